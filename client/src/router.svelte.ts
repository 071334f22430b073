// Addresses. The server answers each of these with the same page; what stands there is decided here.

import { SITE } from "./mode";

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; seat: number | null; key: string }
  | { page: "replay"; table: string }
  | { page: "review"; table: string }
  | { page: "rules"; game: string }
  | { page: "guide"; game: string }
  | { page: "puzzles"; game: string }
  | { page: "statistics" }
  | { page: "companion"; game: string }
  | { page: "tables" }
  | { page: "settings" }
  | { page: "calls"; what: "stop" | "confirm"; key: string }
  | { page: "ratings"; game: string }
  | { page: "player"; player: string }
  | { page: "back" }
  | { page: "friends" }
  | { page: "desk" }
  | { page: "tournaments" }
  | { page: "new-tournament"; club: string }
  | { page: "tournament"; tournament: string; screen: boolean }
  | { page: "clubs" }
  | { page: "club"; club: string; key: string }
  | { page: "ladder"; game: string }
  | { page: "about" }
  | { page: "nowhere" };

/** What stands at an address. */
export function route(path: string, query = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const nowhere: Route = { page: "nowhere" };
  if (rest.length) return nowhere;
  if (!first) return { page: "front" };
  if (first === "new" && second) return { page: "new", game: second };
  if (first === "t" && second) {
    const asked = new URLSearchParams(query);
    const seat = asked.get("seat");
    return {
      page: "table",
      table: second,
      seat: seat && /^\d+$/.test(seat) ? Number(seat) : null,
      key: asked.get("key") ?? "",
    };
  }
  if ((first === "replay" || first === "review") && second) return { page: first, table: second };
  if (first === "calls" && (second === "stop" || second === "confirm"))
    return { page: "calls", what: second, key: new URLSearchParams(query).get("key") ?? "" };
  if (first === "tournaments" && second === "new")
    return { page: "new-tournament", club: new URLSearchParams(query).get("club") ?? "" };
  if (first === "tournament" && second)
    return { page: "tournament", tournament: second, screen: new URLSearchParams(query).has("screen") };
  if (first === "club" && second)
    return { page: "club", club: second, key: new URLSearchParams(query).get("key") ?? "" };
  if (!second && (first === "tournaments" || first === "clubs")) return { page: first };
  if (first === "guide" && second) return { page: "guide", game: second };
  if (first === "player" && second) return { page: "player", player: second };
  if (first === "rules" || first === "companion" || first === "puzzles" || first === "ratings" || first === "ladder")
    return { page: first, game: second };
  if (
    !second &&
    (first === "tables" ||
      first === "statistics" ||
      first === "settings" ||
      first === "back" ||
      first === "friends" ||
      first === "desk" ||
      first === "about")
  )
    return { page: first };
  return nowhere;
}

/** What only people at several screens have a use for; a site, which has no server, says so there. */
const FOR_OTHERS: Route["page"][] = [
  "back",
  "calls",
  "club",
  "clubs",
  "desk",
  "friends",
  "ladder",
  "new-tournament",
  "player",
  "ratings",
  "tournament",
  "tournaments",
];
export const needsServer = ({ page }: Route): boolean => FOR_OTHERS.includes(page);

/** What an address within the house is for a link: a static host knows one file only, so there it stands behind a #. */
export const linkTo = (address: string): string => (SITE ? `#${address}` : address);

/** The same for somebody elsewhere. */
export const whole = (address: string): string =>
  SITE ? `${location.origin}${location.pathname}#${address}` : `${location.origin}${address}`;

/** Path, query and hash of an address behind a #. */
export function behind(hash: string): { path: string; query: string; hash: string } {
  const [, path = "", query = "", rest = ""] = /^#(\/[^?#]*)(\?[^#]*)?(#.*)?$/.exec(hash) ?? [];
  return { path: path || "/", query, hash: rest };
}

function here(): { path: string; query: string; hash: string } {
  if (typeof location === "undefined") return { path: "/", query: "", hash: "" };
  if (SITE) return behind(location.hash);
  return { path: location.pathname, query: location.search, hash: location.hash };
}
export const place = $state(here());

const arrive = (): void => void Object.assign(place, here());

/** Go to an address within the house; `brought` is what the page there finds in `history.state`. */
export function go(address: string, { replace = false, brought = null as unknown } = {}): void {
  const before = place.path;
  if (replace) history.replaceState(brought, "", linkTo(address));
  else history.pushState(brought, "", linkTo(address));
  arrive();
  if (place.path !== before) scrollTo(0, 0);
}

/** Come to a place on the page, as a browser does where the hash is free for it. */
function reach(there: HTMLElement | null): void {
  there?.scrollIntoView();
  there?.focus();
}

/** Links within the house do not load the page anew. */
export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (SITE && !link.hash.startsWith("#/")) reach(document.getElementById(link.hash.slice(1)));
    else if (link.href === location.href) arrive();
    else go(SITE ? link.hash.slice(1) : link.pathname + link.search + link.hash);
  });
}

// Addresses. The server answers each of these with the same page; what stands there is decided here.

export type Route =
  | { page: "front" }
  | { page: "new"; game: string }
  | { page: "table"; table: string; seat: number | null; key: string }
  | { page: "replay"; table: string }
  | { page: "rules"; game: string }
  | { page: "tables" }
  | { page: "settings" }
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
  if (first === "replay" && second) return { page: "replay", table: second };
  if (first === "rules") return { page: "rules", game: second };
  if (!second && (first === "tables" || first === "settings" || first === "about")) return { page: first };
  return nowhere;
}

const here =
  typeof location === "undefined" ? { path: "/", query: "" } : { path: location.pathname, query: location.search };
export const place = $state({ ...here, hash: typeof location === "undefined" ? "" : location.hash });

function arrive(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

/** Go to an address within the house; `brought` is what the page there finds in `history.state`. */
export function go(address: string, { replace = false, brought = null as unknown } = {}): void {
  if (replace) history.replaceState(brought, "", address);
  else history.pushState(brought, "", address);
  const samePage = place.path === location.pathname;
  arrive();
  if (!samePage) scrollTo(0, 0);
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
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
    else if (link.hash) arrive();
  });
}

// How this page was built: for a server, or as a site that any static host can serve.

/** Whether there is no server at all: everything is asked of the page itself. */
export const SITE = import.meta.env.MODE === "site";

/** The files of the server that runs inside the page (tools/page.py): their folder, and how large each is. */
export interface PageFiles {
  folder: string;
  files: [name: string, bytes: number][];
}

/** Where everything of this page lies. */
export const home = (): string => new URL(import.meta.env.BASE_URL, location.href).href;

/** What the server that runs inside the page is made of; null where there is none: a server has it only if its host
 * wants so. */
export async function pageFiles(at: string): Promise<PageFiles | null> {
  const reply = await fetch(`${at}page.json`, { cache: "no-cache" });
  const isFound = reply.ok && reply.headers.get("content-type")?.includes("json");
  return isFound ? ((await reply.json()) as PageFiles) : null;
}

/** The ids of tables that the page keeps itself begin with this. */
const OWN = "page-";
export const isOwn = (table: string): boolean => SITE || table.startsWith(OWN);

// The tables, loaded on demand and found by the name of their folder. A game without a folder is played at the plain table.
import type { TableModule } from "./contract";

const own = import.meta.glob<TableModule>("./*/Table.svelte");
const plain = (): Promise<TableModule> => import("./PlainTable.svelte");

export const tableFor = (game: string): Promise<TableModule> => (own[`./${game}/Table.svelte`] ?? plain)();

/** Every table of its own kind. */
export const tables = (): Promise<TableModule>[] => Object.values(own).map((load) => load());

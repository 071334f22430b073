// The tables, loaded on demand and found by the name of their folder. A game without a folder is played at the plain table.
import type { TableModule } from "./contract";

const tables = import.meta.glob<TableModule>("./*/Table.svelte");
const plain = (): Promise<TableModule> => import("./PlainTable.svelte");

export const tableFor = (game: string): Promise<TableModule> => (tables[`./${game}/Table.svelte`] ?? plain)();

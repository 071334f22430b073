// The tables, loaded on demand. A game without a folder is played at the plain table.
import type { TableModule } from "./contract";

const tables = import.meta.glob<TableModule>("./*/Table.svelte");

export async function tableFor(game: string): Promise<TableModule> {
  const load = tables[`./${game}/Table.svelte`];
  return load ? load() : ((await import("./PlainTable.svelte")) as unknown as TableModule);
}

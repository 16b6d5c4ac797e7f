import { basename, dirname } from "node:path";
import { ok, type Result } from "../../shared/base/index.js";
import type { WantedOrder } from "../../shared/toml/index.js";
import { tableAddress } from "./bindings.js";
import { readFolder, readFolderTables } from "./folder.js";
import type { Output } from "./output.js";

/** The orders of keys that are wanted of the tables of a file. */
export type OrdersOf = (file: string) => Promise<Result<WantedOrder>>;

/** The orders that games have for the tables of files, by the folders of these. Each folder is read once. */
export function gameOrders(output: Output): OrdersOf {
  const folders = new Map<string, Promise<Result<FolderOrders>>>();
  return async (file) => {
    const folder = dirname(file);
    const reading = folders.get(folder) ?? readOrders(folder, output);
    folders.set(folder, reading);
    const orders = await reading;
    return orders.ok ? ok((table) => orders.value.get(tableAddress(basename(file), table))) : orders;
  };
}

/** The keys of a table in their order, by file and table. */
type FolderOrders = ReadonlyMap<string, readonly string[]>;

async function readOrders(folder: string, output: Output): Promise<Result<FolderOrders>> {
  const read = await readFolder(folder, output);
  if (!read.ok) return read;
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return tables;
  const orders = new Map<string, readonly string[]>();
  for (const { file, table, binding } of tables.value) {
    const columns = binding?.schema.columns;
    if (columns)
      orders.set(
        tableAddress(file, table),
        columns.map(({ key }) => key),
      );
  }
  return ok(orders);
}

import { readSheet } from "../../sheet/index.js";
import { readContent, tableOf } from "../content/content.js";
import type { Transition } from "../transition.js";

/**
 * Makes a table that lost its last row in an earlier run a sheet again, without rows: its rows are about to come back. In one run
 * it stays a sheet.
 */
export function provideTable(step: Transition, file: string, path: readonly string[]): void {
  const content = step.file(file)?.content;
  if (!content || path.length === 0 || tableOf(content, path)) return;
  const { document, id, plain, tables } = content;
  const remembered = [...tables.map((table) => table.path), path];
  const read = (each: readonly string[]) => tableOf(content, each) ?? { facts: readSheet(document, each), keys: [] };
  const provided = readContent(file, document, id, read, remembered, plain);
  const isSame = tables.every((table) => tableOf(provided, table.path)?.keys.length === table.keys.length);
  if (isSame && tableOf(provided, path)?.facts) step.changeFile(file, { content: provided });
}

import type { Metadata } from "../../metadata/index.js";
import { splitAbsent } from "../metadata/absent-columns.js";
import { columnRules, resolveRules } from "../metadata/column-rules.js";
import type { Settings } from "../settings.js";
import { dropDependencies } from "./dependency.js";
import { report } from "./one-fault.js";
import { withStale } from "./row.js";
import type { CheckedSheet, SheetSource } from "./sheet.js";
import type { ProblemStore } from "./store.js";
import type { CheckScheduler } from "./scheduler.js";

/** The lists that the enums of a file draw their values from. */
export const listsDrawnFrom = ({ validationRules }: Metadata): readonly string[] =>
  validationRules.flatMap((rule) => (rule.kind === "enum" && rule.from !== undefined ? [rule.from] : []));

/**
 * Puts the rules of a sheet's metadata in place of those it had, and runs them for each row, where they differ from
 * in the version of the table `before`.
 */
export function putMetadataRules(
  sheet: CheckedSheet,
  before: SheetSource | undefined,
  work: CheckScheduler,
  store: ProblemStore,
  settings: () => Settings,
): void {
  const { metadata, columns, keyOrder } = sheet.source;
  if (before?.metadata === metadata && before.columns === columns && before.keyOrder === keyOrder) return;
  const { rules: resolved, absent } = splitAbsent(
    resolveRules(metadata.validationRules, columns),
    keyOrder,
    sheet.binding?.schema,
  );
  sheet.absentColumns = absent;
  const name = JSON.stringify(resolved);
  if (name === sheet.metadataRules) return;
  sheet.metadataRules = name;
  const rules = columnRules(resolved, settings);
  const first = sheet.gameRules.length;
  sheet.rules = [...sheet.gameRules, ...rules];
  for (const row of sheet.rows.values()) {
    if (row.found.splice(first).length > 0) report(row, store);
    for (const task of row.ruleTasks.splice(first)) if (task) dropDependencies(task);
    if (row.entries === undefined) continue;
    for (const place of rules.keys()) row.staleRules = withStale(row.staleRules, first + place);
    work.rules(row);
  }
}

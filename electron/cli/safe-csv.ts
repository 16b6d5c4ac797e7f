import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { forSpreadsheets, guardedMessage } from "../../shared/formats/index.js";
import type { Output } from "./output.js";

/** Prints figures for a spreadsheet, which must not run a name among them, for commands that print them as JSON too. */
export function printSafeCsv(output: Output, csv: string): Result<void> {
  const safe = forSpreadsheets(csv);
  if (!safe.ok) return safe;
  output.print(safe.value.text);
  const { guarded } = safe.value;
  if (guarded > 0) output.remark(`${guardedMessage(guarded)} --json has the names as they are.`);
  return ok(undefined);
}

const oneOutput: Fault = { code: "cli/one-output", message: "Use either --json or --csv, not both." };

/** Fails where the same figures are asked for twice. */
export const expectOneOutput = ({ json, csv }: { readonly json: boolean; readonly csv: boolean }): Result<void> =>
  json && csv ? failed(oneOutput) : ok(undefined);

import { ok, visibleName, type Result } from "../../shared/base/index.js";
import {
  forSpreadsheets,
  guardedMessage,
  importRows,
  readRows,
  type Imported,
  type SpreadsheetCsv,
} from "../../shared/formats/index.js";
import { columnName } from "../../shared/sheet/index.js";
import type { CliContext } from "./command.js";
import { isFromWorkbook, isToWorkbook, readWorkbook, writeWorkbook } from "./convert-workbook.js";
import { asPlain, formatsOf, inFormat, type ConvertRequest, type Formats, type Plain } from "./convert-formats.js";
import { counted } from "./made-file.js";
import { editFile, readTextOrInput, writeText } from "./files.js";
import { exitCodes, refuse, type ExitCode } from "./output.js";
import { openSheet } from "./place.js";
import { idMaker, takenIds } from "./taken-ids.js";

/** Converts a file, or brings its rows into another one. */
export async function convertFile(context: CliContext, asked: ConvertRequest): Promise<ExitCode> {
  const { output } = context;
  const { input, update } = asked;
  const isToBook = isToWorkbook(asked);
  // Workbooks are read and written as the CSV of their sheet.
  const request = {
    ...asked,
    ...(isFromWorkbook(asked) ? { from: "csv" } : {}),
    ...(isToBook ? { as: "csv" } : {}),
  };
  const text = isFromWorkbook(asked) ? await readWorkbook(input) : await readTextOrInput(context, input);
  if (!text.ok) return refuse(output, text.error, input);
  const formats = formatsOf(request, text.value);
  if (!formats.ok) return refuse(output, formats.error);
  const plain = asPlain(text.value, request, formats.value.from);
  if (!plain.ok) return refuse(output, plain.error, input);
  if (update) return updateFile(context, request, plain.value, isFromWorkbook(asked));
  const converted = inFormat(plain.value, formats.value.to);
  if (!converted.ok) return refuse(output, converted.error, input);
  if (isToBook) {
    const written = await writeWorkbook(request, plain.value, converted.value);
    return written.ok ? exitCodes.fine : refuse(output, written.error, request.target);
  }
  const safe = guardsFormulas(asked, formats.value)
    ? forSpreadsheets(converted.value)
    : ok({ text: converted.value, guarded: 0 });
  if (!safe.ok) return refuse(output, safe.error, input);
  return hand(context, request, safe.value);
}

/** What comes from CSV goes out as it came; the texts of a workbook are no formulas until they are CSV. */
const guardsFormulas = (asked: ConvertRequest, { from, to }: Formats): boolean =>
  !asked.raw && to === "csv" && (from !== "csv" || isFromWorkbook(asked));

async function hand(
  { output }: CliContext,
  request: ConvertRequest,
  { text, guarded }: SpreadsheetCsv,
): Promise<ExitCode> {
  const { target, force } = request;
  if (target === "-") output.print(text);
  else {
    const written = await writeText(target, output, text, force);
    if (!written.ok) return refuse(output, written.error, target);
  }
  const place = target === "-" ? "" : `${visibleName(target)}: `;
  if (guarded > 0) output.remark(`${place}${guardedMessage(guarded)} --raw writes them as they are.`);
  return exitCodes.fine;
}

async function updateFile(
  { output }: CliContext,
  { target, table, input }: ConvertRequest,
  { text, source }: Plain,
  keepsEmptyTexts: boolean,
): Promise<ExitCode> {
  const rows = readRows(text, source);
  if (!rows.ok) return refuse(output, rows.error, input);
  const taken = await takenIds(target, output);
  const updated = await editFile(target, output, (document): Result<{ document: typeof document; value: Imported }> => {
    const sheet = openSheet(document, target, table ?? (source.table && columnName({ path: source.table })), "create");
    if (!sheet.ok) return sheet;
    const { ids } = sheet.value.facts;
    const makeId = idMaker(sheet.value, taken);
    const imported = importRows(document, sheet.value.table, rows.value, {
      makeId: (_facts, row) => makeId(row),
      keepsEmptyTexts,
      ...(ids === undefined ? {} : { ids }),
    });
    return imported.ok ? ok({ document: imported.value.document, value: imported.value }) : imported;
  });
  if (!updated.ok) return refuse(output, updated.error, target);
  const { cells, added, untouched } = updated.value;
  const counts = [
    `${counted(cells, "cell")} changed`,
    `${counted(added, "row")} added`,
    `${counted(untouched, "row")} not mentioned`,
  ];
  output.remark(`${visibleName(target)}: ${counts.join(", ")}`);
  return exitCodes.fine;
}

import { fromWire, toWire } from "../../../toml/index.js";
import { textIn, type RowTool, type ToolEdit, type ToolRow } from "../../tools.js";
import { parseEffect } from "../script/parse.js";
import { printEffect } from "../script/print/effect.js";
import { scriptNames } from "../script/registry/index.js";
import { effectRows, hasRepeats } from "../script/rows/effect-rows.js";
import { effectScriptOf } from "../script/rows/effect-script.js";
import { isItems, type Plain } from "../script/rows/plain.js";

const sheets = ["cards"];

/** From the script of a card to its rows (SCRIPT-7). */
export const writeAsRows: RowTool = {
  id: "write-as-rows",
  title: "Write effects as rows",
  about:
    "The script of each card becomes rows that say the same. Cards whose script is not understood stay as they are.",
  sheets,
  options: [],
  edits: (rows) => rows.flatMap((row) => (hasRows(row) ? [] : asRows(row))),
};

/** From the rows of a card to its script (SCRIPT-7). */
export const writeAsText: RowTool = {
  id: "write-as-text",
  title: "Write effects as text",
  about:
    "The rows of each card become a script that says the same. Cards whose rows are not understood stay as they are.",
  sheets,
  options: [],
  edits: (rows) => rows.flatMap((row) => (hasScript(row) ? [] : asText(row))),
};

const hasScript = (row: ToolRow): boolean => (textIn(row, "effect") ?? "").trim() !== "";
const hasRows = (row: ToolRow): boolean => rowsOf(row).length > 0;

function rowsOf({ cells }: ToolRow): readonly Plain[] {
  const value = cells.get("abilities");
  const rows = value === undefined ? [] : toWire(value);
  return isItems(rows) ? rows : [];
}

function asRows({ key, cells }: ToolRow): readonly ToolEdit[] {
  const effect = textIn({ key, cells }, "effect") ?? "";
  const { items, comments, faults } = parseEffect(effect, scriptNames);
  if (faults.length > 0 || items.length === 0 || hasRepeats(items)) return [];
  const value = fromWire(effectRows(items, comments));
  if (!value.ok) return [];
  return [
    { rowKey: key, column: "effect", value: undefined },
    { rowKey: key, column: "abilities", value: value.value },
  ];
}

function asText(row: ToolRow): readonly ToolEdit[] {
  const rows = rowsOf(row);
  const script = effectScriptOf(rows);
  const { items, comments, faults } = parseEffect(script.text, scriptNames);
  if (rows.length === 0 || script.faults.length + faults.length > 0) return [];
  return [
    { rowKey: row.key, column: "abilities", value: undefined },
    { rowKey: row.key, column: "effect", value: { kind: "string", value: printEffect(items, comments) } },
  ];
}

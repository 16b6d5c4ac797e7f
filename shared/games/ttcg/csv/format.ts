import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import { readCsv, type CsvField } from "../../../formats/index.js";
import { rowCount, rowEntries, sourceAt, writeKey, writeValue, type TomlDocument } from "../../../toml/index.js";
import type { GameFormat } from "../../format.js";
import { csvColumns, keyOrder } from "./columns.js";

const delimiter = ";";
const lineEnd = "\r\n";
const header = csvColumns.map((column) => column.header).join(delimiter);

const fault = (code: string, message: string): Fault => ({ code: `ttcg-csv/${code}`, message });

/** A line of one empty field is a blank line. */
const isBlank = (fields: readonly CsvField[]): boolean => fields.length === 1 && fields[0]?.text === "";

function readCards(text: string): Result<readonly (readonly CsvField[])[]> {
  const records = readCsv(text, delimiter);
  if (!records.ok) return records;
  const [first, ...rest] = records.value;
  if (first?.map((field) => field.text).join(delimiter) !== header)
    return failed(fault("header", `The first line of a card list is ${header}.`));
  const cards = rest.filter((fields) => !isBlank(fields));
  const odd = cards.findIndex((fields) => fields.length !== csvColumns.length);
  if (odd === -1) return ok(cards);
  const count = cards[odd]?.length ?? 0;
  return failed(fault("fields", `Card ${odd + 1} has ${count} fields, but a card list has ${csvColumns.length}.`));
}

function rowText(tableName: string, fields: readonly CsvField[], id: string | undefined): string {
  const sources = new Map<string, string>();
  if (id !== undefined) sources.set("id", writeValue({ kind: "string", value: id }));
  for (const [at, { key, read }] of csvColumns.entries()) {
    const source = read(fields[at]?.text ?? "");
    if (source !== undefined) sources.set(key, source);
  }
  const lines = keyOrder.flatMap((key) => {
    const source = sources.get(key);
    return source === undefined ? [] : [`${key} = ${source}\n`];
  });
  return `[[${tableName}]]\n${lines.join("")}`;
}

const printField = (text: string): string => (/[;"\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function recordOf(document: TomlDocument, table: readonly string[], place: number): string {
  const values = new Map(rowEntries(document, table, place).map(({ key, value }) => [key, value]));
  const type = values.get("type");
  const isSpell = type?.kind === "string" && type.value === "spell";
  const fields = csvColumns.map(({ key, write, absent, isSigned }) => {
    const value = values.get(key);
    const source = sourceAt(document, [...table, place, key]) ?? "";
    const field = value ? write({ value, source }) : absent;
    return isSpell && isSigned && /^\d/u.test(field) ? `+${field}` : field;
  });
  return fields.map(printField).join(delimiter);
}

/** `card_list.csv` of the game's own tools (TTCG-5): one line a card, ids and printings left out. */
export const cardListFormat: GameFormat = {
  name: "ttcg-csv",
  about: "the card list of TTCG's own tools",
  extension: "csv",
  table: ["ttcg-cards"],
  recognises: (text) => text.replace(/^\uFEFF/u, "").split(/\r?\n/u, 1)[0] === header,
  toToml: (text, table, makeId) => {
    const cards = readCards(text);
    if (!cards.ok) return cards;
    const tableName = table.map(writeKey).join(".");
    return ok(cards.value.map((fields) => rowText(tableName, fields, makeId?.())).join("\n"));
  },
  fromToml: (document, table) => {
    const cards = Array.from({ length: rowCount(document, table) }, (_, place) => recordOf(document, table, place));
    if (cards.length === 0) {
      const message = `The file has no cards in a table ${table.join(".")}.`;
      return failed({ ...fault("no-cards", message), suggestion: "--table NAME" });
    }
    return ok([header, ...cards].map((line) => line + lineEnd).join(""));
  },
};

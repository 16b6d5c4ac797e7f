import { must, ok } from "../../../shared/base/index.js";
import type { FolderFormat } from "../../../shared/games/index.js";
import {
  emptyDocument,
  insertRow,
  printDocument,
  rowCount,
  rowEntries,
  setValue,
  type RowEntry,
  type TomlDocument,
  type TomlValue,
} from "../../../shared/toml/index.js";

const file = "ships.toml";
const table = ["ships"];
const keys = ["title", "hull", "tonnage"] as const;

const valueOf = (key: string, text: string): TomlValue =>
  key === "tonnage" ? { kind: "integer", value: BigInt(text) } : { kind: "string", value: text };

const textOf = (value: TomlValue): string =>
  value.kind === "string" ? value.value : value.kind === "integer" ? `${value.value}` : "";

const codeOf = (path: string): string => path.replace(/^ships\/(.*)\.ship$/u, "$1");

const entriesOf = (path: string, text: string): readonly RowEntry[] =>
  text.split("\n").reduce<RowEntry[]>(
    (entries, line) => {
      const [key = "", value = ""] = line.split(/:\s*/u);
      return keys.some((each) => each === key) ? [...entries, { key, value: valueOf(key, value) }] : entries;
    },
    [{ key: "code", value: { kind: "string", value: codeOf(path) } }],
  );

/** The ships of a document by their codes. */
const shipsIn = (document: TomlDocument): ReadonlyMap<string, ReadonlyMap<string, TomlValue>> =>
  new Map(
    Array.from({ length: rowCount(document, table) }, (_, row) => {
      const entries = new Map(rowEntries(document, table, row).map(({ key, value }) => [key, value]));
      const code = entries.get("code");
      return [code ? textOf(code) : "", entries] as const;
    }),
  );

/** A file for each ship, with a line for its title, hull and tonnage. */
export const shipFiles: FolderFormat = {
  name: "ship-files",
  about: "a file for each ship",
  takes: ["ships/*.ship"],
  options: [],
  recognises: (paths) => paths.some((path) => path.endsWith(".ship")),
  toToml(files, before) {
    let document = before.get(file) ?? emptyDocument;
    for (const { path, text } of files) {
      const entries = entriesOf(path, text);
      const at = [...shipsIn(document).keys()].indexOf(codeOf(path));
      if (at < 0) document = must(insertRow(document, table, rowCount(document, table), { entries })).doc;
      else for (const { key, value } of entries) document = must(setValue(document, [...table, at, key], value)).doc;
    }
    return ok({ files: [{ path: file, text: printDocument(document) }], removed: [], remarks: [] });
  },
  fromToml(documents) {
    const document = documents.get(file) ?? emptyDocument;
    const files = [...shipsIn(document)].map(([code, entries]) => ({
      path: `ships/${code}.ship`,
      text: keys
        .map((key) => {
          const value = entries.get(key);
          return value === undefined ? "" : `${key}: ${textOf(value)}\n`;
        })
        .join(""),
    }));
    return ok({ files, removed: [], remarks: [] });
  },
};

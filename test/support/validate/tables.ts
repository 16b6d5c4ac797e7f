import { must } from "../../../shared/base/index.js";
import { readMetadata } from "../../../shared/metadata/index.js";
import { fitsSchema, kindsIn, listTables, readSheet, vocabulariesIn } from "../../../shared/sheet/index.js";
import {
  parseDocument,
  rowEntries,
  sourceAt,
  valueAt,
  type RowEntry,
  type TomlDocument,
} from "../../../shared/toml/index.js";
import { readWaivers, type CheckedGame, type Checker, type SheetSource } from "../../../shared/validate/index.js";

/** Files by name, as TOML text. */
export type Files = Readonly<Record<string, string>>;

const keyOf = (file: string, table: readonly string[], at: number): string => `${file} ${table.join(".")} ${at}`;

/** The tables of a file as a checker is given them. Row keys say file, table and place. */
export function sourcesOf(file: string, document: TomlDocument): SheetSource[] {
  const waivers = readWaivers(document);
  const metadata = readMetadata(valueAt(document, ["metadata"]));
  return listTables(document, file).map(({ table }) => {
    const facts = readSheet(document, table);
    const keys = Array.from({ length: facts.rowCount }, (_, at) => keyOf(file, table, at));
    const places = new Map(keys.map((key, at) => [key, at]));
    const place = (key: string): number => places.get(key) ?? -1;
    return {
      address: { file, table },
      keys,
      columns: facts.columns,
      keyOrder: facts.keyOrder,
      kindsOf: (key) => facts.keys.find((each) => each.key === key)?.kinds,
      metadata,
      waivers,
      place,
      entries: (key) => rowEntries(document, table, place(key)),
      source: (key, column) => sourceAt(document, [...table, place(key), column]),
    };
  });
}

/** A plain table that a game knows, `[print-run]`, as a sheet of one row. */
function singleSources(file: string, document: TomlDocument, games: readonly CheckedGame[]): SheetSource[] {
  const schemas = games.flatMap(({ sheets }) => sheets.filter(({ isSingle }) => isSingle));
  return schemas.flatMap((schema) =>
    schema.tables.flatMap((table): SheetSource[] => {
      const value = valueAt(document, [table]);
      if (value?.kind !== "table") return [];
      const entries: RowEntry[] = [...value.entries].map(([key, each]) => ({ key, value: each }));
      const columns = new Set(value.entries.keys());
      if (!fitsSchema(schema, table, { columns, kindsOf: (key) => kindsIn([entries], key) })) return [];
      const key = keyOf(file, [table], 0);
      return [
        {
          address: { file, table: [table] },
          keys: [key],
          columns: entries.map(({ key: name }) => {
            const id = { path: [name] };
            return { id, key: name, title: name, source: name, kind: "text" as const, mixed: false };
          }),
          keyOrder: entries.map(({ key: name }) => name),
          metadata: readMetadata(undefined),
          waivers: [],
          place: (each) => (each === key ? 0 : -1),
          entries: () => entries,
          source: (_, column) => sourceAt(document, [table, column]),
        },
      ];
    }),
  );
}

/** Puts all tables of the files into a checker. */
export function putFiles(checker: Checker, files: Files, games: readonly CheckedGame[] = []): void {
  for (const [file, text] of Object.entries(files)) {
    const document = must(parseDocument(text));
    checker.putVocabularies(file, vocabulariesIn(document));
    for (const source of sourcesOf(file, document)) checker.put(source);
    for (const source of singleSources(file, document, games)) checker.put(source);
  }
}

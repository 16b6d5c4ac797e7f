import { basename, dirname } from "node:path";
import { languageOfBinding } from "../../shared/games/index.js";
import {
  cardFields,
  namesIn,
  overviewCells,
  textCells,
  type CardField,
  type PivotField,
  type ReadCard,
} from "../../shared/pivot/index.js";
import { MeaningWriter, Names, plainText, textFacts, type Meaning } from "../../shared/search/index.js";
import { isSpreadArray, isSpreadTable, type CellView } from "../../shared/sheet/index.js";
import type { TextLanguage } from "../../shared/text/index.js";
import { rowEntries, toWire, type RowEntry, type TomlValue } from "../../shared/toml/index.js";
import { readTextLimits } from "../../shared/validate/index.js";
import { bindingsIn, tableAddress } from "./bindings.js";
import type { Output } from "./output.js";
import type { OpenSheet } from "./place.js";
import { readFolderVersion } from "./versions.js";

/** What can be asked of the cards of a sheet beside its keys, under the keys and titles that the app has. */
export interface CardFields {
  readonly fields: readonly CardField[];
  /** The field of a key or a title; undefined where there is none. */
  readonly named: (name: string) => PivotField | undefined;
}

/** What the game of a sheet, found by the files around it, makes of its cards, and what their rules texts say. */
export async function cardFieldsOf(sheet: OpenSheet, path: string, output: Output): Promise<CardFields> {
  const { document, table, facts } = sheet;
  const file = basename(path);
  const { documents, settings } = await readFolderVersion(dirname(path), output);
  const bindings = bindingsIn({ documents: new Map([...documents, [file, document]]), others: new Map(), settings });
  const binding = bindings.get(tableAddress(file, table));
  const reader = binding?.game.overviews?.find(({ sheets }) => sheets.includes(binding.schema.kind));
  const language = readableBy(languageOfBinding(binding), facts.keyOrder);
  const fields = cardFields(reader, language !== undefined);
  const limits = { ...plainText, ...(settings && readTextLimits(settings)) };
  const names = new Names();
  const meaningOf = language && meanings(sheet, language, new MeaningWriter(names, binding?.game.meaning ?? {}));
  return {
    fields,
    named: (name) => {
      const field = fields.find(({ key, title }) => key === name || title.toLowerCase() === name.toLowerCase());
      if (!field) return undefined;
      const ofCard = overviewCells(field.key, reader);
      const ofTexts = meaningOf && textCells(field.key, limits);
      const cellsOf = (row: number): readonly CellView[] => {
        if (ofCard) return ofCard(cardAt(sheet, row, () => (meaningOf ? namesIn(meaningOf(row), names) : [])));
        return ofTexts ? ofTexts(textFacts(meaningOf(row), names, limits)) : [null];
      };
      return { title: field.title, choices: [], cellsOf };
    },
  };
}

/** A language whose main texts have a column. */
const readableBy = (language: TextLanguage | undefined, keys: readonly string[]): TextLanguage | undefined =>
  language?.cells.some(({ name, column }) => language.mains.includes(name) && keys.includes(column))
    ? language
    : undefined;

/** What the texts of a row mean; several fields may ask for it. */
function meanings(
  { document, table }: OpenSheet,
  language: TextLanguage,
  writer: MeaningWriter,
): (row: number) => Meaning {
  const known = new Map<number, Meaning>();
  return (row) => {
    const before = known.get(row);
    if (before) return before;
    const entries = rowEntries(document, table, row);
    const texts = language.cells.map(({ name, column }) => [name, textAt(entries, column)] as const);
    const meaning = writer.meaning(language.read(Object.fromEntries(texts)));
    known.set(row, meaning);
    return meaning;
  };
}

function textAt(entries: readonly RowEntry[], column: string): string {
  const value = entries.find(({ key }) => key === column)?.value;
  return value?.kind === "string" ? value.value : "";
}

function cardAt({ document, table }: OpenSheet, row: number, namesOf: () => readonly string[]): ReadCard {
  const entries = rowEntries(document, table, row);
  return {
    cells: (key) => entries.flatMap((entry) => (entry.key === key ? spread(entry.value) : [])),
    get names() {
      return namesOf();
    },
  };
}

/** A value as the columns that a sheet spreads it over. */
function spread(value: TomlValue): readonly CellView[] {
  if (isSpreadArray(value)) return value.items.map(toWire);
  return isSpreadTable(value) ? [...value.entries.values()].flatMap(spread) : [toWire(value)];
}

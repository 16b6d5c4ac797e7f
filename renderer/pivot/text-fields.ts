import type { PivotField } from "../../shared/pivot/index.js";
import { plainText, textFacts, type PlainLimits, type TextFacts } from "../../shared/search/index.js";
import type { CellView } from "../../shared/sheet/index.js";
import type { TextLimits } from "../../shared/validate/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { readingsOf } from "../readings/index.js";
import { languageOfSheet, type GridRow } from "../state/index.js";
import type { PivotColumn } from "./fields.js";
import { keywordsKey } from "./overview-fields.js";
import { textFieldTitles, texts } from "./texts.js";

type Fact = keyof TextFacts;

const facts: readonly Fact[] = ["kinds", "parts", "flags", "abilities", "words", "lines"];
const numbers: ReadonlySet<Fact> = new Set(["abilities", "words", "lines"]);

const keyOf = (fact: Fact): string => `rules-text:${fact}`;

const factOf = (key: string): Fact | undefined => facts.find((fact) => keyOf(fact) === key);

/** The fields about texts by what they are about. */
export const textKeys = { words: keyOf("words"), lines: keyOf("lines"), flags: keyOf("flags") } as const;

/** Whether a field is about what the rules texts say, and no column of the sheet. */
export const isTextField = (key: string): boolean => factOf(key) !== undefined || key === keywordsKey;

/** What the rules texts of a sheet can be asked: what abilities do, and how long texts are. None where it has no language. */
export function textColumns(sheet: SheetView): readonly PivotColumn[] {
  if (!languageOfSheet(sheet)) return [];
  return facts.map((fact) => ({
    key: keyOf(fact),
    title: textFieldTitles[fact],
    isComputed: true,
    isNumeric: numbers.has(fact),
  }));
}

/** Such a field in some rows, whose texts have been read; undefined for other fields. */
export function textFieldOf(
  sheet: SheetView,
  { key, title }: Pick<PivotColumn, "key" | "title">,
  rows: readonly GridRow[],
  limits: TextLimits | undefined,
): PivotField | undefined {
  const [fact, readings] = [factOf(key), readingsOf(sheet)];
  if (!fact || !readings) return undefined;
  const plain = { ...plainText, ...limits };
  const cellsOf = (at: number): readonly CellView[] => {
    const row = rows[at];
    if (!row) return [null];
    const value = cellsFor(textFacts(readings.meaning(row), readings.names, plain), fact, plain);
    return value.length === 0 ? [null] : value;
  };
  return { title, choices: [], cellsOf };
}

function cellsFor(read: TextFacts, fact: Fact, limits: PlainLimits): readonly CellView[] {
  if (fact === "flags") {
    if (read.flags.length === 0 && read.words > 0) return [texts.noFlag];
    return read.flags.map((flag) => texts.flags[flag](limits));
  }
  const value = read[fact];
  return typeof value === "number" ? [value] : value;
}

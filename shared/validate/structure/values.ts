import {
  columnSource,
  keyTitle,
  listedValues,
  type ColumnType,
  type MapKeys,
  type NestedCell,
} from "../../sheet/index.js";
import { listed, withArticle } from "../../text/index.js";
import type { Path, TomlValue } from "../../toml/index.js";
import { idText } from "../references.js";
import type { Finding } from "../rule.js";
import { guess, settingFix, textValue } from "../rule-kit.js";
import { clampedTo, convertedTo } from "../metadata/value-fixes.js";
import { numberForm } from "../metadata/value-text.js";
import { describeType, describeValue, isOfType, typeOfText } from "./kinds.js";
import { didYouMean, idsOf, nearTo, placeIn, setFix, singular, tableName, type StructureContext } from "./context.js";

/** What is wrong with a value itself; what is inside it is checked separately. */
export function valueFindings(cell: NestedCell, context: StructureContext): readonly Finding[] {
  const { value, type, inner, around } = cell;
  const { required, also } = inner.length === 0 ? context.column : (cell.schema ?? {});
  if (value.kind === "string" && also?.includes(value.value) === true) return [];
  if (value.kind === "string" && value.value.trim() === "") {
    if (required !== true) return [];
    const owner = around ? tableName(around.inner, around.rows, context.column) : "The row";
    const message = `${owner} has no ${lastKey(inner, context)}.`;
    return [{ variant: "structure-required", column: placeIn(context.column, inner), message }];
  }
  if (!isOfType(value, type)) return [wrongKind(cell, context)];
  switch (type.kind) {
    case "integer":
      return outOfRange(cell, type, context);
    case "choice":
      return isIdOf(type.idsOf ?? [], value, context)
        ? []
        : unknownChoice(value, inner, listedIn(type, context) ?? [], nounOf(inner, context), context);
    case "texts":
      return value.kind === "array" ? textItems(value.items, inner, listedIn(type, context), context) : [];
    case "reference":
      return unknownReference(value, inner, type.to, context);
    case "map":
      return value.kind === "table" ? mapKeys(value.entries, inner, type.keys, context) : [];
    case "rows":
      return tooFew(cell, type.rows.min ?? 0, context);
    default:
      return [];
  }
}

/** The lexicon is asked for only where the type has words in it: a rule that asks is checked again when the words change. */
const listedIn = (
  type: Extract<ColumnType, { readonly kind: "choice" | "texts" }>,
  { lookup }: StructureContext,
): readonly string[] | undefined => listedValues(type, type.words && lookup.lexicon());

/** The key that a value stands under, or of the list it is in. */
const lastKey = (inner: Path, { column }: StructureContext): string =>
  inner.findLast((step) => typeof step === "string") ?? column.key;

const nounOf = (inner: Path, context: StructureContext): string => keyTitle(lastKey(inner, context)).toLowerCase();

function wrongKind({ value, type, inner }: NestedCell, { column }: StructureContext): Finding {
  const place = placeIn(column, inner);
  const wanted = typeOfText(type);
  const converted = wanted && convertedTo(wanted, value);
  return {
    variant: "structure-kind",
    column: place,
    message: `${columnSource(place)} must be ${describeType(type)}; it is ${describeValue(value)}.`,
    fixes: converted ? [setFix("convert", place, converted)] : [],
  };
}

function outOfRange(
  { value, inner }: NestedCell,
  limits: Extract<ColumnType, { kind: "integer" }>,
  context: StructureContext,
): readonly Finding[] {
  const clamped = clampedTo(limits, value);
  if (!clamped) return [];
  const { min = -Infinity } = limits;
  const number = numberForm(value) ?? 0;
  const bound = number < min ? `at least ${min}` : `at most ${limits.max ?? Infinity}`;
  const column = placeIn(context.column, inner);
  const message = `${lastKey(inner, context)} is ${number}; it must be ${bound}.`;
  return [{ variant: "structure-range", column, message, fixes: [guess(setFix("clamp", column, clamped))] }];
}

function unknownChoice(
  value: TomlValue,
  inner: Path,
  choices: readonly string[],
  noun: string,
  { column }: StructureContext,
): readonly Finding[] {
  if (value.kind !== "string" || choices.includes(value.value)) return [];
  const near = nearTo(value.value, choices);
  const place = placeIn(column, inner);
  return [
    {
      variant: "structure-choice",
      column: place,
      message: `"${value.value}" is not ${withArticle(noun)}.${didYouMean(near)}`,
      fixes: near.map((each, at) => guess(setFix(at === 0 ? "nearest" : `nearest-${at + 1}`, place, textValue(each)))),
    },
  ];
}

const textItems = (
  items: readonly TomlValue[],
  inner: Path,
  choices: readonly string[] | undefined,
  context: StructureContext,
): readonly Finding[] =>
  items.flatMap((value, at): readonly Finding[] => {
    const place = [...inner, at];
    if (value.kind !== "string")
      return [wrongKind({ value, type: { kind: "text" }, inner: place, around: undefined }, context)];
    return choices && value.value !== ""
      ? unknownChoice(value, place, choices, singular(nounOf(inner, context)), context)
      : [];
  });

/** Whether a value is the id of a row of one of these kinds of sheet. */
function isIdOf(kinds: readonly string[], value: TomlValue, { lookup }: Pick<StructureContext, "lookup">): boolean {
  const id = idText(value);
  return id !== undefined && kinds.some((kind) => lookup.has(idsOf(kind), id));
}

function unknownReference(
  value: TomlValue,
  inner: Path,
  to: readonly string[],
  { column, sheets, lookup }: StructureContext,
): readonly Finding[] {
  const id = idText(value);
  if (id === undefined || isIdOf(to, value, { lookup })) return [];
  const kinds = to.map((kind) => singular((sheets.find((each) => each.kind === kind)?.title ?? kind).toLowerCase()));
  const text = value.kind === "string" ? value.value : id;
  const message = `There is no ${listed(kinds, "or")} "${text}".`;
  return [{ variant: "structure-reference", column: placeIn(column, inner), message }];
}

function mapKeys(
  entries: ReadonlyMap<string, TomlValue>,
  inner: Path,
  keys: MapKeys,
  context: StructureContext,
): readonly Finding[] {
  if (keys.kind === "text") return [];
  return [...entries.keys()].flatMap((key): readonly Finding[] => {
    const place = [...inner, key];
    if (keys.kind === "reference") return unknownReference(textValue(key), place, keys.to, context);
    if (keys.values.includes(key)) return [];
    const near = nearTo(
      key,
      keys.values.filter((each) => !entries.has(each)),
    );
    const noun = keys.title ?? `key of ${lastKey(inner, context)}`;
    const rename = (to: string): TomlValue => ({
      kind: "table",
      entries: new Map([...entries].map(([each, value]) => [each === key ? to : each, value])),
    });
    return [
      {
        variant: "structure-choice",
        column: placeIn(context.column, place),
        message: `"${key}" is not ${withArticle(noun)}.${didYouMean(near)}`,
        fixes: near.map((each, at) =>
          guess(
            settingFix(
              at === 0 ? "nearest" : `nearest-${at + 1}`,
              `Rename to ${each}`,
              placeIn(context.column, inner),
              rename(each),
            ),
          ),
        ),
      },
    ];
  });
}

function tooFew({ value, inner, around }: NestedCell, least: number, context: StructureContext): readonly Finding[] {
  const count = value.kind === "array" ? value.items.length : 0;
  if (count >= least) return [];
  const owner = around ? tableName(around.inner, around.rows, context.column) : "The row";
  const key = lastKey(inner, context);
  const has = count === 0 ? `has no ${key}` : `has only ${count} of ${key}`;
  const column = placeIn(context.column, inner);
  return [{ variant: "structure-empty", column, message: `${owner} ${has}; it needs at least ${least}.` }];
}

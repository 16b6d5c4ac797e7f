import type { Fault, Result } from "../base/index.js";
import { nearestWords } from "../text/index.js";
import { readShape, writeKey, writeValue, type FileShape, type TomlValue } from "../toml/index.js";
import { skeletonSchema, type Skeleton, type SlotCondition } from "./skeleton.js";

const keys = ["file", "table", "booster", "slots", "column", "cards", "value", "count", "name", "target", "where"];
const conditionKeys = ["column", "computed", "is", "min", "max", "meaning"];
const known = [...new Set([...keys, ...conditionKeys])];

const shape: FileShape<Skeleton> = {
  schema: skeletonSchema,
  kind: "A design skeleton",
  code: "skeleton",
  longest: 2_000_000,
  suggestion: (key) => {
    const [nearest] = typeof key === "string" && !known.includes(key) ? nearestWords(key, known) : [];
    return nearest === undefined ? undefined : `Did you mean “${nearest}”?`;
  },
};

/** Reads a skeleton of `.cardwright/skeletons`. Fails with what is wrong in it, each at its line. */
export const readSkeletonFile = (text: string): Result<Skeleton, readonly Fault[]> => readShape(text, shape);

type Scalar = string | number | boolean;

function valueOf(scalar: Scalar): TomlValue {
  if (typeof scalar === "string") return { kind: "string", value: scalar };
  if (typeof scalar === "boolean") return { kind: "boolean", value: scalar };
  return Number.isSafeInteger(scalar) && !Object.is(scalar, -0)
    ? { kind: "integer", value: BigInt(scalar) }
    : { kind: "float", value: scalar };
}

const source = (value: Scalar | readonly Scalar[]): string =>
  typeof value === "object" ? `[${value.map(source).join(", ")}]` : writeValue(valueOf(value), { oneLine: true });

const line = (key: string, value: Scalar | readonly Scalar[]): string => `${writeKey(key)} = ${source(value)}`;

function conditionSource({ column, computed, is, min, max, meaning }: SlotCondition): string {
  const members = Object.entries({ column, computed, is, min, max, meaning }).flatMap(([key, value]) =>
    value === undefined ? [] : [line(key, value)],
  );
  return `{ ${members.join(", ")} }`;
}

/** A skeleton as the text of such a file. */
export function writeSkeletonFile({ file, table, booster, slots }: Skeleton): string {
  const blocks = [
    [
      "# A design skeleton of Cardwright: kinds of cards, and how many of each the set should have.",
      line("file", file),
      line("table", table),
      ...(slots.length === 0 ? ["slots = []"] : []),
    ],
    ...(booster
      ? [
          [
            "[booster]",
            line("column", booster.column),
            "cards = [",
            ...booster.cards.map(({ value, count }) => `  { ${line("value", value)}, ${line("count", count)} },`),
            "]",
          ],
        ]
      : []),
    ...slots.map(({ name, target, where }) => [
      "[[slots]]",
      line("name", name),
      line("target", target),
      ...(where.length === 1
        ? [`where = [${where.map(conditionSource).join("")}]`]
        : ["where = [", ...where.map((condition) => `  ${conditionSource(condition)},`), "]"]),
    ]),
  ];
  return `${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`;
}

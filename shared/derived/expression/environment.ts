import { Environment } from "@marcbachmann/cel-js";
import { allowText, spend } from "./meter.js";
import { joinName, spendName } from "./metered.js";

/** What expressions can call, as the dialog lists it. */
export interface ExpressionHelp {
  readonly form: string;
  readonly about: string;
}

export const expressionHelp: readonly ExpressionHelp[] = [
  {
    form: "+ - * / %",
    about:
      "Numbers, whole or not, are all of one kind: 7 / 2 is 3.5. The result with an empty cell is empty. + also joins texts, and numbers to texts.",
  },
  { form: "== != < <= > >=", about: "Numbers and texts are compared with their like." },
  { form: "&& || !", about: "And, or, not." },
  { form: 'cost > 3 ? "dear" : "cheap"', about: "One of two values." },
  { form: '"fast" in keywords', about: "Whether a list holds a value." },
  { form: 'energy_cost or row["energy-cost"]', about: "A column whose header has a dash." },
  { form: "or(power, 0)", about: "A value for an empty cell." },
  { form: "round(x), round(x, 2), floor(x), ceil(x), abs(x)", about: "Numbers made rounder." },
  { form: "min(a, b), max(a, b), sum(list)", about: "The least, the greatest, the total." },
  { form: "number(text), string(value)", about: "One kind made of another." },
  { form: "name.size(), size(list)", about: "How many letters or entries." },
  { form: 'name.contains("x"), .startsWith("x"), .endsWith("x")', about: "Whether a text holds another." },
  { form: 'name.lower(), name.upper(), name.split(","), list.join(", ")', about: "Texts made of texts and lists." },
  { form: "list.filter(x, x > 2), list.map(x, x * 2)", about: "Lists made of lists; also all, exists, exists_one." },
];

const arithmetic: Readonly<Record<string, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
};

const rounded = (x: number, places: number): number => {
  const scale = 10 ** Math.max(-12, Math.min(12, Math.trunc(places)));
  return Math.round(x * scale) / scale;
};

/** A value in a message: the first letters of a text, the kind of everything else. */
const nameOf = (value: unknown): string => {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return Array.isArray(value) ? "A list" : typeof value === "boolean" ? String(value) : "A table";
};

/** A number was wanted of an empty cell. */
export class EmptyCellError extends Error {
  constructor() {
    super("An empty cell is not a number: or(x, 0) gives it a value.");
  }
}

const numberOf = (value: unknown): number => {
  if (typeof value === "bigint") return Number(value);
  if (typeof value === "number") return value;
  if (value === null || value === "") throw new EmptyCellError();
  const text = typeof value === "string" ? value.trim() : "";
  const number = text === "" ? Number.NaN : Number(text);
  if (Number.isNaN(number)) throw new Error(`${nameOf(value)} is not a number.`);
  return number;
};

const wordOf = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? Number(each) : each));

function joined(list: readonly unknown[], between = ""): string {
  const words = list.map(wordOf);
  allowText(words.reduce((letters, word) => letters + word.length + between.length, 0));
  return words.join(between);
}

/** Arithmetic with an empty cell, and rounding one, returns an empty cell, as in spreadsheets. */
const withNothing = [
  ["null", "double"],
  ["double", "null"],
  ["null", "int"],
  ["int", "null"],
  ["null", "null"],
] as const;

/** Counting its work makes an expression deeper than it was written. */
const deepest = 750;

/** CEL (the Common Expression Language) with numbers of one kind, as people who design cards expect them. */
export function expressionEnvironment(): Environment {
  const environment = new Environment({ unlistedVariablesAreDyn: true, limits: { maxDepth: deepest } });
  const mixed = [
    ["int", "double"],
    ["double", "int"],
  ] as const;
  for (const [operator, work] of Object.entries(arithmetic)) {
    for (const [left, right] of mixed) {
      environment.registerOperator(`${left} ${operator} ${right}`, (a: unknown, b: unknown) =>
        work(Number(a), Number(b)),
      );
    }
  }
  for (const operator of Object.keys(arithmetic)) {
    for (const [left, right] of withNothing) {
      environment.registerOperator(`${left} ${operator} ${right}`, () => null);
    }
    if (operator === "+") continue;
    environment.registerOperator(`null ${operator} string`, () => null);
    environment.registerOperator(`string ${operator} null`, () => null);
  }
  environment.registerOperator("double % double", (a: number, b: number) => a % b);
  for (const number of ["double", "int"]) {
    // An empty text beside a number is an empty cell of a column of numbers, not the begin of a text.
    environment.registerOperator(`string + ${number}`, (a: string, b: unknown) => (a === "" ? null : a + String(b)));
    environment.registerOperator(`${number} + string`, (a: unknown, b: string) => (b === "" ? null : String(a) + b));
  }
  return environment
    .registerFunction(`${spendName}(A): A`, spend)
    .registerFunction("round(double): double", (x: number) => Math.round(x))
    .registerFunction("round(double, double): double", rounded)
    .registerFunction("floor(double): double", (x: number) => Math.floor(x))
    .registerFunction("ceil(double): double", (x: number) => Math.ceil(x))
    .registerFunction("abs(double): double", (x: number) => Math.abs(x))
    .registerFunction("round(null): null", () => null)
    .registerFunction("round(null, double): null", () => null)
    .registerFunction("floor(null): null", () => null)
    .registerFunction("ceil(null): null", () => null)
    .registerFunction("abs(null): null", () => null)
    .registerFunction("min(dyn, dyn): double", (a: unknown, b: unknown) => Math.min(numberOf(a), numberOf(b)))
    .registerFunction("max(dyn, dyn): double", (a: unknown, b: unknown) => Math.max(numberOf(a), numberOf(b)))
    .registerFunction("sum(list): double", (list: readonly unknown[]) =>
      list.reduce<number>((sum, each) => sum + numberOf(each), 0),
    )
    .registerFunction("number(dyn): double", numberOf)
    .registerFunction("or(dyn, dyn): dyn", (value: unknown, otherwise: unknown) =>
      value === null || value === "" ? otherwise : value,
    )
    .registerFunction("string.lower(): string", (text: string) => text.toLowerCase())
    .registerFunction("string.upper(): string", (text: string) => text.toUpperCase())
    .registerFunction("list.join(string): string", joined)
    .registerFunction(`list.${joinName}(): string`, joined)
    .registerFunction(`list.${joinName}(string): string`, joined);
}

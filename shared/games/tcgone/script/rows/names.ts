import { functionNames } from "../registry/functions.js";
import type { Operation } from "../registry/operation.js";
import { operations } from "../registry/operations/index.js";
import type { RowReader } from "./read-row.js";

const snake = (name: string): string => name.replace(/[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`);

/** The key that a parameter has in rows: `byHeads` is `by_heads`. */
export const keyOfParameter = (name: string): string => snake(name);

const uses = new Map<string, Set<string>>();
for (const { name, row = snake(name) } of operations) uses.set(row, (uses.get(row) ?? new Set()).add(name));

/** A name of rows stands for one operation; several that share one have their own names. */
const ownRowName = ({ name, row = snake(name) }: Operation): string => (uses.get(row)?.size === 1 ? row : snake(name));

const byScriptName = new Map<string, string>();
const byRowName = new Map<string, string>();
for (const operation of operations) {
  byScriptName.set(operation.name, ownRowName(operation));
  byRowName.set(ownRowName(operation), operation.name);
}
for (const name of [...operations.flatMap(({ otherNames }) => otherNames), ...functionNames]) {
  if (byScriptName.has(name) || byRowName.has(snake(name))) continue;
  byScriptName.set(name, snake(name));
  byRowName.set(snake(name), name);
}

/** What an operation or function is called in rows; undefined for subs of the card. */
export const rowNameOf = (name: string): string | undefined => byScriptName.get(name);

/** The operation or function that a name of rows stands for. */
export const nameOfRow = (row: string): string | undefined => byRowName.get(row);

/** Every operation by its name in rows. */
export const rowNames = (): readonly string[] => [...byRowName.keys()];

/** The keys of assignments, by their operators. */
export const assigned = { "=": "set", "+=": "add", "-=": "sub", "*=": "multiply" } as const;

const operators = new Map<string, string>(Object.entries(assigned).map(([operator, key]) => [key, operator]));

/** A variable, or a part of one. */
export const dotted = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** The operator of a key; that of setting where it is none. */
export const operatorOf = (key: string): string => operators.get(key) ?? "=";

/** The key by which a row changes a value; undefined where it has none. */
export const assignmentIn = (row: RowReader): string | undefined => [...operators.keys()].find((key) => row.has(key));

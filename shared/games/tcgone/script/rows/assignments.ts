import type { RowReader } from "./read-row.js";

/** The keys of assignments, by their operators. */
export const assigned = { "=": "set", "+=": "add", "-=": "sub", "*=": "multiply" } as const;

const operators = new Map<string, string>(Object.entries(assigned).map(([operator, key]) => [key, operator]));

/** A variable, or a part of one. */
export const dotted = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** The operator of a key; that of setting where it is none. */
export const operatorOf = (key: string): string => operators.get(key) ?? "=";

/** The key by which a row changes a value; undefined where it has none. */
export const assignmentIn = (row: RowReader): string | undefined => [...operators.keys()].find((key) => row.has(key));

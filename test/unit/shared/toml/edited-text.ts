import { expect } from "vitest";
import { must, type Result } from "../../../../shared/base/index.js";
import {
  parseDocument,
  printDocument,
  type Edited,
  type TomlDocument,
  type TomlValue,
} from "../../../../shared/toml/index.js";
import { brokenLaws } from "../../../support/toml-laws.js";

export const documentOf = (text: string): TomlDocument => must(parseDocument(text));

/** The text after an edit of `text`, or the code of the fault; every law of edits is checked on the way. */
export function edited(text: string, act: (document: TomlDocument) => Result<Edited>): string {
  const before = documentOf(text);
  const result = act(before);
  if (!result.ok) return result.error.code;
  expect(brokenLaws(before, result.value)).toEqual([]);
  return printDocument(result.value.doc);
}

export const string = (value: string): TomlValue => ({ kind: "string", value });
export const integer = (value: number | bigint): TomlValue => ({ kind: "integer", value: BigInt(value) });
export const float = (value: number): TomlValue => ({ kind: "float", value });
export const boolean = (value: boolean): TomlValue => ({ kind: "boolean", value });
export const array = (...items: TomlValue[]): TomlValue => ({ kind: "array", items });
export const table = (members: Readonly<Record<string, TomlValue>>): TomlValue => ({
  kind: "table",
  entries: new Map(Object.entries(members)),
});

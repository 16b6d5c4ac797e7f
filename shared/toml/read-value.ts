import { failed, ok, type Result } from "../base/index.js";
import { parseChunks } from "./parse.js";
import { rowTree, treeValue } from "./tree.js";
import type { TomlValue } from "./values.js";

/** The value that a source text spells, which may contain nothing else. Line and column of a fault are relative to the text. */
export function readValue(source: string): Result<TomlValue> {
  const lead = "value = ";
  const parsed = parseChunks(lead + source);
  if (!parsed.ok) {
    const { line = 1, column = 1 } = parsed.error;
    return { ok: false, error: { ...parsed.error, column: line === 1 ? Math.max(1, column - lead.length) : column } };
  }
  const pairs = parsed.value.flatMap(({ sections }) => sections.flatMap((section) => section.pairs));
  const [pair] = pairs;
  if (!pair || pairs.length !== 1 || parsed.value.length !== 1 || pair.to !== lead.length + source.length) {
    return failed({ code: "toml/not-one-value", message: "The text is more than one TOML value." });
  }
  return ok(pair.node.value);
}

/** The parts of a key with its dots, as TOML spells it; undefined for a text that is none. */
export function readKey(text: string): readonly string[] | undefined {
  const rest = " = 0";
  const parsed = parseChunks(text + rest);
  const pairs = parsed.ok ? parsed.value.flatMap(({ sections }) => sections.flatMap((section) => section.pairs)) : [];
  const [pair] = pairs;
  // A text with a value and a comment of its own, `a = 1 #`, ends before the rest.
  return pairs.length === 1 && pair?.to === text.length + rest.length ? pair.keys : undefined;
}

/** An item of a list as text: its value in brackets, or its block with a header. */
export interface ItemText {
  readonly value: TomlValue;
  readonly text: string;
  /** Of its header, where it has one. */
  readonly path?: readonly string[];
}

/** Reads an item: one TOML value, or one `[[…]]` with all tables below it. */
export function readItem(text: string): Result<ItemText> {
  if (!/^(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*\[\[/u.test(text)) {
    const value = readValue(text);
    return value.ok ? ok({ value: value.value, text }) : value;
  }
  const parsed = parseChunks(text);
  if (!parsed.ok) {
    const value = readValue(text);
    return value.ok ? ok({ value: value.value, text }) : parsed;
  }
  const [root, chunk, more] = parsed.value;
  const section = chunk?.sections[0];
  if (root?.sections[0]?.pairs.length !== 0 || !chunk || more || section?.kind !== "array") {
    return failed({ code: "toml/not-one-item", message: "The text is more than one item of a list." });
  }
  return ok({ value: treeValue(rowTree(chunk)), text, path: section.path });
}

import { failed, ok, type Result } from "../../../shared/base/index.js";
import { printToml } from "../../../shared/formats/index.js";
import { documentValue, parseDocument, type TomlValue } from "../../../shared/toml/index.js";
import { texts } from "../texts.js";

/** Items of a list as TOML, each as a block with a header of the list's key. */
export const textOfItems = (key: string, items: readonly TomlValue[]): string =>
  printToml(new Map([[key, { kind: "array", items }]]));

/**
 * The items that a text holds: the blocks of a list, under whatever header they stood in their file, or the pairs of one item.
 * `title` is what an item is called in the message: `ability`.
 */
export function itemsOfText(text: string, title: string): Result<readonly TomlValue[]> {
  const refuse = (why: string) => failed({ code: "structure/no-item", message: texts.notReadable(title, why) });
  const parsed = parseDocument(text);
  if (!parsed.ok) {
    const { message, line, expected } = parsed.error;
    const what = expected === undefined ? message : `expected ${expected}.`;
    return refuse(line === undefined ? what : `line ${line}, ${what}`);
  }
  const items = itemsIn(documentValue(parsed.value));
  return items.length === 0 ? refuse(texts.isEmpty) : ok(items);
}

/** The innermost list that nothing stands beside, else the table itself as one item. */
function itemsIn(value: TomlValue): readonly TomlValue[] {
  if (value.kind !== "table" || value.entries.size === 0) return [];
  const [only, ...more] = value.entries.values();
  if (more.length > 0 || !only) return [value];
  if (only.kind === "array" && only.items.every((item) => item.kind === "table")) return only.items;
  // `[[cards.abilities]]` alone is a table `cards` with the list in it.
  const inner = only.kind === "table" ? itemsIn(only) : [];
  const isList = inner.length > 0 && only.kind === "table" && !inner.includes(only);
  return isList ? inner : [value];
}

import fc from "fast-check";
import { must } from "../../../shared/base/index.js";
import {
  deleteRow,
  documentValue,
  insertRow,
  moveRow,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  setValue,
  type TomlDocument,
  type TomlValue,
} from "../../../shared/toml/index.js";

const table = ["cards"] as const;
const keys = ["cost", "power", "text"] as const;
const integer = (value: number): TomlValue => ({ kind: "integer", value: BigInt(value) });
const string = (value: string): TomlValue => ({ kind: "string", value });

export type Edit =
  | { readonly act: "set"; readonly row: number; readonly key: (typeof keys)[number]; readonly value: number }
  | { readonly act: "remove"; readonly row: number; readonly key: (typeof keys)[number] }
  | { readonly act: "insert"; readonly row: number }
  | { readonly act: "delete"; readonly row: number }
  | { readonly act: "move"; readonly row: number; readonly to: number }
  | { readonly act: "comment"; readonly row: number };

const row = fc.nat(30);
const key = fc.constantFrom(...keys);

/** Any edit; each is possible in any file, for rows are counted around. */
export const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ act: fc.constant("set" as const), row, key, value: fc.nat(3) }) },
    fc.record({ act: fc.constant("remove" as const), row, key }),
    fc.record({ act: fc.constant("insert" as const), row }),
    fc.record({ act: fc.constant("delete" as const), row }),
    fc.record({ act: fc.constant("move" as const), row, to: row }),
    fc.record({ act: fc.constant("comment" as const), row }),
  ),
  { maxLength: 6 },
);

/** A file of some cards. */
export const files: fc.Arbitrary<string> = fc
  .array(fc.record({ cost: fc.nat(3), power: fc.nat(3), gap: fc.constantFrom("", "\n", "\n\n") }), { maxLength: 6 })
  .map((cards) =>
    cards
      .map(
        ({ cost, power, gap }, at) =>
          `[[cards]]\nid = "b${at}"\nname = "Card ${at}"\ncost = ${cost}\npower = ${power}\n${gap}`,
      )
      .join(""),
  );

/** Does the edits; `side` names what they add, so that each thing can be distinguished from all others. */
export function edit(text: string, todo: readonly Edit[], side: string): string {
  let document = must(parseDocument(text));
  for (const [at, each] of todo.entries()) document = editOnce(document, each, `${side}${at}`);
  return printDocument(document);
}

function editOnce(document: TomlDocument, todo: Edit, name: string): TomlDocument {
  const count = rowCount(document, table);
  const at = count === 0 ? 0 : todo.row % count;
  if (todo.act === "insert") {
    const entries = [
      { key: "id", value: string(name) },
      { key: "name", value: string(`New ${name}`) },
    ];
    const place = count === 0 ? 0 : todo.row % (count + 1);
    const block = `[[cards]]\nid = "${name}"\nname = "New ${name}"\n`;
    return must(insertRow(document, table, place, count === 0 ? { block } : { entries })).doc;
  }
  if (count === 0) return document;
  switch (todo.act) {
    case "set":
      return must(
        setValue(
          document,
          [...table, at, todo.key],
          todo.key === "text" ? string(`Text ${todo.value}`) : integer(todo.value),
        ),
      ).doc;
    case "remove":
      return must(removeKey(document, [...table, at, todo.key])).doc;
    case "delete":
      return must(deleteRow(document, table, at)).doc;
    case "move":
      return must(moveRow(document, table, at, todo.to % count)).doc;
    case "comment": {
      const lines = printDocument(document).split("\n");
      lines.splice(todo.row % lines.length, 0, `# ${name}`);
      return must(parseDocument(lines.join("\n")));
    }
  }
}

/** The cards by id, each by key. */
export type Cards = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function cardsOf(text: string): Cards {
  const value = documentValue(must(parseDocument(text)));
  const list = value.kind === "table" ? value.entries.get("cards") : undefined;
  const cards = new Map<string, ReadonlyMap<string, string>>();
  for (const card of list?.kind === "array" ? list.items : []) {
    if (card.kind !== "table") continue;
    const cells = new Map([...card.entries].map(([name, each]) => [name, "value" in each ? String(each.value) : ""]));
    cards.set(cells.get("id") ?? "", cells);
  }
  return cards;
}

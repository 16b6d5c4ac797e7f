import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { folderDifference, type FolderKnowledge } from "../../../../shared/revision/index.js";
import type { RowDifference } from "../../../../shared/revision/table.js";
import { columnSource, type SheetSchema } from "../../../../shared/sheet/index.js";
import { parseDocument, type TomlDocument } from "../../../../shared/toml/index.js";

function documentOf(text: string): TomlDocument {
  const document = parseDocument(text);
  if (!document.ok) throw new Error(document.error.message);
  return document.value;
}

const version = (files: Readonly<Record<string, string>>) =>
  new Map(Object.entries(files).map(([name, text]) => [name, documentOf(text)]));

const nothingKnown: FolderKnowledge = { schemaOf: () => undefined, plainKinds: [] };

const compare = (
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  known: FolderKnowledge = nothingKnown,
) => folderDifference(version(before), version(after), known);

/** `~ Fox moved cost` */
function described(row: RowDifference): string {
  if (row.kind === "added") return `+ ${row.title}`;
  if (row.kind === "removed") return `- ${row.title}`;
  const cells = row.cells.map(({ column }) => columnSource(column));
  return ["~", row.title, ...(row.isMoved ? ["moved"] : []), ...cells].join(" ");
}

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}\n`;
const [fox, owl, elk] = [card("1", "Fox", "cost = 2"), card("2", "Owl", "cost = 3"), card("3", "Elk", "cost = 4")];

const rowsOf = (before: string, after: string): readonly string[] =>
  compare({ "cards.toml": before }, { "cards.toml": after }).flatMap(({ rows }) => rows.map(described));

describe("the rows of a table that differ", () => {
  it.each<[string, string, string, readonly string[]]>([
    ["none", fox + owl, fox + owl, []],
    ["none where only the spelling changed", fox, fox.replace('"Fox"', "'Fox' # a fox"), []],
    ["a cell", fox + owl, fox + owl.replace("3", "5"), ["~ Owl cost"]],
    ["a cell that came and one that went", fox, fox.replace("cost = 2", "power = 2"), ["~ Fox cost power"]],
    ["a new row", fox + owl, fox + elk + owl, ["+ Elk"]],
    ["rows that are gone behind one that moved", fox + owl + elk, elk + owl, ["~ Elk moved", "- Fox"]],
    ["a row that is gone, where it was", fox + owl + elk, fox + elk.replace("4", "9"), ["- Owl", "~ Elk cost"]],
    ["a row that moved", fox + owl + elk, elk + fox + owl, ["~ Elk moved"]],
    ["a row that moved and changed", fox + owl + elk, elk.replace("4", "9") + fox + owl, ["~ Elk moved cost"]],
    [
      "a place in a nested value",
      `${fox}stats = { hp = 1, x = { y = 2 } }\n`,
      `${fox}stats = { hp = 1, x = { y = 3 } }\n`,
      ["~ Fox stats.x.y"],
    ],
    ["an element of a list", `${fox}tags = ["a", "b"]\n`, `${fox}tags = ["a", "c"]\n`, ["~ Fox tags[1]"]],
    ["a list of another length as a whole", `${fox}tags = ["a"]\n`, `${fox}tags = ["a", "c"]\n`, ["~ Fox tags"]],
  ])("%s", (_, before, after, expected) => expect(rowsOf(before, after)).toEqual(expected));

  it("return the name that a row had", () => {
    const [table] = compare({ "cards.toml": fox }, { "cards.toml": fox.replace("Fox", "Wolf") });
    expect(table?.rows).toMatchObject([{ kind: "changed", title: "Wolf", titleBefore: "Fox" }]);
  });

  it("are found again by the columns that name them, where ids do not", () => {
    const printing = (id: string, tier: number, cost: number) =>
      `[[cards]]\ncard = "${id}"\ntier = ${tier}\ncost = ${cost}\n`;
    const schema: SheetSchema = {
      kind: "printings",
      title: "Printings",
      tables: ["cards"],
      signature: [],
      idColumn: "card",
      holdsCards: false,
      rowName: ["card", "tier"],
    };
    const known = { schemaOf: () => schema, plainKinds: [] };
    const before = printing("fox", 1, 1) + printing("fox", 2, 2) + printing("owl", 1, 3);
    const after = printing("fox", 2, 9) + printing("owl", 1, 3) + printing("fox", 1, 1);
    const [table] = compare({ "cards.toml": before }, { "cards.toml": after }, known);
    expect(table?.rows.map(described)).toEqual(["~ fox, 2 cost", "~ fox, 1 moved"]);
  });

  it("are none between a version and itself, and all are new after an empty one", () => {
    const rows = fc.array(fc.record({ id: fc.nat(5), name: fc.constantFrom("a", "b"), cost: fc.nat(3) }));
    fc.assert(
      fc.property(rows, (cards) => {
        const text = cards.map(({ id, name, cost }) => card(String(id), name, `cost = ${cost}`)).join("");
        expect(rowsOf(text, `# a comment\n${text}`)).toEqual([]);
        expect(rowsOf("", text)).toHaveLength(cards.length);
        expect(rowsOf(text, "")).toHaveLength(cards.length);
      }),
    );
  });
});

describe("the tables of a folder that differ", () => {
  const named = (tables: ReturnType<typeof compare>) =>
    tables.map(({ before, after, rows }) => [before?.file, after?.file, rows.length]);

  it("are new, gone, or in another file", () => {
    expect(named(compare({}, { "a.toml": fox }))).toEqual([[undefined, "a.toml", 1]]);
    expect(named(compare({ "a.toml": fox }, {}))).toEqual([["a.toml", undefined, 1]]);
    const changed = fox + owl + elk.replace("4", "9");
    expect(named(compare({ "a.toml": fox + owl + elk }, { "b.toml": changed }))).toEqual([["a.toml", "b.toml", 1]]);
  });

  it("are not another file's for a few ids, nor twice the same", () => {
    const tables = compare({ "a.toml": fox + owl + elk }, { "b.toml": fox + card("8", "Cat") + card("9", "Dog") });
    expect(named(tables)).toEqual([
      [undefined, "b.toml", 3],
      ["a.toml", undefined, 3],
    ]);
    const twice = compare({ "a.toml": fox }, { "b.toml": `${fox}power = 1\n`, "c.toml": fox });
    expect(named(twice)).toEqual([
      ["a.toml", "b.toml", 1],
      [undefined, "c.toml", 1],
    ]);
  });

  it.each<[string, string, string, readonly unknown[]]>([
    ["half of the ids of both", fox + owl, fox + card("8", "Cat"), [["a.toml", "b.toml", 2]]],
    [
      "less than half of those of the old one",
      fox + owl + elk,
      fox,
      [
        [undefined, "b.toml", 1],
        ["a.toml", undefined, 3],
      ],
    ],
    [
      "the same ids under another key",
      fox,
      fox.replace("cards", "others"),
      [
        [undefined, "b.toml", 1],
        ["a.toml", undefined, 1],
      ],
    ],
  ])("are found in another file by %s", (_, before, after, expected) =>
    expect(named(compare({ "a.toml": before }, { "b.toml": after }))).toEqual(expected),
  );

  it("are of the kind that the file after says", () => {
    const about = { kind: "cards", title: "Cards", tables: ["cards"], signature: [], holdsCards: true };
    const schema: SheetSchema = { ...about, idColumn: "id" };
    const [table] = compare(
      { "a.toml": fox + owl },
      { "b.toml": fox + owl + elk },
      { schemaOf: ({ file }) => (file === "b.toml" ? schema : undefined), plainKinds: [] },
    );
    expect(table?.schema).toBe(schema);
  });

  it("leave settings of the sheet out", () => {
    const settings = "[metadata]\n[[metadata.columns]]\nkey = 'name'\nwidth = ";
    expect(compare({ "a.toml": `${fox}${settings}5\n` }, { "a.toml": `${fox}${settings}9\n` })).toEqual([]);
  });
});

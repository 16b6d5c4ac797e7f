import { describe, expect, test, vi } from "vitest";
import {
  cardGameSimulatorFiles,
  cockatriceXml,
  exportCards,
  quantityCsv,
  withFileIds,
  type CardRow,
} from "../../../../shared/exports/index.js";
import { must } from "../../../../shared/base/index.js";
import { readValue, type TomlValue } from "../../../../shared/toml/index.js";

const string = (value: string): TomlValue => ({ kind: "string", value });
const integer = (value: number): TomlValue => ({ kind: "integer", value: BigInt(value) });
const row = (name: string, cells: Readonly<Record<string, TomlValue>> = {}, copies = 1): CardRow => ({
  ...{ id: `id-${name}`, name, text: `${name} sails.`, copies },
  cells: new Map(Object.entries({ id: string(`id-${name}`), name: string(name), ...cells })),
});
const set = { code: "SEA", title: "The Sea & more" };
const cardsOf = (...names: readonly string[]) => exportCards(names.map((name) => row(name)));

describe("a card to export", () => {
  test("has its columns by their keys, but its name, its id and nested tables", () => {
    const [card] = exportCards([
      row("Oar", {
        cost: integer(3),
        tags: { kind: "array", items: [string("sea"), string("salt")] },
        rules: { kind: "table", entries: new Map([["a", integer(1)]]) },
        steps: { kind: "array", items: [{ kind: "table", entries: new Map() }] },
        rare: { kind: "boolean", value: true },
      }),
    ]);
    expect(card).toMatchObject({ id: "id-Oar", name: "Oar", text: "Oar sails.", picture: "oar.png" });
    expect(Object.fromEntries(card?.fields ?? [])).toEqual({ cost: 3, tags: ["sea", "salt"], rare: true });
  });

  test("is left out where no copy is wanted, and has a picture of its own beside others of its name", () => {
    const cards = exportCards([row("Oar"), row("Mast", {}, 0), row("oar!")]);
    expect(cards.map(({ name, picture }) => [name, picture])).toEqual([
      ["Oar", "oar.png"],
      ["oar!", "oar-2.png"],
    ]);
  });

  test("keeps a number that others would round as text", () => {
    const [card] = exportCards([row("Oar", { big: { kind: "integer", value: 2n ** 60n } })]);
    expect(card?.fields.get("big")).toBe("1152921504606846976");
  });
});

describe("a column to export", () => {
  const list = (...items: readonly TomlValue[]): TomlValue => ({ kind: "array", items });
  const fieldOf = (toml: string): unknown =>
    exportCards([row("Oar", { it: must(readValue(toml)) })])[0]?.fields.get("it");
  test.each([
    ["1.5", 1.5],
    ["9007199254740991", 9_007_199_254_740_991],
    ["9007199254740992", "9007199254740992"],
    ["-9007199254740993", "-9007199254740993"],
    ["1e300", 1e300],
    ["inf", "inf"],
    ["nan", "nan"],
    ["false", false],
    ["[]", []],
    ["[1, true, 'a']", ["1", "true", "a"]],
    ["[[1]]", undefined],
    ["[1, {}]", undefined],
    ["2020-01-02", "2020-01-02"],
  ])("%s is written as %j", (toml, field) => expect(fieldOf(toml)).toEqual(field));

  test("is not the id, under whatever key, and a card without one has its name for it", () => {
    const [card] = exportCards([{ ...row("Oar", { uuid: string("u"), list: list() }), id: "" }]);
    expect(card?.id).toBe("Oar");
    expect([...(card?.fields.keys() ?? [])]).not.toContain("id");
  });
});

describe("cards for Cockatrice", () => {
  test("are in version 4, in a set of one's own", () => {
    const { text } = cockatriceXml(cardsOf("Oar"), set);
    expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<cockatrice_carddatabase version="4">\n/u);
    expect(text).toContain("<settype>Custom</settype>");
  });

  test("have their texts, codes and addresses as XML writes them", () => {
    const [card] = cardsOf("Oar");
    if (!card) throw new Error("no card");
    const odd = { code: "A&B", title: "T", address: 'https://host/?a&b="/' };
    const { text } = cockatriceXml([{ ...card, text: "<Draw> & discard" }], odd);
    expect(text).toContain("<text>&lt;Draw&gt; &amp; discard</text>");
    expect(text).toContain('<set picurl="https://host/?a&amp;b=&quot;/oar.png">A&amp;B</set>');
    expect(text).toContain("<name>A&amp;B</name>");
  });

  test("are numbered on, however many have one name", () => {
    const { text } = cockatriceXml(cardsOf(...Array.from({ length: 5 }, () => "Oar")), set);
    const names = [...text.matchAll(/<card>\s*<name>(.*)<\/name>/gu)].map(([, name]) => name);
    expect(names).toEqual(["Oar", "Oar (2)", "Oar (3)", "Oar (4)", "Oar (5)"]);
  });

  test.each([
    ["XML-id", "column-XML-id"],
    ["cost", "cost"],
    ["2_b", "b"],
  ])("have the column %s as %s", (key, name) =>
    expect(cockatriceXml(exportCards([row("Oar", { [key]: string("a") })]), set).text).toContain(
      `<${name}>a</${name}>`,
    ),
  );

  test("have different names, of which none takes that of another card, and this is said", () => {
    const { text, remarks } = cockatriceXml(cardsOf("Oar", "Oar", "Oar (2)", "Oar"), set);
    expect([...text.matchAll(/<card>\s*<name>(.*)<\/name>/gu)].map(([, name]) => name)).toEqual([
      "Oar",
      "Oar (3)",
      "Oar (2)",
      "Oar (4)",
    ]);
    expect(remarks).toHaveLength(2);
    expect(remarks[0]).toContain("“Oar (3)”");
  });

  test("cannot break out of their elements", () => {
    const { text } = cockatriceXml(exportCards([row('<A> & "B"\u0000\u{1F40B}', { "a b<": string("]]>") })]), set);
    expect(text).toContain("<name>&lt;A&gt; &amp; &quot;B&quot;\u{FFFD}\u{1F40B}</name>");
    expect(text).toContain("<a-b->]]&gt;</a-b->");
    expect(text).toContain("<longname>The Sea &amp; more</longname>");
  });

  test("have names of columns that are found without trying all that are taken", () => {
    const keys = Array.from({ length: 1_000 }, (_, at) => "é".repeat(at + 1));
    const cards = exportCards([row("Oar", Object.fromEntries(keys.map((key) => [key, string("a")])))]);
    const looked = vi.spyOn(Set.prototype, "has");
    const { text } = cockatriceXml(cards, set);
    const times = looked.mock.calls.length;
    looked.mockRestore();
    expect(text).toContain("<column--1000>a</column--1000>");
    expect(times).toBeLessThan(5_000);
  });

  test("have each column under a name that XML allows, and no two under one", () => {
    const fields = { "1st": string("a"), xmlns: string("b"), "a b": string("c"), "a-b": string("d"), é: string("e") };
    const { text } = cockatriceXml(exportCards([row("Oar", fields)]), set);
    const [, inside = ""] = /<prop>([^]*)<\/prop>/u.exec(text) ?? [];
    expect([...inside.matchAll(/<([^/>]+)>/gu)].map(([, name]) => name)).toEqual([
      "st",
      "column-xmlns",
      "a-b",
      "a-b-2",
      "column-",
    ]);
  });

  test("have no name of a column that another key has by itself", () => {
    const keys = ["x", "x-2", "x-3", "9x", "x-4"];
    const { text } = cockatriceXml(
      exportCards([row("Oar", Object.fromEntries(keys.map((key) => [key, string(key)])))]),
      set,
    );
    const [, inside = ""] = /<prop>([^]*)<\/prop>/u.exec(text) ?? [];
    const names = [...inside.matchAll(/<([^/>]+)>/gu)].map(([, name]) => name);
    expect(names).toEqual(["x", "x-2", "x-3", "x-4", "x-4-2"]);
  });

  test("name their pictures where these are hosted", () => {
    const { text } = cockatriceXml(cardsOf("Oar"), { ...set, address: "https://example.org/a/" });
    expect(text).toContain('<set picurl="https://example.org/a/oar.png">SEA</set>');
    expect(cockatriceXml(cardsOf("Oar"), set).text).toContain("<set>SEA</set>");
  });
});

describe("a game for Card Game Simulator", () => {
  const filesOf = (cards: Parameters<typeof cardGameSimulatorFiles>[0], address?: string) =>
    new Map(
      cardGameSimulatorFiles(cards, { ...set, address }, { width: 63.5, height: 88.9 }).map(({ path, text }) => [
        path,
        JSON.parse(text) as unknown,
      ]),
    );

  test("describes each property with one type, which all cards keep to", () => {
    const files = filesOf(
      exportCards([
        row("Oar", { cost: integer(1), kind: string("wood") }),
        row("Mast", { cost: string("X"), tags: { kind: "array", items: [string("a")] } }),
      ]),
    );
    expect(files.get("cgs.json")).toMatchObject({
      name: "The Sea & more",
      cardSize: { x: 2.5, y: 3.5 },
      cardProperties: [
        { name: "text", type: "string" },
        { name: "picture", type: "string" },
        { name: "cost", type: "string" },
        { name: "kind", type: "string" },
        { name: "tags", type: "stringList" },
      ],
    });
    expect(files.get("AllCards.json")).toMatchObject([
      { id: "id-Oar", name: "Oar", set: "SEA", cost: "1", kind: "wood" },
      { id: "id-Mast", name: "Mast", set: "SEA", cost: "X", tags: ["a"] },
    ]);
    expect(files.get("AllSets.json")).toEqual([{ code: "SEA", name: "The Sea & more" }]);
  });

  test("has a type for each property that all of its cards keep", () => {
    const table: readonly (readonly [first: string, second: string, type: string, values: readonly unknown[]])[] = [
      ["1", "2", "integer", [1, 2]],
      ["1", "2.5", "string", ["1", "2.5"]],
      ["1.5", "2.5", "string", ["1.5", "2.5"]],
      ["true", "false", "boolean", [true, false]],
      ["true", "1", "string", ["true", "1"]],
      ["['a', 'b']", "['c']", "stringList", [["a", "b"], ["c"]]],
      ["'x'", "['a', 'b']", "string", ["x", "a, b"]],
      ["['a', 'b']", "1", "string", ["a, b", "1"]],
    ];
    for (const [first, second, type, values] of table) {
      const cards = [first, second].map((toml, at) => row(`Card ${at}`, { it: must(readValue(toml)) }));
      const files = filesOf(exportCards(cards));
      expect(files.get("cgs.json")).toMatchObject({ cardProperties: [{}, {}, { name: "it", type, display: "it" }] });
      expect(files.get("AllCards.json")).toMatchObject(values.map((it) => ({ it })));
    }
  });

  test("looks for its pictures at an address where there is one", () => {
    const cards = cardsOf("Oar");
    const hosted = { cardImageProperty: "picture", cardImageUrl: "https://example.org/{picture}" };
    expect(filesOf(cards, "https://example.org/").get("cgs.json")).toMatchObject({
      ...hosted,
      cardImageFileType: "png",
    });
    expect(Object.keys(filesOf(cards).get("cgs.json") as object)).not.toContain("cardImageUrl");
  });

  test("has a size in inches, to the hundredth", () => {
    const files = cardGameSimulatorFiles([], set, { width: 63, height: 88 });
    expect(JSON.parse(files[0]?.text ?? "")).toMatchObject({ cardSize: { x: 2.48, y: 3.46 } });
  });

  test.each([
    ["a.b", "oar"],
    ["a b", "oar"],
    ["", "oar"],
    ["A_b-1", "A_b-1"],
    ["x".repeat(80), "x".repeat(80)],
    ["x".repeat(81), "oar"],
  ])("names a picture by the id %j: %s", (id, name) =>
    expect(withFileIds(exportCards([{ ...row("Oar"), id }]))).toMatchObject([{ id: name, picture: `${name}.png` }]),
  );

  test("names no two pictures by ids that differ in the case of a letter", () => {
    const cards = [
      { ...row("Oar"), id: "Z9" },
      { ...row("Mast"), id: "z9" },
    ];
    expect(withFileIds(exportCards(cards)).map(({ id }) => id)).toEqual(["Z9", "mast"]);
  });

  test("keeps its own keys from columns of the same name", () => {
    const files = filesOf(
      exportCards([row("Oar", { set: string("other"), text: string("other"), picture: string("other") })]),
    );
    expect(files.get("AllCards.json")).toMatchObject([{ set: "SEA", text: "Oar sails.", picture: "oar.png" }]);
    expect(JSON.stringify(files.get("cgs.json")).match(/"name":"text"/gu)).toHaveLength(1);
  });

  test("finds pictures by ids that are names of files, each its own", () => {
    const cards = [
      { ...row("Oar"), id: "A1" },
      { ...row("Mast"), id: "a1" },
      { ...row("Rope"), id: "../up" },
      { ...row("A1"), id: "x" },
    ];
    expect(withFileIds(exportCards(cards)).map(({ id, picture }) => [id, picture])).toEqual([
      ["oar", "oar.png"],
      ["mast", "mast.png"],
      ["rope", "rope.png"],
      ["x", "x.png"],
    ]);
  });
});

test("a table for Squib and nanDECK says how many of each card are wanted, and breaks no line", () => {
  const cards = exportCards([
    row("Oar", { note: string('a "b"\nc'), qty: integer(9) }, 3),
    row("Mast", { cost: integer(2) }),
  ]);
  expect(quantityCsv(cards)).toBe(
    'qty,id,name,text,image,note,cost\n3,id-Oar,Oar,Oar sails.,oar.png,"a ""b""\\nc",\n1,id-Mast,Mast,Mast sails.,mast.png,,2\n',
  );
  expect(
    quantityCsv(exportCards([row("Oar", { note: string("a\r\nb\rc"), tags: must(readValue("['a', 'b']")) })])),
  ).toBe('qty,id,name,text,image,note,tags\n1,id-Oar,Oar,Oar sails.,oar.png,a\\nb\\nc,"a, b"\n');
});

import { describe, expect, it } from "vitest";
import { idColumnOf, idsOfKind, makeRowId, readSheet, type IdMaker } from "../../../../shared/sheet/index.js";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, type RowEntry } from "../../../../shared/toml/index.js";

const slug: IdMaker = { kind: "slug", from: "name", joint: "_", digits: 2 };
const entries = (cells: Readonly<Record<string, string>>): readonly RowEntry[] =>
  Object.entries(cells).map(([key, value]) => ({ key, value: { kind: "string", value } }));
const made = (maker: IdMaker, cells: Readonly<Record<string, string>>, ...taken: readonly string[]): string =>
  makeRowId({ key: "id", maker, kind: "cards" }, entries(cells), { uuid: () => "uuid", taken: () => new Set(taken) });

describe("ids of words", () => {
  it.each([
    ["Goblin Warrior", "goblin_warrior_01"],
    ["  Café — Noir!  ", "cafe_noir_01"],
    ["Göblin Ñandú", "goblin_nandu_01"],
    ["Ⅻ Knights", "xii_knights_01"],
    ["天馬", "天馬_01"],
    ["", "cards_01"],
    ["!?", "cards_01"],
  ])("of %j", (name, id) => expect(made(slug, { name })).toBe(id));

  it("count up to the first that is free", () => {
    expect(made(slug, { name: "Goblin" }, "goblin_01", "goblin_02", "goblin_04")).toBe("goblin_03");
    expect(made(slug, { name: "Goblin" }, "Goblin_01")).toBe("goblin_01");
    const many = Array.from({ length: 99 }, (_, at) => `goblin_${String(at + 1).padStart(2, "0")}`);
    expect(made({ ...slug, joint: "-", digits: 1 }, { name: "A B" }, ...many)).toBe("a-b-1");
    expect(made(slug, { name: "Goblin" }, ...many)).toBe("goblin_100");
  });
});

describe("ids of numbers", () => {
  it("follow the largest behind their prefix, whose letters have a case", () => {
    const number: IdMaker = { kind: "number", prefix: "s" };
    expect([made(number, {}), made(number, {}, "s7", "s689", "S900", "sx1000", "h2000")]).toEqual(["s1", "s690"]);
  });

  it("have the prefix that a column says, else the first", () => {
    const number: IdMaker = { kind: "number", prefix: { from: "type", of: { help: "h", sp: "sp" } } };
    expect(["help", "sp", "other"].map((type) => made(number, { type }, "h4", "sp8"))).toEqual(["h5", "sp9", "h5"]);
  });
});

describe("the id column", () => {
  const facts = readSheet(must(parseDocument('[[cards]]\nid = "a"\ncard_id = "b"\n')), ["cards"]);
  const kind = { kind: "cards", title: "Cards", tables: [], signature: [], idColumn: "card_id", holdsCards: true };

  it("is that of the game where it makes ids, and none where it does not", () => {
    expect(idColumnOf(facts)).toEqual({ path: ["id"] });
    expect(idColumnOf({ ...facts, ids: idsOfKind({ ...kind, makeId: slug }) })).toEqual({ path: ["card_id"] });
    expect(idColumnOf({ ...facts, ids: idsOfKind(kind) })).toBeUndefined();
  });
});

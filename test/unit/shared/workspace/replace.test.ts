import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  editsOfHit,
  planReplace,
  replaceRequestSchema,
  type ReplacePreview,
} from "../../../../shared/workspace/index.js";
import { nestedGame } from "../../../support/validate/nested-game.js";
import { card, cards, deck, file, rowKey } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const other = { file: "tokens.toml", table: ["tokens"] };
const set = deck(
  card("fox-1", { name: "Ember Fox", text: "Draw 2 cards.", cost: 12 }),
  card("fox-2", { name: "Red Fox", text: "fox and ember", cost: 2 }),
);
const tokens = `# tokens
[[tokens]]
id = "t1"
name = 'Ember' # kept
tags = ["ember", "small"]
fast = true
made = 2026-11-22

[[tokens.effects]]
kind = "ember"
ember = [1.50, "ember", { deep = "Ember" }]
`;

const world = (): World => new World({ [file]: set, [other.file]: tokens });

const plan = (on: World, search: object, replacement: string, scope?: object): ReplacePreview =>
  must(planReplace(on.state, replaceRequestSchema.parse({ search, replacement, ...(scope && { scope }) })));

const lines = ({ hits }: ReplacePreview): readonly string[] =>
  hits.map(({ rowTitle, columnTitle, before, after, doubt }) =>
    [`${rowTitle} | ${columnTitle}: ${before} → ${after}`, ...(doubt ? [doubt] : [])].join(" "),
  );

/** Replaces everything in one act, as a page does. */
function replaceAll(on: World, preview: ReplacePreview) {
  const edits = preview.hits.flatMap((hit) => editsOfHit(hit, 0));
  const reply = must(on.do({ kind: "cells/edit", edits, label: "Replace" }));
  on.settle();
  return reply.outcomes.map(({ kind }) => kind);
}

describe("what a replacement would change", () => {
  it("is listed cell by cell, in all sheets, in lists and inside structures", () => {
    expect(lines(plan(world(), { find: "ember" }, "Cinder"))).toEqual([
      "Ember Fox | Name: Ember Fox → Cinder Fox",
      "Red Fox | Text: fox and ember → fox and Cinder",
      "Ember | Name: Ember → Cinder",
      "Ember | Tags 1: ember → Cinder",
      "Ember | Effects 1 › Kind: ember → Cinder",
      "Ember | Effects 1 › Ember 2: ember → Cinder",
      "Ember | Effects 1 › Ember 3 › Deep: Ember → Cinder",
    ]);
  });

  it("is only in the sheet, rows and columns that were asked for", () => {
    const on = world();
    const find = { find: "fox" };
    const name = { path: ["name"] };
    expect(plan(on, find, "Wolf").hits).toHaveLength(5);
    expect(plan(on, find, "Wolf", { sheet: other }).hits).toEqual([]);
    expect(plan(on, find, "Wolf", { sheet: cards, columns: [name] }).hits).toHaveLength(2);
    const rows = [rowKey(on, "fox-2")];
    expect(lines(plan(on, find, "Wolf", { sheet: cards, rows, columns: [name] }))).toEqual([
      "Red Fox | Name: Red Fox → Red Wolf",
    ]);
  });

  it("says which cells name their rows, and which would hold a value of another type", () => {
    expect(lines(plan(world(), { find: "fox-1" }, "wolf"))).toEqual(["Ember Fox | ID: fox-1 → wolf id"]);
    expect(lines(plan(world(), { find: "12", wholeCell: true }, "dozen"))).toEqual([
      "Ember Fox | Cost: 12 → dozen type",
    ]);
    expect(lines(plan(world(), { find: "12", wholeCell: true }, "13"))).toEqual(["Ember Fox | Cost: 12 → 13"]);
  });

  it("leaves out what would be the same, true and false, and the keys of tables", () => {
    expect(plan(world(), { find: "Red", matchesCase: true }, "Red").hits).toEqual([]);
    expect(plan(world(), { find: "true" }, "false").hits).toEqual([]);
    expect(plan(world(), { find: "small", wholeCell: true }, "big").hits).toHaveLength(1);
  });

  it("is nowhere in a file that cannot be read as it is now", () => {
    const on = world();
    on.renameOver(file, set.replace('"Red Fox"', "Red Fox"));
    on.wait(5_000);
    expect(lines(plan(on, { find: "fox" }, "Owl"))).toEqual([]);
  });

  it("is in one sheet of several with the same name, or in the same file", () => {
    const row = (table: string) => `[[${table}]]\nid = "r"\nname = "Ember"\n`;
    const on = new World({ "a.toml": `${row("cards")}\n${row("tokens")}`, "b.toml": row("cards") });
    const sheets = plan(on, { find: "Ember" }, "Ash", { sheet: { file: "a.toml", table: ["cards"] } }).hits;
    expect(sheets.map(({ sheet }) => sheet)).toEqual([{ file: "a.toml", table: ["cards"] }]);
  });

  it("names each row once, in the order of the file, and leaves out rows that are gone", () => {
    const on = world();
    const rows = [rowKey(on, "fox-2"), rowKey(on, "fox-1"), rowKey(on, "fox-2"), "no such row"];
    const preview = plan(on, { find: "Fox", matchesCase: true }, "Wolf", { sheet: cards, rows });
    expect(preview.hits.map(({ before }) => before)).toEqual(["Ember Fox", "Red Fox"]);
  });

  it("lists 50,000 cells, and says whether there are more", () => {
    const tags = `tags = [${'"ember", '.repeat(12_500)}]`;
    const row = (id: string, cells: string): string => `[[cards]]\nid = "${id}"\n${cells}\n`;
    const full = ["a", "b", "c", "d"].map((id) => row(id, tags)).join("\n");
    const [all, more] = [full, `${full}\n${row("e", 'name = "Ember"')}`].map((text) =>
      plan(new World({ [file]: text }), { find: "ember" }, "x"),
    );
    expect([all?.hits.length, all?.isCut]).toEqual([50_000, false]);
    expect([more?.hits.length, more?.isCut]).toEqual([50_000, true]);
  });

  it("also has what is behind the last column of a sheet", () => {
    const many = `[[tokens]]\nid = "t"\nlist = [${'"a",'.repeat(20_000)}]\n`;
    const on = new World({ [other.file]: many });
    const { hits, isCut } = plan(on, { find: "a", wholeCell: true }, "b");
    expect([hits.length, isCut]).toEqual([20_000, false]);
    expect(hits.at(-1)?.column).toEqual({ path: ["list"], index: 19_999 });
    must(on.do({ kind: "cells/edit", edits: hits.slice(-1).flatMap((hit) => editsOfHit(hit, 0)) }));
    on.settle();
    expect(on.text(other.file)).toBe(many.replace(/"a",\]/u, '"b",]'));
  });

  it("in a column of lists is in all elements that the list is spread into", () => {
    const on = world();
    const scope = (column: object) => ({ sheet: other, columns: [column] });
    expect(lines(plan(on, { find: "ember" }, "x", scope({ path: ["tags"] })))).toEqual(["Ember | Tags 1: ember → x"]);
    expect(lines(plan(on, { find: "m" }, "x", scope({ path: ["tags"], index: 1 })))).toEqual([
      "Ember | Tags 2: small → sxall",
    ]);
    expect(plan(on, { find: "ember" }, "x", scope({ path: ["effects"] })).hits).toHaveLength(3);
  });

  it("in several blocks of cells is in no cell between them", () => {
    const on = world();
    const block = (id: string, path: string) => ({ rows: [rowKey(on, id)], columns: [{ path: [path] }] });
    const blocks = [block("fox-2", "text"), block("fox-1", "name")];
    const found = lines(plan(on, { find: "fox" }, "cat", { sheet: cards, blocks }));
    expect(found).toEqual(["Ember Fox | Name: Ember Fox → Ember cat", "Red Fox | Text: fox and ember → cat and ember"]);
  });

  it("is inside the value of a column that its game keeps whole", () => {
    const row = '[[cards]]\ncard_id = "a"\nname = "A"\nmana = { fire = "ember" }\ntags = ["ember"]\n';
    const on = new World({ [file]: row }, undefined, { games: [nestedGame] });
    expect(plan(on, { find: "ember" }, "x").hits.map(({ column }) => column)).toEqual([
      { path: ["mana"], inner: ["fire"] },
      { path: ["tags"], index: 0 },
    ]);
  });

  it("is refused for an expression that is none", () => {
    const request = replaceRequestSchema.parse({ search: { find: "(", isPattern: true }, replacement: "" });
    expect(planReplace(world().state, request)).toMatchObject({ ok: false, error: { code: "replace/pattern" } });
  });
});

describe("replacing", () => {
  it("changes only the texts, in one write a file, and is one step to undo", () => {
    const on = world();
    const outcomes = replaceAll(on, plan(on, { find: "ember", matchesCase: true }, "cinder"));
    expect(new Set(outcomes)).toEqual(new Set(["done"]));
    expect(on.text(other.file)).toBe(
      tokens
        .replace('["ember", "small"]', '["cinder", "small"]')
        .replace('kind = "ember"', 'kind = "cinder"')
        .replace('1.50, "ember"', '1.50, "cinder"'),
    );
    expect(on.text(file)).toBe(set.replace("fox and ember", "fox and cinder"));
    expect(on.windows.map((window) => window.file).sort()).toEqual([file, other.file]);
    must(on.do({ kind: "history/undo" }));
    on.settle();
    expect([on.text(file), on.text(other.file)]).toEqual([set, tokens]);
  });

  it("types what was not a text, and keeps texts that look like numbers", () => {
    const on = world();
    replaceAll(on, plan(on, { find: "2", matchesCase: true }, "3", { sheet: cards }));
    expect(on.text(file)).toContain("cost = 13");
    expect(on.text(file)).toContain('"Draw 3 cards."');
    replaceAll(on, plan(on, { find: "Ember Fox", wholeCell: true }, "7"));
    expect(on.text(file)).toContain('name = "7"');
    replaceAll(on, plan(on, { find: "7", wholeCell: true }, "'tis"));
    expect(on.text(file)).toContain(`name = "'tis"`);
  });

  it("makes a conflict of a cell that another program changed meanwhile", () => {
    const on = world();
    const preview = plan(on, { find: "Red Fox" }, "Red Wolf");
    on.renameOver(file, set.replace("Red Fox", "Blue Fox"));
    on.wait(5_000);
    expect(replaceAll(on, preview)).not.toContain("done");
    expect(on.text(file)).toContain("Blue Fox");
  });
});

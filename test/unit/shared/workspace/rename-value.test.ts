import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { editsOfHit, planValueRename, type ValueCells } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const rows = deck(
  card("a1", { name: "Ash", subtype: "Tree", text: "Draw a Tree." }),
  card("b2", { name: "Tree", subtype: "tree", text: "Trees grow." }),
  card("Tree", { name: "Elm", subtype: "Tree", text: "Rest." }),
);
const settings = `
[metadata]
schema_version = 1

[[metadata.validation_rules]]
column = "subtype"
type = "enum"
enum = [
  "Tree", # with leaves
  "Stone",
]
colors = ["#00ff00", "#cccccc"]

[[metadata.validation_rules]]
column = "name"
type = "enum"
enum = ["Tree"]

[[metadata.conditional_formatting]]
column = "subtype"
condition = { equals = "Tree" }
style = { bold = true }
`;
const decks = '[[decks]]\nid = "d1"\nsubtype = "Tree"\n';

const open = (): World => new World({ [file]: `${rows}${settings}`, "decks.toml": decks });
const plan = (world: World, to: string) =>
  must(planValueRename(world.state, { sheet: cards, key: "subtype", from: "Tree", to }));
const words = ({ kind, sheet, columnTitle, hits }: ValueCells): string =>
  `${kind}: ${columnTitle} of ${sheet.file}, ${hits.length}`;

describe("renaming a value", () => {
  it("finds the cells of the column in all sheets, those of others, and the word in texts; never ids", () => {
    const { cells, isCut } = plan(open(), "Plant");
    expect(cells.map(words)).toEqual([
      "same: Subtype of cards.toml, 2",
      "same: Subtype of decks.toml, 1",
      "other: Name of cards.toml, 1",
      "texts: Text of cards.toml, 1",
    ]);
    expect(isCut).toBe(false);
  });

  it("lists columns in the order of the sheet, wherever the value comes first", () => {
    const columns = [
      card("a1", { first: "No.", second: "A Tree." }),
      card("b2", { first: "The Tree.", second: "No." }),
    ];
    const { cells } = plan(new World({ [file]: deck(...columns) }), "Plant");
    expect(cells.map(words)).toEqual(["texts: First of cards.toml, 1", "texts: Second of cards.toml, 1"]);
  });

  it("changes cells and settings of all files as one step", () => {
    const world = open();
    const { cells, settings: said } = plan(world, "Plant");
    const edits = cells
      .filter(({ kind }) => kind === "same")
      .flatMap(({ hits }) => hits.flatMap((hit) => editsOfHit(hit, 0)));
    const changes = said.map(({ sheet, changes: each }) => ({ sheet, changes: [...each] }));
    expect(world.do({ kind: "values/rename", edits, settings: changes, label: "Rename" })).toMatchObject({ ok: true });
    world.settle();
    expect(world.text("decks.toml")).toBe(decks.replace("Tree", "Plant"));
    expect(world.text(file)).toBe(
      `${rows}${settings}`
        .replaceAll('subtype = "Tree"', 'subtype = "Plant"')
        .replace('  "Tree", #', '  "Plant", #')
        .replace('equals = "Tree"', 'equals = "Plant"'),
    );
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.text(file)).toBe(`${rows}${settings}`);
    expect(world.text("decks.toml")).toBe(decks);
  });

  it("to one that the list has takes the old one out of it, with its colour", () => {
    const world = open();
    const [own] = plan(world, "Stone").settings;
    expect(own?.changes[0]).toMatchObject({ after: { enum: ["Stone"], colors: ["#cccccc"] } });
  });
});

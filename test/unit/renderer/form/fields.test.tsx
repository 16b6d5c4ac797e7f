// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { describe, expect, it } from "vitest";
import { fieldsOf } from "../../../../renderer/form/fields.js";
import { games } from "../../../../shared/games/index.js";
import { sheetRows } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

const cards = `[[cards]]\nname = "Watch"\nspark = 1\nid = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e10"\nenergy-cost = 1\nrules-text = ""\nvariables = ""\ncard-type = "Character"\n`;
const metadata = ["half", "double"].map(
  (name) => `[[metadata.derived_columns]]\nname = "${name}"\nkind = "expression"\nexpression = "[spark] / 2"\n`,
);

describe("the fields of a form", () => {
  it("are those on screen in their order, then hidden values, without what the editor of rules texts has", () => {
    const text = `${cards}[metadata]\nschema_version = 1\n${metadata.join("")}`;
    const world = new World({ "cards.toml": text }, undefined, { games });
    const sheet = sheetRows(world.state, { file: "cards.toml", table: ["cards"] }, 0, 1)?.view;
    if (!sheet) throw new Error("The sheet is there");
    const { shown, hidden } = fieldsOf(sheet, ["spark", "gone", "name", "rules-text"]);
    expect(shown.map(({ kind, title }) => [kind, title])).toEqual([
      ["value", "Spark"],
      ["value", "Name"],
    ]);
    expect(hidden.map(({ key }) => key)).toEqual(["id", "energy-cost", "card-type"]);
  });
});

import { describe, expect, it } from "vitest";
import { afterFix, aCharacter, aDreamwell, aListRow, anEffect, id, lines, type Cells } from "./tables.js";

const cards = { "cards.toml": aCharacter(), "dreamwell.toml": aDreamwell() };
const withList = (cells: Cells) => ({ ...cards, "card-lists.toml": aListRow(cells) });
const withEffect = (cells: Cells) => ({ ...cards, "card-fx.toml": anEffect(cells) });
const figures = (cardId: string) => ({
  ...cards,
  "card-metadata.toml": `[[card-metadata]]\ncard-id = "${cardId}"\nflash = 0.5\n`,
});

describe("tables that name cards", () => {
  it.each([
    ["a list of cards", withList({})],
    ["a list of dreamwell cards", withList({ "list-type": '"DreamwellCardId"', "card-id": `"${id(50)}"` })],
    ["the id in other letters", withList({ "card-id": `"${id(1).toUpperCase()}"` })],
    [
      "a card effect",
      withEffect({ "projectile-source": '"ThisCard"', "effect-target": '""', "dissolve-color": '"#C8402B"' }),
    ],
    [
      "colours with alpha, and without a hash",
      { ...cards, "card-fx.toml": anEffect({ "dissolve-color": '"C8402BFF"' }) },
    ],
    ["figures", figures(id(1))],
  ])("%s: no problem", (_, files) => expect(lines(files)).toEqual([]));

  it.each<
    [name: string, files: Record<string, string>, problems: string[], fix?: string, after?: Record<string, string>]
  >([
    [
      "a list with a card that is not there",
      withList({ "card-id": `"${id(9)}"` }),
      ["card-lists.toml 0 card-id unknown-card error"],
    ],
    [
      "an effect of a card that is not there",
      withEffect({ "card-id": `"${id(9)}"` }),
      ["card-fx.toml 0 card-id unknown-card error"],
    ],
    [
      "figures about a card that is not there",
      figures(id(9)),
      ["card-metadata.toml 0 card-id unknown-card-figures warning"],
    ],
    [
      "a list whose type names the other table",
      withList({ "list-type": '"DreamwellCardId"' }),
      ["card-lists.toml 0 list-type list-type-fits error"],
      "set-list-type",
      withList({}),
    ],
    [
      "a list type the game does not know",
      withList({ "list-type": '"BaseCard"' }),
      ["card-lists.toml 0 list-type unknown-word error"],
      "nearest",
      withList({}),
    ],
    ["a list row without a name", withList({ "list-name": undefined, copies: "1" }), []],
    ["a number of copies that is none", withList({ copies: '"two"' }), ["card-lists.toml 0 copies table-field error"]],
    ["fewer copies than none", withList({ copies: "-1" }), ["card-lists.toml 0 copies table-field error"]],
    [
      "an effect type the game does not know",
      withEffect({ "effect-type": '"FireProjectiles"' }),
      ["card-fx.toml 0 effect-type unknown-word error"],
      "nearest",
      withEffect({ "effect-type": '"FireProjectile"' }),
    ],
    [
      "a trigger the game does not know",
      withEffect({ "effect-trigger": '"Later"' }),
      ["card-fx.toml 0 effect-trigger unknown-word error"],
    ],
    [
      "a target the game does not know",
      withEffect({ "effect-target": '"thiscard"' }),
      ["card-fx.toml 0 effect-target unknown-word error"],
      "nearest",
      withEffect({ "effect-target": '"ThisCard"' }),
    ],
    [
      "a colour by name",
      withEffect({ "dissolve-color": '"red"' }),
      ["card-fx.toml 0 dissolve-color dissolve-color error"],
    ],
    [
      "a short colour",
      withEffect({ "dissolve-color": '"#C8B"' }),
      ["card-fx.toml 0 dissolve-color dissolve-color error"],
      "write-out",
      withEffect({ "dissolve-color": '"#CC88BB"' }),
    ],
  ])("%s", (_, files, problems, fix, after) => {
    expect(lines(files)).toEqual(problems);
    if (fix !== undefined) expect(afterFix(files, fix)).toEqual(after);
  });

  it("fields that a row lacks while others have them", () => {
    const files = {
      ...cards,
      "card-lists.toml": aListRow() + aListRow({ "list-name": undefined }),
      "card-fx.toml": anEffect() + anEffect({ "effect-trigger": '""', "card-id": '"ember"' }),
    };
    expect(lines(files).filter((line) => !line.includes("unknown"))).toEqual([
      "card-fx.toml 1 card-id table-field error",
      "card-fx.toml 1 effect-trigger table-field error",
      "card-lists.toml 1 list-name table-field error",
    ]);
  });
});

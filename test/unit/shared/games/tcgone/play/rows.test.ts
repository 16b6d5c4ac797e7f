import { expect, it } from "vitest";
import { tcgonePlay } from "../../../../../../shared/games/tcgone/play/play.js";
import { definitionSchema } from "../../../../../../shared/games/tcgone/play/cards/definition.js";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { effectRows } from "../../../../../../shared/games/tcgone/script/rows/effect-rows.js";
import { sampleMaterial } from "../../../../../support/match/tcgone.js";

const definitions = sampleMaterial().definitions.map((definition) => definitionSchema.parse(definition));
const played = (rows: readonly Readonly<Record<string, unknown>>[]): readonly unknown[] =>
  tcgonePlay.material([{ file: "cards.toml", table: ["cards"], kind: "cards", rows }]).definitions;

it("plays cards whose effect is in rows as those whose effect is a script", () => {
  const rows = definitions.map(({ effect, ...row }) => {
    const { items, comments } = parseEffect(effect, scriptNames);
    return { ...row, abilities: effectRows(items, comments) };
  });
  const inRows = played(rows).map((each) => definitionSchema.parse(each));
  const blocks = (text: string): readonly string[] => text.split(/\n\n/u).sort();
  for (const [at, { effect, ...definition }] of definitions.entries()) {
    const { effect: again, ...same } = inRows[at] ?? { effect: "" };
    expect(same).toEqual(definition);
    expect(blocks(again)).toEqual(blocks(effect));
  }
});

it("plays rows without meaning as no effect, and the script where a card has both", () => {
  const card = { id: "a", name: "A", "card-kind": "item" };
  const nap = { kind: "move", label: "Nap" };
  const effects = played([
    { ...card, abilities: [7] },
    { ...card, abilities: [nap], effect: "onPlay { draw 1 }" },
    { ...card, abilities: [nap] },
  ]).map((each) => definitionSchema.parse(each).effect);
  expect(effects).toEqual(["", "onPlay { draw 1 }", 'move "Nap" {}']);
});

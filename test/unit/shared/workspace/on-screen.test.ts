import { expect, it } from "vitest";
import { contentOnScreen, filesOnScreen, type TypedText } from "../../../../shared/workspace/index.js";
import { card, cards, deck, file, rowKey } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));

function contents(world: World, typed: readonly TypedText[] = []): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    filesOnScreen(world.state, typed).map((each) => {
      const work = contentOnScreen(each);
      for (;;) {
        const step = work.next();
        if (step.done) return [each.file, step.value];
      }
    }),
  );
}

const cost = { path: ["cost"] };

it("holds what is being typed as it would be entered, and nothing of what no value can hold", () => {
  const world = new World({ [file]: `${two}\n[totals]\nrows = 2\n` });
  const at = (id: string) => ({ sheet: cards, rowKey: rowKey(world, id) });
  world.do({ kind: "cells/draft", ...at("a1"), column: cost, text: "7", seen: 3 });
  world.do({ kind: "cells/draft", ...at("a1"), column: { path: ["tags"], index: 0 }, text: "oak", seen: null });
  world.do({ kind: "cells/draft", ...at("b2"), column: { path: ["name"] }, text: "Elm\ud800", seen: "Elm" });
  expect(contents(world)).toEqual({
    [file]: {
      cards: [
        { id: "a1", name: "Ash", cost: 7, tags: ["oak"] },
        { id: "b2", name: "Elm", cost: 5 },
      ],
      totals: { rows: 2 },
    },
  });
});

it("puts texts of open editors above the drafts, and leaves rows that nobody types into as they were read", () => {
  const world = new World({ [file]: two });
  const at = { sheet: cards, rowKey: rowKey(world, "a1"), column: cost };
  world.do({ kind: "cells/draft", ...at, text: "7", seen: 3 });
  expect(contents(world, [{ ...at, text: "8" }])).toMatchObject({ [file]: { cards: [{ cost: 8 }, { cost: 5 }] } });
  const rows = (): unknown => (contents(world)[file] as { cards: unknown[] }).cards[1];
  expect(rows()).toBe(rows());
});

it("leaves out files that are gone from the disk, and keeps a moment as it was", () => {
  const world = new World({ [file]: two, "other.toml": card("c3", { name: "Fir" }) });
  const before = filesOnScreen(world.state);
  world.delete("other.toml");
  world.settle();
  expect(filesOnScreen(world.state).map((each) => each.file)).toEqual([file]);
  expect(before.map((each) => each.file)).toEqual([file, "other.toml"]);
});

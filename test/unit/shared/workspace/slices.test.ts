import { expect, it } from "vitest";
import { sheetRows } from "../../../../shared/workspace/index.js";
import { cards, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

it("rows of a sheet are returned as far as an answer has room for their cells, at least one", () => {
  const keys = Array.from({ length: 15_000 }, (_, at) => `k${at} = 1\n`).join("");
  const world = new World({ [file]: `[[cards]]\n${keys}${"[[cards]]\n".repeat(99)}` });
  const counts: number[] = [];
  for (let from = 0; from < 100; from += counts.at(-1) ?? 100) {
    counts.push(sheetRows(world.state, cards, from, 20_000)?.rows.length ?? 0);
  }
  expect(counts).toEqual([66, 34]);
});

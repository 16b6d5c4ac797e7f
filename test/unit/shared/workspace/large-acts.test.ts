import { describe, expect, it } from "vitest";
import { textSearchSchema } from "../../../../shared/replace/index.js";
import { editsOfHit, planReplace, type Intent } from "../../../../shared/workspace/index.js";
import { must } from "../../../../shared/base/index.js";
import { card, cards, deck, file, rowsOf } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const ids = Array.from({ length: 600 }, (_, at) => `c${at}`);
const text = deck(...ids.map((id) => card(id, { name: `Draw ${id}`, cost: 3 })));

const acts: Readonly<Record<string, (world: World) => Intent>> = {
  "a paste": (world) => ({
    kind: "cells/edit",
    edits: rowsOf(world).flatMap(({ key, cells }) =>
      ["name", "cost"].map((column) => ({
        sheet: cards,
        rowKey: key,
        column: { path: [column] },
        input: { kind: "text" as const, text: "7" },
        seen: cells[column] ?? null,
        revision: 0,
      })),
    ),
  }),
  "a replacement in all rows": (world) => {
    const search = textSearchSchema.parse({ find: "draw" });
    const { hits } = must(planReplace(world.state, { search, replacement: "gain" }));
    return { kind: "cells/edit", edits: hits.flatMap((hit) => editsOfHit(hit, 0)) };
  },
  "another order of all rows": (world) => ({
    kind: "rows/order",
    sheet: cards,
    rowKeys: rowsOf(world)
      .map(({ key }) => key)
      .toReversed(),
  }),
};

describe.each(Object.entries(acts))("%s", (_, intentFor) => {
  it("is one write of the file and one step, however many cells it changes", () => {
    const world = new World({ [file]: text });
    expect(world.do(intentFor(world))).toMatchObject({ ok: true });
    world.settle();
    expect(world.windows).toHaveLength(1);
    expect(world.state.done).toHaveLength(1);
    expect(world.text(file)).not.toBe(text);
    world.do({ kind: "history/undo" });
    world.settle();
    expect(world.windows).toHaveLength(2);
    expect(world.text(file)).toBe(text);
  });
});

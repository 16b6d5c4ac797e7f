import { describe, expect, test } from "vitest";
import { card, cards, deck, edit, editOf, file } from "../../../support/workspace/cards.js";
import { World } from "../../../support/workspace/world.js";

const three = deck(
  card("a", { name: "One", cost: 1 }),
  card("b", { name: "Two", cost: 2 }),
  card("c", { name: "Three", cost: 3 }),
);
const text = (value: string) => ({ kind: "text", text: value }) as const;

describe("several cells at once (9.4 B)", () => {
  test("B1, B2: three rows, one write", () => {
    const world = new World({ [file]: `# header\n\n${three}` });
    edit(world, [
      editOf(world, "a", "cost", text("7")),
      editOf(world, "b", "cost", text("8")),
      editOf(world, "c", "cost", text("9")),
    ]);
    world.settle();
    expect(world.windows).toHaveLength(1);
    expect(world.text(file)).toBe(
      `# header\n\n${three.replace("cost = 1", "cost = 7").replace("cost = 2", "cost = 8").replace("cost = 3", "cost = 9")}`,
    );
  });

  test("B3: nothing at all is no write", () => {
    const world = new World({ [file]: three });
    edit(world, []);
    world.settle();
    expect(world.windows).toEqual([]);
  });

  test("B5: a table that is not there is refused", () => {
    const world = new World({ [file]: three });
    const good = editOf(world, "a", "cost", text("7"));
    const [outcome] = edit(world, [{ ...good, sheet: { ...cards, table: ["spells"] } }]);
    world.settle();
    expect(outcome).toMatchObject({ kind: "refused" });
    expect(world.windows).toEqual([]);
  });
});

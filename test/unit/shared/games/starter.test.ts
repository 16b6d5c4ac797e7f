import { describe, expect, it } from "vitest";
import { games, starterTexts, tabOrderOf } from "../../../../shared/games/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

/** Ids of version 4 that count up. */
const counting = (): (() => string) => {
  let count = 0;
  return () => `00000000-0000-4000-8000-${String((count += 1)).padStart(12, "0")}`;
};

describe.each(games.map((game) => [game.id, game] as const))("a new set of %s", (id, game) => {
  const made = starterTexts(game, counting());
  const view = (() => {
    const world = new World({}, undefined, { games });
    const order = { file: "sheets.toml", text: tabOrderOf(made) };
    const files = [...made, order].map(({ file, text }) => ({ file, text, seen: null }));
    expect(world.do({ kind: "files/write-texts", files, label: "Start a set" })).toMatchObject({ ok: true });
    world.settle();
    return workspaceView(world.state);
  })();

  it("has a sheet of the game in each of its files, in the order in which they are listed", () => {
    expect(made.length).toBeGreaterThan(0);
    expect(view.sheets.map(({ ref, binding }) => [ref.file, binding?.game])).toEqual(
      made.map(({ file }) => [file, id]),
    );
  });

  it("begins with cards, and breaks no rule of the game", () => {
    const cards = game.sheets.find(
      ({ kind }) => kind === view.sheets.find(({ ref }) => ref.file === made[0]?.file)?.binding?.kind,
    );
    expect(cards?.holdsCards).toBe(true);
    expect(view.sheets.map(({ title, problems }) => [title, problems.error, problems.warning])).toEqual(
      view.sheets.map(({ title }) => [title, 0, 0]),
    );
  });
});

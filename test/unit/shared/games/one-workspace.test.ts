import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { boundTables, decksOf, folderTables, games, type SourceFile } from "../../../../shared/games/index.js";
import { noSettings } from "../../../../shared/validate/index.js";
import { readSample } from "../../../support/sample.js";

const tabula = join(import.meta.dirname, "../../../../tabula");
const ids = games.map(({ id }) => id).filter((id) => existsSync(join(tabula, id)));

/** The files of a sample under names that no other sample has. */
const sampleIn = (id: string): readonly SourceFile[] =>
  readSample(id).map(({ file, content }) => ({ file: `${id}-${file}`, content }));

/** What each table is bound to. */
const boundIn = (sources: readonly SourceFile[]): Record<string, string> =>
  Object.fromEntries(
    folderTables(games, sources, noSettings).map(({ file, table, binding }) => [
      `${file} ${table.join(".")}`,
      binding ? `${binding.game.id} ${binding.schema.kind}` : "none",
    ]),
  );

describe("the samples of all games in one workspace", () => {
  const all = ids.flatMap(sampleIn);

  it.each(ids)("those of %s are bound as in a folder of their own: each to that game", (id) => {
    const alone = boundIn(sampleIn(id));
    const bound = Object.values(alone).filter((each) => each !== "none");
    expect(bound.length).toBeGreaterThanOrEqual(1);
    expect(bound.filter((each) => !each.startsWith(`${id} `))).toEqual([]);
    expect(boundIn(all)).toMatchObject(alone);
  });

  it.each(ids)("%s is played with its own cards and decks there", (id) => {
    const play = games.find((game) => game.id === id)?.play;
    if (!play) return;
    const material = (sources: readonly SourceFile[]) =>
      play.material(boundTables(folderTables(games, sources, noSettings), { id }));
    const [here, alone] = [material(all), material(sampleIn(id))];
    expect(decksOf(here).map(({ name }) => name)).toEqual(decksOf(alone).map(({ name }) => name));
    expect(here.definitions).toEqual(alone.definitions);
    expect(here.remarks).toEqual(alone.remarks);
  });

  it("stay bound in whatever order their files come", () => {
    expect(boundIn(all.toReversed())).toEqual(boundIn(all));
  });
});

import { expect, it } from "vitest";
import { Work } from "../../../../shared/base/index.js";
import { mostColumns } from "../../../../shared/sheet/index.js";
import { tableOf } from "../../../../shared/workspace/content/content.js";
import { workspaceView } from "../../../../shared/workspace/index.js";
import { countedList } from "../../../support/counted-reads.js";
import { file } from "../../../support/workspace/cards.js";
import { checkedWorld, problemLines } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

const many = (size: number, part: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => part(at)).join("");

it("a table among very many is found without going through the others", () => {
  const { content } = new World({ [file]: many(400, (at) => `[[t${at}]]\na = 1\n`) }).state.files.get(file) ?? {};
  if (!content) throw new Error("The file was not read");
  const work = new Work();
  const counted = { ...content, tables: countedList(content.tables, work) };
  for (const { path } of content.tables) expect(tableOf(counted, path)?.path).toEqual(path);
  expect(tableOf(counted, ["t400"])).toBeUndefined();
  expect(work.steps).toBeLessThanOrEqual(2 * 400);
});

it("a table of more columns than are shown says so", () => {
  const world = checkedWorld({ [file]: `[[cards]]\nid = "a"\n${many(mostColumns, (at) => `k${at} = 1\n`)}` });
  expect(problemLines(world)).toContain("- - toml/too-many-columns");
  expect(workspaceView(world.state).sheets[0]?.columns).toHaveLength(mostColumns);
});

import { problemsOf, workspaceView, type SheetRef } from "../../../shared/workspace/index.js";
import type { ProblemView } from "../../../shared/validate/index.js";
import { toyGame } from "../validate/toy-game.js";
import { World } from "./world.js";

/** A world whose tables belong to the toy game, with everything checked. */
export function checkedWorld(files: Readonly<Record<string, string>>): World {
  const world = new World(files, undefined, { games: [toyGame] });
  world.wait(10);
  return world;
}

/** The problems of all sheets, in order. */
export const allProblems = ({ state }: Pick<World, "state">): readonly ProblemView[] =>
  workspaceView(state).sheets.flatMap(({ ref }) => problemsOf(state, ref, 0, 100_000).problems);

/** A problem in one line: `Ash defense toy/stat-sum`, with `waived` behind it where it is. */
export const lineOf = ({ rowTitle, column, code, waived }: ProblemView): string =>
  [rowTitle || "-", column ?? "-", code, ...(waived ? ["waived"] : [])].join(" ");

export const problemLines = (world: World): readonly string[] => allProblems(world).map(lineOf);

/** The problem of this code; throws where there is none. */
export function problemOf(world: World, code: string): ProblemView {
  const found = allProblems(world).find((problem) => problem.code === code);
  if (!found) throw new Error(`No ${code}, only ${problemLines(world).join("; ")}`);
  return found;
}

/** The ids of all problems of this code, in order. */
export const problemsNamed = (world: World, code: string): string[] =>
  allProblems(world).flatMap((problem) => (problem.code === code ? [problem.id] : []));

/** What a page knows that has received every event. */
export function followedProblems(world: World, sheet: SheetRef): ReadonlyMap<string, ProblemView> {
  const known = new Map<string, ProblemView>();
  for (const event of world.events) {
    if (event.name !== "sheet/problems" || JSON.stringify(event.payload.sheet) !== JSON.stringify(sheet)) continue;
    const { put, drop } = event.payload;
    for (const id of drop) known.delete(id);
    for (const problem of put) known.set(problem.id, problem);
  }
  return known;
}

import { expect, it, vi } from "vitest";
import { workspaceView, type WorkspaceState } from "../../../../shared/workspace/index.js";
import { growth } from "../../../support/counted-reads.js";
import { deck, card } from "../../../support/workspace/cards.js";
import { checkedWorld } from "../../../support/workspace/problems.js";
import { World } from "../../../support/workspace/world.js";

/** So many files of one card each. */
const filesOf = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}.toml`, deck(card(`c${at}`, { cost: at }))]));

/** What is written into maps while a folder of so many files is opened: a copy of a map writes all its entries. */
function writesOfOpening(count: number): number {
  const files = filesOf(count);
  const set = vi.spyOn(Map.prototype, "set");
  try {
    const world = new World(files);
    expect(world.state.files.size).toBe(count);
    return set.mock.calls.length;
  } finally {
    set.mockRestore();
  }
}

it("opening twice as many files copies at most twice as much", () => {
  expect(growth(writesOfOpening, 40)).toBeLessThan(2.2);
});

it("files come as people count them", () => {
  const { state } = new World(filesOf(12));
  expect(workspaceView(state).files.map(({ file }) => file)).toEqual(
    Array.from({ length: 12 }, (_, at) => `f${at}.toml`),
  );
});

/** How often a file is looked at for a view of so many. */
function looksOfView(count: number): number {
  const { state } = checkedWorld(filesOf(count));
  let looks = 0;
  const counted = [...state.files].map(([name, file]) => {
    const get = (target: typeof file, key: string | symbol, receiver: unknown): unknown => {
      looks += 1;
      return Reflect.get(target, key, receiver);
    };
    return [name, new Proxy(file, { get })] as const;
  });
  const watched: WorkspaceState = { ...state, files: new Map(counted) };
  expect(workspaceView(watched).sheets).toHaveLength(count);
  return looks;
}

it("the view of twice as many files looks at most twice as often at one", () => {
  expect(growth(looksOfView, 40)).toBeLessThan(2.2);
});

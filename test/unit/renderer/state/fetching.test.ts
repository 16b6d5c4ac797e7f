import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  loadSheet,
  onRows,
  refetchOf,
  rowsOf,
  forgetRows,
  type GridChange,
} from "../../../../renderer/state/loader.js";
import {
  followProblems,
  forgetProblems,
  loadProblems,
  problemsIn,
  useProblemBooks,
} from "../../../../renderer/state/problems.js";
import type { GridRow } from "../../../../renderer/state/sheet-rows.js";
import { sheetKey } from "../../../../renderer/state/sheet-list.js";
import { getApp, setApp } from "../../../../renderer/state/store.js";
import { problemView } from "../../../support/validate/problem-view.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

/** What the session holds, and what happens to it when it was asked for the n-th time and its answer is on the way. */
const host = vi.hoisted(() => ({
  revision: 1,
  rows: 0,
  problems: [] as string[],
  asked: [] as string[],
  fault: false,
  afterAnswer: undefined as ((count: number) => void) | undefined,
}));

vi.mock("../../../../renderer/state/calls.js", () => ({
  ask: async (call: string, { from, count }: { from: number; count: number }) => {
    await new Promise((answer) => setTimeout(answer));
    host.asked.push(`${call} ${from}`);
    const rows = Array.from({ length: host.rows }, (_, at) => ({ key: `r${at}`, cells: [at + host.revision] }));
    const { revision, problems, fault } = host;
    host.afterAnswer?.(host.asked.length);
    if (fault) return { ok: false, error: { message: "gone" } };
    return {
      ok: true,
      value: {
        revision,
        rows: rows.slice(from, from + count),
        marks: [],
        view: { rowCount: rows.length },
        problems: problems.slice(from, from + count).map((id) => problemView(id)),
        total: problems.length,
      },
    };
  },
}));

const sheet = { file: "cards.toml", table: ["cards"] };
const key = sheetKey(sheet);
const told: string[] = [];
const sizeOf = (change: GridChange): string =>
  "rows" in change ? `${change.kind} ${change.rows.length}` : change.kind;
onRows(key, (change) => told.push(`${sizeOf(change)} of ${rowsOf(key)?.rows.length}`));

beforeEach(() => {
  forgetRows();
  forgetProblems();
  told.length = 0;
  Object.assign(host, { revision: 1, rows: 2_500, problems: [], asked: [], fault: false, afterAnswer: undefined });
});

describe("the rows of a sheet", () => {
  it("are shown as they come, the first of them soon", async () => {
    await loadSheet(sheet);
    expect(told).toEqual(["reset of 300", "more 1000 of 1300", "more 1000 of 2300", "more 200 of 2500"]);
  });

  it("are fetched again from the start when they change meanwhile; those shown stay until all are here", async () => {
    let first: GridRow | undefined;
    host.afterAnswer = (count) => {
      if (count === 2) host.revision = 2;
      first ??= rowsOf(key)?.rows[0];
    };
    await loadSheet(sheet);
    expect(told).toEqual(["reset of 300", "more 1000 of 1300", "reset of 2500"]);
    expect(first?.cells).toEqual([1]);
    expect(rowsOf(key)?.rows[0]).toEqual({ key: first?.key, cells: [2] });
  });

  it("are waited for by all who ask while they are fetched, and asked for once", async () => {
    const both = [loadSheet(sheet), loadSheet(sheet)];
    await both[1];
    expect(rowsOf(key)?.rows).toHaveLength(2_500);
    await loadSheet(sheet);
    expect(host.asked).toHaveLength(4);
  });

  it("are those of the later of two fetches, for which the earlier waits", async () => {
    const first = loadSheet(sheet);
    host.rows = 10;
    const second = loadSheet(sheet, { again: true });
    await Promise.all([first, second]);
    expect(rowsOf(key)?.rows).toHaveLength(10);
    expect(told).toEqual(["reset of 10"]);
  });

  it("are no longer on their way for the status line once all was forgotten", async () => {
    setApp({ active: key });
    host.afterAnswer = (count) => {
      if (count === 2) setTimeout(forgetRows);
    };
    await loadSheet(sheet);
    expect(getApp().loading).toBeNull();
  });

  it("are known to be out of date from when they are to be replaced until they are", async () => {
    const first = loadSheet(sheet);
    expect(refetchOf(key)).toBeUndefined();
    await first;
    for (const fault of [false, true]) {
      host.fault = fault;
      const second = loadSheet(sheet, { again: true });
      expect(refetchOf(key)).toBe(second);
      await second;
      expect(refetchOf(key)).toBeUndefined();
    }
    void loadSheet(sheet, { again: true });
    forgetRows();
    expect([refetchOf(key), refetchOf(null)]).toEqual([undefined, undefined]);
  });

  it("can be fetched again after they could not be had", async () => {
    host.fault = true;
    await loadSheet(sheet);
    expect(rowsOf(key)).toBeUndefined();
    host.fault = false;
    await loadSheet(sheet);
    expect(rowsOf(key)?.rows).toHaveLength(2_500);
  });
});

describe("the problems of a sheet", () => {
  const ids = (): string[] => problemsIn(key).map(({ id }) => id);
  const numbered = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${at}`);
  const told = (put: readonly string[], drop: readonly string[]): void =>
    followProblems({
      sheet,
      counts: { error: 0, warning: 0, info: 0, waived: 0 },
      put: put.map((id) => problemView(id)),
      drop,
    });

  it("are fetched in slices", async () => {
    host.problems = numbered(2_500);
    await loadProblems(sheet);
    expect(ids()).toEqual(numbered(2_500));
    expect(host.asked).toHaveLength(3);
  });

  it("are all there and none that went, whatever comes and goes between two slices", async () => {
    host.problems = numbered(2_500);
    host.afterAnswer = (count) => {
      if (count !== 1) return;
      // The first of the second slice moves into the first one, which is here already.
      host.problems = [...host.problems.filter((id) => id !== "p3"), "new"];
      setTimeout(() => told(["new"], ["p3"]));
    };
    await loadProblems(sheet);
    expect(ids().toSorted()).toEqual(host.problems.toSorted());
  });

  it("are in another map after every change, for those who follow them", async () => {
    host.problems = numbered(2);
    await loadProblems(sheet);
    const before = useProblemBooks.getState().books;
    told([], ["p0"]);
    const after = useProblemBooks.getState().books;
    expect(after).not.toBe(before);
    expect(problemsIn(key, after).map(({ id }) => id)).toEqual(["p1"]);
    forgetProblems();
    expect(ids()).toEqual([]);
  });

  it("can be fetched again after they could not be had", async () => {
    host.problems = numbered(3);
    host.fault = true;
    await loadProblems(sheet);
    host.fault = false;
    await loadProblems(sheet);
    expect(ids()).toEqual(numbered(3));
  });

  it("of no sheet are kept after they were given up", async () => {
    host.problems = numbered(3);
    const loaded = loadProblems(sheet);
    forgetProblems();
    await loaded;
    expect(ids()).toEqual([]);
  });
});

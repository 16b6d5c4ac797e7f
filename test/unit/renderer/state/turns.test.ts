import { beforeEach, describe, expect, it, vi } from "vitest";
import { Turns } from "../../../../renderer/state/turns.js";

let done: string[];
let dropped: number[];
let fetchUnderWay: Promise<void> | undefined;
let turns: Turns;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", globalThis);
  done = [];
  dropped = [];
  fetchUnderWay = undefined;
  turns = new Turns({ onDropped: (count) => dropped.push(count), fetchUnderWay: () => fetchUnderWay });
  return () => vi.useRealTimers();
});

/** A command that ends when it is told to. */
function command(name: string): {
  readonly run: () => Promise<void>;
  readonly end: () => void;
  readonly fail: () => void;
} {
  let settle: { readonly end: () => void; readonly fail: () => void } | undefined;
  const promise = new Promise<void>((end, reject) => {
    settle = { end, fail: () => reject(new Error("lost")) };
  });
  return {
    run: () => {
      done.push(name);
      return promise;
    },
    end: () => settle?.end(),
    fail: () => settle?.fail(),
  };
}

const key = (name: string) => () => void done.push(name);
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(100);

describe("acts on the sheet", () => {
  it("are done at once while nothing is under way", () => {
    expect(turns.wait(key("a"))).toBe(false);
    expect(done).toEqual([]);
    expect(turns.isHeld).toBe(false);
  });

  it("wait for a command and come in their order, commands among them", async () => {
    const [first, second] = [command("insert"), command("move")];
    turns.hold(first.run());
    expect(turns.wait(key("a"))).toBe(true);
    expect(turns.wait(second.run)).toBe(true);
    expect(turns.wait(key("b"))).toBe(true);
    await rest();
    expect(done).toEqual(["insert"]);
    first.end();
    await rest();
    expect(done).toEqual(["insert", "a", "move"]);
    expect(turns.isHeld).toBe(true);
    second.end();
    await rest();
    expect(done).toEqual(["insert", "a", "move", "b"]);
    expect(turns.isHeld).toBe(false);
  });

  it("wait until what a command led to is fetched, well or not", async () => {
    for (const end of ["end", "fail"] as const) {
      const [undone, fetched] = [command("undo"), command("fetch")];
      turns.hold(undone.run());
      fetchUnderWay = fetched.run();
      undone.end();
      await rest();
      expect(turns.wait(key("a"))).toBe(true);
      await rest();
      expect(done.splice(0)).toEqual(["undo", "fetch"]);
      fetched[end]();
      await rest();
      expect(done.splice(0)).toEqual(["a"]);
      expect(turns.isHeld).toBe(false);
    }
  });

  it("continue after a command that failed", async () => {
    const lost = command("insert");
    turns.hold(lost.run());
    turns.wait(key("a"));
    lost.fail();
    await rest();
    expect(done).toEqual(["insert", "a"]);
  });

  it("are dropped and counted when no answer comes, and none is done late", async () => {
    const never = command("insert");
    turns.hold(never.run());
    turns.wait(key("a"));
    turns.wait(key("b"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dropped).toEqual([2]);
    expect(turns.wait(key("c"))).toBe(false);
    never.end();
    await rest();
    expect(done).toEqual(["insert"]);
  });

  it("are not mentioned where none waited", async () => {
    turns.hold(command("insert").run());
    await vi.advanceTimersByTimeAsync(60_000);
    expect(dropped).toEqual([]);
    expect(turns.isHeld).toBe(false);
  });

  it("that come while others are replayed wait behind them", async () => {
    const first = command("insert");
    turns.hold(first.run());
    turns.wait(() => {
      done.push("a");
      expect(turns.wait(key("late"))).toBe(true);
    });
    turns.wait(key("b"));
    first.end();
    await rest();
    expect(done).toEqual(["insert", "a", "b", "late"]);
  });

  it("notify watchers when waiting begins and ends", async () => {
    const seen: boolean[] = [];
    const stop = turns.watch((isHeld) => seen.push(isHeld));
    const first = command("insert");
    turns.hold(first.run());
    first.end();
    await rest();
    stop();
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });
});

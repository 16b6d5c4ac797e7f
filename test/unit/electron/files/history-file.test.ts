import { beforeEach, describe, expect, it } from "vitest";
import { openHistory, type OpenedHistory } from "../../../../electron/files/history-file.js";
import type { HistoryChange, SavedStep } from "../../../../shared/workspace/index.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk, systemError } from "./fake-disk.js";

const path = "/data/history.jsonl";
const stepOf = (id: number, label = "Edit"): SavedStep => ({ id, label, parts: [] });
const did = (id: number, label?: string): HistoryChange => ({ kind: "did", step: stepOf(id, label) });

let disk: FakeDisk;
beforeEach(() => {
  disk = new FakeDisk();
  disk.folder("/data");
});

const open = (): Promise<OpenedHistory> => openHistory(disk, new FakeClock(), path);
/** The ids of the steps that the next run finds: those that are done, and those that were undone. */
async function kept(): Promise<readonly (readonly number[])[]> {
  const { saved, setAside } = await open();
  expect(setAside).toBeUndefined();
  return [saved.done, saved.undone].map((steps) => steps.map(({ id }) => id));
}
async function keep(changes: readonly HistoryChange[]): Promise<void> {
  const { history } = await open();
  for (const change of changes) await history.append(change);
  await history.close();
}

describe("the file of a history", () => {
  it("is made with the first step, and gets a line with each", async () => {
    const { history, saved } = await open();
    expect([saved.done, disk.has(path)]).toEqual([[], false]);
    for (const id of [1, 2]) await history.append(did(id));
    expect(disk.text(path).split("\n")).toHaveLength(4);
    await history.append({ kind: "undid", step: stepOf(2) });
    await history.append({ kind: "wrote", version: { file: "a.toml", version: "run 1", hash: "h" } });
    await history.close();
    expect(await kept()).toEqual([[1], [2]]);
    expect((await open()).saved.versions).toEqual([{ file: "a.toml", version: "run 1", hash: "h" }]);
    expect(disk.openFiles).toBe(0);
  });

  it("is gone on with by the next run, without writing it again", async () => {
    await keep([did(1)]);
    const before = disk.calls.length;
    await keep([did(2)]);
    expect(disk.calls.slice(before).filter((call) => call.startsWith("rename "))).toEqual([]);
    expect(await kept()).toEqual([[1, 2], []]);
  });

  it("whose last line was cut short is written again with the next step", async () => {
    await keep([did(1), did(2)]);
    disk.put(path, disk.text(path).slice(0, -5));
    await keep([did(3)]);
    expect(await kept()).toEqual([[1, 3], []]);
  });

  it("has no steps after they were cleared, and goes on", async () => {
    await keep([did(1), { kind: "undid", step: stepOf(1) }, { kind: "cleared" }]);
    expect(disk.text(path).trim().split("\n")).toHaveLength(1);
    await keep([did(2)]);
    expect(await kept()).toEqual([[2], []]);
  });

  it("of which the disk refused a part is whole again with the next step", async () => {
    const { history } = await open();
    await history.append(did(1));
    disk.before = (call) => {
      if (call.startsWith("write ")) throw systemError("ENOSPC");
    };
    await expect(history.append(did(2))).rejects.toMatchObject({ code: "ENOSPC" });
    disk.before = () => undefined;
    await history.append(did(3));
    await history.close();
    expect(await kept()).toEqual([[1, 2, 3], []]);
  });

  it("is shortened where most of it is of steps that are no longer kept, and only then", async () => {
    const { history } = await open();
    const renames = (): number => disk.calls.filter((call) => call.startsWith("rename ")).length;
    await history.append(did(1));
    const first = renames();
    const long = "x".repeat(400_000);
    await history.append(did(2, long));
    await history.append({ kind: "undid", step: stepOf(2, long) });
    expect(renames()).toBe(first);
    await history.append({ kind: "redid", step: stepOf(2, long) });
    expect(renames()).toBe(first + 1);
    expect(disk.text(path).length).toBeLessThan(401_000);
    await history.append(did(3));
    await history.close();
    expect(renames()).toBe(first + 1);
    expect(await kept()).toEqual([[1, 2, 3], []]);
  });
});

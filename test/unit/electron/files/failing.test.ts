import { describe, expect, it } from "vitest";
import { finishOverwrites } from "../../../../electron/files/overwrite.js";
import type { WriteOutcome } from "../../../../shared/workspace/index.js";
import { systemError } from "./fake-disk.js";
import { overwrites, Shelf, target } from "./shelf.js";

const before = "name = 'before'\ncost = 1\n";
const after = "name = 'after, and longer than it was'\ncost = 2\n";

interface Way {
  readonly name: string;
  readonly content: string | null;
  readonly prepare?: (shelf: Shelf) => void;
  readonly hardLinks?: boolean;
}

const ways: Way[] = [
  { name: "replacing a file", content: before },
  { name: "replacing a file without hard links", content: before, hardLinks: false },
  { name: "making a new file", content: null },
  { name: "overwriting a file with two names", content: before, prepare: ({ disk }) => disk.hardLink(target, "/b") },
];

/** One save, before it the n-th call of which something happens. Gives null when the save has fewer calls. */
async function save(
  way: Way,
  number: number,
  happens: (shelf: Shelf) => void,
): Promise<{ shelf: Shelf; outcome: WriteOutcome; call: string } | null> {
  const shelf = new Shelf(way.content, { hardLinks: way.hardLinks ?? true });
  way.prepare?.(shelf);
  const expected = way.content === null ? null : await shelf.stamp();
  const earlier = shelf.disk.calls.length;
  let call: string | undefined;
  shelf.disk.before = (name, count) => {
    if (count !== earlier + number) return;
    call = name;
    happens(shelf);
  };
  const outcome = await shelf.save(after, expected);
  shelf.disk.before = () => undefined;
  return call === undefined ? null : { shelf, outcome, call: `${number}: ${call}` };
}

async function forEveryCall(
  way: Way,
  happens: (shelf: Shelf) => void,
  check: (shelf: Shelf, outcome: WriteOutcome, call: string) => Promise<void>,
): Promise<number> {
  for (let number = 1; ; number += 1) {
    const saved = await save(way, number, happens);
    if (!saved) return number - 1;
    await check(saved.shelf, saved.outcome, saved.call);
  }
}

/** That the app-data folder cannot be written says nothing about the file. */
const isOfCopies = (call: string): boolean => call.includes(` ${overwrites}`);

const content = (shelf: Shelf): string | null => (shelf.disk.has(target) ? shelf.disk.text(target) : null);

describe.each(ways)("while $name", (way) => {
  const codes = { EIO: "later", ENOSPC: "later", EBUSY: "soon", EROFS: "when-writable" } as const;

  it.each(Object.entries(codes))(
    "the n-th call fails with %s, for every n: old or new content, reported, nothing left behind",
    async (code, retry) => {
      const fail = (): never => {
        throw systemError(code);
      };
      const calls = await forEveryCall(way, fail, async (shelf, outcome, call) => {
        expect([way.content, after], call).toContain(content(shelf));
        if (outcome.kind === "written") expect(content(shelf), call).toBe(after);
        else if (outcome.kind === "failed")
          expect(outcome.retry, call).toBe(isOfCopies(call) && code === "EROFS" ? "later" : retry);
        await shelf.close();
        // What could not be removed is an orphan, and removed at a later start.
        if (!call.includes(": unlink")) expect(shelf.litter(), call).toEqual([]);
        expect(shelf.rescued, call).toEqual([]);
      });
      expect(calls).toBeGreaterThan(8);
    },
  );

  it("everything fails from the n-th call on, for every n: old or new", async () => {
    const failForGood = (shelf: Shelf): never => {
      shelf.disk.before = () => {
        throw systemError("EIO");
      };
      throw systemError("EIO");
    };
    await forEveryCall(way, failForGood, async (shelf, outcome, call) => {
      const found = content(shelf);
      if (way.prepare && found !== way.content && found !== after) {
        // Half overwritten on a dying disk: the next start finishes it.
        await finishOverwrites(shelf.disk, overwrites);
        expect(content(shelf), call).toBe(after);
      } else {
        expect([way.content, after], call).toContain(found);
      }
      if (outcome.kind === "written") expect(found, call).toBe(after);
    });
  });

  it("power is lost before the n-th call, for every n: old or new, and new once it was acknowledged", async () => {
    const states: ReturnType<Shelf["disk"]["afterPowerLoss"]>[] = [];
    const lose = ({ disk }: Shelf): void => {
      states.push(disk.afterPowerLoss("newest"), disk.afterPowerLoss("synced"));
    };
    await forEveryCall(way, lose, async (shelf, outcome, call) => {
      for (const disk of states.splice(0)) {
        await finishOverwrites(disk, overwrites);
        const found = disk.has(target) ? disk.text(target) : null;
        expect([way.content, after], call).toContain(found);
      }
      expect(outcome.kind).toBe("written");
      for (const names of ["newest", "synced"] as const) {
        expect(shelf.disk.afterPowerLoss(names).text(target), call).toBe(after);
      }
    });
  });
});

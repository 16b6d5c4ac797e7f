import { describe, expect, it } from "vitest";
import { ViewMemory } from "../../../../electron/session/view-memory.js";
import { FakeClock, settled } from "../files/fake-clock.js";
import { FakeDisk, systemError } from "../files/fake-disk.js";

const path = "/d/view.json";

/** A view on a disk that can be full. */
function memory(): { disk: FakeDisk; clock: FakeClock; view: ViewMemory } {
  const [disk, clock] = [new FakeDisk(), new FakeClock()];
  disk.folder("/d");
  return { disk, clock, view: new ViewMemory(disk, clock, path) };
}

const fill = (disk: FakeDisk): void => {
  disk.before = () => {
    throw systemError("ENOSPC");
  };
};

const kept = async (disk: FakeDisk): Promise<unknown> => new ViewMemory(disk, new FakeClock(), path).get();

describe("what pages want to find again", () => {
  it("is written once there is room on a disk that was full, without another change", async () => {
    const { disk, clock, view } = memory();
    await view.get();
    fill(disk);
    await view.set({ active: "cards" });
    clock.pass(1_000);
    await settled();
    disk.before = () => undefined;
    clock.pass(60_000);
    await settled();
    expect(await kept(disk)).toEqual({ active: "cards" });
  });

  it("is tried once more when the folder is closed, and never after", async () => {
    const { disk, clock, view } = memory();
    await view.get();
    fill(disk);
    await view.set({ active: "cards" });
    clock.pass(1_000);
    await settled();
    await view.close();
    disk.before = () => undefined;
    clock.pass(600_000);
    await settled();
    expect(await kept(disk)).toEqual({});
    await view.set({ active: "cards" });
    await view.close();
    expect(await kept(disk)).toEqual({ active: "cards" });
  });
});

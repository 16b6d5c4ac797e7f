import { describe, expect, it } from "vitest";
import { copyOfSample } from "../../../../electron/files/samples.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk, systemError } from "./fake-disk.js";

const clock = new FakeClock();

describe("a copy of a sample", () => {
  const sample = (): FakeDisk => {
    const disk = new FakeDisk();
    disk.put("/app/tabula/dreamtides/cards.toml", "cards");
    disk.put("/app/tabula/dreamtides/art/one.txt", "art");
    disk.folder("/data/samples");
    return disk;
  };

  it("is complete, and kept with its changes afterwards", async () => {
    const disk = sample();
    const copy = await copyOfSample(disk, clock, "/app/tabula/dreamtides", "/data/samples");
    expect(copy).toBe("/data/samples/dreamtides");
    expect(disk.text(`${copy}/art/one.txt`)).toBe("art");
    disk.put(`${copy}/cards.toml`, "changed");
    expect(await copyOfSample(disk, clock, "/app/tabula/dreamtides", "/data/samples")).toBe(copy);
    expect(disk.text(`${copy}/cards.toml`)).toBe("changed");
    expect(disk.text("/app/tabula/dreamtides/cards.toml")).toBe("cards");
  });

  it("is complete or not there, whichever call fails", async () => {
    for (let number = 1; number < 40; number += 1) {
      const disk = sample();
      disk.before = (_, count) => {
        if (count === number) throw systemError("ENOSPC");
      };
      await copyOfSample(disk, clock, "/app/tabula/dreamtides", "/data/samples").catch(() => undefined);
      if (disk.has("/data/samples/dreamtides")) expect(disk.text("/data/samples/dreamtides/art/one.txt")).toBe("art");
    }
  });
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { JsonFile } from "../../../../electron/files/json-file.js";
import { FakeClock } from "./fake-clock.js";
import { FakeDisk, systemError } from "./fake-disk.js";

const clock = new FakeClock();

describe("a JSON file of ours", () => {
  const schema = z.record(z.string(), z.number());
  const file = (disk: FakeDisk) => new JsonFile(disk, clock, "/d/view.json", schema, { none: 0 });

  it("reads back what was written", async () => {
    const disk = new FakeDisk();
    disk.folder("/d");
    await file(disk).write({ a: 1 });
    expect(await file(disk).read()).toEqual({ a: 1 });
    expect(disk.names("/d")).toEqual(["/d/view.json"]);
  });

  it.each(["", "{", "[]", '{"a":"text"}', '{"a":1}trailing'])("reads as its default when it holds %j", async (text) => {
    const disk = new FakeDisk();
    disk.put("/d/view.json", text);
    expect(await file(disk).read()).toEqual({ none: 0 });
  });

  it("stays as it was when the disk refuses, and takes the next value", async () => {
    const disk = new FakeDisk();
    disk.folder("/d");
    const json = file(disk);
    await json.write({ a: 1 });
    disk.before = () => {
      throw systemError("ENOSPC");
    };
    await expect(json.write({ a: 2 })).rejects.toThrow();
    disk.before = () => undefined;
    expect(await json.read()).toEqual({ a: 1 });
    await json.write({ a: 3 });
    expect(await json.read()).toEqual({ a: 3 });
  });

  it("holds the last of several values written at once", async () => {
    const disk = new FakeDisk();
    disk.folder("/d");
    const json = file(disk);
    await Promise.all([json.write({ a: 1 }), json.write({ a: 2 }), json.write({ a: 3 })]);
    expect(await json.read()).toEqual({ a: 3 });
  });
});

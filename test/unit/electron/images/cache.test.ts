import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { cacheKey, ImageCache } from "../../../../electron/images/cache.js";
import { FakeClock } from "../files/fake-clock.js";
import { FakeDisk, systemError } from "../files/fake-disk.js";

const folder = "/data/images";
const index = `${folder}/cache_metadata.json`;
const indexSchema = z.object({ entries: z.record(z.string(), z.unknown()) });
const fresh = { entriesWithoutFile: 0, filesWithoutEntry: 0, isTotalCorrected: false };
let disk: FakeDisk;
let clock: FakeClock;

beforeEach(() => {
  disk = new FakeDisk();
  clock = new FakeClock();
});

const open = (limit?: number) => ImageCache.open(disk, clock, folder, limit);
const bytes = (size: number, fill = "x"): Buffer => Buffer.alloc(size, fill);
const url = (name: string | number): string => `https://images.example/${name}.png`;

describe("the cache of pictures (IMAGES-1)", () => {
  it("keeps pictures in files by the hash of their URL, and says how much", async () => {
    const { cache, check } = await open();
    expect(check).toEqual(fresh);
    expect(await cache.get(url(1))).toBeUndefined();
    await cache.put(url(1), bytes(100));
    expect([cache.count, cache.totalSize]).toEqual([1, 100]);
    await cache.put(url(2), bytes(200));
    expect([cache.count, cache.totalSize]).toEqual([2, 300]);
    expect(disk.has(`${folder}/${cacheKey(url(1))}`)).toBe(true);
    expect(await cache.get(url(1))).toEqual(bytes(100));
  });

  it("has one entry of a URL, with the size of the last bytes", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    await cache.put(url(1), bytes(200, "y"));
    expect([cache.count, cache.totalSize]).toEqual([1, 200]);
    expect(await cache.get(url(1))).toEqual(bytes(200, "y"));
  });

  it("forgets one or all", async () => {
    const { cache } = await open();
    for (const name of [1, 2, 3]) await cache.put(url(name), bytes(10));
    expect(await cache.remove(url(1))).toBe(true);
    expect(await cache.remove(url(1))).toBe(false);
    expect(await cache.get(url(1))).toBeUndefined();
    await cache.clear();
    expect([cache.count, cache.totalSize]).toEqual([0, 0]);
    await cache.save();
    expect(disk.names(folder)).toEqual([index]);
  });

  it.each([0, 1_000_000])("restores %i bytes as they were", async (size) => {
    const { cache } = await open();
    await cache.put(url(1), bytes(size));
    // A matcher would compare, and describe, a million numbers.
    expect((await cache.get(url(1)))?.equals(bytes(size))).toBe(true);
  });

  it("names files by 64 hexadecimal digits that are the URL's own", () => {
    const urls = [url(1), url("竜騎士"), `${url(1)}?a=1&b=%20`, "https://x/"];
    for (const each of urls) expect(cacheKey(each)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(urls.map(cacheKey)).size).toBe(urls.length);
    expect(cacheKey("https://x/")).toBe(cacheKey("https://x/"));
  });

  it("evicts the least recently used", async () => {
    const { cache } = await open(250);
    for (const name of [1, 2]) {
      await cache.put(url(name), bytes(100));
      clock.pass(1_000);
    }
    await cache.get(url(1));
    clock.pass(1_000);
    await cache.put(url(3), bytes(100));
    expect(await cache.get(url(2))).toBeUndefined();
    expect([cache.count, cache.totalSize]).toEqual([2, 200]);
    expect([await cache.get(url(1)), await cache.get(url(3))]).toEqual([bytes(100), bytes(100)]);
    await cache.put(url(4), bytes(240));
    expect([cache.count, cache.totalSize]).toEqual([1, 240]);
    expect(disk.names(folder).filter((path) => path !== index)).toEqual([`${folder}/${cacheKey(url(4))}`]);
  });

  it("does not keep what is larger than all of it", async () => {
    const { cache } = await open(250);
    await cache.put(url(1), bytes(100));
    await cache.put(url(2), bytes(251));
    expect([cache.count, cache.totalSize]).toEqual([1, 100]);
  });

  it("keeps what is just as large as all of it", async () => {
    const { cache } = await open(250);
    await cache.put(url(1), bytes(250));
    expect([cache.count, cache.totalSize]).toEqual([1, 250]);
  });

  it("removes no more than makes room, and nothing for a picture that takes the place of its own", async () => {
    const { cache } = await open(300);
    for (const name of [1, 2, 3]) await cache.put(url(name), bytes(100));
    await cache.put(url(1), bytes(100, "y"));
    expect([cache.count, cache.totalSize]).toEqual([3, 300]);
    await cache.put(url(2), bytes(200, "y"));
    // The third was used longest ago, and is as large as the room that lacks.
    expect([await cache.get(url(1)), await cache.get(url(2)), await cache.get(url(3))]).toEqual([
      bytes(100, "y"),
      bytes(200, "y"),
      undefined,
    ]);
  });

  it("knows after its start what was used longest ago", async () => {
    const { cache } = await open(300);
    for (const name of [1, 2, 3]) {
      await cache.put(url(name), bytes(100));
      clock.pass(1_000);
    }
    await cache.get(url(1));
    await cache.close();
    const entries = Object.entries(indexSchema.parse(JSON.parse(disk.text(index))).entries);
    disk.put(index, JSON.stringify({ entries: Object.fromEntries(entries.reverse()), total_size: 300 }));
    const { cache: again } = await open(300);
    await again.put(url(4), bytes(100));
    expect(await again.get(url(2))).toBeUndefined();
    expect(await again.get(url(1))).toBeDefined();
  });

  it("never holds more than its limit, whatever is put, and its index says what is there", async () => {
    const acts = fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 300 })), {
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (puts) => {
        disk = new FakeDisk();
        const { cache } = await open(500);
        await Promise.all(puts.map(([name, size]) => cache.put(url(name), bytes(size))));
        await cache.save();
        const files = disk.names(folder).filter((path) => path !== index);
        const sizes = files.map((path) => disk.text(path).length);
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(cache.totalSize);
        expect(cache.totalSize).toBeLessThanOrEqual(500);
        expect((await open(500)).check).toEqual(fresh);
      }),
      { numRuns: 25 },
    );
  });

  it("is found again by the next start, in the shape others read", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    await cache.close();
    expect(JSON.parse(disk.text(index))).toEqual({
      entries: { [cacheKey(url(1))]: { url: url(1), size: 100, last_access: Math.floor(clock.now() / 1000) } },
      total_size: 100,
    });
    const again = await open();
    expect(again.check).toEqual(fresh);
    expect([again.cache.count, again.cache.totalSize]).toEqual([1, 100]);
    expect(await again.cache.get(url(1))).toEqual(bytes(100));
  });

  it("writes its index when looking rests, not at every look", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(10));
    for (let look = 0; look < 50; look += 1) await cache.get(url(1));
    const written = (): number => disk.calls.filter((call) => call.startsWith("rename") && call.endsWith(index)).length;
    expect(written()).toBe(0);
    clock.pass(1_000);
    await cache.close();
    expect(written()).toBe(1);
  });

  it("removes at its start what the index does not know, and entries without a file", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    await cache.put(url(2), bytes(50));
    await cache.close();
    disk.put(`${folder}/${"a".repeat(64)}`, "orphan");
    disk.put(`${folder}/notes.txt`, "not ours");
    disk.remove(`${folder}/${cacheKey(url(1))}`);
    const again = await open();
    expect(again.check).toEqual({ entriesWithoutFile: 1, filesWithoutEntry: 1, isTotalCorrected: true });
    expect([again.cache.count, again.cache.totalSize]).toEqual([1, 50]);
    expect(disk.has(`${folder}/${"a".repeat(64)}`)).toBe(false);
    expect(disk.has(`${folder}/notes.txt`)).toBe(true);
    expect((await open()).check).toEqual(fresh);
  });

  it("corrects a total, and starts empty over an index it cannot read", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    await cache.close();
    disk.put(index, disk.text(index).replace('"total_size":100', '"total_size":7'));
    expect((await open()).check).toEqual({ ...fresh, isTotalCorrected: true });
    disk.put(index, "{ broken");
    const again = await open();
    expect(again.check).toEqual({ ...fresh, filesWithoutEntry: 1 });
    expect([again.cache.count, again.cache.totalSize]).toEqual([0, 0]);
  });

  it("goes by the sizes of its files, not by what its index says of them", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    await cache.close();
    disk.put(index, disk.text(index).replace('"size":100', '"size":7'));
    expect((await open()).cache.totalSize).toBe(100);
  });

  it("says once that an empty file is gone", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(0));
    await cache.close();
    disk.remove(`${folder}/${cacheKey(url(1))}`);
    expect((await open()).check).toEqual({ ...fresh, entriesWithoutFile: 1 });
    expect((await open()).check).toEqual(fresh);
  });

  it("has all that is being kept in its index when it is closed", async () => {
    const { cache } = await open();
    const putting = cache.put(url(1), bytes(10));
    await cache.close();
    await putting;
    expect((await open()).check).toEqual(fresh);
  });

  it("a name in the index leads nowhere but into the folder", async () => {
    disk.put("/data/secret", "secret");
    disk.put(index, JSON.stringify({ entries: { "../secret": { url: "x", size: 6, last_access: 1 } }, total_size: 6 }));
    const { cache } = await open();
    expect(cache.count).toBe(0);
    await cache.clear();
    expect(disk.text("/data/secret")).toBe("secret");
  });

  it("a file that vanished is a miss; a full disk keeps nothing and loses nothing", async () => {
    const { cache } = await open();
    await cache.put(url(1), bytes(100));
    disk.before = (call) => {
      if (call.startsWith("write")) throw systemError("ENOSPC");
    };
    await expect(cache.put(url(2), bytes(10))).rejects.toThrow("ENOSPC");
    disk.before = () => undefined;
    expect([cache.count, cache.totalSize]).toEqual([1, 100]);
    disk.remove(`${folder}/${cacheKey(url(1))}`);
    expect(await cache.get(url(1))).toBeUndefined();
    expect([cache.count, cache.totalSize]).toEqual([0, 0]);
  });
});

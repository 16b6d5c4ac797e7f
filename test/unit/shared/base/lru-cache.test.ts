import { describe, expect, it } from "vitest";
import { LruCache } from "../../../../shared/base/index.js";

describe("the values used last", () => {
  it("are so many; the one not used longest goes", () => {
    const cache = new LruCache<string>(2, 100);
    cache.set("a", "A", 1);
    cache.set("b", "B", 1);
    expect(cache.get("a")).toBe("A");
    cache.set("c", "C", 1);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual(["A", undefined, "C"]);
  });

  it("are no larger together than they may be, and one set again counts once", () => {
    const cache = new LruCache<string>(10, 100);
    cache.set("a", "A", 60);
    cache.set("a", "A2", 40);
    cache.set("b", "B", 60);
    expect([cache.get("a"), cache.get("b")]).toEqual(["A2", "B"]);
    cache.set("c", "C", 1);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, "B", "C"]);
    cache.set("large", "L", 101);
    expect(cache.get("large")).toBeUndefined();
  });

  it("can be dropped by what they are, and make room by it", () => {
    const cache = new LruCache<string>(10, 100);
    cache.set("a", "fault", 50);
    cache.set("b", "picture", 50);
    cache.drop((value) => value === "fault");
    cache.set("c", "picture", 50);
    expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, "picture", "picture"]);
  });

  it("are made where they are not there, once while they are used", () => {
    const cache = new LruCache<string>(2);
    const made: string[] = [];
    for (const key of ["a", "b", "a", "c", "a", "b"]) {
      cache.getOrMake(key, () => {
        made.push(key);
        return key;
      });
    }
    expect(made).toEqual(["a", "b", "c", "b"]);
    expect(cache.count).toBe(2);
  });
});

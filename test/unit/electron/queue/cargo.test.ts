import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { mostCargo, packCargo, unpackCargo } from "../../../../electron/queue/cargo.js";
import { newShardJob, readRunRecord, readShardAnswer, readShardJob } from "../../../../electron/queue/jobs.js";
import { smallSimulation } from "../../../support/queue/simulation.js";

const { source, prepared } = smallSimulation();
const packed = must(packCargo(source));
const withHash = (text: string) => ({ text, hash: createHash("sha256").update(text).digest("hex") });
const refusal = (text: string): string => {
  const read = unpackCargo(withHash(text));
  if (read.ok) throw new Error("It was not refused");
  return read.error.message;
};
const changed = (change: (cargo: ReturnType<typeof parsed>) => unknown): string => JSON.stringify(change(parsed()));
const parsed = () =>
  JSON.parse(packed.text) as { request: Record<string, unknown>; tables: Record<string, unknown>[]; before: null };

describe("cards that came over a queue", () => {
  test("are the simulation they were sent as", () => {
    expect(must(unpackCargo(packed))).toEqual(prepared);
  });

  test("are refused where they are not those of the hash", () => {
    expect(unpackCargo({ ...packed, text: `${packed.text} ` })).toMatchObject({
      ok: false,
      error: { code: "queue/cargo" },
    });
  });

  test("are refused where they are too many, for those who send and those who receive them", () => {
    const long = "x".repeat(mostCargo);
    expect(packCargo({ ...source, tables: [{ file: long, table: ["a"], kind: "b", rows: [] }] })).toMatchObject({
      ok: false,
      error: { code: "queue/too-large" },
    });
    expect(refusal(`"${long}"`)).toContain("more than");
  });

  test("are refused where they are of other types, or nested without end", () => {
    expect(refusal("no JSON")).toContain("cannot be read");
    expect(refusal("[]")).toContain("cannot be read");
    expect(refusal(changed((cargo) => ({ ...cargo, extra: 1 })))).toContain("extra");
    expect(refusal(changed((cargo) => ({ ...cargo, tables: {} })))).toContain("tables");
    expect(refusal(changed((cargo) => ({ ...cargo, request: { ...cargo.request, matches: 1e12 } })))).toContain(
      "matches",
    );
    expect(refusal(changed((cargo) => ({ ...cargo, request: { ...cargo.request, seed: "1" } })))).toContain("seed");
    expect(
      refusal(packed.text.replace('"rows":[', `"rows":[{"a":${"[".repeat(1_000)}${"]".repeat(1_000)}},`)),
    ).toContain("deep");
  });

  test("are refused where a name leads out of a folder or to what all objects have", () => {
    for (const file of ["../x.toml", "a/../../x.toml", "/etc/passwd", "C:x.toml", "a\\b.toml", "a\0.toml"]) {
      const message = refusal(changed((cargo) => ({ ...cargo, tables: [{ ...cargo.tables[0], file }] })));
      expect(message).toContain("is no file of a folder");
    }
    expect(refusal(packed.text.replace('"rows":[', '"rows":[{"__proto__":{"cost":1}},'))).toContain("__proto__");
    for (const name of ["__proto__", "constructor", "toString"]) {
      const asked: readonly object[] = [
        ...[{ game: name }, { ruleset: name }, { contestants: [{ deck: name, bot: "random" }] }],
        { contestants: [{ deck: "Wax and Feathers", bot: name }] },
      ];
      for (const more of asked) {
        expect(refusal(changed((cargo) => ({ ...cargo, request: { ...cargo.request, ...more } })))).not.toBe("");
      }
    }
    expect(Object.hasOwn(Object.prototype, "cost")).toBe(false);
  });

  test("of a game that reads rows with names of all objects are played or refused, and throw nothing", () => {
    for (const row of [
      { constructor: 1 },
      { toString: {} },
      { id: {}, name: [], cost: "x" },
      { hasOwnProperty: null },
    ]) {
      const text = changed((cargo) => ({
        ...cargo,
        tables: cargo.tables.map((table) => ({ ...table, rows: [row, ...(table["rows"] as unknown[])] })),
      }));
      expect(() => unpackCargo(withHash(text))).not.toThrow();
    }
  });
});

describe("a job of a queue", () => {
  const job = newShardJob({
    ...{ engine: "1", run: "0123456789abcdef", cards: "0".repeat(64) },
    ...{ number: 1, of: 2, isCheck: false },
  });

  test("is refused where it is none of a simulation", () => {
    expect(readShardJob(job)).toEqual({ ok: true, value: job });
    const hostile: readonly unknown[] = [
      ...[
        null,
        [],
        "job",
        7,
        { ...job, number: 3 },
        { ...job, number: 0 },
        { ...job, of: 1e9 },
        { ...job, number: 1.5 },
      ],
      ...[
        { ...job, run: "../../etc" },
        { ...job, run: "__proto__" },
        { ...job, cards: "x" },
        { ...job, more: 1 },
      ],
      { ...job, engine: "x".repeat(1_000) },
    ];
    for (const data of hostile) expect(readShardJob(data).ok).toBe(false);
  });

  test("has a run and results that are checked as well", () => {
    for (const data of [null, {}, { of: 1 }, { format: "cardwright-run", version: 1, engine: 1 }]) {
      expect(readRunRecord(data).ok).toBe(false);
      expect(readShardAnswer(data).ok).toBe(false);
    }
  });
});

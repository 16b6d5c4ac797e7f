import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Log, logLevelFrom } from "../../../../electron/files/log.js";
import { FakeClock } from "./fake-clock.js";

const clock = new FakeClock();

describe("the log", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "cardwright-log-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const day = (): string => new Date(clock.now()).toISOString().slice(0, 10);

  it("LG1, LG2: is one JSON line an entry, in UTC, in a file of the day", () => {
    new Log(folder, clock).write("warn", "cw.files", "Slow save", { file: "cards.toml", ms: 300 });
    const lines = readFileSync(join(folder, `cardwright_${day()}.jsonl`), "utf8").split("\n");
    expect(lines.map((line) => (line === "" ? null : (JSON.parse(line) as unknown)))).toEqual([
      {
        ts: new Date(clock.now()).toISOString(),
        level: "WARN",
        component: "cw.files",
        msg: "Slow save",
        file: "cards.toml",
        ms: 300,
      },
      null,
    ]);
  });

  it.each([
    ["error", 1],
    ["warn", 2],
    ["info", 3],
    ["debug", 4],
    ["unknown", 3],
    [undefined, 3],
  ])("LG2: at level %s holds %i of four levels", (level, count) => {
    const log = new Log(folder, clock, logLevelFrom(level));
    for (const each of ["error", "warn", "info", "debug"] as const) log.write(each, "cw", "x");
    expect(
      readFileSync(join(folder, `cardwright_${day()}.jsonl`), "utf8")
        .trim()
        .split("\n"),
    ).toHaveLength(count);
  });

  it("LG1: is in the folder it was given, in the same file the whole day and in another the next", () => {
    const log = new Log(folder, clock);
    const [today] = [day()];
    log.write("info", "cw", "one");
    log.write("info", "cw", "two");
    clock.pass(86_400_000);
    log.write("info", "cw", "three");
    expect(day()).not.toBe(today);
    expect(readdirSync(folder).sort()).toEqual([`cardwright_${today}.jsonl`, `cardwright_${day()}.jsonl`]);
    expect(readFileSync(join(folder, `cardwright_${today}.jsonl`), "utf8").split("\n")).toHaveLength(3);
  });

  it.each([
    ["more", { file: "a.toml" }, { msg: "x", file: "a.toml" }],
    ["nothing more", {}, { msg: "x" }],
    ["undefined", undefined, { msg: "x" }],
  ])("LG2: takes %s beside the message", (_, more, entry) => {
    new Log(folder, clock).write("info", "cw", "x", more);
    expect(JSON.parse(readFileSync(join(folder, `cardwright_${day()}.jsonl`), "utf8"))).toMatchObject(entry);
  });

  it("LG2: takes an empty message", () => {
    new Log(folder, clock).write("info", "cw", "");
    expect(JSON.parse(readFileSync(join(folder, `cardwright_${day()}.jsonl`), "utf8"))).toMatchObject({ msg: "" });
  });

  it("is removed after a week, and nothing else is", () => {
    const names = ["cardwright_2020-01-01.jsonl", `cardwright_${day()}.jsonl`, "other_2020-01-01.jsonl"];
    for (const name of names) writeFileSync(join(folder, name), "{}\n");
    utimesSync(join(folder, names[1] ?? ""), 1, 1);
    new Log(folder, clock).write("info", "cw", "x");
    expect(readdirSync(folder).sort()).toEqual(names.slice(1).sort());
  });

  it("that cannot be written disturbs nobody", () => {
    writeFileSync(join(folder, "file"), "");
    const log = new Log(join(folder, "file", "log"), clock);
    expect(() => log.write("error", "cw", "x")).not.toThrow();
  });
});

it.runIf(process.platform === "linux")(
  "a log where no folder can be made is left out, instead of tried for ever",
  () => {
    expect(() => new Log("/proc/self/cardwright/logs", clock).write("warn", "cw.files", "Slow save")).not.toThrow();
  },
);

import { describe, expect, it } from "vitest";
import type { CellTexts, TextLanguage } from "../../../../shared/text/index.js";
import type { GridRow } from "../../../../renderer/state/sheet-rows.js";
import { RowReadings } from "../../../../renderer/readings/row-readings.js";
import { readingOf } from "../../../support/meaning.js";

/** A language in which each word is an ability, and that counts how often it reads. */
function countingLanguage() {
  const read: string[] = [];
  const language: TextLanguage = {
    cells: [{ name: "text", column: "text", title: "Text", isOptional: false }],
    mains: ["text"],
    completionTriggers: "",
    read: ({ text = "" }) => {
      read.push(text);
      return readingOf(text.split(" ").filter((word) => word !== ""));
    },
  };
  return { language, read };
}

const row = (key: string, text: string): GridRow => ({ key, cells: [text] });
const textsOf = ({ cells: [text] }: GridRow): CellTexts => ({ text: typeof text === "string" ? text : "" });

describe("the readings of rows", () => {
  it("reads a text once, whatever row holds it", () => {
    const { language, read } = countingLanguage();
    const readings = new RowReadings(language, {}, textsOf);
    const [first, second] = [row("1", "Draw"), row("2", "Draw")].map((each) => readings.reading(each));
    expect(second).toBe(first);
    expect(read).toEqual(["Draw"]);
  });

  it("reads a row again when its cells were replaced, and no other", () => {
    const { language, read } = countingLanguage();
    const readings = new RowReadings(language, {}, textsOf);
    const rows = [row("1", "Draw"), row("2", "Win")];
    for (const each of rows) readings.meaning(each);
    for (const each of [row("1", "Lose"), ...rows.slice(1)]) readings.meaning(each);
    expect(read).toEqual(["Draw", "Win", "Lose"]);
  });

  it("reads a row again when a draft of it comes or goes", () => {
    const { language, read } = countingLanguage();
    const drafts: CellTexts[] = [];
    const readings = new RowReadings(language, {}, (each) => drafts[0] ?? textsOf(each));
    const only = row("1", "Draw");
    readings.meaning(only);
    drafts.push({ text: "Win" });
    readings.forget(["1"]);
    readings.meaning(only);
    expect(read).toEqual(["Draw", "Win"]);
  });

  it("reads all rows piece by piece, telling how far it is", async () => {
    const { language, read } = countingLanguage();
    const readings = new RowReadings(slowly(language), {}, textsOf);
    const rows = Array.from({ length: 30 }, (_, at) => row(String(at), `Word${at}`));
    const told: number[] = [];
    const isDone = await readings.readAll(
      () => rows,
      () => true,
      (done, all) => told.push(done / all),
    );
    expect(isDone).toBe(true);
    expect(read).toHaveLength(30);
    expect(told.length).toBeGreaterThan(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });

  it("stops when nobody waits any more", async () => {
    const { language, read } = countingLanguage();
    const readings = new RowReadings(slowly(language), {}, textsOf);
    const rows = Array.from({ length: 30 }, (_, at) => row(String(at), `Word${at}`));
    const isDone = await readings.readAll(
      () => rows,
      () => false,
      () => undefined,
    );
    expect(isDone).toBe(false);
    expect(read.length).toBeLessThan(30);
  });

  it("takes in rows that come while it reads", async () => {
    const { language } = countingLanguage();
    const readings = new RowReadings(slowly(language), {}, textsOf);
    const rows = Array.from({ length: 20 }, (_, at) => row(String(at), `Word${at}`));
    const late = row("late", "Late");
    await readings.readAll(
      () => rows,
      () => {
        if (!rows.includes(late)) rows.unshift(late);
        return true;
      },
      () => undefined,
    );
    expect(readings.names.matching("Late")).toHaveLength(1);
  });
});

/** Takes a millisecond for each text, so that a slice holds a few of them. */
const slowly = (language: TextLanguage): TextLanguage => ({
  ...language,
  read: (texts) => {
    const end = performance.now() + 1;
    while (performance.now() < end);
    return language.read(texts);
  },
});

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { NOBODY, NONE, type LogEntry } from "../../../../../shared/match/index.js";
import { eventTree, type EntryReader } from "../../../../../renderer/sandbox/match/event-tree.js";
import type { TreeLine } from "../../../../../renderer/sandbox/match/protocol.js";
import { treeRows } from "../../../../../renderer/sandbox/table/tree-rows.js";

const rules = { kind: "rules", seat: NOBODY, card: NONE, object: NONE, ability: NONE };
const entry = (type: string, more: Partial<LogEntry> = {}): LogEntry => ({
  type,
  turn: 1,
  seat: 0,
  cause: rules,
  cards: [],
  from: "",
  to: "",
  amount: 0,
  data: {},
  known: -1,
  ...more,
});

const reader: EntryReader = {
  event: ({ from }) => (from === "SILENT" ? null : from),
  line: ({ type, data }) =>
    type === "said" ? z.string().parse(data["text"]) : type === "prevented" ? "prevented it" : null,
  cause: ({ cause }) => (cause.card === NONE ? null : { card: cause.card, name: `Card ${cause.card}` }),
  known: (each) => each,
};
const begin = (type: string, data: LogEntry["data"] = {}): LogEntry => entry("event", { from: type, data });
const end = (type: string, fields: LogEntry["data"] = {}): LogEntry =>
  entry("event-end", { from: type, data: { fields } });
const said = (text: string): LogEntry => entry("said", { data: { text } });
const by = (card: number): Partial<LogEntry> => ({ cause: { ...rules, card } });
const shape = (lines: readonly TreeLine[]) => lines.map(({ depth, text }) => `${"-".repeat(depth)}${text}`);

describe("the tree of events", () => {
  it("puts what an event causes below it, and what comes after beside it", () => {
    const entries = [begin("A"), said("in a"), begin("B"), said("in b"), end("B"), end("A"), said("after")];
    expect(shape(eventTree(0, entries, [], reader).lines)).toEqual(["A", "-in a", "-B", "--in b", "after"]);
  });

  it("says who prevented an event, in the line of that event", () => {
    const { lines } = eventTree(0, [begin("A"), begin("B"), entry("prevented", by(7)), end("B"), end("A")], [], reader);
    expect(lines.map(({ text, preventedBy }) => [text, preventedBy])).toEqual([
      ["A", null],
      ["B", "Card 7"],
    ]);
  });

  it("says which numbers listeners changed", () => {
    const { lines } = eventTree(
      0,
      [begin("HEAL", { amount: 20, n: 1 }), end("HEAL", { amount: 40, n: 1 })],
      [],
      reader,
    );
    expect(lines[0]?.changes).toEqual(["amount 20 → 40"]);
  });

  it("leaves events out that say nothing, with what they cause one level up", () => {
    const entries = [begin("A"), begin("SILENT"), said("deep"), end("SILENT"), end("A")];
    expect(shape(eventTree(0, entries, [], reader).lines)).toEqual(["A", "-deep"]);
  });

  it("goes on in the next moment where an event waits for an answer", () => {
    const first = eventTree(0, [begin("A"), begin("HEAL", { amount: 20 })], [], reader);
    const next = [said("answered"), entry("prevented", by(7)), end("HEAL", { amount: 40 }), said("later"), end("A")];
    const { lines, open } = eventTree(1, next, first.open, reader);
    expect(shape(lines)).toEqual(["--answered", "--prevented it", "--amount 20 → 40", "-later"]);
    expect(open).toEqual([]);
    // What is written first stays as it was sent.
    expect(first.lines.map(({ preventedBy, changes }) => [preventedBy, changes])).toEqual([
      [null, []],
      [null, []],
    ]);
  });
});

describe("the rows of the tree", () => {
  const { lines } = eventTree(
    3,
    [begin("A"), begin("B"), said("owl"), end("B"), said("fox"), end("A"), begin("C"), end("C")],
    [],
    reader,
  );
  const seen = (opened: readonly string[], query = "") =>
    treeRows(lines, new Set(opened), query).map(
      ({ line, isOpen, hasChildren }) => `${line.text}${hasChildren ? (isOpen ? " v" : " >") : ""}`,
    );

  it.each([
    [[], ["A >", "C"]],
    [["3 0"], ["A v", "B >", "fox", "C"]],
    [
      ["3 0", "3 1"],
      ["A v", "B v", "owl", "fox", "C"],
    ],
    [["3 1"], ["A >", "C"]],
  ])("show what is opened: %j", (opened, rows) => expect(seen(opened)).toEqual(rows));

  it("show what is looked for, with the events above it", () => {
    expect(seen([], "OWL")).toEqual(["A v", "B v", "owl"]);
    expect(seen([], "fox")).toEqual(["A v", "fox"]);
    expect(seen([], "none")).toEqual([]);
  });
});

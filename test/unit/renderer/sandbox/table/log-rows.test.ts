import { describe, expect, it } from "vitest";
import { logRows, onlyOther, recentRows } from "../../../../../renderer/sandbox/table/log-rows.js";
import type { TableLine, TableMoment } from "../../../../../renderer/sandbox/match/protocol.js";

const line = (at: number, text: string, more: Partial<TableLine> = {}): TableLine => ({
  at,
  type: "moved",
  turn: 1,
  text,
  cards: [],
  cause: null,
  ...more,
});

const moment = (by: TableMoment["by"]): TableMoment => ({ seat: 0, by, label: "Play it" });

const shown = (lines: readonly TableLine[], moments: readonly TableMoment[] = []) =>
  logRows(lines, moments).map(({ line: { text }, count, rank }) => `${rank}: ${text}${count > 1 ? ` ×${count}` : ""}`);

describe("the log", () => {
  it("puts what follows from a choice under it", () => {
    expect(shown([line(1, "plays"), line(1, "resolves"), line(2, "moves")])).toEqual([
      "choice: plays",
      "effect: resolves",
      "choice: moves",
    ]);
  });

  it("puts what goes on by itself, and what a card caused, under what came before", () => {
    const cause = { card: 3, name: "Guide" };
    const moments = [moment(null), moment("person"), moment("driver"), moment("person")];
    expect(shown([line(1, "plays"), line(2, "resolves"), line(3, "draws", { cause })], moments)).toEqual([
      "choice: plays",
      "effect: resolves",
      "effect: draws",
    ]);
  });

  it("heads a turn, and has what begins it under the heading", () => {
    expect(shown([line(4, "Turn 2", { type: "turn" }), line(4, "scores nothing")])).toEqual([
      "turn: Turn 2",
      "effect: scores nothing",
    ]);
  });

  it("counts entries repeated word for word at one moment, but never entries about cards", () => {
    expect(shown([line(0, "draws a card"), line(0, "draws a card"), line(1, "draws a card")])).toEqual([
      "choice: draws a card ×2",
      "choice: draws a card",
    ]);
    expect(shown([line(0, "draws It", { cards: [4] }), line(0, "draws It", { cards: [5] })])).toHaveLength(2);
  });
});

describe("what is shown beside the question", () => {
  const chosen = (by: TableMoment["by"], seat: number): TableMoment => ({ seat, by, label: by === null ? null : "It" });
  const moments = [chosen(null, 0), chosen("person", 0), chosen("bot", 1), chosen("bot", 1), chosen("driver", 0)];
  const lines = [
    line(1, "You play"),
    line(2, "They play"),
    line(2, "It enters"),
    line(3, "They end the turn"),
    line(3, "Turn 3", { type: "turn" }),
    line(4, "You draw"),
  ];
  const told = (most: number, { at = 4, you }: { readonly at?: number; readonly you?: number } = { you: 0 }) =>
    recentRows(lines, moments, { at, you, most }).map(({ line: { text } }) => text);

  it("is what the other player did since the person here last chose, not what came of itself after it", () => {
    expect(told(4)).toEqual(["They play", "It enters", "They end the turn"]);
  });

  it("keeps the choices where there is no room for what followed from them", () => {
    expect(told(2)).toEqual(["They play", "They end the turn"]);
    expect(told(1)).toEqual(["They end the turn"]);
  });

  it("is headed by the other player only where all of it is theirs", () => {
    const by = (at: number, most: number) => onlyOther(recentRows(lines, moments, { at, you: 0, most }));
    expect(by(4, 4)).toBe(1);
    expect(by(1, 4)).toBeUndefined();
    // The last rows once the person here has chosen again, their own among them.
    const more = [...moments, chosen("person", 0)];
    const told = [...lines, line(5, "You play again")];
    expect(onlyOther(recentRows(told, more, { at: 5, you: 0, most: 6 }))).toBeUndefined();
    expect(onlyOther([])).toBeUndefined();
  });

  it("is the last that happened while the other has done nothing since, and where persons share the window", () => {
    expect(told(4, { at: 1, you: 0 })).toEqual(["You play"]);
    expect(told(2, {})).toEqual(["Turn 3", "You draw"]);
  });
});

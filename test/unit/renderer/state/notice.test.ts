import { describe, expect, it } from "vitest";
import {
  lostTexts,
  standingNotices,
  withNotice,
  type NoticeCause,
  type NoticeMoment,
  type PageNotice,
} from "../../../../renderer/state/notice.js";

const notice = (id: string, cause?: NoticeCause): PageNotice => ({
  id,
  severity: "info",
  message: id,
  ...(cause && { cause }),
});

const notices = [
  notice("of nothing"),
  notice("of step 3", { step: 3 }),
  notice("of sheet a", { sheet: "a" }),
  notice("of step 3 in sheet a", { step: 3, sheet: "a" }),
];

const before: NoticeMoment = { root: "/cards", step: 3, active: "a", whatIf: null, conflicts: ["one"], closed: [] };
const left = (now: Partial<NoticeMoment>): string[] =>
  standingNotices(notices, before, { ...before, ...now }).map(({ id }) => id);

describe("notices", () => {
  it("all stay the same list while nothing changes", () => {
    expect(standingNotices(notices, before, { ...before })).toBe(notices);
  });

  it.each([
    ["is undone", 2],
    ["was the first and is undone", null],
    ["has another step on top of it", 4],
  ])("of a step go when it %s", (_what, step) => {
    expect(left({ step })).toEqual(["of nothing", "of sheet a"]);
  });

  it("of a sheet go when another one is on screen", () => {
    expect(left({ active: "b" })).toEqual(["of nothing", "of step 3"]);
    expect(left({ active: null })).toEqual(["of nothing", "of step 3"]);
  });

  it("of a step go with the cards that it changed, though the step of others has the same number", () => {
    const own = [notice("of the what-if", { step: 3, whatIf: 1 }), notice("of the cards", { step: 3, whatIf: null })];
    expect(standingNotices(own, { ...before, whatIf: 1 }, before)).toEqual([own[1]]);
    expect(standingNotices(own, before, { ...before, whatIf: 1 })).toEqual([own[0]]);
  });

  it("of a conflict go once it is resolved, not before the workspace lists it", () => {
    const conflicts = [notice("of one", { conflict: "one" }), notice("of another", { conflict: "another" })];
    expect(standingNotices(conflicts, before, { ...before, conflicts: [] })).toEqual([conflicts[1]]);
    expect(standingNotices(conflicts, before, before)).toBe(conflicts);
  });

  it("of files that take no edits go once they take them, not before the workspace says that they take none", () => {
    const of = [notice("of one", { closed: ["a.toml"] }), notice("of two", { closed: ["a.toml", "b.toml"] })];
    const both = { ...before, closed: ["a.toml", "b.toml"] };
    expect(standingNotices(of, before, before)).toBe(of);
    expect(standingNotices(of, before, both)).toBe(of);
    expect(standingNotices(of, both, { ...before, closed: ["b.toml"] })).toEqual([of[1]]);
    expect(standingNotices(of, both, before)).toEqual([]);
  });

  it("all go with their folder, and none when the first folder opens", () => {
    expect(left({ root: "/other" })).toEqual([]);
    expect(left({ root: undefined })).toEqual([]);
    const opened = standingNotices(notices, { ...before, root: undefined }, before);
    expect(opened).toBe(notices);
  });
});

describe("a new notice", () => {
  const ids = (all: readonly PageNotice[]): string[] => all.map(({ id }) => id);

  it("takes the place of one that says the same", () => {
    const lost = { ...notice("a"), message: "The connection was lost." };
    expect(ids(withNotice([lost, notice("b")], { ...lost, id: "c" }))).toEqual(["b", "c"]);
    expect(ids(withNotice([lost], { ...lost, id: "c", severity: "error" }))).toEqual(["a", "c"]);
  });

  it("pushes out the oldest, but nothing that was typed", () => {
    const typed = lostTexts([], "no-connection", [{ place: "Tide Bell, Cost", text: "7" }]);
    const all = [typed, notice("a"), notice("b"), notice("c")];
    expect(ids(withNotice(all, notice("d")))).toEqual(["lost-texts no-connection", "b", "c", "d"]);
  });
});

describe("texts that could not be sent", () => {
  it("are gathered in one notice, to be copied together", () => {
    const first = lostTexts([], "no-connection", [{ place: "Tide Bell, Cost", text: "7" }]);
    expect(first.message).toBe("Not saved, because there is no connection: Tide Bell, Cost: “7”");
    const both = lostTexts(withNotice([], first), "no-connection", [{ place: "Salt Widow, Name", text: "Widower" }]);
    expect(both.message).toBe(`${first.message}; Salt Widow, Name: “Widower”`);
    expect(both.typed).toBe("7\nWidower");
    expect(withNotice([first], both)).toEqual([both]);
  });

  it("are apart from those whose cells are gone", () => {
    const first = lostTexts([], "no-connection", [{ place: "Tide Bell, Cost", text: "7" }]);
    const other = lostTexts([first], "cell-gone", [{ place: "Salt Widow, Name", text: "Widower" }]);
    expect(other.message).toBe("Not saved, because the cell is gone: Salt Widow, Name: “Widower”");
    expect(withNotice([first], other)).toEqual([first, other]);
  });
});

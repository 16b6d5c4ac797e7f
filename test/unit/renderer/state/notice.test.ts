import { describe, expect, it } from "vitest";
import {
  standingNotices,
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

const before: NoticeMoment = { root: "/cards", step: 3, active: "a" };
const left = (now: Partial<NoticeMoment>): string[] =>
  standingNotices(notices, before, { ...before, ...now }).map(({ id }) => id);

describe("notices", () => {
  it("all stand while nothing changes, as the same list", () => {
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

  it("all go with their folder, and none when the first folder opens", () => {
    expect(left({ root: "/other" })).toEqual([]);
    expect(left({ root: undefined })).toEqual([]);
    const opened = standingNotices(notices, { ...before, root: undefined }, before);
    expect(opened).toBe(notices);
  });
});

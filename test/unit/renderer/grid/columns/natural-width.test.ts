import { describe, expect, it } from "vitest";
import { naturalWidth } from "../../../../../renderer/grid/columns/natural-width.js";

describe("the width of a column without a set width", () => {
  it.each([
    ["number", "cost", "Cost", 110],
    ["number", "collector-number", "Collector Number", 156],
    ["checkbox", "is-fast", "Is Fast", 92],
    ["checkbox", "is-tournament-legal", "Is Tournament Legal", 179],
    ["long-text", "rules-text", "Rules Text", 240],
    ["text", "id", "ID", 150],
    ["text", "set", "Set", 100],
    ["text", "note", "What the designer said of it at the table", 220],
    ["number", "note", "What the designer said of it at the table", 220],
  ] as const)("of %s in %s called %s is %s px", (editor, key, title, widthPx) =>
    expect(naturalWidth({ editor, id: { path: [key] }, title })).toBe(widthPx),
  );

  it("shows most of an ability that is written in one line", () => {
    const ability = { editor: "text", id: { path: ["abilities"] }, title: "Ability 1" } as const;
    expect(naturalWidth(ability, { isWritten: true })).toBe(300);
  });
});

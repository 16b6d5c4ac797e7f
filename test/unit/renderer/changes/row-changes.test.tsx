// @vitest-environment happy-dom
import "../../../support/page/app.js";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { RowChanges } from "../../../../renderer/changes/index.js";
import type { AbilityDifference, CellView } from "../../../../shared/revision/index.js";

const cost: CellView = { column: "Cost", key: "cost", before: null, after: "2" };
const rewritten: AbilityDifference = {
  ...{ before: "Draw 2", after: "Draw 2, then discard 1" },
  words: [
    { kind: "kept", text: "Draw " },
    { kind: "removed", text: "2" },
    { kind: "added", text: "2, then discard 1" },
  ],
  changes: [{ path: [], before: "effect", after: "list" }],
};
const text: CellView = {
  ...{ column: "Text", key: "text", before: "Draw 2", after: "Draw 2, then discard 1", isRulesText: true },
  words: rewritten.words,
};

const linesOf = (cells: readonly CellView[], abilities: readonly AbilityDifference[], kind: "added" | "changed") => {
  const { container } = render(<RowChanges cells={cells} abilities={abilities} kind={kind} />);
  return [...container.querySelectorAll("li")].map(({ textContent }) => textContent);
};

describe("what differs in a row", () => {
  afterEach(cleanup);

  it("has a value before only where there was a row before", () => {
    expect(linesOf([cost], [], "changed")).toEqual(["Costabsent → 2"]);
    expect(linesOf([cost], [], "added")).toEqual(["Cost2"]);
  });

  it("has the words of an ability that no cell has beside it", () => {
    expect(linesOf([], [rewritten], "changed")).toEqual(["AbilityDraw 22, then discard 1effect → list"]);
    expect(linesOf([text], [rewritten], "changed")).toEqual(["TextDraw 22, then discard 1", "Abilityeffect → list"]);
  });

  it("has the words of an ability of which nothing else is said", () => {
    const alike = { ...rewritten, changes: [] };
    expect(linesOf([text], [alike], "changed")[1]).toBe("AbilityDraw 22, then discard 1");
  });
});

// @vitest-environment happy-dom
import "../../../support/page/session.js";
import { describe, expect, it } from "vitest";
import { actOfDraft, type ActDraft } from "../../../../renderer/columns/cells/cell-act.js";
import type { PlaceChange } from "../../../../renderer/grid/edits/changes.js";
import { actOf, noteEdits } from "../../../../renderer/grid/edits/noted-edits.js";
import { getApp, noteLeftOut, setApp, type CellsAct } from "../../../../renderer/state/index.js";
import type { CellInput } from "../../../../shared/workspace/index.js";
import { cards } from "../../../support/workspace/cards.js";
import { workspaceView, sheetRows } from "../../../../shared/workspace/index.js";
import { World } from "../../../support/workspace/world.js";

const { state } = new World({ "cards.toml": '[[cards]]\nid = "a"\nname = "Ash"\n\n[[cards]]\nid = "b"\n' });
const columns = workspaceView(state).sheets[0]?.columns ?? [];
const rows = sheetRows(state, cards, 0, 2)?.rows ?? [];

/** Changes of the name in one row after the other. */
const changesOf = (inputs: readonly CellInput[], more: Partial<PlaceChange> = {}): PlaceChange[] =>
  inputs.map((input, at) => {
    const [row, column] = [rows[at], columns[1]];
    if (!row || !column) throw new Error("There is no such cell");
    return { row, column, input, ...more };
  });

describe("what is noted of changes of cells", () => {
  it.each<[what: string, inputs: readonly CellInput[], act: CellsAct | undefined]>([
    ["a text", [{ kind: "text", text: "x" }], { act: "set", value: "x" }],
    [
      "one text in two cells",
      [
        { kind: "text", text: "x" },
        { kind: "text", text: "x" },
      ],
      { act: "set", value: "x" },
    ],
    [
      "two texts",
      [
        { kind: "text", text: "x" },
        { kind: "text", text: "y" },
      ],
      undefined,
    ],
    ["a text and an emptied cell", [{ kind: "text", text: "x" }, { kind: "clear" }], undefined],
    ["emptied cells", [{ kind: "clear" }, { kind: "clear" }], { act: "clear" }],
    ["a key taken out", [{ kind: "remove" }], { act: "remove" }],
    ["an emptied cell and a key taken out", [{ kind: "clear" }, { kind: "remove" }], undefined],
    ["a checked box", [{ kind: "value", value: false }], { act: "set", value: "false" }],
    ["another value", [{ kind: "value", value: 3 }], undefined],
    ["nothing", [], undefined],
  ])("of %s", (_, inputs, act) => expect(actOf(changesOf(inputs))).toEqual(act));

  it("is nothing of a place in a nested value", () => {
    expect(actOf(changesOf([{ kind: "clear" }], { inner: [0] }))).toBeUndefined();
  });

  it("is a step for each column once, and the name of what has no words, once", () => {
    setApp({ recording: { steps: [], leftOut: [] } });
    const two = changesOf([{ kind: "clear" }, { kind: "clear" }]);
    noteEdits(two, { act: "clear" }, undefined);
    noteEdits(two, undefined, "Paste");
    noteLeftOut("Paste");
    expect(getApp().recording).toEqual({ steps: [{ column: "name", act: "clear" }], leftOut: ["Paste"] });
    setApp({ recording: null });
  });
});

it.each<[draft: ActDraft, act: CellsAct]>([
  [{ act: "set", text: "", isRounded: false }, { act: "clear" }],
  [
    { act: "set", text: "x", isRounded: true },
    { act: "set", value: "x" },
  ],
  [
    { act: "after", text: "", isRounded: false },
    { act: "after", value: "" },
  ],
  [
    { act: "add", text: "1", isRounded: true },
    { act: "add", value: "1" },
  ],
  [
    { act: "multiply", text: "2", isRounded: true },
    { act: "multiply", value: "2", rounded: true },
  ],
  [
    { act: "multiply", text: "2", isRounded: false },
    { act: "multiply", value: "2" },
  ],
])("the act of the dialog %o is one that can be repeated", (draft, act) => expect(actOfDraft(draft)).toEqual(act));

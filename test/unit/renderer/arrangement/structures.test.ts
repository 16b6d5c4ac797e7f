// @vitest-environment happy-dom
import "../../../support/page/page.js";
import { expect, test } from "vitest";
import { shownCell } from "../../../../renderer/arrangement/structures.js";
import type { ColumnView } from "../../../../shared/workspace/index.js";

const column = (editor: ColumnView["editor"]): ColumnView => ({
  key: "a",
  id: { path: ["a"] },
  title: "A",
  source: "a",
  mixed: false,
  editor,
  frozen: false,
  bold: false,
  hidden: false,
  wrap: false,
  alignment: "left",
});

test("structures are shown by their summaries, everything else as it is", () => {
  const cell = [{ name: "Rage" }, {}];
  expect(shownCell({}, column("structure"), cell)).toBe("2: Rage, 2");
  expect(shownCell({}, column("structure"), { fire: 1 })).toBe("fire 1");
  expect(shownCell({}, column("structure"), null)).toBe(null);
  expect(shownCell({}, column("structure"), "soon")).toBe("soon");
  expect(shownCell({}, column("toml"), cell)).toBe(cell);
});

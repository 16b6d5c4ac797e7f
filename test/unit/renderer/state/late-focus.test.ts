// @vitest-environment happy-dom
import { closeFolder, openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage } from "../../../support/page/page.js";
import { beforeEach, expect, it, vi } from "vitest";
import {
  getApp,
  openRules,
  openStructure,
  rowsOf,
  loadSheet,
  setApp,
  sheetKey,
  turns,
} from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import { aCharacter } from "../../shared/games/dreamtides/invariants/tables.js";

eachOnNewPage();

beforeEach(async () => {
  openFolder({ "cards.toml": aCharacter({ "rules-text": '"Draw {cards($c)}."', variables: '"c: 2"' }) }, { games });
  const [sheet] = getApp().workspace?.sheets ?? [];
  if (!sheet) throw new Error("The sheet is not there");
  void loadSheet(sheet.ref);
  await expect.poll(() => rowsOf(sheetKey(sheet.ref))?.rows.length).toBe(1);
  setApp(({ place }) => ({ place: { ...place, rowKey: rowsOf(sheetKey(sheet.ref))?.rows[0]?.key ?? null } }));
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    closeFolder();
  };
});

const openings = [
  ["rules text", () => openRules(null), () => getApp().rulesFocus],
  ["nested values", () => openStructure("tags"), () => getApp().structureFocus],
] as const;
const goOn = [
  ["a key", () => window.dispatchEvent(new KeyboardEvent("keydown", { key: "5" }))],
  ["the pointer", () => window.dispatchEvent(new MouseEvent("pointerdown"))],
] as const;
const cases = openings.flatMap(([title, open, asked]) => goOn.map(([by, act]) => ({ title, open, asked, by, act })));

it.each(cases)("an editor of $title that comes late leaves the keyboard where $by went on", ({ open, asked, act }) => {
  turns.hold(open());
  act();
  expect(asked()).not.toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(asked()).not.toBeNull();
  act();
  expect(asked()).toBeNull();
});

it.each(openings)(
  "an editor of %s still takes the keyboard of a person who only waits for it",
  (_title, open, asked) => {
    turns.hold(open());
    vi.advanceTimersByTime(60_000);
    expect(asked()).not.toBeNull();
  },
);

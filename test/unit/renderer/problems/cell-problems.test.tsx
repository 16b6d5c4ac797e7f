// @vitest-environment happy-dom
import { eachOnNewApp, openApp, type PageFolder } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, setApp, sheetKey } from "../../../../renderer/state/index.js";
import { card, deck, rowKey, type } from "../../../support/workspace/cards.js";

eachOnNewApp();

const metadata = `
[metadata]
[[metadata.validation_rules]]
column = "cost"
type = "range"
max = 9
`;

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": deck(card("a", { cost: 12 }), card("b", { cost: 2 })) + metadata });
  const sheet = activeSheet(getApp());
  if (!sheet) throw new Error("No sheet is on screen.");
  const column = sheet.columns.find(({ source }) => source === "cost")?.key ?? null;
  const place = { sheet: sheetKey(sheet.ref), rowKey: rowKey(folder.world, "a"), column };
  setApp({ cellProblems: { ...place, left: 0, top: 0, bottom: 20 } });
  await screen.findByRole("dialog", { name: "Problems of this cell" });
  await expect.poll(() => document.activeElement?.closest(".cell-problems") ?? null).not.toBeNull();
});

const isShown = (): boolean => document.querySelector(".cell-problems") !== null;
const isInSheet = (): boolean => document.activeElement?.matches(".ag-cell") ?? false;

describe("the problems of a cell", () => {
  it("lead the keyboard back to the sheet when they are gone by themselves, and do not come back with the problem", async () => {
    type(folder.world, "a", "cost", "3");
    folder.world.settle();
    folder.publish();
    await expect.poll(isShown).toBe(false);
    await expect.poll(isInSheet).toBe(true);
    expect(getApp().cellProblems).toBeNull();
    type(folder.world, "a", "cost", "14");
    folder.world.settle();
    folder.publish();
    setApp({ problemsOpen: true });
    await expect.poll(() => document.querySelectorAll(".problem-message").length).toBe(1);
    expect(isShown()).toBe(false);
    expect(isInSheet()).toBe(true);
  });

  it("lead the keyboard back when their row is deleted", async () => {
    folder.world.do({
      kind: "rows/delete",
      sheet: { file: "cards.toml", table: ["cards"] },
      rowKeys: [rowKey(folder.world, "a")],
    });
    folder.world.settle();
    folder.publish();
    await expect.poll(isShown).toBe(false);
    await expect.poll(isInSheet).toBe(true);
  });
});

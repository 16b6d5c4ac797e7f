// @vitest-environment happy-dom
import { openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage } from "../../../support/page/page.js";
import { expect, it } from "vitest";
import { getApp, rowsOf, sheetKey, useApp } from "../../../../renderer/state/index.js";

eachOnNewPage();

const rowsOnScreen = (): number | undefined => {
  const [sheet] = getApp().workspace?.sheets ?? [];
  return sheet && rowsOf(sheetKey(sheet.ref))?.rows.length;
};

it("a folder that opens shows no rows of an earlier one, also where the page has forgotten that one", async () => {
  openFolder({ "cards.toml": '[[cards]]\nid = "a"\n' });
  await expect.poll(rowsOnScreen).toBe(1);
  useApp.setState(useApp.getInitialState(), true);
  openFolder({ "cards.toml": '[[cards]]\nid = "a"\n\n[[cards]]\nid = "b"\n' });
  await expect.poll(rowsOnScreen).toBe(2);
});

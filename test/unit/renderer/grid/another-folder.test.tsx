// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, placeNow } from "../../../support/page/app.js";
import { cleanup } from "@testing-library/react";
import { expect, it } from "vitest";
import { rememberedPlace } from "../../../../renderer/grid/scroll-memory.js";
import { getApp } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

const scrolledPx = (): number => document.querySelector(".ag-grid-viewport")?.scrollTop ?? 0;
const remembered = () => rememberedPlace(getApp().active ?? "");

it("a sheet is left where it was, also by a page that goes while its folder is open", async () => {
  await openApp({ "cards.toml": cardsText(400) });
  await person().keyboard("{Control>}{End}{/Control}");
  await expect.poll(placeNow).toMatch(/^399 /u);
  await expect.poll(scrolledPx).toBeGreaterThan(1_000);
  cleanup();
  expect(remembered()?.topPx).toBeGreaterThan(1_000);
});

it("a sheet of its name in another folder begins at its start", async () => {
  await openApp({ "cards.toml": cardsText(2) });
  expect(remembered()).toBeUndefined();
  expect(columnTexts("name")).toEqual(["Card 0", "Card 1"]);
  expect(placeNow()).toBe("0 name");
});

// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { card } from "../../../support/workspace/cards.js";

eachOnNewApp();
beforeEach(async () => {
  const names = Array.from({ length: 230 }, (_, at) => `set-${at}`);
  await openApp(Object.fromEntries(names.map((name) => [`${name}.toml`, card(name, { name })])));
  await expect.poll(() => screen.getAllByRole("tab").length).toBe(200);
});

const tab = (name: string): HTMLElement => screen.getByTitle(`${name}.toml`);
const isSelected = (name: string): boolean => tab(name).getAttribute("aria-selected") === "true";

describe("in a folder of more sheets than anyone walks along", () => {
  it("the tabs around the one on screen are shown, the others are found in the list of all", async () => {
    await person().click(screen.getByText("… 30 more"));
    await person().keyboard("set-220{Enter}");
    await expect.poll(() => columnTexts("name")).toEqual(["set-220"]);
    expect([isSelected("set-220"), screen.queryByTitle("set-0.toml")]).toEqual([true, null]);
    expect(screen.getAllByText("… 30 more")).toHaveLength(1);
  });

  it("the arrows go on past the last one that is shown", async () => {
    tab("set-199").focus();
    await person().keyboard("{ArrowRight}");
    expect(isSelected("set-200")).toBe(true);
    expect(document.activeElement).toBe(tab("set-200"));
  });
});

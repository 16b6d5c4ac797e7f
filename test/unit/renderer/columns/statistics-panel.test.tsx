// @vitest-environment happy-dom
import { cellAt, columnTexts, eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const counted = '\n[[metadata.statistics]]\ncolumn = "cost"\nlabel = "Costs"\n';

let folder: PageFolder;
beforeEach(async () => {
  const cards = [
    card("a", { name: "Ash", cost: 1 }),
    card("b", { name: "Birch", cost: 2 }),
    card("c", { name: "Cedar", cost: 2 }),
    card("d", { name: "Dogwood", cost: 12 }),
  ];
  folder = await openApp({ "cards.toml": deck(...cards) + counted });
  setApp({ statisticsOpen: true });
  await screen.findByRole("region", { name: "Costs" });
});

const panel = (): HTMLElement => screen.getByRole("complementary", { name: "Statistics" });
const costs = (): HTMLElement => within(panel()).getByRole("region", { name: "Costs" });
const counts = (): (string | null)[] =>
  within(costs())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);
const total = (): string | null | undefined => costs().querySelector(".statistic-total")?.textContent;
const choose = (scope: string): Promise<void> => person().click(within(panel()).getByRole("radio", { name: scope }));

describe("the statistics of a column", () => {
  it("count its values, and summarize its numbers", () => {
    expect([counts(), total()]).toEqual([["11", "22", "121"], "Total4"]);
    const facts = [...costs().querySelectorAll("dl > div")].map(({ textContent }) => textContent);
    expect(facts).toEqual(["Minimum1", "Median2", "Mean4.25", "Maximum12"]);
  });

  it("show the rows of the value that is clicked, and count only these where shown rows are asked for", async () => {
    await person().click(within(costs()).getByRole("button", { name: /^2/u }));
    await expect.poll(() => columnTexts("name")).toEqual(["Birch", "Cedar"]);
    expect(total()).toBe("Total4");
    await choose("Shown");
    await expect.poll(() => [counts(), total()]).toEqual([["22"], "Total2"]);
  });

  it("are of the selected rows where these are asked for, and follow the selection", async () => {
    await choose("Selected");
    await person().click(cellAt(3, "name"));
    await expect.poll(() => [counts(), total()]).toEqual([["121"], "Total1"]);
    await person().click(cellAt(0, "name"));
    await expect.poll(counts).toEqual(["11"]);
  });

  it("are taken off again, for this person only", async () => {
    await person().click(within(costs()).getByRole("button", { name: "Remove statistics of Costs" }));
    await expect.poll(() => screen.queryByRole("region", { name: "Costs" })).toBeNull();
    expect(panel().textContent).toContain("No statistics yet.");
    expect(folder.world.text("cards.toml")).toContain("[[metadata.statistics]]");
  });

  it("close by Escape, which leads back to the sheet", async () => {
    within(panel()).getByRole("radio", { name: "All" }).focus();
    await person().keyboard("{Escape}");
    expect(getApp().statisticsOpen).toBe(false);
    await expect.poll(() => document.activeElement?.closest(".ag-root") !== null).toBe(true);
  });
});

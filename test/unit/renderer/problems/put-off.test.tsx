// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, person, placeNow, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { type } from "../../../support/workspace/cards.js";
import { keyOf, messages, openListed, panel } from "./listed.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  folder = await openListed();
});

const status = (): string => document.querySelector(".status-button")?.getAttribute("title") ?? "";
const mark = (row: number, column: string): Element | null => cellAt(row, keyOf(column)).querySelector(".cell-problem");
const groupOf = (text: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(".problem-group")].find(({ textContent }) =>
    text.test(textContent),
  );
  if (!found) throw new Error(`No group with ${text.source}`);
  return found;
};

/** The session answers an edit of a cost. */
function edit(id: string, text: string): void {
  type(folder.world, id, "cost", text);
  folder.world.settle();
  folder.publish();
}

/** Puts off the rule of costs. */
async function putCostsOff(): Promise<void> {
  await person().click(within(groupOf(/20/u)).getByRole("button", { name: "Not now" }));
  await expect.poll(() => messages().length).toBe(1);
}

it("hides what stood at opening from the list, the cells, the counts and the steps from problem to problem", async () => {
  expect(mark(0, "cost")).not.toBeNull();
  await putCostsOff();
  await expect.poll(() => [mark(0, "cost"), mark(2, "cost")]).toEqual([null, null]);
  expect(mark(1, "name")).not.toBeNull();
  expect(status()).toContain("1 warning, 2 put off");
  expect(panel().textContent).toContain("2 problems of 1 rule put off");
  for (const expected of [`1 ${keyOf("name")}`, `1 ${keyOf("name")}`]) {
    runCommand("next-problem");
    await expect.poll(placeNow).toBe(expected);
  }
});

it("still shows what breaks the rule from now on, marked as new", async () => {
  await putCostsOff();
  edit("b", "30");
  await expect.poll(() => messages().length).toBe(2);
  expect(messages()[0]).toMatch(/^New.*30/u);
  await expect.poll(() => mark(1, "cost")).not.toBeNull();
  expect(mark(0, "cost")).toBeNull();
  expect(status()).toContain("2 warnings, 2 put off");
});

it("shows what an edit changed in an old problem", async () => {
  await putCostsOff();
  edit("a", "13");
  await expect.poll(() => messages().filter((each) => each.includes("13")).length).toBe(1);
  expect(status()).toContain("2 warnings, 1 put off");
});

it("shows the problems again by rule and all at once", async () => {
  await putCostsOff();
  await person().click(within(panel()).getByText(/put off$/u));
  await person().click(within(panel()).getByRole("button", { name: "Show again" }));
  await expect.poll(() => messages().length).toBe(3);
  await expect.poll(() => mark(0, "cost")).not.toBeNull();
  await person().click(within(panel()).getByRole("button", { name: "Not now: all of these" }));
  await expect.poll(() => messages()).toEqual([]);
  expect(panel().textContent).toContain("No other problems in this folder.");
  await person().click(within(panel()).getByRole("button", { name: "Show all again" }));
  await expect.poll(() => messages().length).toBe(3);
});

it("remembers the rules for the person, not in the file", async () => {
  const before = folder.world.text("cards.toml");
  await putCostsOff();
  expect(requestsOf("view/set").at(-1)).toMatchObject({ view: { putOffRules: ["metadata/range"] } });
  expect(folder.world.text("cards.toml")).toBe(before);
});

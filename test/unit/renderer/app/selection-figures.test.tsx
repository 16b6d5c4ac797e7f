// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { setTable } from "../../../../renderer/sandbox/match/table-state.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [1, 2, 6].map((cost, at) => card(`c${at}`, { name: at === 1 ? "Ash" : "Oak", cost }));
  folder = await openApp({ "cards.toml": deck(...cards) });
});

/** The figures in the status line: name and value in turn. */
const figures = (): string[] => {
  const list = screen.queryByLabelText("Figures of the selection");
  return list ? [...list.querySelectorAll("dt, dd")].map(({ textContent }) => textContent) : [];
};
const keyboard = (keys: string): Promise<void> => person().keyboard(keys);

describe("the status line", () => {
  it("says nothing of a single cell", () => {
    expect(figures()).toEqual([]);
  });

  it("has the figures of selected numbers", async () => {
    await keyboard("{End}{Control>} {/Control}");
    const expected = ["Filled", "3", "Sum", "9", "Average", "3", "Min", "1", "Max", "6", "Distinct", "3"];
    await expect.poll(figures).toEqual(expected);
  });

  it("counts selected texts", async () => {
    await keyboard("{ArrowRight}{Control>} {/Control}");
    expect(cellAt(0, "name")).toBe(document.activeElement);
    await expect.poll(figures).toEqual(["Filled", "3", "Distinct", "2"]);
  });

  it("says nothing of the sheet while a match is on screen", async () => {
    const status = within(screen.getByRole("contentinfo"));
    await keyboard("{End}{Control>} {/Control}");
    await expect.poll(figures).toContain("Sum");
    act(() => setTable({ isOpen: true }));
    expect([figures(), status.queryByText("3 rows"), status.queryByText("3 cells selected")]).toEqual([[], null, null]);
    expect(status.getByText("All changes saved")).toBeDefined();
    act(() => setTable({ isOpen: false }));
    await expect.poll(figures).toContain("Sum");
    expect(status.getByText("3 rows")).toBeDefined();
  });

  it("follows the selection, the rows on screen and outside edits", async () => {
    await keyboard("{End}{Shift>}{ArrowDown}{/Shift}");
    await expect.poll(figures).toContain("1.5");
    await keyboard("{Shift>}{ArrowDown}{/Shift}");
    await expect.poll(figures).toContain("9");
    folder.world.renameOver("cards.toml", (folder.world.text("cards.toml") ?? "").replace("cost = 6", "cost = 7"));
    folder.world.settle();
    folder.publish();
    await expect.poll(figures).toContain("10");
    await keyboard("{Escape}");
    expect(figures()).toEqual([]);
  });
});

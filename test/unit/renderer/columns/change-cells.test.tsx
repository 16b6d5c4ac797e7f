// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

let folder: PageFolder;
beforeEach(async () => {
  const cards = [1, 2, 4].map((cost, at) => card(`c${at}`, { name: `Ash ${at}`, cost }));
  folder = await openApp({ "cards.toml": deck(...cards, card("c3", { name: "Oak", cost: "*" })) });
});

const file = (): string => folder.world.text("cards.toml") ?? "";
const costs = (): string[] => [...file().matchAll(/^cost = (.*)$/gmu)].map(([, cost]) => cost ?? "");
const status = (): string => screen.getByRole("dialog").querySelector(".replace-found")?.textContent ?? "";
const apply = (): HTMLElement => screen.getByRole("button", { name: /^Change/u });
const choose = (label: string, option: string): Promise<void> =>
  person().selectOptions(screen.getByRole("combobox", { name: label }), option);

/** Selects the costs, opens the dialog and says what is done. */
async function open(act: string): Promise<void> {
  await person().keyboard("{End}{Control>} {/Control}");
  await person().keyboard("{Control>}{Shift>}h{/Shift}{/Control}");
  await choose("What", act);
}

describe("changing many cells", () => {
  it("adds a number to those that hold one, after a look, as one step", async () => {
    const before = file();
    await open("Add a number");
    await person().type(screen.getByRole("textbox", { name: "Value" }), "-1");
    await expect.poll(status).toBe("3 cells change. 1 cell holds nothing this can be done to.");
    const edits = screen.getByRole("table", { name: "Changes" });
    expect(
      within(edits)
        .getAllByRole("row")
        .map(({ textContent }) => textContent),
    ).toContain("Ash 2Cost43");
    await person().click(apply());
    await expect.poll(costs).toEqual(["0", "1", "3", '"*"']);
    expect(requestsOf("cells/edit")).toHaveLength(1);
    expect(screen.queryByRole("dialog")).toBeNull();
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(file).toBe(before);
  });

  it("multiplies and rounds", async () => {
    await open("Multiply by");
    await person().type(screen.getByRole("textbox", { name: "Value" }), "1.5");
    await person().click(screen.getByRole("checkbox", { name: "Round to whole numbers" }));
    await expect.poll(status).toMatch(/^3 cells change/u);
    await person().click(apply());
    await expect.poll(costs).toEqual(["2", "3", "6", '"*"']);
  });

  it("sets all cells, and sets nothing before a value was typed", async () => {
    await open("Set to");
    expect(apply()).toHaveProperty("disabled", true);
    await person().type(screen.getByRole("textbox", { name: "Value" }), "2");
    await expect.poll(status).toBe("3 cells change.");
    await person().keyboard("{Enter}");
    await expect.poll(costs).toEqual(["2", "2", "2", "2"]);
  });

  it("computes by an expression on the cell and on others of its row", async () => {
    await open("Compute by expression");
    const field = screen.getByRole("textbox", { name: "Expression" });
    await person().type(field, 'name == "Oak" ? 9 : value * 10');
    await expect.poll(status).toBe("4 cells change.");
    await person().click(apply());
    await expect.poll(costs).toEqual(["10", "20", "40", "9"]);
  });

  it("says where an expression has no value, and changes the others", async () => {
    await open("Compute by expression");
    await person().type(screen.getByRole("textbox", { name: "Expression" }), "value * 2");
    await expect.poll(status).toMatch(/^3 cells change\. 1 cell cannot be computed: /u);
  });

  it("leaves ids alone, and can be for the whole column", async () => {
    await person().keyboard("{Control>}a{/Control}{Control>}{Shift>}h{/Shift}{/Control}");
    await person().type(screen.getByRole("textbox", { name: "Value" }), "x");
    await expect.poll(status).toBe("8 cells change. Ids stay as they are.");
    await person().keyboard("{Escape}{Escape}{Home}{ArrowRight}{Control>}{Shift>}h{/Shift}{/Control}");
    await choose("In", "Column Name, the 4 rows shown");
    await choose("What", "Put after the text");
    await person().type(screen.getByRole("textbox", { name: "Value" }), "!");
    await expect.poll(status).toBe("4 cells change.");
    await person().keyboard("{Enter}");
    await expect.poll(() => columnTexts("name")).toEqual(["Ash 0!", "Ash 1!", "Ash 2!", "Oak!"]);
  });
});

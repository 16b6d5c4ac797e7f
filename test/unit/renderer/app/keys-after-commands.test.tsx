// @vitest-environment happy-dom
import { eachOnNewApp, eachOnSizedCells, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { turns } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

// Files share the modules they import: this one loads its own, so that it begins like a page that was just opened.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

eachOnNewApp();
eachOnSizedCells();

let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": deck(card("a", { name: "Ash" }), card("b", { name: "Birch" })) });
});

const keyboard = (keys: string): Promise<void> => person().keyboard(keys);
const names = (): string[] =>
  [...(folder.world.text("cards.toml") ?? "").matchAll(/^name = "(.*)"$/gmu)].map(([, name]) => name ?? "");
const settled = (): Promise<void> => expect.poll(() => turns.isHeld).toBe(false);

describe("keys typed at once after a command", () => {
  it("chosen in the palette go to where it leads, not to the cell before it", async () => {
    await keyboard("{ArrowRight}{Control>}{Shift>}p{/Shift}{/Control}Duplicate row{Enter}Twin{Enter}");
    await settled();
    await expect.poll(names).toEqual(["Ash", "Twin", "Birch"]);
  });

  it("of the toolbar go to the sheet, and Enter does not press its button again", async () => {
    await keyboard("{ArrowRight}");
    await person().click(screen.getByRole("button", { name: /^Delete rows?$/u }));
    await keyboard("Clicked{Enter}");
    await settled();
    await expect.poll(names).toEqual(["Clicked"]);
  });

  it("of the bar above the sheet go to the active cell after a click", async () => {
    await keyboard("{ArrowRight}{Control>}{Shift>}p{/Shift}{/Control}Sort Z to A{Enter}");
    await person().click(await screen.findByRole("button", { name: "Reapply" }));
    await keyboard("Oak{Enter}");
    await settled();
    await expect.poll(names).toEqual(["Oak", "Birch"]);
    screen.getByRole("button", { name: "Reapply" }).focus();
    await keyboard("{Enter}x");
    expect(document.activeElement?.textContent).toBe("Reapply");
  });
});

describe("typing on while another program changed the cell that was left", () => {
  it("writes into the cells below, and says the conflict beside them", async () => {
    await keyboard("{ArrowRight}Oak");
    const text = folder.world.text("cards.toml") ?? "";
    folder.world.renameOver("cards.toml", text.replace("Ash", "Elm"));
    folder.world.settle();
    folder.publish();
    await keyboard("{Enter}Beech{Enter}");
    await settled();
    await expect.poll(names).toEqual(["Elm", "Beech"]);
    expect(await screen.findByRole("button", { name: "Choose…" })).toBeDefined();
  });
});

// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, type PageFolder } from "../../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { turns } from "../../../../../renderer/state/index.js";

eachOnNewApp();

const text = '[[cards]]\nname = "Ash"\nmoves = [{ name = "Nip", damage = 2 }]\n';
let folder: PageFolder;
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text });
});

async function paste(pasted: string): Promise<void> {
  const event = new Event("paste", { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => pasted } });
  document.activeElement?.dispatchEvent(event);
  await expect.poll(() => turns.isHeld).toBe(false);
}

const status = (): string => screen.getByRole("contentinfo", { name: "Status" }).textContent;
const movesCell = (): HTMLElement => cellAt(0, "moves");

describe("a text that a nested value cannot be", () => {
  beforeEach(async () => {
    await person().keyboard("{ArrowRight}");
    await paste("[not toml");
    await expect.poll(() => movesCell().textContent).toContain("[not toml");
  });

  it("is not called saved, and the notice says how to drop it", () => {
    expect(status()).toContain("1 text not accepted");
    expect(status()).not.toContain("saved");
    expect(screen.getByText(/stands in quotes\. Press Esc to discard the text\.$/u)).toBeDefined();
  });

  it("is dropped by Escape", async () => {
    await person().keyboard("{Escape}");
    await expect.poll(() => movesCell().textContent).not.toContain("[not toml");
    expect(movesCell().querySelector("[data-mark]")).toBeNull();
    expect(status()).toContain("All changes saved");
    expect(folder.world.text("cards.toml")).toBe(text);
  });

  it("goes with its row", async () => {
    await person().keyboard("{Control>}{Delete}{/Control}");
    await expect.poll(() => folder.world.text("cards.toml")).not.toContain("Ash");
    expect(status()).toContain("All changes saved");
  });
});

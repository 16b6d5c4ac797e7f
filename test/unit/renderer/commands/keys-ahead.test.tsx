// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { getApp, turns } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const cards = deck(card("a", { name: "Ash", cost: 1 }), card("b", { name: "Birch", cost: 2 }));
const settled = (): Promise<void> => expect.poll(() => turns.isHeld).toBe(false);

describe("keys that come before what they lead to is drawn", () => {
  it("do not answer the question about a row that others use, while a text is typed", async () => {
    const folder = await openApp({ "cards.toml": cards, "decks.toml": '[[decks]]\nid = "d"\ncard = "a"\n' });
    await person().keyboard("{ArrowRight}{Control>}{Delete}{/Control}Oak tree");
    await screen.findByRole("dialog", { name: "Delete a row that others use?" });
    await settled();
    expect(screen.queryByRole("dialog")).not.toBeNull();
    expect(folder.world.text("cards.toml")).toBe(cards);
  });

  it("leave the keyboard in the sheet where undo brings back a hidden column", async () => {
    const folder = await openApp({ "cards.toml": cards });
    await person().keyboard("{ArrowRight}{ArrowRight}7{Enter}{ArrowUp}");
    runCommand("hide-column");
    await expect.poll(() => getApp().place.column).toBe("name");
    await settled();
    await person().keyboard("{Control>}zz{/Control}");
    await expect.poll(() => folder.world.text("cards.toml")).toBe(cards);
    await settled();
    await expect.poll(() => document.activeElement).toBe(cellAt(0, "cost"));
  });
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, requestsOf, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

const texts = ["{Materialized} Draw {cards($c)}.", "Draw {cards($c)}. {Dissolve} an enemy.", "Draw {cards($c)}."];
const counts = [2, 2, 1];
const set = texts.reduce(
  (text, rules, at) =>
    text
      .replace('rules-text = ""', `rules-text = "${rules}"`)
      .replace('variables = ""', `variables = "c: ${counts[at] ?? 1}"`),
  cardsText(3),
);

const dialog = (): HTMLElement => screen.getByRole("dialog");
const field = (name: string): HTMLElement => within(dialog()).getByLabelText(name);
const found = (): string => within(dialog()).getByRole("status").textContent;

async function openDialog(files: Readonly<Record<string, string>> = { "cards.toml": set }): Promise<PageFolder> {
  const folder = await openApp(files, { games });
  openOverlay({ kind: "replace" });
  await screen.findByRole("dialog");
  return folder;
}

describe("Find and replace by meaning", () => {
  it("shows each text with its variables, and makes all of them one step", async () => {
    const folder = await openDialog();
    await person().click(field("By meaning"));
    expect(found()).toBe("Type both phrases.");
    expect(field("Regular expression").matches(":disabled")).toBe(true);
    await person().type(field("Find"), "draw 2");
    await person().type(field("Replace with"), "draw 3");
    await expect.poll(found).toBe("2 matches in 2 cells.");
    await person().click(within(dialog()).getByRole("button", { name: "Replace in 2 cells" }));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(requestsOf("cells/edit")).toHaveLength(1);
    expect(folder.world.text("cards.toml")).toBe(set.replaceAll('variables = "c: 2"', 'variables = "c: 3"'));
    folder.world.do({ kind: "history/undo" });
    folder.world.settle();
    expect(folder.world.text("cards.toml")).toBe(set);
  });

  it("lists variables that change with a text, and leaves out a row that is not ticked", async () => {
    const folder = await openDialog();
    await person().click(field("By meaning"));
    await person().type(field("Find"), "draw 2 cards");
    await person().type(field("Replace with"), "gain 4 energy");
    await expect.poll(found).toBe("2 matches in 2 cells.");
    expect(within(dialog()).getAllByRole("cell", { name: "e: 4" })).toHaveLength(2);
    await person().click(within(dialog()).getByRole("checkbox", { name: /^Card 1, Rules/u }));
    await person().click(within(dialog()).getByRole("button", { name: "Replace in 1 cell" }));
    await expect.poll(() => getApp().overlay).toBeNull();
    const after = folder.world.text("cards.toml") ?? "";
    expect(after).toContain(`rules-text = "${texts[1] ?? ""}"`);
    expect(after).toContain('variables = "e: 4"');
  });

  it("says what is no phrase, and where", async () => {
    await openDialog();
    await person().click(field("By meaning"));
    await person().type(field("Find"), "draw 2 crads");
    await person().type(field("Replace with"), "draw 3");
    await expect.poll(found).toContain("Find: Rules text has no word “crads” (character 8).");
    expect(field("Find").getAttribute("aria-invalid")).toBe("true");
  });

  it("is not offered for a sheet whose texts have no phrases", async () => {
    await openDialog({ "things.toml": deck(card("a", { name: "Rope" })) });
    expect(within(dialog()).queryByLabelText("By meaning")).toBeNull();
  });
});

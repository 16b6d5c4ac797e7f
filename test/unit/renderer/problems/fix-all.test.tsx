// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";
import { toyGame } from "../../../support/validate/toy-game.js";
import { card, deck } from "../../../support/workspace/cards.js";
import { problemsNamed } from "../../../support/workspace/problems.js";

eachOnNewApp();

const cards = ["a", "b", "c"].map((id, at) => card(id, { name: id.toUpperCase(), attack: at, defense: 0 }));
const text = deck(...cards);

let folder: PageFolder;
let problems: readonly string[];
beforeEach(async () => {
  folder = await openApp({ "cards.toml": text }, { games: [toyGame] });
  folder.world.wait(10);
  problems = problemsNamed(folder.world, "toy/stat-sum");
});

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Fix all listed: Stats sum to ten" });
const button = (name: string): HTMLElement => within(dialog()).getByRole("button", { name });
const defenses = (): (string | undefined)[] =>
  [...(folder.world.text("cards.toml") ?? "").matchAll(/^defense = (\d+)$/gmu)].map(([, value]) => value);

async function open(listed: readonly string[], fix = "set-defense"): Promise<void> {
  openOverlay({ kind: "fix-all", fix, title: "Stats sum to ten", problems: listed });
  await screen.findByRole("dialog");
  await expect.poll(() => dialog().textContent).not.toContain("Checking");
}

describe("fixing all that are listed", () => {
  it("shows each edit first, makes those that are ticked, and is one step", async () => {
    await open(problems);
    const ticks = within(dialog()).getAllByRole("checkbox");
    // One for all, and one for each.
    expect(ticks).toHaveLength(4);
    expect(defenses()).toEqual(["0", "0", "0"]);
    await person().click(ticks[2] ?? dialog());
    await person().click(button("Fix 2 problems"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(defenses()).toEqual(["10", "0", "8"]);
    await person().keyboard("{Control>}z{/Control}");
    await expect.poll(() => folder.world.text("cards.toml")).toBe(text);
  });

  it("fixes none that was not listed", async () => {
    await open(problems.slice(1));
    await person().click(button("Fix 2 problems"));
    await expect.poll(() => getApp().overlay).toBeNull();
    expect(defenses()).toEqual(["0", "9", "8"]);
  });

  it("of problems that no longer exist says so", async () => {
    await open(["none"]);
    expect(dialog().textContent).toContain("There is nothing to fix");
    expect(button("Fix 0 problems")).toHaveProperty("disabled", true);
  });
});

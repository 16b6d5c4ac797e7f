// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../../support/page/app.js";
import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openOverlay } from "../../../../../renderer/state/index.js";
import { games } from "../../../../../shared/games/index.js";

eachOnNewApp();

const rows = (table: string, ...each: readonly string[]): string =>
  each.map((row) => `[[${table}]]\n${row}\n`).join("\n");
const replacements = ["one", "two", "three"].map((word) => `from = "${word} x"\nto = "${word} y"`);
const files = {
  "effect-templates.toml": rows("effect-templates", 'text = "Draw <n> x."', 'text = "Mill <n> x."'),
  "placeholders.toml": rows("placeholders", 'name = "n"\nvalues = ["one", "two", "two"]', 'name = "idle"\nvalues = []'),
  "effect-replacements.toml": rows("effect-replacements", ...replacements),
  "effect-removals.toml": rows(
    "effect-removals",
    'phrase = "Mill two"',
    'phrase = "no such"',
    'phrase = "off"\noff = true',
  ),
  "effect-styles.toml": rows(
    "effect-styles",
    'style = "passive"\npatterns = ["draw", "dance"]',
    'style = "counter"\npatterns = ["one y"]',
    'style = "echo"\npatterns = ["sing"]',
  ),
};

let folder: PageFolder;
/** The workbench with one of its parts, once everything is counted. */
async function openPart(title: string): Promise<void> {
  folder = await openApp(files, { games });
  openOverlay({ kind: "workbench", game: "ttcg" });
  await person().click(await screen.findByRole("tab", { name: title }));
  await expect.poll(() => screen.getByRole("region", { name: title }).textContent).not.toContain("Counting");
}
const listed = (part: string): HTMLElement[] =>
  within(screen.getByRole("region", { name: part })).getAllByRole("listitem");
const textsOf = (part: string): string[] => listed(part).map(({ textContent }) => textContent);
const rowOf = (part: string, at: number): HTMLElement => within(listed(part)[at] ?? document.body).getByRole("button");
const order = (file: string, key: string): string[] =>
  [...(folder.world.text(file) ?? "").matchAll(new RegExp(`^${key} = "(\\w+)`, "gmu"))].map(([, word = ""]) => word);
const replacementOrder = (): string[] => order("effect-replacements.toml", "from");

describe("the rows of a part", () => {
  it("say what they do: how often, not at all, or nothing because they are off", async () => {
    await openPart("Removals");
    expect(textsOf("Removals")).toEqual(["Mill two1", "no suchunused", "offoff"]);
    const shown = (): string => screen.getByRole("region", { name: "no such" }).textContent;
    await person().click(rowOf("Removals", 1));
    expect(shown()).toContain("No sentence of the templates involves it.");
    await person().click(rowOf("Removals", 2));
    expect(screen.getByRole("region", { name: "off" }).textContent).not.toContain("No sentence");
    await person().click(rowOf("Removals", 0));
    const chosen = screen.getByRole("region", { name: "Mill two" });
    expect(within(chosen).getByRole("list", { name: "In templates" }).textContent).toBe("Mill <n> x.1");
    expect(within(chosen).getByRole("list", { name: "Sentences with it" }).textContent).toContain("Mill two x.");
  });

  it("name values that are in no sentence, and what they share with others, where only one can be", async () => {
    await openPart("Styles");
    expect(textsOf("Styles")).toEqual(["passive2", "counter2", "echounused"]);
    const style = screen.getByRole("region", { name: "passive" });
    expect(
      within(style)
        .getAllByRole("listitem")
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(["draw", "dancefound in no sentence"]);
    expect(style.textContent).toContain("2 sentences · 1 of them also has another one");
    // Nothing is known of the single patterns of a style that nothing has.
    await person().click(rowOf("Styles", 2));
    expect(screen.getByRole("region", { name: "echo" }).textContent).not.toContain("found in no sentence");
    await person().click(screen.getByRole("tab", { name: "Placeholders" }));
    expect(screen.getByRole("region", { name: "<n>" }).textContent).not.toContain("found in no sentence");
    expect(screen.getByRole("region", { name: "<n>" }).textContent).not.toContain("also");
  });

  it("move by keyboard with Alt alone, up and down, and not beyond the ends", async () => {
    await openPart("Replacements");
    const press = (at: number, key: string, altKey = true): boolean =>
      fireEvent.keyDown(rowOf("Replacements", at), { key, altKey });
    press(0, "ArrowDown", false);
    press(0, "ArrowUp");
    press(2, "ArrowDown");
    press(0, "ArrowDown");
    await expect.poll(replacementOrder).toEqual(["two", "one", "three"]);
    await expect.poll(() => textsOf("Replacements")[0]).toContain("two x");
    press(2, "ArrowUp");
    await expect.poll(replacementOrder).toEqual(["two", "three", "one"]);
  });

  it.each([
    [0, 2, ["two", "three", "one"]],
    [0, 1, ["two", "one", "three"]],
    [2, 0, ["three", "one", "two"]],
    [1, 1, ["one", "two", "three"]],
  ])("move by dragging: from %i to %i", async (from, to, wanted) => {
    await openPart("Replacements");
    const [dragged, target] = [listed("Replacements")[from], listed("Replacements")[to]];
    if (!dragged || !target) throw new Error("There are no such rows");
    fireEvent.dragStart(dragged);
    fireEvent.dragOver(target);
    fireEvent.drop(target);
    await expect.poll(replacementOrder).toEqual(wanted);
  });

  it("are turned off by a key that is written, and on by taking that away", async () => {
    await openPart("Replacements");
    const before = folder.world.text("effect-replacements.toml");
    await person().click(screen.getByRole("button", { name: "Turn off" }));
    await expect.poll(() => folder.world.text("effect-replacements.toml")).toContain('to = "one y"\noff = true\n');
    await person().click(await screen.findByRole("button", { name: "Turn on" }));
    await expect.poll(() => folder.world.text("effect-replacements.toml")).toBe(before);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const sample = join(import.meta.dirname, "../../tabula/ttcg");
const files = Object.fromEntries(
  readdirSync(sample)
    .filter((file) => file.endsWith(".toml"))
    .map((file) => [file, readFileSync(join(sample, file), "utf8")]),
);

let page: Page;
let folder: Folder;
appForEachTest(files, (opened) => ({ page, folder } = opened));

async function runFromPalette(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type(title);
  await page.getByRole("option", { name: title }).first().waitFor();
  await page.keyboard.press("Enter");
}

const workbench = () => page.getByRole("dialog", { name: "Effect workbench" });

describe("the workbench", () => {
  it("finds the template of the effect of a card, and puts another of its sentences there as one step", async () => {
    await cellAt(page, 0, "name").click();
    // Without the editors beside it, the column is on screen.
    await page.keyboard.press("Control+Alt+e");
    await cellAt(page, 0, "effect-1").click();
    await runFromPalette("Which template made this sentence?");
    await workbench().getByText("No template makes this sentence. The nearest is").waitFor();
    await workbench().getByLabel("Find the template of a sentence").fill("Lose two points to draw two cards.");
    await workbench().getByText("1 template makes this sentence.").waitFor();
    const made = workbench().getByRole("region", { name: "How it was made" });
    await expect.poll(() => made.innerText()).toContain("Lose two point(s) to draw two card(s).");
    expect(await seriousFindings(page)).toEqual([]);
    await workbench().getByRole("button", { name: "Lose three points to draw three cards." }).click();
    await made.getByRole("button", { name: "Put into Effect 1 of Gravel Tender" }).click();
    await expect
      .poll(() => folder.read("ttcg-cards.toml"))
      .toContain('effect-1 = "Lose three points to draw three cards."\neffect-2 = "You can rank up this card using');
    await workbench().waitFor({ state: "detached" });
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("ttcg-cards.toml")).toBe(files["ttcg-cards.toml"]);
  });

  it("picks a sentence for the card by a seed, and charts what all templates make", async () => {
    await cellAt(page, 0, "name").click();
    await runFromPalette("Effect workbench");
    await workbench().getByRole("button", { name: "Add one <kind> card from your <heap> to your hand. 44" }).click();
    await workbench().getByLabel("Only what suits Gravel Tender").check();
    const sentences = workbench().getByRole("list", { name: "Sentences" }).getByRole("listitem");
    // Those about warriors and earth, from the deck and the discard pile.
    await expect.poll(() => sentences.count()).toBeGreaterThan(0);
    await expect.poll(async () => (await sentences.allInnerTexts()).join("\n")).not.toContain("fire");
    await workbench().getByRole("button", { name: "Pick one at random" }).click();
    const seed = workbench().getByRole("spinbutton", { name: "Seed" });
    await seed.fill("7");
    const chosen = () => sentences.getByRole("button", { pressed: true }).innerText();
    const first = await chosen();
    const others = new Set<string>();
    for (const other of ["8", "9", "10", "11", "12", "13"]) {
      await seed.fill(other);
      others.add(await chosen());
    }
    expect(others.size).toBeGreaterThan(1);
    await seed.fill("7");
    await expect.poll(chosen).toBe(first);
    await workbench().getByRole("button", { name: "Put into Effect 1 of Gravel Tender" }).click();
    await expect.poll(() => folder.read("ttcg-cards.toml")).toContain(`effect-1 = "${first}"`);
    await runFromPalette("Effect workbench");
    await workbench().getByRole("tab", { name: "Yield" }).click();
    const chart = workbench().getByRole("region", { name: "Sentences that templates make" });
    await expect
      .poll(() => chart.getByRole("row", { name: "Add up to <several>" }).innerText())
      .toMatch(/672\s+672\s+444$/u);
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("previews a template while it is changed, names what is undefined, and saves it into its row", async () => {
    await runFromPalette("Effect workbench");
    await workbench().getByRole("button", { name: "Gain <several> points. 3" }).click();
    const template = workbench().getByRole("textbox", { name: "Template" });
    const sentences = workbench().getByRole("list", { name: "Sentences" }).getByRole("listitem");
    await expect.poll(() => sentences.count()).toBe(3);
    await template.fill("Gain <many> points, says <nobody>.");
    await workbench().getByText("nothing defines it").waitFor();
    await template.fill("Gain <several> points at dawn.");
    await expect.poll(() => sentences.first().innerText()).toBe("Gain two points at dawn.");
    await workbench().getByRole("button", { name: "Save template" }).click();
    await expect
      .poll(() => folder.read("effect-templates.toml"))
      .toBe(files["effect-templates.toml"]?.replace("Gain <several> points.", "Gain <several> points at dawn."));
    await expect.poll(() => workbench().getByText("Not saved yet").count()).toBe(0);
  });
});

describe("the parts of the workbench", () => {
  const tab = (name: string) => workbench().getByRole("tab", { name }).click();
  const items = (part: string) => workbench().getByRole("region", { name: part }).getByRole("listitem");

  it("moves a replacement by keyboard, turns it off, and counts what it does then", async () => {
    await runFromPalette("Effect workbench");
    await tab("Replacements");
    const list = items("Replacements");
    await expect.poll(() => list.first().innerText()).toMatch(/^one point\(s\) → one point\s+3$/u);
    await list.nth(2).getByRole("button").click();
    await page.keyboard.press("Alt+ArrowUp");
    await expect.poll(() => list.nth(1).innerText()).toContain("point(s) → points");
    await expect.poll(() => folder.read("effect-replacements.toml")).toMatch(/one point[^]*"point\(s\)"[^]*one card/u);
    await page.keyboard.press("Alt+ArrowUp");
    // It is the first to change the phrase now, of which nothing is left for the other.
    await expect.poll(() => list.first().innerText()).toMatch(/^point\(s\) → points\s+9$/u);
    await expect.poll(() => list.nth(1).innerText()).toContain("unused");
    await workbench().getByRole("button", { name: "Turn off" }).click();
    await expect.poll(() => list.first().innerText()).toMatch(/off$/u);
    await expect.poll(() => list.nth(1).innerText()).toMatch(/3$/u);
    expect(folder.read("effect-replacements.toml")).toContain("off = true");
    await workbench().getByRole("button", { name: "Turn on" }).click();
    await expect.poll(() => folder.read("effect-replacements.toml")).not.toContain("off");
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("moves a style by dragging, and shows the sentences, templates and row of one", async () => {
    await runFromPalette("Effect workbench");
    await tab("Styles");
    const list = items("Styles");
    await expect.poll(() => list.first().innerText()).toMatch(/^continuous\s+238$/u);
    await list.nth(1).dragTo(list.first());
    await expect.poll(() => list.first().innerText()).toContain("counter");
    await expect.poll(() => folder.read("effect-styles.toml")).toMatch(/"counter"[^]*"continuous"/u);
    const counter = workbench().getByRole("region", { name: "counter" });
    await counter.getByRole("list", { name: "In templates" }).getByRole("button").first().click();
    await workbench().getByRole("textbox", { name: "Template" }).waitFor();
    await tab("Styles");
    await list.last().getByRole("button").click();
    await workbench().getByRole("button", { name: "Show in its sheet" }).click();
    await workbench().waitFor({ state: "detached" });
    await expect
      .poll(() => page.getByRole("tab", { name: "effect-styles" }).getAttribute("aria-selected"))
      .toBe("true");
  });
});

describe("charts of cards", () => {
  it("count the rows of the sheet, and are exported as tables and drawings", async () => {
    await cellAt(page, 0, "name").click();
    await runFromPalette("Card charts");
    const dialog = page.getByRole("dialog", { name: "Card charts" });
    const types = dialog.getByRole("region", { name: "Cards per type" });
    await types.locator("svg .recharts-bar-rectangle").first().waitFor();
    await expect.poll(() => types.getByRole("row", { name: /Spell/ }).innerText()).toContain("16");
    expect(await seriousFindings(page)).toEqual([]);
    const [drawing] = await Promise.all([
      page.waitForEvent("download"),
      types.getByRole("button", { name: "Export Cards per type as SVG" }).click(),
    ]);
    expect(drawing.suggestedFilename()).toBe("card-charts-types.svg");
    const svg = readFileSync(await drawing.path(), "utf8");
    expect(svg).toContain("Cards per type");
    expect(svg).not.toContain("var(");
    const [picture] = await Promise.all([
      page.waitForEvent("download"),
      types.getByRole("button", { name: "Export Cards per type as PNG" }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe("card-charts-types.png");
    const png = readFileSync(await picture.path());
    const [width = 0] = /width="(\d+)/u.exec(svg)?.slice(1).map(Number) ?? [];
    // The header of a PNG: its signature, then the width in pixels, two for each of the drawing's.
    expect([png.toString("latin1", 1, 4), png.readUInt32BE(16)]).toEqual(["PNG", width * 2]);
    await dialog.getByLabel("Selected (1)").check();
    await expect.poll(() => types.getByRole("row", { name: /Earth/ }).innerText()).toContain("1");
    await expect.poll(() => types.getByRole("row", { name: /Spell/ }).innerText()).toContain("0");
  });

  it("show the rows of a bar that is clicked", async () => {
    await cellAt(page, 0, "name").click();
    await runFromPalette("Card charts");
    const dialog = page.getByRole("dialog", { name: "Card charts" });
    const types = dialog.getByRole("region", { name: "Cards per type" });
    await types.locator("svg .recharts-bar-rectangle path").last().click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("search").innerText()).toMatch(/Cards per type: Spell\s+16 of \d+ cards/u);
  });
});

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { expectKept } from "../support/app/app-data.js";
import { appForEachTest } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { atRest } from "../support/app/rendered.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

const card = (at: number, name: string, rules: string, variables: string, type = "Event"): string => `[[cards]]
name = "${name}"
rules-text = "${rules}"
variables = "${variables}"
card-type = "${type}"
id = "5b1d0c1e-0d4a-4d52-9f4e-2f3f5a0b7c0${at}"
`;

const cards = [
  card(0, "Cheap Grave", "{Dissolve} an enemy with cost {energy($e)} or less.", "e: 3"),
  card(1, "Deep Grave", "{Dissolve} an enemy with cost {energy($e)} or less.", "e: 5"),
  card(2, "Tall Grave", "{Dissolve} an enemy with cost {energy($e)} or more.", "e: 3"),
  card(3, "Salt Reader", "{Judgment} Draw {cards($c)}.\\n\\n{Dissolved} Gain {energy($e)}.", "c: 2, e: 1", "Character"),
  card(4, "Blank Slate", "", ""),
  card(5, "Slip Of Pen", "Drwa {cards($c)}.", "c: 2"),
].join("\n");

const shots = join(import.meta.dirname, "screenshots");

let app: BrowserApp;
let page: Page;
let folder: Folder;
const open = appForEachTest({ "cards.toml": cards }, (opened) => ({ app, page, folder } = opened), {
  viewport: { width: 1600, height: 900 },
});
beforeAll(() => void mkdirSync(shots, { recursive: true }));

const abilities = (row: number) => cellAt(page, row, "#abilities");
const preview = (row: number) => cellAt(page, row, "#preview");
/** Names on screen, from top to bottom. */
const names = () =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(".ag-row:has([col-id=name])")];
    const placed = rows.map(
      (row) => [Number(row.getAttribute("row-index")), row.querySelector("[col-id=name]")] as const,
    );
    return placed.sort(([a], [b]) => a - b).map(([, cell]) => cell?.querySelector(".cell-value")?.textContent ?? "");
  });
/** Numbers of the rows on screen; a sign of problems may stand beside them. */
const numbers = async () =>
  (await page.locator(".row-number").allInnerTexts()).map((text) => Number(/\d+/u.exec(text)?.[0]));
const bar = () => page.getByRole("search", { name: "Search by meaning" });
const field = () => page.getByRole("combobox", { name: "Search by meaning" });
const count = () => page.locator(".meaning-count").innerText();
const note = () => page.locator(".meaning-note").innerText();
const offers = () => page.locator(".query-list li").allInnerTexts();

async function runCommand(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Run a command" }).fill(title);
  await page.keyboard.press("Enter");
}

async function search(text: string): Promise<void> {
  await page.keyboard.press("Control+Shift+F");
  await field().fill(text);
}

describe("beside the rules text", () => {
  it("the sheet shows what the game understands and how players read it", async () => {
    expect(await Promise.all([0, 3, 4, 5].map((row) => abilities(row).innerText()))).toEqual([
      "✓\n1 ability",
      "✓\n2 abilities",
      "○\nempty",
      "✕\n1 problem",
    ]);
    await expect.poll(() => preview(0).innerText()).toBe("Dissolve an enemy with cost 3● or less.");
    await expect
      .poll(() => preview(3).locator("p").allInnerTexts())
      .toEqual(["▸ Judgment: Draw 2 cards.", "▸ Dissolved: Gain 1●."]);
    const bold = preview(3).getByText("Judgment:");
    expect(await bold.evaluate((element) => Number(getComputedStyle(element).fontWeight))).toBeGreaterThan(600);
    await expect.poll(() => preview(5).locator("p.is-broken").count()).toBe(1);
  });

  it("says in a tooltip what is wrong, and shows the whole text", async () => {
    await abilities(5).hover();
    await expect.poll(() => page.locator(".preview-tooltip").innerText()).toContain("Drwa");
    await page.mouse.move(0, 0);
    await preview(3).hover();
    await expect.poll(() => page.locator(".preview-tooltip p").allInnerTexts()).toHaveLength(2);
  });

  it("follows edits, drafts and other programs, row by row", async () => {
    await cellAt(page, 0, "variables").click();
    await page.keyboard.press("Enter");
    await page.locator('.rules-editor[data-cell="variables"] .view-line').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('[data-cell="variables"]') !== null);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("e: 7");
    await expect.poll(() => preview(0).innerText()).toContain("cost 7●");
    expect(folder.read()).toBe(cards);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect.poll(() => folder.read()).toContain('variables = "e: 7"');
    folder.write(folder.read().replace("Drwa", "Draw"));
    await expect.poll(() => abilities(5).innerText()).toBe("✓\n1 ability");
    await expect.poll(() => preview(1).innerText()).toContain("cost 5●");
  });

  it("is not a place to type, paste or step into", async () => {
    await cellAt(page, 0, "rules-text").click();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => page.locator(".ag-cell-focus").getAttribute("col-id")).toBe("variables");
    await cellAt(page, 0, "rules-text").click();
    await page.evaluate(() => navigator.clipboard.writeText("Draw {cards($c)}.\tc: 4"));
    await page.keyboard.press("Control+v");
    await expect.poll(() => preview(0).innerText()).toBe("Draw 4 cards.");
    await preview(1).click();
    await expect.poll(() => page.locator(".ag-cell-focus").getAttribute("col-id")).toBe("rules-text");
  });

  it("is hidden and shown by command, and stays so", async () => {
    await runCommand("Show or hide Preview column");
    await expect.poll(() => preview(0).count()).toBe(0);
    await expectKept(app, /"preview":\s*\{\s*"isShown":\s*false/u);
    await page.reload();
    await sheetShown(page);
    await expect.poll(() => abilities(0).count()).toBe(1);
    await expect.poll(() => preview(0).count()).toBe(0);
    await runCommand("Show or hide Preview column");
    await expect.poll(() => preview(0).count()).toBe(1);
  });
});

describe("search by meaning", () => {
  it("leaves the cards that dissolve an enemy with cost 3 or less, by keyboard alone", async () => {
    await page.keyboard.press("Control+Shift+F");
    await page.keyboard.type("dissolve", { delay: 20 });
    await expect.poll(offers).toContainEqual(expect.stringContaining("DissolveCharacter"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(() => field().inputValue()).toBe("DissolveCharacter");
    await page.keyboard.type("(tar", { delay: 20 });
    await page.keyboard.press("Tab");
    await expect.poll(offers).toContainEqual("Enemy\n3 cards");
    await page.keyboard.press("Tab");
    await page.keyboard.type(", cost <= ", { delay: 20 });
    await expect.poll(offers).toEqual(["3\n2 cards", "5\n1 card"]);
    await page.keyboard.press("Tab");
    await page.keyboard.type(")");
    await page.keyboard.press("Escape");
    await page.keyboard.press("Enter");
    await expect.poll(() => field().inputValue()).toBe("DissolveCharacter(target: Enemy, cost <= 3)");
    await expect.poll(names).toEqual(["Cheap Grave"]);
    await expect.poll(() => count()).toBe("1 of 6 cards");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => page.locator(".ag-cell-focus").count()).toBe(1);
    await page.keyboard.press("Escape");
    await expect.poll(names).toHaveLength(6);
    await expect.poll(() => bar().count()).toBe(0);
  });

  it("keeps an edited row in its place until it is asked to search again", async () => {
    await search("cost <= 3");
    await expect.poll(names).toEqual(["Cheap Grave"]);
    folder.write(folder.read().replace('variables = "e: 3"', 'variables = "e: 4"').replace("e: 5", "e: 2"));
    const again = page.getByRole("button", { name: /Search again/ });
    await expect.poll(() => again.innerText()).toContain("2 rows have changed");
    expect(await names()).toEqual(["Cheap Grave"]);
    expect(await numbers()).toEqual([1]);
    await again.click();
    await expect.poll(names).toEqual(["Deep Grave"]);
    expect(await numbers()).toEqual([2]);
  });

  it("edits the row on screen, not the one at that place in the file", async () => {
    await search("cost >= 3");
    await expect.poll(names).toEqual(["Tall Grave"]);
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Taller Grave");
    await page.keyboard.press("Enter");
    await expect.poll(() => folder.read()).toContain('name = "Taller Grave"');
    expect(folder.read()).toContain('name = "Cheap Grave"');
  });

  it("shows a new row although it does not answer", async () => {
    await search("cost <= 3");
    await expect.poll(names).toEqual(["Cheap Grave"]);
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+n");
    await expect.poll(names).toEqual(["Cheap Grave", "·"]);
  });

  it("says what is wrong where it is wrong, and fixes it on a click", async () => {
    await search("DissolveCharacter(target Enemy)");
    await expect.poll(note).toContain("side by side");
    await expect.poll(() => page.locator(".query-wrong").innerText()).toBe("Enemy");
    await page.getByRole("button", { name: "DissolveCharacter(target: Enemy)" }).click();
    await expect.poll(names).toEqual(["Cheap Grave", "Deep Grave", "Tall Grave"]);
    await field().fill("DisolveCharacter(3)");
    await expect.poll(note).toContain("No card here has DisolveCharacter.");
    await page.getByRole("button", { name: "DissolveCharacter", exact: true }).click();
    await expect.poll(names).toEqual(["Cheap Grave", "Tall Grave"]);
  });

  it("takes rules text, and words, and lists the cards it could not read", async () => {
    await search("{Dissolve} an enemy with cost {energy($e)} or less.");
    await expect.poll(names).toEqual(["Cheap Grave", "Deep Grave"]);
    expect(await note()).toContain("1 card has problems");
    await page.getByRole("button", { name: "Convert to a query" }).click();
    await expect.poll(() => field().inputValue()).toContain("DissolveCharacter: target: Enemy");
    await expect.poll(names).toEqual(["Cheap Grave", "Deep Grave"]);
    await field().fill("draw 2");
    await expect.poll(names).toEqual(["Salt Reader"]);
    await field().fill("State: Problems");
    await expect.poll(names).toEqual(["Slip Of Pen"]);
    await field().fill("State: Empty and DissolveCharacter");
    await expect.poll(() => page.locator(".no-rows").innerText()).toContain("No rows match the search");
  });

  it("has examples to begin with", async () => {
    await page.keyboard.press("Control+Shift+F");
    await page.getByRole("button", { name: "How to search by meaning" }).click();
    await page.getByRole("button", { name: "DissolveCharacter(target: Enemy, cost <= 3)" }).click();
    await expect.poll(names).toEqual(["Cheap Grave"]);
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".query-help").count()).toBe(0);
    await expect.poll(() => bar().count()).toBe(1);
  });

  it("finds near-duplicates and cards like one", async () => {
    await runCommand("Find near-duplicates");
    const dialog = page.getByRole("dialog", { name: "Near-duplicates" });
    await expect.poll(() => dialog.getByRole("status").innerText()).toContain("2 cards in 1 group");
    await expect.poll(() => dialog.locator(".duplicates-card").allInnerTexts()).toEqual(["Cheap Grave", "Deep Grave"]);
    await dialog.getByRole("button", { name: "Show all in the sheet" }).click();
    await expect.poll(names).toEqual(["Cheap Grave", "Deep Grave"]);
    await page.keyboard.press("Escape");
    await expect.poll(names).toHaveLength(6);
    await cellAt(page, 1, "name").click();
    await runCommand("Find cards like this one");
    await expect.poll(names).toEqual(["Cheap Grave", "Deep Grave"]);
    await expect.poll(() => bar().innerText()).toContain("Cards like Deep Grave");
  });

  it("belongs to its sheet, and to sheets whose game has a language", async () => {
    folder.write('[[things]]\nname = "A thing"\n', "things.toml");
    await search("cost <= 3");
    await expect.poll(names).toEqual(["Cheap Grave"]);
    await page.getByRole("tab", { name: "things" }).click();
    await expect.poll(names).toEqual(["A thing"]);
    await expect.poll(() => bar().count()).toBe(0);
    await page.keyboard.press("Control+Shift+F");
    await expect.poll(() => bar().count()).toBe(0);
    await page.getByRole("tab", { name: "cards" }).click();
    await expect.poll(names).toEqual(["Cheap Grave"]);
    await expect.poll(() => field().inputValue()).toBe("cost <= 3");
  });
});

describe("generated files", () => {
  it("are reported as out of date, shown, and rewritten; what is left out is a click away", async () => {
    await runCommand("Generate files");
    await expect.poll(() => folder.read("parsed_abilities.json")).toContain("DissolveCharacter");
    const badge = page.getByRole("contentinfo").getByRole("button", { name: /generated files|out of date/ });
    await expect.poll(() => badge.innerText()).toContain("1 card left out");
    folder.write(folder.read().replace("c: 2, e: 1", "c: 3, e: 1"));
    await expect.poll(() => badge.innerText()).toContain("parsed_abilities.json is out of date");
    await badge.click();
    const dialog = page.getByRole("dialog", { name: "Generated files" });
    await expect.poll(() => dialog.getByRole("status").innerText()).toContain("1 difference");
    await expect.poll(() => dialog.innerText()).toContain("Salt Reader");
    await dialog.getByRole("button", { name: "Regenerate" }).click();
    await expect.poll(() => dialog.getByRole("status").innerText()).toContain("up to date");
    await dialog.getByRole("button", { name: "Slip Of Pen" }).click();
    await expect.poll(() => page.locator(".ag-cell-focus").getAttribute("col-id")).toBe("rules-text");
    await expect.poll(() => page.locator(".ag-cell-focus").innerText()).toContain("Drwa");
  });
});

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it.each([
    { width: 1280, height: 800 },
    { width: 2560, height: 1440 },
  ])("its screens at $width x $height are free of serious findings", async (viewport) => {
    await app.close();
    await open({ viewport, colorScheme });
    const findings: string[] = [];
    const look = async (screen: string): Promise<void> => {
      await atRest(page);
      await page.screenshot({ path: join(shots, `meaning-${screen}-${colorScheme}-${viewport.width}.png`) });
      findings.push(...(await seriousFindings(page)).map((finding) => `${screen}: ${finding}`));
    };
    await search("DissolveCharacter(target Enemy)");
    await expect.poll(note).toContain("side by side");
    await look("wrong");
    await field().fill("");
    await field().pressSequentially("Dissolve");
    await expect.poll(offers).not.toHaveLength(0);
    await look("completion");
    await page.getByRole("button", { name: "How to search by meaning" }).click();
    await look("help");
    await page.getByRole("button", { name: "Find near-duplicates" }).click();
    await page.locator(".duplicates-card").first().waitFor();
    await look("duplicates");
    expect(findings).toEqual([]);
  });
});

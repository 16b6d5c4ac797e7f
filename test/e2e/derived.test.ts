import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const bell = "7b1d0c1e-0d4a-4d52-9f4e-2f3f5a0b7c02";

const cards = `[[cards]]
name = "Salt Reader"
id = "7b1d0c1e-0d4a-4d52-9f4e-2f3f5a0b7c01"
energy-cost = 3
spark = 2
rules-text = "{Judgment} Draw {cards($c)}."
variables = "c: 2"
card-type = "Character"

[[cards]]
name = "Tide Bell"
id = "${bell}"
energy-cost = 1
rules-text = ""
variables = ""
card-type = "Event"

[metadata]
schema_version = 1

[[metadata.derived_columns]]
name = "seen"
function = "rules_preview"
position = 1
width = 220
`;

const lists = `[[card-lists]]
list-name = "All"
list-type = "BaseCardId"
card-id = "${bell}"
copies = 1

[metadata]
schema_version = 1

[[metadata.derived_columns]]
name = "card"
function = "card_lookup"
width = 160
`;

let page: Page;
let folder: Folder;
appForEachTest({ "card-lists.toml": lists, "cards.toml": cards }, (opened) => ({ page, folder } = opened), {
  viewport: { width: 2560, height: 1440 },
});

/** A tab tells of problems behind its name. */
const showTab = (name: string) => page.getByRole("tab", { name: new RegExp(`^${name}\\b`, "u") }).click();
const derived = (row: number, name: string) => cellAt(page, row, `#derived ${name}`);
const dialog = () => page.getByRole("dialog", { name: "Computed columns" });
const expression = () => dialog().getByLabel("Expression", { exact: true });

async function runCommand(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Run a command" }).fill(title);
  await page.keyboard.press("Enter");
}

async function openNew(): Promise<void> {
  await showTab("cards");
  await cellAt(page, 0, "name").click();
  await runCommand("Add a computed column");
  await dialog().waitFor();
}

describe("a computed column", () => {
  it("is made in a dialog that shows what it would give, is kept in the file, and follows edits", async () => {
    await openNew();
    await dialog().getByLabel("Name", { exact: true }).fill("weight");
    await expression().fill("energy_cost * 2 + or(spark, 0)");
    await expect.poll(() => dialog().locator("tbody tr td:nth-child(2)").allInnerTexts()).toEqual(["8", "2"]);
    expect(await seriousFindings(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Add column" }).click();
    await expect.poll(() => derived(0, "weight").innerText()).toBe("8");
    await expect
      .poll(() => folder.read("cards.toml"))
      .toBe(
        `${cards}\n[[metadata.derived_columns]]\nname = "weight"\nfunction = "expr"\nexpression = "energy_cost * 2 + or(spark, 0)"\n`,
      );
    await typeCell(page, 0, "energy-cost", "5");
    await expect.poll(() => derived(0, "weight").innerText()).toBe("12");
    expect(await derived(1, "weight").innerText()).toBe("2");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toBe(cards);
    await expect.poll(() => derived(0, "weight").count()).toBe(0);
  });

  it("says what is wrong while it is written, and offers the columns there are", async () => {
    await openNew();
    await expression().fill("spak + 1");
    await expect.poll(() => dialog().innerText()).toContain("There is no column spak. Did you mean spark?");
    expect(await dialog().getByRole("button", { name: "Add column" }).isDisabled()).toBe(true);
    await expression().fill("ener");
    await dialog().getByRole("button", { name: "energy_cost" }).click();
    expect(await expression().inputValue()).toBe("energy_cost");
  });

  it("has its errors in its cells, and the other cells are whole", async () => {
    folder.write(
      `${cards}\n[[metadata.derived_columns]]\nname = "rate"\nfunction = "expr"\nexpression = "spark / energy_cost"\n`,
      "cards.toml",
    );
    await showTab("cards");
    await expect.poll(() => derived(1, "rate").innerText()).toContain("an empty cell");
    expect(await derived(0, "rate").innerText()).toBe("0.666666666666667");
  });

  it("is edited and removed from its head", async () => {
    await showTab("cards");
    await page.locator('.ag-header-cell[col-id="#derived seen"]').dblclick();
    await dialog().waitFor();
    expect(await dialog().getByLabel("Name", { exact: true }).inputValue()).toBe("seen");
    await dialog().getByRole("button", { name: "Remove column" }).click();
    await expect.poll(() => derived(0, "seen").count()).toBe(0);
    await expect.poll(() => folder.read("cards.toml")).not.toContain("rules_preview");
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toBe(cards);
  });
});

describe("a picture", () => {
  const pictured = cards
    .replace("energy-cost = 3", "energy-cost = 3\nimage-number = 11")
    .replace("energy-cost = 1", "energy-cost = 1\nimage-number = 12");
  const column = `
[[metadata.derived_columns]]
name = "art"
function = "image_derived"
position = 0
width = 200
url_template = "http://img.example:8123/{image_number}.png"
`;

  it("comes from the folder of images by its number; a host is asked only once it is allowed", async () => {
    mkdirSync(join(folder.path, "art"));
    copyFileSync(join(import.meta.dirname, "../../.github/screenshot.png"), join(folder.path, "art", "11.png"));
    folder.write(pictured + column, "cards.toml");
    await showTab("cards");
    const button = derived(1, "art").getByRole("button", { name: "Allow images from img.example:8123" });
    await button.waitFor();
    await runCommand("Choose the folder of images");
    await page.getByRole("dialog").getByRole("textbox").fill("art");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Save|Choose|Use)/u })
      .click();
    await derived(0, "art").locator("img").waitFor();
    await expect.poll(() => folder.read(".cardwright/workspace.toml")).toContain('folder = "art"');
    await button.click();
    await page.getByRole("dialog", { name: "Allow images from img.example:8123?" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await button.waitFor();
  });
});

describe("columns of the reference's functions", () => {
  it("show the text as players read it at their place, in one column and not two", async () => {
    await showTab("cards");
    await expect.poll(() => derived(0, "seen").innerText()).toBe("▸ Judgment: Draw 2 cards.");
    expect(await cellAt(page, 0, "#preview").count()).toBe(0);
    const places = await page.evaluate(() =>
      [...document.querySelectorAll(".ag-header-cell")]
        .map((head) => [head.getBoundingClientRect().left, head.getAttribute("col-id")] as const)
        .sort(([a], [b]) => a - b)
        .map(([, id]) => id),
    );
    expect(places.slice(1, 3)).toEqual(["name", "#derived seen"]);
  });

  it("follow a card in another sheet when it is renamed", async () => {
    await showTab("card-lists");
    await expect.poll(() => derived(0, "card").innerText()).toBe("Tide Bell");
    folder.write(cards.replace("Tide Bell", "Tide Gong"), "cards.toml");
    await expect.poll(() => derived(0, "card").innerText()).toBe("Tide Gong");
    folder.write(cards.replace(bell, bell.replace(/2$/u, "9")), "cards.toml");
    await expect.poll(() => derived(0, "card").innerText()).toContain("Unknown Card");
  });
});

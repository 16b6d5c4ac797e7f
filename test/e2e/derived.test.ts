import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeEach, describe, expect, it } from "vitest";
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

const head = (name: string) => page.locator(`.ag-header-cell[col-id="#derived ${name}"]`);
const headName = (name: string) => head(name).getByText(name, { exact: true });
const openMenu = (name: string) => headName(name).click({ button: "right" });

async function runCommand(title: string): Promise<void> {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox", { name: "Run a command" }).fill(title);
  await page.keyboard.press("Enter");
}

async function openNew(): Promise<void> {
  await showTab("cards");
  await cellAt(page, 0, "name").click();
  await runCommand("Add computed column");
  await dialog().waitFor();
}

describe("a computed column", () => {
  it("is made in a dialog that previews it, is kept in the file, and follows edits", async () => {
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
    await expect.poll(() => derived(1, "weight").innerText()).toBe("2");
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toBe(cards);
    await expect.poll(() => derived(0, "weight").count()).toBe(0);
  });

  it("says what is wrong while it is written, and offers the columns there are", async () => {
    await openNew();
    await expression().fill("spak + 1");
    await expect.poll(() => dialog().innerText()).toContain("There is no column spak. Did you mean spark?");
    await expect.poll(() => dialog().getByRole("button", { name: "Add column" }).isDisabled()).toBe(true);
    await expression().fill("ener");
    await dialog().getByRole("button", { name: "energy_cost" }).click();
    await expect.poll(() => expression().inputValue()).toBe("energy_cost");
  });

  it("has its errors in its cells, and the other cells are whole", async () => {
    folder.write(
      `${cards}\n[[metadata.derived_columns]]\nname = "rate"\nfunction = "expr"\nexpression = "spark / energy_cost"\n`,
      "cards.toml",
    );
    await showTab("cards");
    await expect.poll(() => derived(1, "rate").innerText()).toBe("·");
    await expect.poll(() => derived(0, "rate").innerText()).toBe("0.666667");
  });

  it("keeps the width it is dragged to, in the file once it is saved there, until that is undone", async () => {
    await showTab("cards");
    await derived(0, "seen").waitFor();
    const widthPx = () => head("seen").evaluate((element) => Math.round(element.getBoundingClientRect().width));
    await expect.poll(widthPx).toBe(220);
    const edge = await head("seen").locator(".ag-header-cell-resize").boundingBox();
    if (edge === null) throw new Error("The edge of the column is not on screen.");
    const [x, y] = [edge.x + edge.width / 2, edge.y + edge.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y, { steps: 4 });
    await page.mouse.move(x + 80, y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(widthPx).toBe(300);
    expect(folder.read("cards.toml")).toBe(cards);
    await page.getByRole("button", { name: "Save to file" }).click();
    await expect.poll(() => folder.read("cards.toml")).toBe(cards.replace("width = 220", "width = 300"));
    await expect.poll(widthPx).toBe(300);
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toBe(cards);
    await expect.poll(widthPx).toBe(300);
    await page.keyboard.press("Control+z");
    await expect.poll(widthPx).toBe(220);
  });

  it("is edited and removed from its head", async () => {
    await showTab("cards");
    await openMenu("seen");
    await page.getByRole("menuitem", { name: "Edit computed column…" }).click();
    await dialog().waitFor();
    await expect.poll(() => dialog().getByLabel("Name", { exact: true }).inputValue()).toBe("seen");
    await dialog().getByRole("button", { name: "Remove column" }).click();
    await expect.poll(() => derived(0, "seen").count()).toBe(0);
    await expect.poll(() => folder.read("cards.toml")).not.toContain("rules_preview");
    await page.keyboard.press("Control+z");
    await expect.poll(() => folder.read("cards.toml")).toBe(cards);
  });
});

describe("rows by a computed column", () => {
  const ratio = `
[[metadata.derived_columns]]
name = "rate"
function = "expr"
expression = "max(spark, 0) / energy_cost"
`;
  const row = (name: string, cells: string): string => `[[cards]]\nname = "${name}"\n${cells}card-type = "Event"\n\n`;
  const rated = cards.replace(
    "[metadata]",
    `${row("Low", "energy-cost = 4\nspark = 1\n")}${row("High", "energy-cost = 1\nspark = 9\n")}[metadata]`,
  );
  const names = () =>
    page.locator(".ag-cell[col-id='name']").evaluateAll((cells) =>
      cells
        .map((cell) => [Number(cell.closest(".ag-row")?.getAttribute("row-index")), cell.textContent] as const)
        .sort(([a], [b]) => a - b)
        .map(([, name]) => name),
    );
  const bar = () => page.getByRole("region", { name: "View settings of the sheet" });

  beforeEach(async () => {
    folder.write(rated + ratio, "cards.toml");
    await showTab("cards");
    await expect.poll(() => derived(3, "rate").innerText()).toBe("9");
  });

  it("are sorted with errors last, stay put while they are edited, and are sorted again from what was computed", async () => {
    await headName("rate").click();
    await expect.poll(names).toEqual(["Low", "Salt Reader", "High", "Tide Bell"]);
    await headName("rate").click();
    await expect.poll(names).toEqual(["High", "Salt Reader", "Low", "Tide Bell"]);
    await typeCell(page, 2, "spark", "8");
    await expect.poll(() => derived(2, "rate").innerText()).toBe("2");
    expect(await names()).toEqual(["High", "Salt Reader", "Low", "Tide Bell"]);
    await bar().getByRole("button", { name: "Reapply" }).click();
    await expect.poll(names).toEqual(["High", "Low", "Salt Reader", "Tide Bell"]);
    await bar().getByRole("button", { name: "Save to file" }).click();
    await expect
      .poll(() => folder.read("cards.toml"))
      .toContain('[metadata.sort]\ncolumn = "rate"\nascending = false\n');
    expect(await seriousFindings(page)).toEqual([]);
  });

  it("are filtered and counted by its values, and those with errors are found by a click", async () => {
    await openMenu("rate");
    await page.getByRole("menuitemcheckbox", { name: "Count values" }).click();
    const counts = page.getByRole("complementary", { name: "Statistics" }).getByRole("listitem");
    await expect.poll(() => counts.allInnerTexts()).toHaveLength(4);
    expect((await counts.last().innerText()).split("\n")).toEqual(["✕", "error", "1"]);
    await counts.last().getByRole("button").click();
    await expect.poll(names).toEqual(["Tide Bell"]);
    await typeCell(page, 0, "spark", "6");
    await expect.poll(() => counts.allInnerTexts()).not.toContain("error");
    await bar().getByRole("button", { name: "Clear", exact: true }).click();
    await openMenu("rate");
    await page.getByRole("menuitemcheckbox", { name: "Filter…" }).click();
    const filter = page.getByRole("dialog", { name: "Filter by rate" });
    await filter.getByLabel("Show rows whose rate").selectOption({ label: "is a number between" });
    await filter.getByLabel("From").fill("5");
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["Tide Bell", "High"]);
  });

  it("are coloured by a condition that it meets", async () => {
    await openMenu("rate");
    await page.getByRole("menuitem", { name: "Conditional formatting…" }).click();
    const formats = page.getByRole("dialog", { name: "Conditional formatting" });
    await expect.poll(() => formats.getByLabel("Column", { exact: true }).inputValue()).toBe("rate");
    await formats.getByLabel("Condition", { exact: true }).selectOption({ label: "is greater than" });
    await formats.getByLabel("Compared with").fill("1");
    await expect.poll(() => formats.innerText()).toContain("1 of 3 cells");
    await formats.getByRole("button", { name: "Save" }).click();
    const ground = (row: number) =>
      derived(row, "rate").evaluate((cell) => (cell as HTMLElement).style.backgroundColor);
    await expect.poll(() => ground(3)).not.toBe("");
    expect([await ground(0), await ground(1)]).toEqual(["", ""]);
    await typeCell(page, 0, "spark", "30");
    await expect.poll(() => ground(0)).not.toBe("");
  });

  it("are computed while the sheet says so and stays as it is, where there are many", async () => {
    const many = Array.from({ length: 2_000 }, (_, at) =>
      row(`Card ${at}`, `energy-cost = ${(at % 9) + 1}\nspark = ${at}\n`),
    );
    folder.write(`${many.join("")}${cards.slice(cards.indexOf("[metadata]"))}${ratio}`, "cards.toml");
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Card 0");
    await page.evaluate(() => {
      const bar = (): string => document.querySelector(".arrangement .working-out")?.textContent ?? "";
      const first = (): string =>
        document.querySelector('.ag-row[row-index="0"] .ag-cell[col-id="name"]')?.textContent ?? "";
      new MutationObserver(() => {
        if (bar() !== "") document.body.dataset["waited"] ??= `${bar()}; first ${first()}`;
      }).observe(document.body, { subtree: true, childList: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await headName("rate").click();
    await headName("rate").click();
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Card 1998");
    await expect
      .poll(() => page.locator("body").getAttribute("data-waited"))
      .toMatch(/^Computing rate: [\d,]+ of 2,000 rows; first Card 0$/u);
    await expect.poll(() => bar().getByRole("status").count()).toBe(0);
  });

  it("are sorted with the keyboard alone", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("ArrowUp");
    const at = () => page.evaluate(() => document.activeElement?.closest(".ag-header-cell")?.getAttribute("col-id"));
    while ((await at()) !== "#derived rate") await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.getByRole("menu", { name: "Column rate" }).waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["High", "Salt Reader", "Low", "Tide Bell"]);
  });

  it("are exported as CSV with their values", async () => {
    await cellAt(page, 0, "name").click();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      runCommand("Export sheet as CSV with computed columns"),
    ]);
    const lines = readFileSync(await file.path(), "utf8").split("\n");
    expect(lines[0]).toMatch(/^name,.*,seen,rate$/u);
    // Of what cannot be computed nothing is said.
    expect(lines.slice(1, 5).map((line) => /[^,]*$/u.exec(line)?.[0])).toEqual(["0.666666666666667", "", "0.25", "9"]);
  });

  it("are found by what it says; matches in hidden rows are counted, and shown on request", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+f");
    await page.keyboard.type("0.66");
    await page.keyboard.press("Enter");
    const status = page.locator(".find").getByRole("status");
    await expect.poll(() => status.innerText()).toBe("1 of 1");
    await expect.poll(() => page.locator(".is-found").getAttribute("col-id")).toBe("#derived rate");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".is-found").count()).toBe(0);
    await page.keyboard.press("Control+Alt+f");
    const filter = page.getByRole("dialog", { name: "Filter by Name" });
    await filter.getByLabel("Show rows whose Name").selectOption({ label: "contains" });
    await filter.getByLabel("Text").fill("i");
    await page.keyboard.press("Enter");
    await expect.poll(names).toEqual(["Tide Bell", "High"]);
    await page.keyboard.press("Control+f");
    await page.keyboard.type("l");
    await expect.poll(() => status.innerText()).toMatch(/^1 of \d+$/u);
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Reader");
    await expect.poll(() => status.innerText()).toBe("No results here");
    await page.getByRole("button", { name: "Show 1 more in hidden rows" }).click();
    await expect.poll(names).toEqual(["Salt Reader", "Tide Bell", "High"]);
    await expect.poll(() => status.innerText()).toBe("1 of 1");
    expect(await seriousFindings(page)).toEqual([]);
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
    const banner = page.locator(".banner");
    await expect.poll(() => banner.innerText()).toContain("on img.example:8123, a host that is not allowed");
    await runCommand("Set image folder");
    await page.getByRole("dialog").getByRole("textbox").fill("art");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^(Save|Choose|Use)/u })
      .click();
    await derived(0, "art").locator("img").waitFor();
    await expect.poll(() => folder.read(".cardwright/workspace.toml")).toContain('folder = "art"');
    await banner.getByRole("button", { name: "Allow…" }).click();
    await page.getByRole("dialog", { name: "Allow images from img.example:8123?" }).waitFor();
    await page.getByRole("button", { name: "Cancel" }).click();
    await banner.waitFor();
  });

  it("on a host that is not allowed is asked for in one banner, which can be put off", async () => {
    folder.write(pictured + column, "cards.toml");
    await showTab("cards");
    const banner = page.locator(".banner");
    await banner.waitFor();
    const sign = derived(1, "art").getByRole("img");
    await expect.poll(() => sign.getAttribute("title")).toContain("Images from img.example:8123 are not allowed");
    await expect.poll(() => derived(1, "art").getByRole("button").count()).toBe(0);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await seriousFindings(page)).toEqual([]);
    }
    await banner.getByRole("button", { name: "Not now" }).focus();
    await page.keyboard.press("Enter");
    await banner.waitFor({ state: "detached" });
    // The keyboard is in the sheet again.
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("ag-cell");
    await runCommand("Allowed image hosts");
    await page.getByRole("button", { name: "Allow images from img.example:8123" }).click();
    await page.getByRole("dialog", { name: "Allow images from img.example:8123?" }).waitFor();
  });
});

describe("columns of the reference's functions", () => {
  it("show the text as players read it at their place, in one column and not two", async () => {
    await showTab("cards");
    await expect.poll(() => derived(0, "seen").innerText()).toBe("▸ Judgment: Draw 2 cards.");
    await expect.poll(() => cellAt(page, 0, "#preview").count()).toBe(0);
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

import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const id = (at: number): string => `6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e${at}`;

const card = (name: string, at: number, spark: number): string => `[[cards]]
name = "${name}"
spark = ${spark} # kept
id = "${id(at)}"
energy-cost = 1
rules-text = ""
variables = ""
card-type = "Character"
subtype = "Warrior"
`;

const list = (name: string, at: number): string =>
  `[[card-lists]]\nlist-name = "${name}"\nlist-type = "BaseCardId"\ncard-id = "${id(at)}"\ncopies = 20\n`;

const cards = [card("Harbor Watch", 10, 1), card("Ferry Guide", 11, 1)].join("\n");
const lists = [list("Harbor", 10), list("Ferry", 11)].join("\n");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards, "lists.toml": lists }, (opened) => ({ page, folder } = opened));

const dialog = () => page.getByRole("dialog", { name: "Tune a number of Harbor Watch" });
const lines = async (): Promise<string[]> => dialog().locator(".tuner-trials tbody tr").allInnerTexts();

/** Opens the dialog for the spark of the first card. */
async function open(): Promise<void> {
  await cellAt(page, 0, "spark").click();
  await page.keyboard.press("Control+Shift+P");
  await page.keyboard.type("tune a number");
  await page.keyboard.press("Enter");
  await dialog().getByRole("combobox", { name: "Number", exact: true }).waitFor();
}

async function ask(range: readonly [from: string, to: string, step: string], low: string, high: string): Promise<void> {
  const [from, to, step] = range;
  await dialog().getByLabel("From of Spark").fill(from);
  await dialog().getByLabel("To of Spark").fill(to);
  await dialog().getByLabel("Step of Spark").fill(step);
  await dialog().getByLabel("Target from %").fill(low);
  await dialog().getByLabel("to %", { exact: true }).fill(high);
}

describe("the tuner", () => {
  it("finds the smallest change that reaches the target, and writes only what a person takes up", async () => {
    await open();
    await ask(["1", "9", "4"], "80", "100");
    await page.keyboard.press("Enter");
    await dialog().getByText("Spark 5 instead of Spark 1").waitFor();
    const [now = "", found = ""] = await lines();
    expect(now).toContain("below the target");
    expect(found).toContain("within the target");
    await expect
      .poll(() => dialog().innerText())
      .toContain("Win rate of Harbor against Ferry, all played by “Plays well at once”.");
    expect(await seriousFindings(page)).toEqual([]);
    expect(folder.read("cards.toml")).toBe(cards);
    await dialog().getByRole("button", { name: "Write into the sheet" }).click();
    await expectOnDisk(folder, cards.replace("spark = 1", "spark = 5"));
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("hands the proposal to a what-if, which no file knows of", async () => {
    await open();
    await ask(["1", "9", "4"], "80", "100");
    await page.keyboard.press("Enter");
    await dialog().getByRole("button", { name: "Try as a what-if" }).click();
    const band = page.getByRole("region", { name: "What-if on screen" });
    await band.getByText("Harbor Watch: Spark 5").waitFor();
    await band.getByText("1 edit").waitFor();
    await expect.poll(() => cellAt(page, 0, "spark").locator("del").innerText()).toBe("1");
    expect(folder.read("cards.toml")).toBe(cards);
    await band.getByRole("button", { name: "Keep", exact: true }).click();
    await expectOnDisk(folder, cards.replace("spark = 1", "spark = 5"));
    await expect.poll(() => cellAt(page, 0, "spark").locator("del").count()).toBe(0);
    // Of the two steps only the one of these cards can be undone here.
    await page.getByText(/^Kept what-if/u).waitFor();
    await expect.poll(() => page.getByText("Harbor Watch: Spark 5.", { exact: true }).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("is stopped, goes on behind a closed dialog, and says what is wrong with a range", async () => {
    await open();
    await ask(["3", "1", "1"], "49.99", "50.01");
    await dialog().getByText("Each range goes from a number up to another").waitFor();
    await expect.poll(() => dialog().getByRole("button", { name: /^Try/u }).isDisabled()).toBe(true);
    await dialog().getByLabel("To of Spark").fill("5");
    await dialog().getByLabel("At most, for each pair").fill("1000000");
    await page.keyboard.press("Enter");
    await dialog().getByText("Trying Spark 3: 1 of 3.").waitFor();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "detached" });
    await open();
    await dialog().getByText("being played").waitFor();
    await dialog().getByRole("button", { name: "Stop" }).click();
    await dialog().getByText("Stopped after 0 values.").waitFor();
    await expect.poll(() => dialog().getByLabel("From of Spark").inputValue()).toBe("3");
    expect(folder.read("cards.toml")).toBe(cards);
  });
});

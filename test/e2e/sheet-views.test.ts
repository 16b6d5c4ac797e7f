import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import { appForEachTest } from "../support/app/each-test.js";
import { atRest } from "../support/app/rendered.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const row = (id: number, name: string, cost: number): string =>
  `[[cards]]
id = "${String(id).repeat(8)}-1111-4111-8111-111111111111"
name = "${name}"
rules-text = "{Materialized} {Dissolve} an enemy."
variables = ""
energy-cost = ${cost}
card-type = "Character"
subtype = "Warrior"
`;
const cards = [row(1, "Fox", 2), row(2, "Owl", 3), row(3, "Wolfe", 4)].join("\n");

/** Commands and what they show. */
const commands: readonly (readonly [title: string, shown: string])[] = [
  ["Undo history", "dialog"],
  ["Run macro", "dialog"],
  ["Show and hide columns", "dialog"],
  ["Saved views", "dialog"],
  ["Rename this value everywhere", "dialog"],
  ["Add column…", "dialog"],
  ["Find in sheet", ".find"],
  ["Tour of the app", ".tour"],
  ["Edit the text beside the sheet", ".view-lines"],
  ["Show what changes on disk", ".text-difference-host .view-lines"],
];

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  let page: Page;
  appForEachTest({ "cards.toml": cards }, (opened) => ({ page } = opened), { colorScheme });

  const findings: string[] = [];
  const look = async (view: string): Promise<void> => {
    await atRest(page);
    findings.push(...(await seriousFindings(page)).map((finding) => `${view}: ${finding}`));
  };

  async function command(title: string): Promise<void> {
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type(title);
    await page.getByRole("option", { name: title }).first().waitFor();
    await page.keyboard.press("Enter");
  }

  it("what is opened over and beside a sheet is free of serious findings", async () => {
    await cellAt(page, 0, "energy-cost").click();
    await command("Start recording a macro");
    await typeCell(page, 0, "energy-cost", "7");
    await look("recording a macro");
    await page.getByRole("button", { name: /Recording a macro/u }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Sevens");
    await look("name of a macro");
    await page.keyboard.press("Enter");
    for (const [title, shown] of commands) {
      await cellAt(page, 1, "subtype").click();
      await command(title);
      await page.locator(shown).first().waitFor();
      await look(title);
      await page.keyboard.press("Escape");
      if (shown === "dialog") await page.locator(shown).waitFor({ state: "detached" });
    }
    await cellAt(page, 1, "subtype").click();
    await command("Group rows by this column");
    await look("groups");
    await cellAt(page, 0, "energy-cost").click();
    await cellAt(page, 2, "energy-cost").click({ modifiers: ["Control"] });
    await look("several ranges");
    await page.keyboard.press("F4");
    await page.getByRole("dialog").waitFor();
    await look("a row as a form");
    await page.keyboard.press("Escape");
    await cellAt(page, 1, "energy-cost").click({ button: "right" });
    await look("menu of cells");
    await page.keyboard.press("Escape");
    await cellAt(page, 1, "subtype").click();
    await page.keyboard.press("Control+h");
    const dialog = page.getByRole("dialog", { name: "Find and replace" });
    await dialog.getByLabel("By meaning").check();
    await dialog.getByLabel("Find").fill("dissolve an enemie");
    await dialog.getByLabel("Replace with").fill("banish an enemy");
    await dialog.getByText("Rules text has no word").waitFor();
    await look("replace by meaning, with a fault");
    await dialog.getByLabel("Find").fill("dissolve an enemy");
    await dialog.getByText("3 matches in 3 cells.").waitFor();
    await look("replace by meaning");
    expect(findings).toEqual([]);
  });
});

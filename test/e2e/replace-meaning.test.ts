import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const row = (id: number, name: string, rulesText: string, variables: string): string =>
  `[[cards]]
id = "${String(id).repeat(8)}-1111-4111-8111-111111111111"
name = "${name}"
rules-text = "${rulesText}" # stays
variables = "${variables}"
energy-cost = 2
card-type = "Character"
`;
const cards = [
  row(1, "Fox", "{Materialized} {Dissolve} an enemy.", ""),
  row(2, "Owl", "{Judgment} Draw {cards($c)}, then {dissolve} an enemy.", "c: 2"),
].join("\n");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page, folder } = opened));

const dialog = () => page.getByRole("dialog", { name: "Find and replace" });

it("a phrase is replaced by what it means, after a look at each text, as one step", async () => {
  await cellAt(page, 0, "name").click();
  await page.keyboard.press("Control+h");
  await dialog().getByLabel("By meaning").check();
  await dialog().getByLabel("Find").fill("dissolve an enemie");
  await dialog().getByLabel("Replace with").fill("banish an enemy");
  await dialog().getByText("Rules text has no word “enemie” (character 13).").waitFor();
  await dialog().getByLabel("Find").fill("dissolve an enemy");
  await dialog().getByText("2 matches in 2 cells.").waitFor();
  await dialog().getByRole("cell", { name: "{Materialized} {Banish} an enemy." }).waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await dialog().getByRole("button", { name: "Replace in 2 cells" }).click();
  await expectOnDisk(folder, cards.replace("{Dissolve}", "{Banish}").replace("{dissolve}", "{banish}"));
  await dialog().waitFor({ state: "detached" });
  await page.keyboard.press("Control+z");
  await expectOnDisk(folder, cards);
});

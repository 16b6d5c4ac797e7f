import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const unit = (name: string, effect: string): string => `[[cards]]
name = "${name}"
id = "${name.toLowerCase()}"
card-kind = "unit"
stage = "basic"
types = ["C"]
hp = 60
weakness = ["R x2"]
resistance = ["F -20"]
retreat = 0
effect = '''
${effect}'''
`;
const cards = [
  unit("Pup", `move "Nip" { onAttack { damage 10 } }`),
  unit(
    "Shell",
    `pokeBody "Thick Shell" {
  delayedA {
    before APPLY_ATTACK_DAMAGES, self, { prevent() }
  }
}

move "Bump" { onAttack { damage 10 } }`,
  ),
].join("\n");
const decks = ["pup", "shell"].map((id) => `[[decks]]\ndeck-name = "${id}s"\ncard = "${id}"\ncopies = 20\n`).join("\n");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards, "decks.toml": decks }, (opened) => ({ page, folder } = opened));

const own = (zone: string) => page.locator(`.board-row[data-own] .zone[data-zone="${zone}"] .tile`);
const question = (text: string) => expect.poll(() => page.locator(".prompt-title").innerText()).toContain(text);
const shown = (text: RegExp) => page.getByText(text).first().waitFor();

/** A duel of pups against shells of a bot that does nothing, with Pup as the active unit. */
async function begin(): Promise<void> {
  await page.keyboard.press("Control+Alt+Enter");
  const dialog = page.getByRole("dialog", { name: "Play a match" });
  for (const [seat, player] of ["person", "first"].entries()) {
    await dialog.getByLabel("Played by").nth(seat).selectOption(player);
    await dialog
      .getByLabel("Deck")
      .nth(seat)
      .selectOption({ label: `${["pup", "shell"][seat]}s (20)` });
  }
  await dialog.locator(".rule-options > summary").click();
  await dialog.getByLabel("Cards in a deck").fill("0");
  await dialog.getByLabel("Copies of a card").fill("0");
  await dialog.getByLabel("First player").selectOption("alice");
  await dialog.getByLabel("Attack in the first turn").check();
  await dialog.getByRole("button", { name: "Play", exact: true }).click();
  await question("Choose your active unit");
  await page.getByLabel("Bot speed").selectOption("instant");
  await own("hand").first().click();
  await question("Choose units for your bench");
  await page.keyboard.press("Space");
  await question("Your turn");
}

it("a duel of TCG ONE: a move written with completion, its requirement at the table, who prevents an attack, and a script changed on the way", async () => {
  await cellAt(page, 0, "name").click();
  await page.keyboard.press("Control+e");
  await page.waitForFunction(() => document.activeElement?.closest(".rules-editor") !== null);
  await page.keyboard.press("Control+End");
  // What a brace brings up is not taken by Enter, which begins a line.
  for (const line of ["", "", 'move "Howl" {']) {
    if (line === "") await page.keyboard.press("Enter");
    else await page.keyboard.type(line, { delay: 20 });
  }
  await page.keyboard.press("Enter");
  await page.keyboard.type("attackR", { delay: 30 });
  await page.locator(".suggest-widget.visible .monaco-list-row.focused").getByText("attackRequirement").waitFor();
  await page.keyboard.press("Enter");
  await page.keyboard.insertText(' { assert my.bench.empty : "Only a lone Pup howls" }');
  await page.keyboard.press("Enter");
  await page.keyboard.insertText("onAttack { damage 30 }");
  await page.keyboard.press("Control+Enter");
  await expect
    .poll(() => folder.read("cards.toml"))
    .toMatch(/move "Howl" \{\n +attackRequirement \{ assert .*\}\n +onAttack \{ damage 30 \}\n\}'''/u);

  await begin();
  await own("play").first().click();
  await page.getByRole("menuitem", { name: /Attack with Nip/u }).click();
  await page.getByRole("tab", { name: "Events" }).click();
  await page.getByRole("searchbox", { name: "Filter by card or event" }).fill("APPLY_ATTACK_DAMAGES");
  await expect
    .poll(() => page.locator(".event-tree").innerText())
    .toContain("APPLY_ATTACK_DAMAGES: Shell · Pup prevented by Shell");

  await own("hand").first().click();
  await expect.poll(() => own("play").count()).toBe(2);
  await own("play").first().hover();
  await shown(/Attack with Howl: Only a lone Pup howls/u);
  expect(await seriousFindings(page)).toEqual([]);

  await page.keyboard.press("Escape");
  await cellAt(page, 0, "hp").click();
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Continue with the new card" }).click();
  await page.getByRole("button", { name: "Back to the table" }).click();
  await shown(/\/90/u);
});

it("keeps the editor of an effect in sight while somebody types into it", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await cellAt(page, 1, "name").click();
  await page.keyboard.press("Control+e");
  await page.waitForFunction(() => document.activeElement?.closest(".rules-editor") !== null);
  await page.keyboard.press("Control+End");
  for (let count = 0; count < 5; count += 1) await page.keyboard.press("ArrowLeft");
  // The tree of abilities is below the editor, and shows the line of its own in which the caret is.
  await page.locator(".ast-line[aria-selected='true']", { hasText: "10" }).waitFor();
  const isInSight = await page
    .locator(".rules-editor")
    .first()
    .evaluate((editor) => {
      const { left, bottom } = editor.getBoundingClientRect();
      return editor.contains(document.elementFromPoint(left + 40, bottom - 20));
    });
  expect(isInSight).toBe(true);
});

it("a unit on the bench shows whole numbers at 1280 × 800, or leaves them out", async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await begin();
  await own("hand").first().click();
  await expect.poll(() => own("play").count()).toBe(2);
  const figures = await page.evaluate(() =>
    [...document.querySelectorAll(".board-row[data-own] .slot .tile")].map((tile) => {
      // What is outside any of these is not seen.
      const frames = [".tile-figures", ".tile-foot"].flatMap((part) => [...tile.querySelectorAll(part)]);
      const boxes = [tile, ...frames].map((each) => each.getBoundingClientRect());
      const shown = {
        left: Math.max(...boxes.map(({ left }) => left)),
        right: Math.min(...boxes.map(({ right }) => right)),
        bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
      };
      return [...tile.querySelectorAll(".tile-figure")].map((figure) => {
        const { left, right, top, bottom } = figure.getBoundingClientRect();
        const isWhole = left >= shown.left - 0.5 && right <= shown.right + 0.5 && bottom <= shown.bottom + 0.5;
        return isWhole ? "whole" : top >= shown.bottom - 0.5 ? "left out" : "cut";
      });
    }),
  );
  expect(figures).toHaveLength(2);
  expect(figures.flat()).not.toContain("cut");
  expect(figures.map((each) => each[0])).toEqual(["whole", "whole"]);
});

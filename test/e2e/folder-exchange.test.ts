import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { seriousFindings } from "../support/app/axe.js";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";

const cards = `\
[[cards]]
card_id = "ember"
name = "Ember"
type = "mana"
mana = { fire = 1 }

[[cards]]
card_id = "old"
name = "Old Moth"
type = "mana"
mana = { fire = 1 }
`;

const hit = `card_id: hit
name: Hit
type: spell
abilities:
  - name: Strike
    ability_type: activated
    alterations:
      - effect: damage_player
        params:
          amount: 3
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => {
  ({ page, folder } = opened);
  put("cards/hit.yaml", hit);
  put("cards/ember.yaml", "card_id: ember\nname: Ember II\ntype: mana\nmana:\n  fire: 1\n");
});

const pathOf = (name: string): string => join(folder.path, "yaml", name);
function put(name: string, text: string): void {
  mkdirSync(dirname(pathOf(name)), { recursive: true });
  writeFileSync(pathOf(name), text);
}

const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** What has the keyboard: its name, or what it says. The dialog and the page have the keyboard where nothing in them has. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isPlace = element === document.body || element?.matches("dialog, .dialog-body") === true;
    return isPlace ? "" : (element?.getAttribute("aria-label") ?? element?.textContent ?? "");
  });
/** Presses a key until something has the keyboard that is named so. */
async function pressTo(key: string, name: RegExp): Promise<void> {
  for (let count = 0; count < 40 && !name.test(await focused()); count += 1) await press(key);
  expect(await focused()).toMatch(name);
}
const tabTo = (name: string) => pressTo("Tab", new RegExp(`^${name}`, "u"));

async function runFromPalette(command: string): Promise<void> {
  await press("Control+Shift+P");
  await page.keyboard.type(command);
  await page.getByRole("option", { name: command }).waitFor();
  await press("Enter");
}

/** Opens the dialog and chooses the folder, by keys. */
async function choose(command: string): Promise<void> {
  await runFromPalette(command);
  await expect.poll(focused).toBe("Use this folder");
  await tabTo("yaml");
  await press("Enter");
  await page.locator(".folder-here code", { hasText: /yaml$/u }).waitFor();
  await expect.poll(focused).toBe("Use this folder");
  await press("Enter");
}

const status = () => page.getByRole("dialog").getByRole("status").innerText();

describe("by keyboard alone", () => {
  it("a folder is looked at and brought in, an ability edited, played as it is typed, and all of it undone", async () => {
    await choose("Import a folder…");
    await expect.poll(status).toBe("2 files read: 1 row changes (1 cell), 1 is new, 1 is not in the folder.");
    const dialog = page.getByRole("dialog", { name: "Import a folder" });
    await expect.poll(() => dialog.getByText("New: Hit").count()).toBe(1);
    await expect
      .poll(() => dialog.getByRole("row", { name: "cards.toml Ember II Name Ember Ember II" }).count())
      .toBe(1);
    await expect.poll(() => dialog.getByText("(recognised)").count()).toBe(1);
    expect(await seriousFindings(page)).toEqual([]);
    await tabTo("Import");
    await press("Enter");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => folder.read()).toContain('name = "Hit"');
    expect(folder.read()).toContain("Old Moth");
    const imported = folder.read();

    // From here on nothing can be saved: what is played is on screen alone.
    chmodSync(join(folder.path, "cards.toml"), 0o444);
    await press("Control+Home", "ArrowDown", "ArrowDown", "Control+e");
    const count = page.getByRole("gridcell", { name: /params, amount: /u });
    await count.waitFor();
    await press("Home");
    await pressTo("ArrowDown", /amount/u);
    await press("5");
    await press("Control+Alt+Enter");
    const play = page.getByRole("dialog", { name: "Play a match" });
    await play.waitFor();
    await page.getByText("1 not saved").waitFor();
    await play.getByText("Start with the selected card").waitFor();
    await expect.poll(() => play.getByRole("button", { name: "Play", exact: true }).isEnabled()).toBe(true);
    await tabTo("Play");
    await press("Enter");
    const question = page.locator(".prompt-title");
    await expect.poll(() => question.innerText()).toContain("Main phase");
    await pressTo("ArrowRight", /^0Hit/u);
    await press("Enter");
    await expect.poll(() => question.innerText()).toContain("Strike: choose a player");
    await press("2");
    await expect.poll(() => page.locator('.seat[data-place="above"] [data-counter="health"] b').innerText()).toBe("15");
    expect(folder.read()).toBe(imported);

    await runFromPalette("Switch between match and sheet");
    await press("Control+z");
    await page.getByRole("gridcell", { name: "params, amount: 3" }).waitFor();
    expect(folder.read()).toBe(imported);
    chmodSync(join(folder.path, "cards.toml"), 0o644);
    await press("Control+z");
    await expectOnDisk(folder, cards);
  });

  it("a folder is written after a look at each file, and undo does not change it back", async () => {
    await choose("Export to a folder…");
    await expect.poll(status).toBe("1 new file, 1 changed, 0 unchanged.");
    await tabTo("cards/ember.yaml");
    await press("Enter");
    const lines = page.getByLabel("Changes of cards/ember.yaml");
    await expect.poll(() => lines.innerText()).toContain("− name: Ember II\n+ name: Ember\n");
    expect(await seriousFindings(page)).toEqual([]);
    await expect.poll(() => page.getByLabel("Delete 1 file without a row").isChecked()).toBe(false);
    put("cards/ember.yaml", "card_id: ember\nname: Theirs\ntype: mana\n");
    await tabTo("Export");
    await press("Enter");
    await expect.poll(status).toContain("cards/ember.yaml: It was changed by another program in the meantime.");
    await expect.poll(status).toContain("1 new file, 1 changed");
    await tabTo("Export");
    await press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByText(/2 files written in .*Undo does not revert them\./u).waitFor();
    expect(readFileSync(pathOf("cards/ember.yaml"), "utf8")).toContain("name: Ember\n");
    expect(readFileSync(pathOf("cards/old.yaml"), "utf8")).toContain("name: Old Moth");
    expect(readFileSync(pathOf("cards/hit.yaml"), "utf8")).toBe(hit);
    expect(folder.read()).toBe(cards);
  });
});

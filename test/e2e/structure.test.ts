import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt } from "../support/app/sheet-page.js";

const cards = `[[cards]]
card_id = "goblin_01"
name = "Goblin"
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 2

  # on entering
  [[cards.abilities]]
  name = "Rage"
  ability_type = "triggered"

    [[cards.abilities.alterations]]
    effect = "draw_card"
    start_trigger = "on_card_enter_battlefield"
    target = "owner" # the player
    params = { count = 1 }

# next card
[[cards]]
card_id = "giant_01"
name = "Giant"
type = "creature"
mana = { earth = 2 }
attack = 4
defense = 4
`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": cards }, (opened) => ({ page, folder } = opened));

const onDisk = (text: string) => expectOnDisk(folder, text);
const tree = () => page.getByRole("treegrid");
const cell = (name: string) => tree().getByRole("gridcell", { name });
const press = async (...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
/** What has the keyboard, by its name. */
const focused = () =>
  page.evaluate(() => document.activeElement?.closest("[aria-label]")?.getAttribute("aria-label") ?? "");
const at = (name: string) => expect.poll(focused).toContain(name);

/** Opens the structure of a row at one of its columns. */
async function open(row: number, column: string): Promise<void> {
  await cellAt(page, row, column).click();
  await press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".structure-tree") !== null)).toBe(true);
}

describe("the structure editor", () => {
  it("shows summaries in the sheet, and opens at the column by keys and pointer", async () => {
    await expect.poll(() => cellAt(page, 0, "abilities").innerText()).toContain("1: Rage");
    await expect.poll(() => cellAt(page, 0, "mana").innerText()).toBe("fire 1");
    await open(0, "abilities");
    await at("abilities, 1 item");
    await press("Escape");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest(".structure-tree"))).toBeNull();
    await cellAt(page, 0, "mana").dblclick();
    await at("mana");
    await press("Escape", "ArrowDown", "Control+e");
    await at("mana");
    await expect.poll(() => cell("mana, earth: ").innerText()).toBe("2");
  });

  it("edits a number in place: one token on disk, and undo", async () => {
    await open(0, "abilities");
    await press("End", "ArrowUp");
    await cell("Alteration 1 of 1, draw_card, params, count").click();
    await press("3", "Enter");
    await onDisk(cards.replace("count = 1", "count = 3"));
    await press("Control+z");
    await onDisk(cards);
  });

  it("goes along lines and editors, opens and closes blocks", async () => {
    await open(0, "abilities");
    await press("ArrowDown");
    await at("Ability 1 of 1, Rage");
    await press("ArrowLeft");
    await expect.poll(() => cell("Ability 1 of 1, Rage, name").count()).toBe(0);
    await press("ArrowLeft");
    await at("abilities, 1 item");
    await press("ArrowRight", "ArrowRight", "ArrowRight");
    await at("Ability 1 of 1, Rage, name");
    await press("Tab");
    await at("ability_type");
    await press("Shift+Tab");
    await at("Rage, name");
    await press("F2");
    await page.keyboard.type("Wrath");
    await press("Escape");
    await onDisk(cards);
    await press("Enter");
    await page.keyboard.type("Wrath");
    await press("Tab");
    await at("ability_type");
    await onDisk(cards.replace('"Rage"', '"Wrath"'));
  });

  it("chooses from lists that take typing", async () => {
    await open(0, "abilities");
    await cell("Rage, ability_type").click();
    await page.keyboard.type("act");
    await page.getByRole("option", { name: "activated" }).waitFor();
    await press("ArrowDown", "Enter");
    await onDisk(cards.replace('"triggered"', '"activated"'));
  });

  it("adds, repeats, moves and deletes items by the commands of rows, and undoes them", async () => {
    await open(0, "abilities");
    await cell("draw_card, effect").click();
    await press("Control+n");
    await at("Alteration 2 of 2, damage_card, effect");
    const added = cards.replace(
      "params = { count = 1 }\n",
      'params = { count = 1 }\n\n    [[cards.abilities.alterations]]\n    effect = "damage_card"\n',
    );
    await onDisk(added);
    await press("Alt+ArrowUp");
    await at("Alteration 1 of 2, damage_card");
    await press("Control+z");
    await onDisk(added);
    await cell("Alteration 2 of 2, damage_card, effect").click();
    await press("Control+Delete");
    await onDisk(cards);
    await cell("draw_card, effect").click();
    await press("Control+Shift+d");
    await at("Alteration 2 of 2, draw_card");
    await press("Control+z");
    await onDisk(cards);
  });

  it("adds entries and absent members, and removes them", async () => {
    await open(0, "mana");
    await cell("mana, new key").click();
    await page.keyboard.type("wat");
    await press("ArrowDown", "Enter");
    await at("mana, water");
    await press("2", "Enter");
    await onDisk(cards.replace("fire = 1 }", "fire = 1, water = 2 }"));
    await cell("mana, water: ").click();
    await press("Shift+Delete");
    await onDisk(cards);
    await tree().getByRole("button", { name: "Description" }).first().click();
    await at("description");
    await press("Enter");
    await page.keyboard.type("One");
    await press("Alt+Enter");
    await page.keyboard.type("Two");
    await press("Enter");
    await onDisk(
      cards.replace('ability_type = "triggered"\n', 'ability_type = "triggered"\n  description = """\nOne\nTwo"""\n'),
    );
  });

  it("renames a key of a map by its token alone, and undoes it", async () => {
    await open(0, "mana");
    await cell("mana, fire, key").dblclick();
    await press("Control+a");
    await page.keyboard.type("water");
    await press("Enter");
    await onDisk(cards.replace("{ fire = 1 }", "{ water = 1 }"));
    await cell("mana, water, key").click();
    await press("Control+z");
    await onDisk(cards);
  });

  it("writes a list inline and as headers by its menu, unless comments would be lost", async () => {
    await open(0, "abilities");
    const list = tree().getByRole("row", { name: "alterations, 1 item" });
    const choose = async (title: string): Promise<void> => {
      await list.click({ button: "right" });
      await page.getByRole("menuitem", { name: title }).click();
    };
    await choose("Write inline");
    await page.getByText("The items have comments; they cannot be kept in the other spelling.").waitFor();
    await onDisk(cards);
    await cell("draw_card, target").click();
    await press("Shift+Delete");
    const plain = cards.replace('    target = "owner" # the player\n', "");
    await onDisk(plain);
    await choose("Write inline");
    const item = '{ effect = "draw_card", start_trigger = "on_card_enter_battlefield", params = { count = 1 } }';
    await onDisk(
      plain.replace(/\n {4}\[\[cards\.abilities\.alterations\]\]\n(?: {4}.*\n)+/u, `  alterations = [${item}]\n`),
    );
    await choose("Write as headers");
    await onDisk(plain);
  });

  it("copies items as TOML and pastes them behind, or says what is wrong with the text", async () => {
    await open(0, "abilities");
    await cell("draw_card, effect").click();
    const paste = (text: string) =>
      page.evaluate((given) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", given);
        document.activeElement?.dispatchEvent(
          new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
        );
      }, text);
    await paste('[[cards.abilities.alterations]]\neffect = "mill"\n');
    await at("Alteration 2 of 2, mill");
    await press("Control+z");
    await onDisk(cards);
    await cell("draw_card, effect").click();
    await paste("effect = 'x'\nname 3\n");
    await page.getByText("Not a valid alteration: line 2, expected =.").waitFor();
    await onDisk(cards);
  });

  it("shows problems in its lines, goes to them and fixes them", async () => {
    await open(0, "abilities");
    await cell("Rage, ability_type").click();
    await page.keyboard.type("triggereed");
    await press("Enter");
    await tree().getByText('"triggereed" is not an ability type. Did you mean triggered?').waitFor();
    await press("Home", "F8");
    await at("Rage, ability_type");
    await press("Control+.");
    await page.getByRole("button", { name: /Set to "triggered"/ }).click();
    await onDisk(cards);
  });
});

describe("keys typed at once", () => {
  it("after the editor is opened go to its lines, not to the cells below", async () => {
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 5 });
    await cellAt(page, 0, "mana").click();
    await press("Control+e", "ArrowDown", "ArrowRight", "5", "Enter");
    await onDisk(cards.replace("fire = 1", "fire = 5"));
  });

  it("after an undo edit the line again, and never replace the whole value", async () => {
    await cellAt(page, 0, "mana").click();
    await press("Control+e", "ArrowDown", "ArrowRight", "5", "Enter");
    await onDisk(cards.replace("fire = 1", "fire = 5"));
    await press("Control+z");
    await onDisk(cards);
    await at("mana, fire");
    await press("7", "Enter");
    await onDisk(cards.replace("fire = 1", "fire = 7"));
  });

  it("on a cell that holds a structure open its editor and change nothing", async () => {
    await cellAt(page, 0, "mana").click();
    await press("9");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".structure-tree") !== null))
      .toBe(true);
    await press("Escape", "Escape");
    expect(folder.read()).toBe(cards);
  });

  it("after something is added go to what was added", async () => {
    await cellAt(page, 0, "mana").click();
    await press("Control+e", "ArrowDown", "ArrowDown");
    await page.keyboard.type("water");
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 5 });
    await Promise.all(["Enter", "2", "Enter"].map((key) => page.keyboard.press(key)));
    await onDisk(cards.replace("fire = 1 }", "fire = 1, water = 2 }"));
  });

  it("shows an ability as one line, which is read with words to choose from, and refused below while it says nothing", async () => {
    const line = cellAt(page, 0, "abilities#0");
    await line.scrollIntoViewIfNeeded();
    const shown = await line.innerText();
    expect(shown).toMatch(/^on enter: draw/u);
    await line.click();
    await press("F2", "Control+a");
    await page.keyboard.type("on enter: draw ow");
    await page.getByRole("option", { name: "owner" }).waitFor();
    await press("ArrowDown", "Enter");
    const area = page.getByRole("textbox", { name: "Ability 1" });
    await expect.poll(() => area.inputValue()).toBe("on enter: draw owner");
    await page.keyboard.type(" 3x");
    await page.locator(".editor-verdict[data-wrong]").waitFor();
    await press("Backspace", "Enter");
    await onDisk(cards.replace("count = 1", "count = 3"));
    await press("Control+z");
    await onDisk(cards);
  });
});

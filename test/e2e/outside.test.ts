import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { deckText, type Folder } from "../support/app/deck.js";
import { expectKept } from "../support/app/app-data.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import type { BrowserApp } from "../support/app/in-browser.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";

let app: BrowserApp;
let page: Page;
let folder: Folder;
const open = appForEachTest({ "cards.toml": deckText }, (opened) => ({ app, page, folder } = opened), {
  ownProcess: true,
});

const onDisk = (text: string) => expectOnDisk(folder, text);
const focused = (dialog: Locator) => dialog.locator(":focus").innerText();

describe("a change by another program", () => {
  it("appears while another cell is typed in, and the typed text survives", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Lamp Keeper");
    const outside = deckText.replace("Salt Widow", "Salt Widower");
    folder.write(outside);
    await expect.poll(() => cellAt(page, 2, "name").innerText()).toBe("Salt Widower");
    await expect.poll(() => page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("Lamp Keeper");
    await page.keyboard.press("Enter");
    await onDisk(outside.replace("Lantern Keeper", "Lamp Keeper"));
  });

  const choices = [
    ["Keep mine", "Mine"],
    ["Use disk version", "Theirs"],
  ] as const;
  it.each(choices)("of the very cell being typed in is asked: %s", async (button, kept) => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Mine");
    const theirs = deckText.replace("Salt Widow", "Salt Widower");
    folder.write(theirs.replace("Lantern Keeper", "Theirs"));
    await expect.poll(() => cellAt(page, 2, "name").innerText()).toBe("Salt Widower");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: /Conflict/u });
    await dialog.waitFor();
    await expect.poll(() => dialog.getByLabel("Yours").innerText()).toContain("Mine");
    await expect.poll(() => dialog.getByLabel("On disk").innerText()).toContain("Theirs");
    await expect.poll(() => focused(dialog)).toBe("Keep mine");
    await dialog.getByRole("button", { name: button }).click();
    await onDisk(theirs.replace("Lantern Keeper", kept));
    await dialog.waitFor({ state: "detached" });
  });
});

describe("a file that stops parsing", () => {
  it("says where, keeps its rows, is repaired as text, and is a sheet again", async () => {
    folder.write(deckText.replace('name = "Tide Bell"', "name = Tide Bell"));
    const banner = page.getByRole("alert").filter({ hasText: "cards.toml" });
    await banner.waitFor();
    await expect.poll(() => banner.innerText()).toMatch(/line 14, column 8/u);
    await expect.poll(() => cellAt(page, 1, "name").innerText()).toBe("Tide Bell");
    await banner.getByRole("button", { name: "Edit as text" }).click();
    const text = page.locator(".text-host .monaco-editor").first();
    await text.waitFor();
    await page.getByText("Line 14, column 8").first().waitFor();
    await page.evaluate((repaired) => navigator.clipboard.writeText(repaired), deckText);
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Control+v");
    await page.getByText("Unsaved changes").waitFor();
    await page.keyboard.press("Control+s");
    await banner.waitFor({ state: "detached" });
    await sheetShown(page);
    await onDisk(deckText);
  });

  it("becomes a sheet again by itself when another program fixes it", async () => {
    folder.write(`${deckText}\n[[cards`);
    const banner = page.getByRole("alert").filter({ hasText: "cards.toml" });
    await banner.waitFor();
    folder.write(deckText.replace("Tide Bell", "Tide Gong"));
    await banner.waitFor({ state: "detached" });
    await expect.poll(() => cellAt(page, 1, "name").innerText()).toBe("Tide Gong");
  });
});

describe("a process that is killed", () => {
  it("offers what was typed and not saved when it starts again", async () => {
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Half a thought");
    await expectKept(app, "Half a thought");
    await app.kill();
    await open();
    const dialog = page.getByRole("dialog", { name: "Recover unsaved edits" });
    await dialog.waitFor();
    await expect.poll(() => dialog.innerText()).toContain("Half a thought");
    await expect.poll(() => focused(dialog)).toBe("Recover all");
    await page.keyboard.press("Enter");
    await onDisk(deckText.replace("Lantern Keeper", "Half a thought"));
  });

  it("overwrites nothing that was written since: both versions are shown, and a conflict asks", async () => {
    const theirs = deckText.replace("Lantern Keeper", "Lamp Keeper");
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Half a thought");
    await expectKept(app, "Half a thought");
    await app.kill();
    folder.write(theirs);
    await open();
    const dialog = page.getByRole("dialog", { name: "Recover unsaved edits" });
    const tick = dialog.getByRole("checkbox");
    await tick.waitFor();
    await expect.poll(() => tick.isChecked()).toBe(false);
    await expect.poll(() => dialog.innerText()).toContain("On disk now: Lamp Keeper");
    await tick.focus();
    await page.keyboard.press("Space");
    await dialog.getByRole("button", { name: /Recover all/u }).click();
    const conflict = page.getByRole("dialog", { name: "Conflict: Lamp Keeper, Name" });
    await conflict.getByRole("region", { name: "Yours" }).getByText("Half a thought").waitFor();
    await conflict.getByRole("region", { name: "On disk" }).getByText("Lamp Keeper").waitFor();
    await onDisk(theirs);
    await conflict.getByRole("button", { name: "Keep mine" }).click();
    await onDisk(deckText.replace("Lantern Keeper", "Half a thought"));
  });

  it("has what was not ticked in the status line, once the rest is recovered", async () => {
    const other = await page.context().newPage();
    await other.goto(app.url);
    await sheetShown(other);
    await cellAt(other, 1, "name").click();
    await other.keyboard.type("Half another");
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Half a thought");
    await expectKept(app, "Half another");
    await expectKept(app, "Half a thought");
    await app.kill();
    const theirs = deckText.replace("Tide Bell", "Tide Gong");
    folder.write(theirs);
    await open();
    const dialog = page.getByRole("dialog", { name: "Recover unsaved edits" });
    await expect.poll(() => focused(dialog)).toBe("Recover 1");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await onDisk(theirs.replace("Lantern Keeper", "Half a thought"));
    await page.getByRole("button", { name: "1 edit to recover" }).click();
    // Nothing is ticked: the first thing to do is to tick one.
    const tick = dialog.getByRole("checkbox");
    await expect.poll(() => tick.evaluate((box) => box === document.activeElement)).toBe(true);
    await dialog.getByRole("button", { name: "Discard all" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("button", { name: /to recover$/u }).count()).toBe(0);
  });

  it("loses nothing that was shown as saved", async () => {
    await typeCell(page, 0, "name", "Kept");
    await onDisk(deckText.replace("Lantern Keeper", "Kept"));
    await app.kill();
    await open();
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Kept");
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  });
});

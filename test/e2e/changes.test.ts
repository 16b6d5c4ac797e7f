import { execFileSync, spawnSync } from "node:child_process";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findingsInBothThemes } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP changes since a commit in the app: git cannot be run.");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
  execFileSync("git", [...who, ...args], { cwd: folder.path, env, stdio: "pipe" });
}

const mark = (row: number, column: string) => cellAt(page, row, column).locator("[data-changed]");
const count = (name: string | RegExp) => page.getByRole("contentinfo").getByRole("button", { name });
const command = async (title: string): Promise<void> => {
  await page.keyboard.press("Control+Shift+P");
  await page.getByRole("combobox").fill(title);
  await page.getByRole("option", { name: title }).first().click();
};

describe.skipIf(!hasGit)("cells that changed since the last commit", () => {
  it("are marked with what they held, reverted byte for byte, and marked again by undo", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    await typeCell(page, 0, "cost", "7");
    await expect.poll(() => mark(0, "cost").getAttribute("title")).toBe("In the last commit: 2");
    await count("1 cell changed").waitFor();
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
    await cellAt(page, 0, "cost").click();
    await command("Revert changed cells");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => mark(0, "cost").count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expect.poll(() => mark(0, "cost").count()).toBe(1);
  });

  it("lead from the status line to what changed, and are no more once somebody commits", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    await typeCell(page, 1, "name", "Ebb Bell");
    await count("1 cell changed").click();
    await expect.poll(() => page.getByRole("dialog", { name: "Changes" }).innerText()).toContain("Ebb Bell");
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expectOnDisk(folder, deckText.replace("Tide Bell", "Ebb Bell"));
    git("commit", "-q", "-a", "-m", "renamed");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect.poll(() => mark(1, "name").count()).toBe(0);
  });

  it("follow a checkout, and what-ifs that are dropped, kept and taken back", async () => {
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    await typeCell(page, 0, "cost", "7");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
    git("commit", "-q", "-a", "-m", "dearer");
    const look = () => page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await look();
    await expect.poll(() => mark(0, "cost").count()).toBe(0);
    // The files stay as they are: only the commit is another.
    git("reset", "-q", "--soft", "HEAD~1");
    await look();
    await expect.poll(() => mark(0, "cost").getAttribute("title")).toBe("In the last commit: 2");
    git("checkout", "-q", "-f", "HEAD", "--", ".");
    await expect.poll(() => cellAt(page, 0, "cost").innerText()).toBe("2");
    await expect.poll(() => mark(0, "cost").count()).toBe(0);

    const band = page.getByRole("region", { name: "What-if on screen" });
    const struck = () => page.locator(".ag-cell del");
    for (const end of ["Drop", "Keep"]) {
      await page.keyboard.press("Control+Alt+a");
      await page.getByRole("dialog", { name: "What-ifs" }).getByRole("textbox").fill(end);
      await page.keyboard.press("Enter");
      await band.getByText(end).first().waitFor();
      await typeCell(page, 0, "cost", "5");
      await expect.poll(() => struck().allInnerTexts()).toEqual(["2"]);
      await band.getByRole("button", { name: end, exact: true }).click();
      if (end === "Drop") await page.getByRole("dialog").getByRole("button", { name: "Drop it" }).click();
      await band.waitFor({ state: "detached" });
      await expect.poll(() => struck().count()).toBe(0);
      await expect.poll(() => page.locator("[data-changed]").count()).toBe(end === "Drop" ? 0 : 1);
    }
    await expect.poll(() => mark(0, "cost").getAttribute("title")).toBe("In the last commit: 2");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText);
    await expect.poll(() => page.locator("[data-changed]").count()).toBe(0);
  });

  it("are reverted from the list, which follows the edits, and come back with undo", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    await typeCell(page, 0, "cost", "7");
    await typeCell(page, 1, "name", "Ebb Bell");
    const changed = deckText.replace("cost = 2", "cost = 7").replace("Tide Bell", "Ebb Bell");
    await expectOnDisk(folder, changed);
    await count("2 cells changed").click();
    const dialog = page.getByRole("dialog", { name: "Changes" });
    await dialog.getByRole("button", { name: "Revert Ebb Bell" }).click();
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
    await expect.poll(() => dialog.innerText()).toContain("1 row differs.");
    await dialog.getByRole("button", { name: /^Revert Cost of / }).click();
    await expectOnDisk(folder, deckText);
    await dialog.getByText("No card has changed.").waitFor();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, changed);
    await dialog.getByText("2 rows differ.").waitFor();
    folder.write(deckText);
    await dialog.getByText("No card has changed.").waitFor();
  });

  it("are one line where a column is new, beside the card that differs in more", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    folder.write(deckText.replaceAll(/^cost = .*$/gmu, "$&\nset-code = 7"));
    await typeCell(page, 0, "cost", "9");
    await command("Show changes");
    const dialog = page.getByRole("dialog", { name: "Changes" });
    const line = dialog.getByText(/^Column Set Code added \(\d+ cards\)$/u);
    await line.waitFor();
    await expect.poll(() => dialog.locator(".changes-row").count()).toBe(1);
    await line.click();
    await expect.poll(() => dialog.locator(".changes-fold-row").count()).toBeGreaterThan(2);
    await expect.poll(() => dialog.locator(".changes-fold-row").first().innerText()).toContain("7");
  });

  it("are those since opening outside of a repository, and none where nobody wants marks", async () => {
    await typeCell(page, 0, "cost", "7");
    await expect.poll(() => mark(0, "cost").getAttribute("title")).toBe("When the folder was opened: 2");
    await command("Do not mark changed cells");
    await expect.poll(() => mark(0, "cost").count()).toBe(0);
    await command("Mark cells changed since the folder was opened");
    await expect.poll(() => mark(0, "cost").count()).toBe(1);
  });
});

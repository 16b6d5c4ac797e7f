import { execFileSync, spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findingsInBothThemes } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP the history of a card in the app: git cannot be run.");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"];
  execFileSync("git", [...who, ...args], { cwd: folder.path, env, stdio: "pipe" });
}

const dialog = (name: string) => page.getByRole("dialog", { name });
const items = (name: string) => dialog(name).locator(".history > li").allInnerTexts();

describe.skipIf(!hasGit)("the history of a card", () => {
  it("lists what is not committed and every commit that changed it, through a rename of its file", async () => {
    renameSync(join(folder.path, "cards.toml"), join(folder.path, "old.toml"));
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "all cards");
    renameSync(join(folder.path, "old.toml"), join(folder.path, "cards.toml"));
    git("add", "-A");
    git("commit", "-q", "-m", "another name");
    await typeCell(page, 0, "cost", "5");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 5"));
    git("commit", "-q", "-a", "-m", "dearer");
    await typeCell(page, 0, "cost", "7");
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+Alt+y");
    const title = /^History of /u;
    await page.getByRole("dialog", { name: title }).waitFor();
    const name = (await page.getByRole("dialog", { name: title }).getByRole("heading").innerText()).trim();
    await expect.poll(async () => (await items(name)).length).toBe(3);
    const [now, dearer, first] = await items(name);
    expect(now).toMatch(/Not committed yet[^]*5 → 7/u);
    expect(dearer).toMatch(/Ada[^]*dearer[^]*2 → 5/u);
    expect(first).toMatch(/all cards[^]*New/u);
    await expect
      .poll(() =>
        dialog(name).getByRole("figure", { name: "Numbers over time" }).locator("path.recharts-curve").count(),
      )
      .toBe(1);
    // White ones glare in the dark theme.
    const dots = dialog(name).locator(".recharts-line-dot");
    await expect
      .poll(async () => new Set(await dots.evaluateAll((all) => all.map((dot) => getComputedStyle(dot).fill))))
      .toEqual(new Set([await dialog(name).evaluate((panel) => getComputedStyle(panel).backgroundColor)]));
    expect(await findingsInBothThemes(page)).toEqual([]);
    await dialog(name).getByRole("combobox", { name: "Show" }).selectOption("name");
    await expect.poll(() => items(name)).toHaveLength(1);
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog(name).count()).toBe(0);
  });

  it("says so outside of a repository", async () => {
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+Alt+y");
    await expect
      .poll(() =>
        page
          .getByRole("dialog", { name: /^History of /u })
          .getByRole("status")
          .innerText(),
      )
      .toBe(
        "This folder is not a git repository, nor inside one. Showing what changed since the folder was opened. Nothing has changed this card.",
      );
  });
});

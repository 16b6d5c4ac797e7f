import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findingsInBothThemes } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP a review in the app: git cannot be run.");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
  execFileSync("git", [...who, ...args], { cwd: folder.path, env, stdio: "pipe" });
}

const card = () => page.getByRole("article");
const status = () => page.getByRole("dialog").getByRole("status").innerText();

describe.skipIf(!hasGit)("a review", () => {
  it("goes from its start to its summary by keys alone, and reverts in steps that can be taken back", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    git("tag", "v1");
    await typeCell(page, 0, "cost", "7");
    await typeCell(page, 1, "cost", "8");
    await typeCell(page, 2, "cost", "9");
    await cellAt(page, 0, "cost").click();
    await page.keyboard.press("Control+Alt+r");
    await page.getByRole("dialog", { name: "Review" }).waitFor();
    await page.keyboard.press("Control+a");
    await page.keyboard.type("v1");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Control+a");
    await page.keyboard.type("Patch 2");
    await page.keyboard.press("Enter");
    await expect.poll(status).toBe("1 of 3 · 0 of 3 decided");
    await expect.poll(() => card().innerText()).toMatch(/2[^]*→[^]*7/u);
    expect(await findingsInBothThemes(page)).toEqual([]);
    // The buttons are where they are under a long card, which ends behind them.
    const edgeOf = async (part: Locator): Promise<number> => {
      const box = await part.boundingBox();
      return box ? Math.round(box.y + box.height) : NaN;
    };
    expect((await edgeOf(page.getByRole("dialog"))) - (await edgeOf(page.locator(".review-actions")))).toBeLessThan(3);
    await page.keyboard.press("r");
    await expect.poll(status).toBe("2 of 3 · 1 of 3 decided");
    await page.keyboard.press("Control+z");
    await expect.poll(status).toBe("1 of 3 · 0 of 3 decided");
    expect(folder.read()).toContain("cost = 7");
    await expect.poll(() => card().innerText()).toContain("Changed since it was decided.");
    await page.keyboard.press("r");
    await expect.poll(status).toBe("2 of 3 · 1 of 3 decided");
    await page.keyboard.press("k");
    await expect.poll(status).toBe("3 of 3 · 2 of 3 decided");
    await page.keyboard.press("d");
    await page.keyboard.type("Too dear?");
    await page.keyboard.press("Control+Enter");
    await expect.poll(status).toBe("3 of 3 · 3 of 3 decided");
    await expect.poll(() => card().innerText()).toContain("Too dear?");
    await page.keyboard.press("s");
    await expect
      .poll(() => page.getByRole("dialog").getByRole("heading", { level: 3 }).allInnerTexts())
      .toEqual(["To discuss 1", "Kept 1", "Reverted 1"]);
    const file = join(folder.path, ".cardwright/reviews/Patch 2.toml");
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, "utf8")).toContain('note = "Too dear?"');
    await page.keyboard.press("Escape");
    const reverted = folder.read();
    expect(reverted).not.toContain("cost = 7");
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, reverted.replace("cost = 2", "cost = 7"));
    await page.keyboard.press("Control+Alt+r");
    await page.getByRole("button", { name: "Continue “Patch 2”" }).click();
    await expect.poll(status).toBe("1 of 3 · 2 of 3 decided");
    await expect.poll(() => card().innerText()).toContain("Changed since it was decided.");
  });

  it("decides about an added column once, and reverts it in all of its cards by one key", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    const withColumn = deckText.replaceAll(/^kind = .*$/gmu, '$&\nfaction = "Tide"').replace("cost = 5", "cost = 6");
    folder.write(withColumn);
    await page.getByRole("columnheader", { name: "Faction" }).waitFor();
    await page.keyboard.press("Control+Alt+r");
    await page.getByRole("button", { name: "Start review" }).click();
    await expect.poll(status).toBe("1 of 2 · 0 of 2 decided");
    await expect.poll(() => card().innerText()).toMatch(/Column Faction added \(3 cards\)[^]*Tide[^]*Salt Widow/u);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.keyboard.press("r");
    await expect.poll(status).toBe("2 of 2 · 1 of 2 decided");
    await expect.poll(() => card().innerText()).not.toContain("Faction");
    await expectOnDisk(folder, deckText.replace("cost = 5", "cost = 6"));
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, withColumn);
    await page.keyboard.press("k");
    await expect.poll(status).toBe("2 of 2 · 1 of 2 decided");
    await page.keyboard.press("s");
    await page.getByText("1 value", { exact: true }).click();
    await expect.poll(() => page.getByRole("dialog").innerText()).toMatch(/Kept 1[^]*Column Faction added[^]*Tide/u);
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  it("follows a checkout of another program while it is open", async () => {
    git("init", "-q", "-b", "main");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    git("tag", "v1");
    git("checkout", "-q", "-b", "other");
    await typeCell(page, 0, "cost", "7");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 7"));
    git("commit", "-q", "-a", "-m", "dearer");
    await page.keyboard.press("Control+Alt+r");
    await page.getByRole("combobox", { name: "Cards changed since" }).fill("v1");
    await page.getByRole("button", { name: "Start review" }).click();
    await expect.poll(status).toBe("1 of 1 · 0 of 1 decided");
    git("checkout", "-q", "main");
    await expect.poll(() => card().innerText()).toContain("Same as before.");
    await page.getByText("The cards changed outside this review.").waitFor();
    git("checkout", "-q", "other");
    await expect.poll(() => card().innerText()).toMatch(/2[^]*→[^]*7/u);
  });
});

import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import type { Folder } from "../support/app/deck.js";
import { appForEachTest } from "../support/app/each-test.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP faces in a review: git cannot be run.");

const card = (id: string, name: string): string =>
  `[[cards]]\nid = "${id}"\nname = "${name}"\nrules-text = "Draw {cards($c)}."\nvariables = "c: 2"\ncard-type = "Event"\nenergy-cost = 2\n\n`;

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": card("a", "Ash") + card("b", "Birch") }, (opened) => ({ page, folder } = opened));

function git(...args: readonly string[]): void {
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org"];
  execFileSync("git", [...who, ...args], { cwd: folder.path, stdio: "pipe" });
}

describe.skipIf(!hasGit)("a review of cards that have faces", () => {
  it("shows them before and now, and puts them into the page that it ends in", async () => {
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "cards");
    await typeCell(page, 0, "name", "Aspen");
    await cellAt(page, 0, "name").click();
    await page.keyboard.press("Control+Alt+r");
    await page.keyboard.press("Enter");
    const faces = page.getByRole("article").getByRole("img");
    await expect.poll(() => faces.count()).toBe(2);
    await expect.poll(() => faces.first().textContent()).toMatch(/Ash(?!pen)/u);
    await expect.poll(() => faces.last().textContent()).toContain("Aspen");
    await page.keyboard.press("s");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a page" }).click();
    const file = await (await download).path();
    const text = readFileSync(file, "utf8");
    expect(text.match(/<figure>/gu)).toHaveLength(2);
    expect(text).toContain("@font-face");
  });
});

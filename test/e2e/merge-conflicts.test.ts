import { execFileSync, spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { findingsInBothThemes } from "../support/app/axe.js";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";

/** The command line as it is installed. */
const cliFile = join(import.meta.dirname, "../../out/main/cli.js");

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP conflicts of merges in the app: git cannot be run.");

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null", GIT_EDITOR: "true" };
  const who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"];
  spawnSync("git", [...who, ...args], { cwd: folder.path, env });
}

function commit(text: string, message: string): void {
  writeFileSync(join(folder.path, "cards.toml"), text);
  git("add", "-A");
  git("commit", "-q", "-m", message);
}

const dialog = () => page.getByRole("dialog", { name: /^Merge conflict: / });

describe.skipIf(!hasGit)("a merge in conflict", () => {
  it("is found when the window comes to the front, and decided with all three versions in sight", async () => {
    git("init", "-q");
    const program = `'${process.execPath}' '${cliFile}'`;
    execFileSync(process.execPath, [cliFile, "git", "install", "--program", program], { cwd: folder.path });
    commit(deckText, "base");
    git("checkout", "-q", "-b", "theirs");
    commit(deckText.replace("cost = 2", "cost = 6"), "theirs");
    git("checkout", "-q", "main");
    commit(deckText.replace("cost = 2", "cost = 5"), "ours");
    git("merge", "theirs");
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await page.getByRole("contentinfo").getByRole("button", { name: "1 merge conflict" }).click();
    await dialog().waitFor();
    const side = (name: string) => dialog().getByRole("region", { name }).innerText();
    await expect.poll(() => side("Before")).toContain("2");
    await expect.poll(() => side("Ours")).toMatch(/in the file now[^]*5/u);
    await expect.poll(() => side("Theirs")).toContain("6");
    expect(await findingsInBothThemes(page)).toEqual([]);
    await dialog().getByRole("button", { name: "Take theirs" }).click();
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 6"));
    await expect.poll(() => dialog().innerText()).toContain("git add cards.toml");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("button", { name: "1 merge conflict" }).count()).toBe(0);
    await page.keyboard.press("Control+z");
    await expectOnDisk(folder, deckText.replace("cost = 2", "cost = 5"));
  });
});

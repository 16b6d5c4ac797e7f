import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sharedBrowser } from "../support/app/browser.js";
import { deckText } from "../support/app/deck.js";
import { temporaryFolder } from "../support/app/running-app.js";

/** The command line as it is installed. */
const cliFile = join(import.meta.dirname, "../../out/main/cli.js");

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP git's tools in the app: git cannot be run.");

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_EDITOR: "true",
  DISPLAY: "",
};
const who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"];

let place: ReturnType<typeof temporaryFolder>;
let cards: string;
let page: Page;
const running: ChildProcess[] = [];

function git(...args: readonly string[]): void {
  spawnSync("git", [...who, ...args], { cwd: place.path, env });
}

function commit(text: string, message: string): void {
  writeFileSync(cards, text);
  git("add", "cards", ".gitattributes");
  git("commit", "-q", "-m", message);
}

/** Runs a tool of git; resolves to the address that it says, and has how it ended. */
function tool(args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const child = spawn("git", [...who, ...args], {
    ...{ cwd: place.path, stdio: "pipe", detached: true },
    env: { ...env, TMPDIR: join(place.path, ".tmp"), ...more },
  });
  running.push(child);
  let said = "";
  child.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
  child.stdout.resume();
  const ended = new Promise<number | null>((done) => child.once("close", done));
  const address = async (): Promise<string> => {
    await expect.poll(() => said, { timeout: 120_000 }).toMatch(/^Cardwright: http:\S+$/mu);
    return /^Cardwright: (http:\S+)$/mu.exec(said)?.[1] ?? "";
  };
  return { child, ended, address, said: () => said };
}

/** What tools leave behind of their scratch folders. */
const leftBehind = (): readonly string[] => readdirSync(join(place.path, ".tmp"));

beforeEach(async () => {
  place = temporaryFolder();
  mkdirSync(join(place.path, "cards"));
  mkdirSync(join(place.path, ".tmp"));
  cards = join(place.path, "cards/cards.toml");
  git("init", "-q");
  const program = `'${process.execPath}' '${cliFile}'`;
  execFileSync(process.execPath, [cliFile, "git", "install", "--program", program], { cwd: place.path });
  commit(deckText, "base");
  page = await (await sharedBrowser()).context.newPage();
});
afterEach(async () => {
  await page.close();
  for (const { pid, exitCode } of running.splice(0)) {
    // What a failed test left; the others have ended.
    if (pid !== undefined && exitCode === null) process.kill(-pid, "SIGKILL");
  }
  place.remove();
});

const dialog = (name: string | RegExp) => page.getByRole("dialog", { name });

describe.skipIf(!hasGit)("git's tools in the app", () => {
  it("compare two versions, of which nothing can be changed, until the page is closed", async () => {
    writeFileSync(cards, deckText.replace("cost = 2", "cost = 6"));
    const { address, ended } = tool(["difftool", "-y", "-t", "cardwright-window"]);
    await page.goto(await address());
    await dialog("Changes").waitFor();
    await expect.poll(() => dialog("Changes").innerText()).toMatch(/1 row differs|Cost/u);
    await expect.poll(() => dialog("Changes").locator("del").first().innerText()).toBe("2");
    // A page that is loaded again is not one that was left.
    await page.reload();
    await dialog("Changes").waitFor();
    await page.getByText("nothing can be changed here").first().waitFor();
    await page.close();
    expect(await ended).toBe(0);
    expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
    expect(leftBehind()).toEqual([]);
  });

  it("compare all files of a folder, one of them new", async () => {
    writeFileSync(cards, deckText.replace("cost = 2", "cost = 6"));
    writeFileSync(join(place.path, "cards/more.toml"), deckText);
    git("add", "cards");
    const { address, ended } = tool(["difftool", "-d", "--cached", "-t", "cardwright-window"]);
    await page.goto(await address());
    await expect.poll(() => dialog("Changes").innerText()).toMatch(/more/u);
    await page.close();
    expect(await ended).toBe(0);
  });

  it("open the browser that git names, where there is a screen, and end by Ctrl+C", async () => {
    const seen = join(place.path, "seen");
    git("config", "web.browser", "probe");
    git("config", "browser.probe.cmd", `printf %s "$1" > '${seen}'; :`);
    writeFileSync(cards, deckText.replace("cost = 2", "cost = 6"));
    const { address, ended, child } = tool(["difftool", "-y", "-t", "cardwright-window"], { DISPLAY: ":none" });
    const said = await address();
    await expect.poll(() => existsSync(seen), { timeout: 120_000 }).toBe(true);
    await expect.poll(() => readFileSync(seen, "utf8")).toContain("http://127.0.0.1:");
    expect(said).toContain(new URL(readFileSync(seen, "utf8")).host);
    // A terminal sends it to all that run in it.
    process.kill(-(child.pid ?? 0), "SIGINT");
    await ended;
    await expect.poll(leftBehind, { timeout: 60_000 }).toEqual([]);
    expect(leftBehind()).toEqual([]);
  });

  describe("after a merge in conflict", () => {
    beforeEach(() => {
      git("checkout", "-q", "-b", "theirs");
      commit(deckText.replace("cost = 2", "cost = 6"), "theirs");
      git("checkout", "-q", "main");
      commit(deckText.replace("cost = 2", "cost = 5"), "ours");
      git("merge", "theirs");
    });

    const unmerged = (): string =>
      spawnSync("git", ["ls-files", "-u"], { cwd: place.path, env, encoding: "utf8" }).stdout;

    it("show its three versions, and write what is decided once the page is closed", async () => {
      const { address, ended } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      await dialog(/^Merge conflict: /u)
        .getByRole("button", { name: "Take theirs" })
        .click();
      await page.getByText("Close this page, and git goes on").waitFor();
      await page.close();
      expect(await ended).toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
      expect(unmerged()).toBe("");
    });

    it("leave the file in conflict where the page is closed before all is decided", async () => {
      const text = readFileSync(cards, "utf8");
      const { address, ended, said } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      await dialog(/^Merge conflict: /u).waitFor();
      await page.close();
      expect(await ended).not.toBe(0);
      expect(said()).toContain("left in conflict");
      expect(readFileSync(cards, "utf8")).toBe(text);
      expect(unmerged()).not.toBe("");
      expect(leftBehind()).toEqual([]);
    });
  });
});

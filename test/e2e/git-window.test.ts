import { execFileSync, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isRunning } from "../../electron/files/processes.js";
import { sharedBrowser } from "../support/app/browser.js";
import { deckText } from "../support/app/deck.js";
import { temporaryFolder } from "../support/app/running-app.js";
import { cellAt, typeCell } from "../support/app/sheet-page.js";

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
function tool(args: readonly string[], more: NodeJS.ProcessEnv = {}, program = "git") {
  const child = spawn(program, [...(program === "git" ? who : []), ...args], {
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
  for (const { pid, exitCode, signalCode } of running.splice(0)) {
    // What a failed test left; the others have ended.
    if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
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
    await page.getByText("Nothing can be changed.").first().waitFor();
    await page.getByRole("button", { name: /^Revert/u }).waitFor({ state: "detached" });
    await expect.poll(() => page.getByRole("button", { name: /^Open folder/u }).isDisabled()).toBe(true);
    await expect.poll(() => page.getByRole("button", { name: "New sheet…" }).count()).toBe(0);
    await expect.poll(() => page.locator("footer.status").innerText()).not.toContain("saved");
    // Another tab has its own dialog, and one that is left does not end the other.
    const other = await page.context().newPage();
    const more = await page.context().newPage();
    await Promise.all([other.goto(page.url()), more.goto(page.url())]);
    for (const each of [other, more]) await each.getByRole("dialog", { name: "Changes" }).waitFor();
    await Promise.all([other.close(), more.close()]);
    await dialog("Changes").getByRole("button", { name: "Done" }).click();
    expect(await ended).toBe(0);
    await expect
      .poll(async () => page.isClosed() || (await page.getByText("You can close this page").count()) > 0)
      .toBe(true);
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

  it("compare the other files of a folder where one is no TOML, and say which", async () => {
    writeFileSync(cards, deckText.replace("cost = 2", "cost = 6"));
    writeFileSync(join(place.path, "cards/broken.toml"), '[[cards]]\nname = "Fox\n');
    writeFileSync(join(place.path, "cards/latin.toml"), Buffer.from([0x61, 0x20, 0xe4]));
    git("add", "cards");
    const { address, ended, said } = tool(["difftool", "-d", "--cached", "-t", "cardwright-window"]);
    await page.goto(await address());
    await expect
      .poll(() => dialog("Changes").innerText())
      .toMatch(/Left out[^]*broken\.toml:2:\d+, latin\.toml:1:3\./u);
    await expect.poll(() => dialog("Changes").innerText()).toContain("Lantern Keeper");
    expect(said()).toMatch(/^Left out: .*broken\.toml:2:\d+: .*$/mu);
    expect(said()).toMatch(/^Left out: .*latin\.toml.*:1:3: .*$/mu);
    await page.close();
    expect(await ended).toBe(0);
    git("commit", "-q", "-m", "broken");
    writeFileSync(join(place.path, "cards/broken.toml"), '[[cards]]\nname = "Foxes\n');
    const nothing = tool(["difftool", "-d", "-t", "cardwright-window"]);
    expect(await nothing.ended).toBe(0);
    expect(nothing.said()).toMatch(/^Left out: .*broken\.toml:2:\d+: [^]*^No other card file differs\.$/mu);
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

  it("remove at their next start what a killed one left", async () => {
    // A killed git leaves files of its own.
    const ownLeft = (): readonly string[] => leftBehind().filter((name) => name.startsWith("cardwright-"));
    writeFileSync(cards, deckText.replace("cost = 2", "cost = 6"));
    const killed = tool(["difftool", "-y", "-t", "cardwright-window"]);
    await killed.address();
    process.kill(-(killed.child.pid ?? 0), "SIGKILL");
    await killed.ended;
    expect(ownLeft()).toHaveLength(1);
    // Git ends before the tool that it ran.
    const owner = readFileSync(join(place.path, ".tmp", ownLeft()[0] ?? "", "owner.json"), "utf8");
    await expect.poll(() => isRunning((JSON.parse(owner) as { pid: number }).pid)).toBe(false);
    const left = ownLeft();
    const { address, ended } = tool(["difftool", "-y", "-t", "cardwright-window"]);
    await page.goto(await address());
    expect(ownLeft()).toHaveLength(1);
    expect(ownLeft()).not.toEqual(left);
    await dialog("Changes").getByRole("button", { name: "Done" }).click();
    expect(await ended).toBe(0);
    expect(ownLeft()).toEqual([]);
  });

  it("say what is wrong with a file, or with the place of temporary files, in a sentence", () => {
    const run = (args: readonly string[], more: NodeJS.ProcessEnv = {}) =>
      spawnSync(process.execPath, [cliFile, "git", "difftool", "--window", "--", ...args], {
        ...{ cwd: place.path, encoding: "utf8", env: { ...env, TMPDIR: join(place.path, ".tmp"), ...more } },
      });
    writeFileSync(join(place.path, "latin.toml"), Buffer.from([0x61, 0x20, 0xe4]));
    const missing = run(["gone.toml", cards]);
    expect([missing.status, missing.stderr]).toEqual([2, expect.stringContaining("gone.toml")]);
    expect(missing.stderr).toContain("File not found.");
    const latin = run([cards, "latin.toml"]);
    expect([latin.status, latin.stderr]).toEqual([
      2,
      expect.stringContaining("latin.toml:1:3: The file is not UTF-8 text: byte 2"),
    ]);
    writeFileSync(join(place.path, "notes.md"), "# Cards\n\nAll of them.\n");
    const text = run(["/dev/null", "notes.md", "docs/notes.md"]);
    expect([text.status, text.stderr]).toEqual([2, expect.stringContaining("docs/notes.md:3:5: ")]);
    expect(text.stderr).toContain("compare it by lines: git difftool -y -t cardwright");
    const nowhere = run([cards, "/dev/null"], { TMPDIR: join(place.path, "nowhere") });
    expect([nowhere.status, nowhere.stderr.split("\n").length]).toEqual([2, 2]);
    expect(nowhere.stderr).toContain(`${join(place.path, "nowhere")} cannot be written: `);
    expect(leftBehind()).toEqual([]);
  });

  it("show the sheet of a file whose name ends in capitals", async () => {
    for (const [name, cost] of Object.entries({ base: 2, ours: 5, theirs: 6, "Cards.TOML": 5 })) {
      writeFileSync(join(place.path, name), deckText.replace("cost = 2", `cost = ${cost}`));
    }
    const args = [cliFile, "git", "mergetool", "--window", "base", "ours", "theirs", "Cards.TOML"];
    const { address, ended } = tool(args, {}, process.execPath);
    await page.goto(await address());
    await dialog(/^Merge conflict: /u)
      .getByRole("button", { name: "Take theirs" })
      .click();
    await page.getByRole("tab", { name: "cards", exact: false }).first().waitFor();
    await dialog(/^Merge conflict: /u)
      .getByRole("button", { name: "Finish the merge" })
      .click();
    expect(await ended).toBe(0);
    expect(readFileSync(join(place.path, "Cards.TOML"), "utf8")).toContain("cost = 6");
  });

  describe("after a merge in conflict", () => {
    beforeEach(() => {
      git("checkout", "-q", "-b", "theirs");
      commit(deckText.replace("cost = 2", "cost = 6"), "theirs");
      git("checkout", "-q", "main");
      commit(deckText.replace("cost = 2", "cost = 5"), "ours");
      git("merge", "theirs");
    });

    const takeTheirs = async (): Promise<void> => {
      const conflict = dialog(/^Merge conflict: /u);
      await conflict.getByRole("button", { name: "Take theirs" }).click();
      await conflict.getByRole("button", { name: "Finish the merge" }).click();
    };
    const unmerged = (): string =>
      spawnSync("git", ["ls-files", "-u"], { cwd: place.path, env, encoding: "utf8" }).stdout;

    it("show its three versions, and write what is decided once the page is closed", async () => {
      const { address, ended } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      await dialog(/^Merge conflict: /u)
        .getByRole("button", { name: "Take theirs" })
        .click();
      await page.getByText("“Finish the merge” writes the file").waitFor();
      await expect
        .poll(() => page.locator("footer.status").innerText())
        .toContain("Git gets the file once the merge is finished");
      await expect
        .poll(() =>
          dialog(/^Merge conflict: /u)
            .locator(".is-main")
            .allInnerTexts(),
        )
        .toEqual(["Finish the merge"]);
      await page.close();
      expect(await ended).toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
      expect(unmerged()).toBe("");
    });

    it("write what is decided, or leave the file alone, by a button", async () => {
      const text = readFileSync(cards, "utf8");
      const cancelled = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await cancelled.address());
      await dialog(/^Merge conflict: /u)
        .getByRole("button", { name: "Cancel the merge" })
        .click();
      expect(await cancelled.ended).not.toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(text);
      expect(unmerged()).not.toBe("");
      const finished = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      if (page.isClosed()) page = await (await sharedBrowser()).context.newPage();
      await page.goto(await finished.address());
      await takeTheirs();
      expect(await finished.ended).toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
      expect(unmerged()).toBe("");
    });

    it("write what was typed beside the conflict as part of the file", async () => {
      const { address, ended } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      await dialog(/^Merge conflict: /u).waitFor();
      await page.keyboard.press("Escape");
      await typeCell(page, 1, "cost", "8");
      await page.keyboard.press("Control+s");
      await page.getByText("Git gets the file once the merge is finished.", { exact: false }).first().waitFor();
      await cellAt(page, 2, "kind").click();
      await page.keyboard.press("Delete");
      await cellAt(page, 1, "cost").click();
      await page.keyboard.press("Shift+ArrowDown");
      await page.keyboard.press("Control+d");
      await expect.poll(() => cellAt(page, 2, "cost").innerText()).toBe("8");
      // Rows stay as git merged them.
      await expect.poll(() => page.getByRole("button", { name: /^Add row/u }).isDisabled()).toBe(true);
      await page.keyboard.press("Control+Delete");
      await page.getByText("Here a merge is decided, cell by cell.", { exact: false }).first().waitFor();
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await takeTheirs();
      expect(await ended).toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(
        deckText
          .replace("cost = 2", "cost = 6")
          .replace("cost = 4", "cost = 8")
          .replace('cost = 5\nkind = "Character"\n', "cost = 8\n"),
      );
      expect(unmerged()).toBe("");
    });

    it("ask again where what was decided is undone", async () => {
      const { address, ended } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      const conflict = dialog(/^Merge conflict: /u);
      await conflict.getByRole("button", { name: "Take theirs" }).click();
      await page.getByText("“Finish the merge” writes the file").waitFor();
      await page.keyboard.press("Escape");
      await cellAt(page, 1, "cost").click();
      await page.keyboard.press("Control+z");
      await page.getByRole("button", { name: "1 merge conflict" }).waitFor();
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect.poll(() => conflict.getByRole("button", { name: "Finish the merge" }).isDisabled()).toBe(true);
      await conflict.getByRole("button", { name: "Take theirs" }).click();
      await conflict.getByRole("button", { name: "Finish the merge" }).click();
      expect(await ended).toBe(0);
      expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
    });

    it("keep what is decided when Ctrl+C ends them and git, and say how to go on", async () => {
      const { address, ended, said, child } = tool(["mergetool", "-y", "-t", "cardwright-window"]);
      await page.goto(await address());
      expect(said()).toContain("Ctrl+C here ends git too.");
      await dialog(/^Merge conflict: /u)
        .getByRole("button", { name: "Take theirs" })
        .click();
      await page.getByText("“Finish the merge” writes the file").waitFor();
      process.kill(-(child.pid ?? 0), "SIGINT");
      await ended;
      expect(said()).toContain(
        "cards/cards.toml: merged. Git has ended: mark it as resolved by git add cards/cards.toml",
      );
      expect(readFileSync(cards, "utf8")).toBe(deckText.replace("cost = 2", "cost = 6"));
      expect(unmerged()).not.toBe("");
      expect(leftBehind()).toEqual([]);
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

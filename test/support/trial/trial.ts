import type { Page } from "playwright-core";
import { makeFolder, type Folder } from "../app/deck.js";
import { openWarm, type BrowserApp } from "../app/in-browser.js";
import { cellAt, sheetShown } from "../app/sheet-page.js";
import { filesDiffer } from "./difference.js";
import { Hand, type Task } from "./hand.js";
import { firstName, trialFiles, type Files } from "./set.js";
import { outlineFault } from "./outline.js";

/** Ends the wait for what does not come; far above what an act takes on a slow and busy machine. */
const limitMs = 30_000;
const pauseMs = 15;

/** Asks until there is nothing wrong; returns what is still wrong at the end. */
async function lastFault(ask: () => Promise<string | undefined>): Promise<string | undefined> {
  const end = performance.now() + limitMs;
  for (;;) {
    const fault = await ask();
    if (fault === undefined || performance.now() >= end) return fault;
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** How the files differ from the expected ones once all that is under way is on disk. */
async function difference(page: Page, folder: Folder, expected: Files): Promise<string | undefined> {
  const read = (): Files => ({ "cards.toml": folder.read("cards.toml"), "decks.toml": folder.read("decks.toml") });
  const wrong = filesDiffer(read(), expected);
  if (wrong !== undefined) return wrong;
  if ((await page.locator('.sheet-grid[aria-busy="true"]').count()) > 0) return "a command is still under way";
  const told = await page.locator(".status").innerText();
  return told.includes("All changes saved") ? filesDiffer(read(), expected) : `the status line says ${told}`;
}

/** A newcomer at the app with the set open, who does task after task. */
export class Trial {
  private visits = 0;
  private folder: Folder | undefined;
  private data: Folder | undefined;
  private app: BrowserApp | undefined;

  /** Does a task on the set as it was generated; returns what is wrong then with the bytes, the outline or the page. */
  async run(task: Task): Promise<string | undefined> {
    const { page, folder, errors } = await this.opened();
    try {
      const before = await this.begin(page, folder);
      await task.act(new Hand(page, folder));
      const expected = task.expected(before);
      const wrong = await lastFault(() => difference(page, folder, expected));
      const fault = wrong ?? (await lastFault(() => outlineFault(page))) ?? errors[0];
      if (fault !== undefined || task.leavesLook) await this.leave();
      return fault;
    } catch (error) {
      await this.leave();
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Puts the set on screen as it was generated, with the first cell active. */
  private async begin(page: Page, folder: Folder): Promise<Files> {
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    this.visits += 1;
    const files = trialFiles(this.visits);
    for (const [name, text] of Object.entries(files)) if (folder.read(name) !== text) folder.write(text, name);
    // The tab also counts problems.
    await page.getByRole("tab", { name: /^cards/u }).click();
    await page.locator('.ag-row .ag-cell[col-id="name"]').first().click();
    await page.keyboard.press("Control+Home");
    await cellAt(page, 0, "name")
      .and(page.locator(":focus"))
      .getByText(firstName(this.visits), { exact: true })
      .waitFor();
    return files;
  }

  private async opened(): Promise<{ page: Page; folder: Folder; errors: readonly string[] }> {
    if (!this.app || !this.folder) {
      this.folder = makeFolder(trialFiles());
      this.data = makeFolder({});
      this.app = await openWarm({ folder: this.folder.path, dataDirectory: this.data.path });
      await sheetShown(this.app.page);
    }
    return { page: this.app.page, folder: this.folder, errors: this.app.errors };
  }

  /** Closes the app; the next task opens it again. */
  async leave(): Promise<void> {
    await this.app?.close();
    this.folder?.remove();
    this.data?.remove();
    this.app = undefined;
  }
}

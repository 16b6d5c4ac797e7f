import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import { launchBrowser } from "./browser.js";
import { makeFolder, type Folder } from "./deck.js";
import { openInBrowser, type BrowserApp } from "./in-browser.js";
import { sheetShown } from "./sheet-page.js";

/** The app as a test has it: on a folder of its own, with a sheet on screen. */
export interface OpenedApp {
  readonly app: BrowserApp;
  readonly page: Page;
  readonly folder: Folder;
}

/** How the app is opened. */
export type Opening = Pick<BrowserContextOptions, "viewport" | "colorScheme">;

/**
 * Opens the app anew before each test of a file and gives it to `take`; after the test the page must have told of no error.
 * The function it returns opens the app once more on the same folder, after it was closed or killed.
 */
export function appForEachTest(
  files: Readonly<Record<string, string>>,
  take: (opened: OpenedApp) => void,
  usual: Opening = {},
): (opening?: Opening) => Promise<void> {
  let browser: Browser;
  let folder: Folder;
  let data: Folder;
  let app: BrowserApp;
  const open = async (opening: Opening = usual): Promise<void> => {
    app = await openInBrowser(browser, { dataDirectory: data.path, folder: folder.path, context: opening });
    take({ app, page: app.page, folder });
    await sheetShown(app.page);
  };
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    folder = makeFolder(files);
    data = makeFolder({});
    await open();
  });
  afterEach(async () => {
    await app.close();
    folder.remove();
    data.remove();
    expect(app.errors).toEqual([]);
  });
  return open;
}

/** Waits until a file of the folder holds just this text. */
export const expectOnDisk = (folder: Folder, text: string): Promise<void> =>
  expect.poll(() => folder.read()).toBe(text);

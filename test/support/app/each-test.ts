import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, expect } from "vitest";
import { sharedBrowser } from "./browser.js";
import { makeFolder, type Folder } from "./deck.js";
import { openInBrowser, openWarm, type BrowserApp, type Opening } from "./in-browser.js";
import { sheetShown } from "./sheet-page.js";

export type { Opening } from "./in-browser.js";

/** The app as a test has it: on a folder of its own, with a sheet on screen. */
export interface OpenedApp {
  readonly app: BrowserApp;
  readonly page: Page;
  readonly folder: Folder;
}

export interface TestOpening extends Opening {
  /** Starts the app as a person does, for tests that kill it; slower than the host that serves all tests. */
  readonly ownProcess?: boolean;
}

/**
 * Opens the app before each test of a file, on a new folder, in a new page, with a new app-data folder, and gives it to `take`;
 * after the test the page must have complained of nothing. The function it returns opens the app once more on the same folder,
 * after it was closed or killed.
 */
export function appForEachTest(
  files: Readonly<Record<string, string>>,
  take: (opened: OpenedApp) => void,
  { ownProcess = false, ...usual }: TestOpening = {},
): (opening?: Opening) => Promise<void> {
  let folder: Folder;
  let data: Folder;
  /** The app of the present test; undefined where it never opened, which its test reports. */
  let app: BrowserApp | undefined;
  const open = async (opening: Opening = usual): Promise<void> => {
    const paths = { dataDirectory: data.path, folder: folder.path };
    app = undefined;
    app = ownProcess
      ? await openInBrowser((await sharedBrowser()).browser, { ...paths, context: opening })
      : await openWarm(paths, opening);
    take({ app, page: app.page, folder });
    await sheetShown(app.page);
  };
  afterAll(async () => {
    const { context } = await sharedBrowser();
    const stored = await context.storageState();
    // What the app kept in the browser would reach from one test into the next.
    expect(stored).toEqual({ cookies: [], origins: [] });
  });
  beforeEach(async () => {
    folder = makeFolder(files);
    data = makeFolder({});
    await open();
  });
  afterEach(async () => {
    await app?.close();
    folder.remove();
    data.remove();
    expect(app?.errors ?? []).toEqual([]);
  });
  return open;
}

/** Waits until a file of the folder holds just this text. */
export const expectOnDisk = (folder: Folder, text: string): Promise<void> =>
  expect.poll(() => folder.read()).toBe(text);

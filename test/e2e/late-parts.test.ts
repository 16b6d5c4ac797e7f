import type { Page, Route } from "playwright-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { actionLimitMs, sharedBrowser, usualViewport } from "../support/app/browser.js";
import { deckText } from "../support/app/deck.js";
import { appForEachTest, type OpenedApp } from "../support/app/each-test.js";
import { cellAt, sheetShown } from "../support/app/sheet-page.js";

let opened: OpenedApp;
appForEachTest({ "cards.toml": deckText }, (now) => (opened = now));

/**
 * A second page, whose complaints are wanted: what it asks for is refused. It has a context of its own, since pages of one
 * context share a process, which may have the code in its memory.
 */
let page: Page;
/** What is done with a request for the code of the dialogs, or of the text beside the sheet. */
let answer: (route: Route) => Promise<void>;

beforeEach(async () => {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((done) => (go = done));
  answer = async (route) => {
    await gone;
    await answer(route);
  };
  release = (how) => {
    answer = how;
    go();
  };
  const { browser } = await sharedBrowser();
  page = await browser.newPage({ viewport: usualViewport });
  page.setDefaultTimeout(actionLimitMs);
  await page.clock.install();
  await page.route(/\/assets\/(?:Overlays|MonacoText)-[^/]*\.js/u, (route) => answer(route));
  await page.goto(opened.app.url);
  await sheetShown(page);
  await cellAt(page, 0, "name").click();
});
afterEach(() => page.close());

/** Lets these requests go, which wait before, and all later ones. */
let release: (how: (route: Route) => Promise<void>) => void;

describe("a dialog whose code is still being loaded", () => {
  it("gets what is typed before it is there, and the sheet none of it", async () => {
    const before = await cellAt(page, 0, "name").innerText();
    // The page waits five seconds for the code; how long typing takes here depends on the machine.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await page.keyboard.press("Control+Shift+P");
    await page.keyboard.type("supported");
    await page.getByText("Loading…").waitFor();
    await page.clock.resume();
    release((route) => route.continue());
    await expect.poll(() => page.getByRole("combobox", { name: "Run a command" }).inputValue()).toBe("supported");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Supported games" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe(before);
  });

  it("is loaded on request where that failed", async () => {
    await page.keyboard.press("F1");
    release((route) => route.abort());
    const failure = page.getByRole("dialog", { name: "Not loaded" });
    await failure.waitFor();
    release((route) => route.continue());
    await failure.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts and help" }).waitFor();
  });
});

describe("an editor whose code cannot be loaded", () => {
  it("says so in its pane, loses nothing to the sheet that was typed for it, and is loaded on request", async () => {
    await page.keyboard.press("Control+Alt+x");
    await page.keyboard.type("meant for the text");
    release((route) => route.abort());
    const pane = page.getByRole("complementary", { name: "Text of cards.toml" });
    await pane.getByRole("alert").getByText("could not be loaded").waitFor();
    await page.getByText("No answer came in time").waitFor();
    release((route) => route.continue());
    await pane.getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => pane.locator(".view-lines").innerText()).toMatch(/Lantern\sKeeper/u);
    await expect.poll(() => cellAt(page, 0, "name").innerText()).toBe("Lantern Keeper");
  });
});

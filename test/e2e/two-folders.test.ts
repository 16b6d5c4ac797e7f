import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { beforeEach, expect, it } from "vitest";
import { z } from "zod";
import { deckText, type Folder } from "../support/app/deck.js";
import { appForEachTest, expectOnDisk } from "../support/app/each-test.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";

const other = "other/cards.toml";

let page: Page;
let folder: Folder;
appForEachTest({ "cards.toml": deckText }, (opened) => ({ page, folder } = opened));
beforeEach(() => {
  mkdirSync(join(folder.path, "other"));
  folder.write(deckText, other);
});

const name = () => cellAt(page, 0, "name");
const notice = (text: string) => page.locator(".toast", { hasText: text });
const title = () => page.title();

/** Opens the other folder in another tab, and waits until it is on screen there. */
async function openElsewhere(): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await sheetShown(tab);
  await tab.evaluate(
    async (path) => {
      const socket = new WebSocket(`ws://${location.host}/ws${location.search}`);
      await new Promise((resolve) => socket.addEventListener("open", resolve));
      socket.send(JSON.stringify({ id: 1, call: "workspace/open", request: { path } }));
      await new Promise<void>((resolve) => {
        socket.addEventListener("message", ({ data }) => {
          if (String(data).includes('"kind":"answer"')) resolve();
        });
      });
      socket.close();
    },
    join(folder.path, "other"),
  );
  await tab.close();
}

/** Holds back what the session sends unasked until the returned function is called. For the page as it is loaded next. */
async function holdEvents(): Promise<{ readonly hold: () => void; readonly release: () => void }> {
  const kind = z.looseObject({ kind: z.string() });
  let isHeld = false;
  const held: (() => void)[] = [];
  await page.routeWebSocket(/\/ws\b/u, (socket) => {
    const host = socket.connectToServer();
    socket.onMessage((message) => host.send(message));
    host.onMessage((message) => {
      const send = (): void => socket.send(message);
      if (isHeld && kind.parse(JSON.parse(String(message))).kind === "event") held.push(send);
      else send();
    });
  });
  return {
    hold: () => {
      isHeld = true;
    },
    release: () => {
      isHeld = false;
      for (const send of held.splice(0)) send();
    },
  };
}

it("a page that saves before it knows that another tab opened another folder writes nothing there", async () => {
  const events = await holdEvents();
  await page.reload();
  await sheetShown(page);
  events.hold();
  await openElsewhere();
  await typeCell(page, 0, "name", "Mender");
  await notice("Nothing was done: this was meant for").waitFor();
  await expect.poll(() => notice("Mender").innerText()).toContain("Lantern Keeper, Name: “Mender”");
  events.release();
  await expect.poll(title).toContain("other");
  await notice("Mender").waitFor();
  await expect.poll(() => name().locator(".cell-value").innerText()).toBe("Lantern Keeper");
  expect([folder.read(), folder.read(other)]).toEqual([deckText, deckText]);
});

it("a text that is being typed then is kept in sight, and the next edit is of the other folder", async () => {
  await name().click();
  await page.keyboard.type("Mend");
  await openElsewhere();
  await page.keyboard.type("er");
  await notice("Mend").waitFor();
  await expect.poll(() => name().locator(".cell-value").innerText()).toBe("Lantern Keeper");
  await typeCell(page, 1, "name", "Ebb Bell");
  await expect.poll(() => folder.read(other)).toBe(deckText.replace("Tide Bell", "Ebb Bell"));
  await expectOnDisk(folder, deckText);
});

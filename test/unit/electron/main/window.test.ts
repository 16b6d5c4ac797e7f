import type { BrowserWindow, MenuItemConstructorOptions } from "electron";
import { EventEmitter } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { commandLineArguments, folderFromArguments } from "../../../../electron/main/arguments.js";
import { closeAfterSaving } from "../../../../electron/main/closing.js";
import { whatBecomesOf } from "../../../../electron/session/index.js";
import { endAfterFailure, recoverPage, ReloadLimit } from "../../../../electron/main/crashes.js";
import { menuTemplate } from "../../../../electron/main/menu.js";
import { fitToScreens, type WindowState } from "../../../../electron/main/window-state.js";
import { failed, ok } from "../../../../shared/base/index.js";
import type { Flushed } from "../../../../shared/bridge/index.js";
import { FakeSession } from "../../../support/fake-session.js";

test.each([
  ["unpackaged, none", ["electron", "."], false, undefined],
  ["unpackaged, one", ["electron", ".", "cards"], false, "/home/ada/cards"],
  ["switches of Chromium before it", ["electron", ".", "--disable-gpu", "/cards"], false, "/cards"],
  ["packaged, none", ["cardwright"], true, undefined],
  ["packaged, one", ["cardwright", "cards"], true, "/home/ada/cards"],
  ["an empty argument", ["cardwright", ""], true, undefined],
])("folder of a start: %s", (_name, args, isPackaged, expected) => {
  expect(folderFromArguments(args, isPackaged, "/home/ada")).toBe(expected);
});

test.each([
  ["none", ["cardwright"], true, undefined],
  ["a folder", ["cardwright", "/cards"], true, undefined],
  ["a folder, then what looks like it", ["cardwright", "/cards", "--cli"], true, undefined],
  ["packaged", ["cardwright", "--cli", "get", "cards.toml", "0"], true, ["get", "cards.toml", "0"]],
  ["as the program on the path starts it", ["app", "--no-sandbox", "--cli", "--", "--help"], true, ["--help"]],
  ["unpackaged", ["electron", ".", "--cli", "--version"], false, ["--version"]],
  ["without a command", ["cardwright", "--cli"], true, []],
  ["a second -- is the command's", ["cardwright", "--cli", "--", "set", "--", "-1"], true, ["set", "--", "-1"]],
])("command line of a start: %s", (_name, args, isPackaged, expected) => {
  expect(commandLineArguments(args, isPackaged)).toEqual(expected);
});

describe("the window opens where it can be seen", () => {
  const screens = [
    { x: 0, y: 0, width: 1920, height: 1040 },
    { x: 1920, y: 0, width: 2560, height: 1400 },
  ];
  const state = (x: number, y: number, width = 1200, height = 800): WindowState => ({
    place: { x, y },
    width,
    height,
    maximized: false,
  });
  const centred = (width = 1200, height = 800): WindowState => ({ place: null, width, height, maximized: false });

  test.each([
    ["where it was", state(100, 100), state(100, 100)],
    ["on the second screen", state(2500, 300), state(2500, 300)],
    ["partly off an edge", state(-900, 20), state(-900, 20)],
    ["on a screen that went away", state(5000, 100), centred()],
    ["above all screens, where its title cannot be reached", state(100, -200), centred()],
    ["below all screens", state(100, 1390), centred()],
    ["too little of it to grab", state(-1150, 20), centred()],
    ["never placed", centred(), centred()],
    ["larger than any screen", state(0, 0, 4000, 3000), state(0, 0, 2560, 1400)],
  ])("%s", (_name, before, after) => {
    expect(fitToScreens(before, screens)).toEqual(after);
  });
});

describe("the menu", () => {
  const items = (platform: NodeJS.Platform, recent: { title: string; path: string }[] = [], isPackaged = false) => {
    const done: string[] = [];
    const actions = {
      command: (name: string) => done.push(name),
      openFolder: (path: string) => done.push(`open ${path}`),
    };
    const flat = (list: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
      list.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])]);
    return { done, all: flat(menuTemplate(actions, recent, { platform, isPackaged })) };
  };
  const click = (item: MenuItemConstructorOptions | undefined) => (item?.click as (() => void) | undefined)?.();

  test("undo and redo go to the app and leave the keys to the page", () => {
    const { done, all } = items("linux");
    for (const label of ["&Undo", "&Redo"]) {
      const item = all.find((one) => one.label === label);
      expect(item?.registerAccelerator).toBe(false);
      click(item);
    }
    expect(done).toEqual(["undo", "redo"]);
    expect(all.map((item) => item.role)).not.toContain("undo");
  });

  test("every command is one the page knows, and shows the page's key for it", () => {
    const folder = join(import.meta.dirname, "../../../../renderer/commands");
    const files = readdirSync(folder).filter((name) => name.endsWith("commands.ts"));
    const source = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
    const known = new Map(
      [...source.matchAll(/id: "([\w-]+)",[^[]*keys: \[([^\]]*)\]/g)].map(([, id, keys]) => [id, keys]),
    );
    const { done, all } = items("linux");
    for (const item of all.filter((one) => one.registerAccelerator === false || one.click !== undefined)) {
      click(item);
      const key = item.accelerator?.replace("CmdOrCtrl", "Mod").replace("Ctrl+Y", "Mod+Y");
      expect(known.get(done.at(-1) ?? "")).toContain(key === undefined ? "" : `"${key}"`);
    }
    expect(done.length).toBeGreaterThan(5);
  });

  test("recent folders open, whatever is in their names", () => {
    const { done, all } = items("linux", [{ title: "Cards & Co", path: "/cards & co" }]);
    click(all.find((item) => item.label === "Cards && Co (/cards && co)"));
    expect(done).toEqual(["open /cards & co"]);
  });

  test("an empty list of recent folders says so", () => {
    expect(items("linux").all.find((item) => item.label === "No folders yet")?.enabled).toBe(false);
  });

  test.each<[NodeJS.Platform, string[], string[]]>([
    ["darwin", ["appMenu", "windowMenu", "close"], ["quit"]],
    ["linux", ["quit", "about"], ["appMenu"]],
  ])("on %s it has what belongs there", (platform, present, absent) => {
    const roles = items(platform).all.map((item) => item.role);
    expect(roles).toEqual(expect.arrayContaining([...present, "toggleDevTools", "zoomIn"]));
    for (const role of absent) expect(roles).not.toContain(role);
  });
});

test.each([
  [true, false],
  [false, true],
])("developer tools where the app is packaged (%s): %s", (isPackaged, expected) => {
  const view = menuTemplate({ command: () => undefined, openFolder: () => undefined }, [], {
    platform: "linux",
    isPackaged,
  }).find(({ label }) => label === "&View");
  const roles = (view?.submenu as MenuItemConstructorOptions[]).map(({ role }) => role);
  expect(roles.includes("toggleDevTools")).toBe(expected);
});

class FakeWindow extends EventEmitter {
  destroyed = false;
  reloads = 0;
  readonly webContents = Object.assign(new EventEmitter(), { reload: () => (this.reloads += 1) });
  readonly isDestroyed = () => this.destroyed;
  readonly destroy = () => (this.destroyed = true);

  /** Whether closing was prevented. */
  tryToClose(): boolean {
    let prevented = false;
    this.emit("close", { preventDefault: () => (prevented = true) });
    return prevented;
  }
}

describe("closing waits for the writes in flight", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function open(confirmed: boolean) {
    const window = new FakeWindow();
    const session = new FakeSession();
    const asked: (Flushed | null)[] = [];
    const confirm = (left: Flushed | null) => Promise.resolve((asked.push(left), confirmed));
    closeAfterSaving(window as unknown as BrowserWindow, session, { confirm, limitMs: 1_000 });
    return { window, session, asked };
  }

  test("it closes when all is on disk, and not before", async () => {
    const { window, session, asked } = open(false);
    let finish: () => void = () => undefined;
    session.answer = () => new Promise((done) => (finish = () => done(ok({ unsaved: 0 }))));
    expect(window.tryToClose()).toBe(true);
    await vi.advanceTimersByTimeAsync(900);
    expect(window.destroyed).toBe(false);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect([window.destroyed, session.closed, asked]).toEqual([true, true, []]);
    expect(session.calls).toEqual([{ name: "workspace/flush", request: {} }]);
  });

  test.each([
    ["stays open", false],
    ["closes", true],
  ])("with unsaved changes it asks, and %s as told", async (_name, confirmed) => {
    const { window, session, asked } = open(confirmed);
    session.answer = () => Promise.resolve(ok({ unsaved: 3 }));
    window.tryToClose();
    await vi.advanceTimersByTimeAsync(0);
    expect([window.destroyed, session.closed, asked]).toEqual([confirmed, confirmed, [{ unsaved: 3 }]]);
  });

  test("it says whether what is not on disk is kept", () => {
    expect(whatBecomesOf({ unsaved: 1 })).toMatch(/^What is not on disk is kept, /u);
    const unprotected = "/data/journal.jsonl cannot be written: the disk is full.";
    expect(whatBecomesOf({ unsaved: 1, unprotected })).toMatch(/ is lost, .*: \/data\/journal\.jsonl cannot/u);
  });

  test("after staying open it can be closed again", async () => {
    const { window, session, asked } = open(false);
    session.answer = () => Promise.resolve(ok({ unsaved: 3 }));
    window.tryToClose();
    await vi.advanceTimersByTimeAsync(0);
    session.answer = () => Promise.resolve(ok({ unsaved: 0 }));
    window.tryToClose();
    await vi.advanceTimersByTimeAsync(0);
    expect([window.destroyed, asked]).toEqual([true, [{ unsaved: 3 }]]);
  });

  test("a second click while it waits asks nothing again", async () => {
    const { window, session } = open(true);
    session.answer = () => new Promise(() => undefined);
    window.tryToClose();
    expect(window.tryToClose()).toBe(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.calls).toHaveLength(1);
  });

  test("a disk that does not answer is asked about", async () => {
    const { window, session, asked } = open(true);
    session.answer = () => new Promise(() => undefined);
    window.tryToClose();
    await vi.advanceTimersByTimeAsync(1_000);
    expect([window.destroyed, asked]).toEqual([true, [null]]);
  });

  test("with nothing open there is nothing to wait for", async () => {
    const { window, session, asked } = open(false);
    session.answer = () => Promise.resolve(failed({ code: "workspace/none", message: "Nothing is open." }));
    window.tryToClose();
    await vi.advanceTimersByTimeAsync(0);
    expect([window.destroyed, asked]).toEqual([true, []]);
  });
});

describe("a page that breaks is brought back", () => {
  function open() {
    const window = new FakeWindow();
    const log: string[] = [];
    const questions: string[] = [];
    const clock = { nowMs: 0 };
    const ask = (message: string) => Promise.resolve((questions.push(message), true));
    recoverPage(window as unknown as BrowserWindow, {
      log: (message) => log.push(message),
      now: () => clock.nowMs,
      ask,
    });
    const breakPage = (reason = "crashed") =>
      window.webContents.emit("render-process-gone", {}, { reason, exitCode: 5 });
    return { window, log, questions, clock, breakPage };
  }

  test("three times by itself, then only on request", async () => {
    const { window, questions, breakPage } = open();
    for (let count = 0; count < 3; count += 1) breakPage();
    expect([window.reloads, questions]).toEqual([3, []]);
    breakPage();
    await Promise.resolve();
    expect([window.reloads, questions.length]).toEqual([4, 1]);
  });

  test("unasked again a minute later", () => {
    const { window, clock, questions, breakPage } = open();
    for (const nowMs of [0, 1, 2, 60_000, 60_001]) {
      clock.nowMs = nowMs;
      breakPage();
    }
    expect([window.reloads, questions]).toEqual([5, []]);
  });

  test("a page that ended in order is left alone", () => {
    const { window, log, breakPage } = open();
    breakPage("clean-exit");
    expect([window.reloads, log]).toEqual([0, []]);
  });

  test("a page that does not answer is asked about", async () => {
    const { window, questions } = open();
    window.emit("unresponsive");
    await Promise.resolve();
    expect([window.reloads, questions.length]).toEqual([1, 1]);
  });

  test("the count forgets what is older than a minute", () => {
    const limit = new ReloadLimit();
    expect([0, 0, 0, 0, 59_999, 60_000].map((nowMs) => limit.mayReload(nowMs))).toEqual([
      true,
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

test.each(["uncaughtException", "unhandledRejection"])("after %s the app says so and ends once", (name) => {
  const emitter = new EventEmitter();
  const log: string[] = [];
  const told: string[] = [];
  let ended = 0;
  endAfterFailure(emitter as unknown as NodeJS.Process, {
    log: (message) => log.push(message),
    tell: (message) => told.push(message),
    end: () => Promise.resolve((ended += 1)),
  });
  emitter.emit(name, new Error("first"));
  emitter.emit(name, "second");
  expect([told, ended, log.length]).toEqual([["first"], 1, 2]);
});

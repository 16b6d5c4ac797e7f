import type { App, IpcMainInvokeEvent, Session } from "electron";
import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { closeOff, confinePages } from "../../../../electron/main/hardening.js";
import { answerCalls } from "../../../../electron/main/ipc.js";
import { channels } from "../../../../shared/bridge/index.js";
import { failed, ok } from "../../../../shared/base/index.js";
import { FakeSession } from "../../../support/fake-session.js";

const own = "app://cardwright/index.html";

/** Keeps the handlers a browser session is given. */
class FakeBrowserSession {
  request!: (contents: null, permission: string, answer: (granted: boolean) => void, details: object) => void;
  check!: (contents: null, permission: string, origin: string) => boolean;
  device!: () => boolean;
  before!: (details: { url: string }, answer: (response: { cancel: boolean }) => void) => void;
  readonly setPermissionRequestHandler = (handler: typeof this.request) => (this.request = handler);
  readonly setPermissionCheckHandler = (handler: typeof this.check) => (this.check = handler);
  readonly setDevicePermissionHandler = (handler: typeof this.device) => (this.device = handler);
  readonly webRequest = { onBeforeRequest: (handler: typeof this.before) => (this.before = handler) };
}

function closedOff(): FakeBrowserSession {
  const session = new FakeBrowserSession();
  closeOff(session as unknown as Session);
  return session;
}

describe("permissions", () => {
  test.each([
    ["clipboard-sanitized-write", own, true],
    ["clipboard-sanitized-write", "https://cards.example/", false],
    ["clipboard-read", own, false],
    ["media", own, false],
    ["geolocation", own, false],
    ["notifications", own, false],
    ["openExternal", own, false],
    ["fileSystem", own, false],
  ])("%s asked by %s: %s", (permission, url, expected) => {
    const session = closedOff();
    const answers: boolean[] = [];
    session.request(null, permission, (granted) => answers.push(granted), { requestingUrl: url });
    expect(answers).toEqual([expected]);
    expect(session.check(null, permission, url)).toBe(expected);
  });

  test("no device is given to any page", () => expect(closedOff().device()).toBe(false));
});

test.each([
  [own, false],
  ["devtools://devtools/a.js", false],
  ["https://cards.example/a.png", true],
  ["http://127.0.0.1:80/", true],
  ["wss://cards.example/", true],
  ["file:///etc/passwd", true],
])("the request %s is cancelled: %s", (url, expected) => {
  const answers: boolean[] = [];
  closedOff().before({ url }, ({ cancel }) => answers.push(cancel));
  expect(answers).toEqual([expected]);
});

describe("pages stay where they are", () => {
  function openPage() {
    const opened: string[] = [];
    const app = new EventEmitter();
    confinePages(app as unknown as App, (link) => Promise.resolve(void opened.push(link)));
    let openWindow: (details: { url: string }) => { action: string } = () => ({ action: "allow" });
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: (handler: typeof openWindow) => (openWindow = handler),
    });
    app.emit("web-contents-created", {}, contents);
    const isPrevented = (name: string, url: string): boolean => {
      let prevented = false;
      contents.emit(name, { url, preventDefault: () => (prevented = true) });
      return prevented;
    };
    return { opened, isPrevented, openWindow: (url: string) => openWindow({ url }) };
  }

  const ways = ["will-navigate", "will-frame-navigate", "will-redirect"];
  test.each(ways)("%s to another page is prevented, a reload is not", (way) => {
    const page = openPage();
    for (const url of ["https://cards.example/", "file:///etc/passwd", "data:text/html,x", "app://other/"]) {
      expect(page.isPrevented(way, url)).toBe(true);
    }
    expect(page.isPrevented(way, own)).toBe(false);
  });

  test("no webview is attached", () => expect(openPage().isPrevented("will-attach-webview", own)).toBe(true));

  test("no window is opened; its link goes to the door", () => {
    const page = openPage();
    expect(page.openWindow("https://cards.example/")).toEqual({ action: "deny" });
    expect(page.opened).toEqual(["https://cards.example/"]);
  });
});

describe("calls are answered to our own page only", () => {
  type Sender = Pick<IpcMainInvokeEvent, "senderFrame">;
  type Handler = (event: Sender, name: unknown, request: unknown) => Promise<unknown>;
  const sender = (url: string, parent: object | null = null) => ({ senderFrame: { url, parent } }) as unknown as Sender;

  function connect(chosen: string | null = null) {
    const session = new FakeSession();
    let handler: Handler = () => Promise.resolve();
    const ipc = {
      handle: (channel: string, given: unknown) => {
        expect(channel).toBe(channels.invoke);
        handler = given as Handler;
      },
    };
    answerCalls(ipc, session, { chooseFolder: () => Promise.resolve(chosen) });
    return { session, ask: (event: Sender, name: unknown, request: unknown) => handler(event, name, request) };
  }

  test.each([
    ["another site", sender("https://cards.example/")],
    ["a file", sender("file:///index.html")],
    ["a frame inside our page", sender(own, {})],
    ["a frame that is gone", { senderFrame: null }],
  ])("not to %s", async (_name, event) => {
    const { session, ask } = connect("/cards");
    for (const call of ["host/info", "folders/choose"]) {
      expect(await ask(event, call, {})).toMatchObject({ ok: false, error: { code: "bridge/foreign-sender" } });
    }
    expect(session.calls).toEqual([]);
    expect(session.allowed).toEqual([]);
  });

  test("a call goes to the session as it is, and its answer back", async () => {
    const { session, ask } = connect();
    session.answer = () => Promise.resolve(failed({ code: "x", message: "y" }));
    expect(await ask(sender(own), "cells/edit", { edits: 1 })).toEqual(failed({ code: "x", message: "y" }));
    expect(session.calls).toEqual([{ name: "cells/edit", request: { edits: 1 } }]);
  });

  test("a call that is nested too deep is refused, a circle as well", async () => {
    const { session, ask } = connect("/cards");
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    const circle: Record<string, unknown> = {};
    circle["self"] = circle;
    for (const request of [deep, circle]) {
      for (const call of ["view/set", "folders/choose"]) {
        expect(await ask(sender(own), call, request)).toMatchObject({ ok: false, error: { code: "bridge/too-deep" } });
      }
    }
    expect([session.calls, session.allowed]).toEqual([[], []]);
  });

  test("a call has a name", async () => {
    const { session, ask } = connect();
    expect(await ask(sender(own), { toString: () => "host/info" }, {})).toMatchObject({
      error: { code: "bridge/bad-request" },
    });
    expect(session.calls).toEqual([]);
  });

  test("a chosen folder may be opened from then on", async () => {
    const { session, ask } = connect("/home/ada/cards");
    expect(await ask(sender(own), "folders/choose", {})).toEqual(ok({ path: "/home/ada/cards" }));
    expect(session.allowed).toEqual(["/home/ada/cards"]);
  });

  test("a cancelled choice allows nothing", async () => {
    const { session, ask } = connect(null);
    expect(await ask(sender(own), "folders/choose", {})).toEqual(ok({ path: null }));
    expect(session.allowed).toEqual([]);
  });

  test("a choice with a path of the page's own is refused", async () => {
    const { session, ask } = connect("/home/ada/cards");
    expect(await ask(sender(own), "folders/choose", { path: "/etc" })).toMatchObject({
      error: { code: "bridge/bad-request" },
    });
    expect(session.allowed).toEqual([]);
  });
});

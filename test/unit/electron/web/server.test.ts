import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startWebHost, type WebHost } from "../../../../electron/web/server.js";
import { failed, ok } from "../../../../shared/base/index.js";
import { FakeSession } from "../../../support/fake-session.js";

const token = "a-token-of-the-test";
let folder: string;
let session: FakeSession;
let host: WebHost;
let port: number;
/** For each file that was sent, whether it is the page itself. */
let served: boolean[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "cardwright-web-"));
  mkdirSync(join(folder, "page/assets"), { recursive: true });
  writeFileSync(join(folder, "page/index.html"), "<title>page</title>");
  writeFileSync(join(folder, "page/assets/app-1a2b.js"), "script");
  writeFileSync(join(folder, "page/icon.svg"), "<svg/>");
  writeFileSync(join(folder, "secret.txt"), "secret");
  symlinkSync("index.html", join(folder, "page/alias.html"));
  symlinkSync(join(folder, "secret.txt"), join(folder, "page/link.txt"));
  session = new FakeSession();
  served = [];
  const note = (isDocument: boolean): void => void served.push(isDocument);
  host = await startWebHost({ port: 0, rootDirectory: join(folder, "page"), session, token, served: note });
  port = Number(new URL(host.url).port);
});

afterEach(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

function ask(path: string, options: { method?: string; host?: string; body?: string } = {}): Promise<Answer> {
  return new Promise((done, refuse) => {
    const length = options.body === undefined ? {} : { "Content-Length": options.body.length };
    const headers = { Host: options.host ?? `127.0.0.1:${port}`, ...length };
    const asking = request({ host: "127.0.0.1", port, path, method: options.method ?? "GET", headers }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => done({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    asking.on("error", refuse);
    asking.end(options.body);
  });
}

describe("files of the page", () => {
  test("are noted once they are sent, refusals and questions for headers are not", async () => {
    await ask("/?token=wrong");
    await ask("/gone.js");
    await ask(`/?token=${token}`, { method: "HEAD" });
    expect(served).toEqual([]);
    await ask(`/?token=${token}`);
    await ask("/icon.svg");
    expect(served).toEqual([true, false]);
  });

  test.each([
    ["the page itself", `/?token=${token}`, "text/html; charset=utf-8", "no-cache", "<title>page</title>"],
    ["a script, kept for good", "/assets/app-1a2b.js", "text/javascript; charset=utf-8", /immutable/, "script"],
    ["an image", "/icon.svg?v=1", "image/svg+xml", "no-cache", "<svg/>"],
  ])("%s", async (_name, path, type, cache, body) => {
    const answer = await ask(path);
    expect(answer).toMatchObject({ status: 200, body, headers: { "content-type": type } });
    expect(answer.headers["cache-control"]).toMatch(cache);
  });

  const letters = ["i", "n", "d", "e", "x", ".", "h", "t", "m", "l"];
  const encodings = (letter: string): string[] => {
    const hex = letter.charCodeAt(0).toString(16);
    return [`%${hex}`, `%${hex.toUpperCase()}`, `%25${hex}`, `%2525${hex}`];
  };
  const spellings = [
    ...letters.flatMap((letter, at) => encodings(letter).map((code) => `/${letters.with(at, code).join("")}`)),
    `/${letters.map((letter) => encodings(letter)[0]).join("")}`,
    ...["/INDEX.HTML", "/Index.html", "/index.htm", "/index.html.", "/index.html..", "/index.html%20", "/index.html+"],
    ...["/index.html/", "/index.html/.", "/./index.html", "/%2e/index.html", "/assets/../index.html"],
    ...["/assets/%2e%2e/index.html", "/assets%2f..%2findex.html", "//index.html", "/%2findex.html", "///index.html"],
    ...["/%5cindex.html", "/\\index.html", "/assets%5c..%5cindex.html", "/index.html;x", "/;x/index.html"],
    ...["/index.html%00", "/index.html%00.js", "/index%00.html", "/index.html%3ftoken=x", "/index.html#", "/#"],
    ...["/?", "/?token=", "/?token", "/?TOKEN=a-token-of-the-test", "/?a=1?token=a-token-of-the-test", "/%3ftoken=x"],
    ...["/?token=x&token=a-token-of-the-test", "/;token=a-token-of-the-test", "/index.html::$DATA", "/index~1.htm"],
    ...["/index%u002ehtml", "/index%c0%aehtml", "/index%ef%bc%8ehtml", "/ind%c2%adex.html", "/alias.html"],
  ];

  test("the page is not served without its token, however its path is spelled", async () => {
    const served: string[] = [];
    for (const method of ["GET", "HEAD"]) {
      for (const path of spellings) {
        const { status, body } = await ask(path, { method });
        if (status < 400 || body.includes("<title>")) served.push(`${method} ${path}: ${status}`);
      }
    }
    expect(served).toEqual([]);
    expect(spellings.length).toBeGreaterThan(80);
  });

  test.each(["/index%2ehtml", "/%69ndex.html", "/alias.html"])("%s is served with the token", async (path) => {
    expect(await ask(`${path}?token=${token}`)).toMatchObject({ status: 200, body: "<title>page</title>" });
  });

  test("HEAD returns the headers alone", async () => {
    expect(await ask("/icon.svg", { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  });

  test.each([
    ["no token", "/", 403],
    ["no token for the page by its name", "/index.html", 403],
    ["a wrong token", `/?token=${token}x`, 403],
    ["a file that is not there", "/assets/other.js", 404],
    ["a folder", "/assets", 404],
    ["climbing", "/../secret.txt", 404],
    ["climbing, encoded", "/%2e%2e/secret.txt", 404],
    ["climbing, slash encoded", "/..%2fsecret.txt", 404],
    ["climbing by backslash", "/..%5csecret.txt", 404],
    ["climbing from a folder", "/assets/../../secret.txt", 404],
    ["a link that leads out", "/link.txt", 404],
    ["an absolute path", "//etc/passwd", 400],
    ["a zero byte", "/icon.svg%00.html", 404],
    ["broken encoding", "/%zz", 404],
    ["a hidden file", "/.git/config", 404],
    ["a full URL as target", "http://127.0.0.1/", 400],
  ])("refuses %s", async (_name, path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("secret");
  });

  test.each([
    ["another host's name", "/icon.svg", { host: "cards.example" }, 421],
    ["its own name at another port", "/icon.svg", { host: "127.0.0.1:1" }, 421],
    ["a POST", "/icon.svg", { method: "POST" }, 405],
    ["a body", "/icon.svg", { body: "x" }, 413],
  ])("refuses %s", async (_name, path, options, status) => {
    expect((await ask(path, options)).status).toBe(status);
  });

  test("no other spelling of a host is its own name", async () => {
    const names = [
      "127.0.0.1",
      "127.0.0.1.",
      "0.0.0.0",
      "[::1]",
      "[::ffff:127.0.0.1]",
      "127.1",
      "2130706433",
      "0x7f.1",
    ];
    const hosts = [
      ...[...names, "localhost.", "localhost.cards.example", "a.localhost", "LOCALHOST", "evil@localhost", "localhost#"]
        .filter((name) => name !== "127.0.0.1")
        .map((name) => `${name}:${port}`),
      ...[
        "127.0.0.1",
        "localhost",
        `localhost:${port}.`,
        `localhost:0${port}`,
        `localhost:${port}:${port}`,
        " ",
        "null",
      ],
    ];
    for (const each of hosts) {
      expect([each, (await ask(`/?token=${token}`, { host: each })).status]).toEqual([each, 421]);
      await expect(Page.open({ host: each }), each).rejects.toThrow(/421/);
    }
  });

  test("localhost is an own name too", async () => {
    expect((await ask("/icon.svg", { host: `localhost:${port}` })).status).toBe(200);
  });

  test.each(["/icon.svg", "/nothing"])("%s comes with a strict policy", async (path) => {
    const { headers } = await ask(path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toContain(`connect-src 'self' ws://127.0.0.1:${port} ws://localhost:${port};`);
    expect(policy).not.toContain("unsafe-eval");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });
});

class Page {
  readonly messages: unknown[] = [];
  readonly #socket: WebSocket;
  #arrived: () => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data: Buffer) => {
      this.messages.push(JSON.parse(data.toString()));
      this.#arrived();
    });
  }

  static open(options: { path?: string; origin?: string | undefined; host?: string } = {}): Promise<Page> {
    const origin = "origin" in options ? options.origin : `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}${options.path ?? `/ws?token=${token}`}`, {
      headers: { Host: options.host ?? `127.0.0.1:${port}` },
      ...(origin === undefined ? {} : { origin }),
    });
    const page = new Page(socket);
    return new Promise((done, refuse) => {
      socket.on("open", () => done(page));
      socket.on("error", refuse);
    });
  }

  send(message: unknown): void {
    this.#socket.send(typeof message === "string" || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  async received(count: number): Promise<readonly unknown[]> {
    while (this.messages.length < count) await new Promise<void>((done) => (this.#arrived = done));
    return this.messages;
  }

  closeCode(): Promise<number> {
    return new Promise((done) => this.#socket.on("close", done));
  }

  close(): Promise<number> {
    const code = this.closeCode();
    this.#socket.close();
    return code;
  }
}

describe("the bridge opens to our own page only", () => {
  test.each<[string, Parameters<typeof Page.open>[0], RegExp]>([
    ["without a token", { path: "/ws" }, /401/],
    ["with a wrong token", { path: "/ws?token=other" }, /401/],
    ["from another page", { origin: "http://cards.example" }, /403/],
    ["from another port of this machine", { origin: "http://127.0.0.1:1" }, /403/],
    ["from a page without an origin", { origin: "null" }, /403/],
    ["without any origin", { origin: undefined }, /403/],
    ["under another name", { host: "cards.example" }, /421/],
    ["at another path", { path: `/socket?token=${token}` }, /404/],
  ])("not %s", async (_name, options, refusal) => {
    await expect(Page.open(options)).rejects.toThrow(refusal);
    expect(session.listenerCount).toBe(0);
  });

  test("not from any other spelling of its origin", async () => {
    const origins = [
      ...["127.0.0.1", "localhost", "http://127.0.0.1", "http://localhost", "null", "file://", "app://cardwright"],
      ...[
        "https://127.0.0.1",
        "http://127.0.0.1.",
        "http://0.0.0.0",
        "http://[::1]",
        "http://localhost.cards.example",
      ].map((origin) => `${origin}:${port}`),
      ...[
        `http://localhost:${port}/`,
        `http://localhost:${port}0`,
        `http://a@localhost:${port}`,
        `HTTP://localhost:${port}`,
      ],
    ];
    for (const origin of origins) await expect(Page.open({ origin }), origin).rejects.toThrow(/403/);
    expect(session.listenerCount).toBe(0);
  });

  test("the token of each start is its own", async () => {
    const other = await startWebHost({ port: 0, rootDirectory: folder, session });
    const tokens = [host.url, other.url].map((url) => new URL(url).searchParams.get("token"));
    await other.close();
    expect(tokens[1]).toMatch(/^[\w-]{43}$/);
    expect(tokens[0]).not.toBe(tokens[1]);
  });
});

describe("calls and events", () => {
  test("answers carry the number of their call, in whatever order they are done", async () => {
    const waiting: (() => void)[] = [];
    session.answer = (name, asked) => new Promise((done) => waiting.push(() => done(ok({ name, asked }))));
    const page = await Page.open();
    page.send({ id: 1, call: "host/info", request: {} });
    page.send({ id: 2, call: "sheet/rows", request: { from: 0 } });
    await expect.poll(() => waiting.length).toBe(2);
    waiting.reverse().forEach((finish) => finish());
    expect(await page.received(2)).toEqual([
      { kind: "answer", id: 2, result: ok({ name: "sheet/rows", asked: { from: 0 } }) },
      { kind: "answer", id: 1, result: ok({ name: "host/info", asked: {} }) },
    ]);
    await page.close();
  });

  test("a failed call is an answer", async () => {
    session.answer = () => Promise.resolve(failed({ code: "bridge/bad-request", message: "No." }));
    const page = await Page.open();
    page.send({ id: 7, call: "nonsense", request: null });
    expect(await page.received(1)).toEqual([
      { kind: "answer", id: 7, result: failed({ code: "bridge/bad-request", message: "No." }) },
    ]);
    await page.close();
  });

  test("a session that breaks is an answer too", async () => {
    session.answer = () => Promise.reject(new Error("The worker ended."));
    const page = await Page.open();
    page.send({ id: 7, call: "host/info", request: {} });
    expect(await page.received(1)).toEqual([
      { kind: "answer", id: 7, result: failed({ code: "bridge/failed", message: "The worker ended." }) },
    ]);
    await page.close();
  });

  test("every tab gets every event, in order, until it is closed", async () => {
    const [first, second] = [await Page.open(), await Page.open()];
    const notice = (id: string) => ({ id, severity: "info", message: "Saved." }) as const;
    session.publish("notice", notice("1"));
    session.publish("notice", notice("2"));
    const expected = ["1", "2"].map((id) => ({ kind: "event", event: "notice", payload: notice(id) }));
    expect(await first.received(2)).toEqual(expected);
    expect(await second.received(2)).toEqual(expected);
    await first.close();
    await expect.poll(() => session.listenerCount).toBe(1);
    session.publish("notice", notice("3"));
    expect(await second.received(3)).toHaveLength(3);
    await second.close();
  });

  test.each([
    ["text that is not JSON", "nonsense", 1008],
    ["a call without a number", { call: "host/info", request: {} }, 1008],
    ["a call with more in it", { id: 1, call: "host/info", request: {}, sender: "me" }, 1008],
    ["a number that is none", { id: -1, call: "host/info", request: {} }, 1008],
    ["bytes", Buffer.from("{}"), 1003],
  ])("%s ends the connection and reaches no session", async (_name, message, code) => {
    const page = await Page.open();
    page.send(message);
    expect(await page.closeCode()).toBe(code);
    expect(session.calls).toEqual([]);
  });

  const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);

  test.each([10_000, 1_000_000])("a call that is nested %i levels deep is refused under its number", async (levels) => {
    const page = await Page.open();
    page.send(`{"id":3,"call":"view/set","request":{"view":{"a":${deep(levels)}}}}`);
    page.send({ id: 4, call: "host/info", request: {} });
    expect(await page.received(2)).toMatchObject([
      { kind: "answer", id: 3, result: { ok: false, error: { code: "bridge/too-deep" } } },
      { kind: "answer", id: 4, result: ok({}) },
    ]);
    expect(session.calls).toEqual([{ name: "host/info", request: {} }]);
    await page.close();
  });

  test("one that names no number ends the connection", async () => {
    const page = await Page.open();
    page.send(`{"call":"view/set","request":${deep(10_000)},"id":3}`);
    expect(await page.closeCode()).toBe(1008);
    expect(session.calls).toEqual([]);
  });

  test("no more calls are read while 1,000 are unanswered, and none is lost", async () => {
    const waiting: (() => void)[] = [];
    session.answer = () => new Promise((done) => waiting.push(() => done(ok({}))));
    const page = await Page.open();
    const calls = 3_000;
    // Larger than what the host has read before it stops.
    const padding = "x".repeat(10_000);
    for (let id = 0; id < calls; id += 1) page.send({ id, call: "host/info", request: { padding } });
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(1_000);
    const other = await Page.open();
    other.send({ id: 1, call: "host/info", request: {} });
    await expect.poll(() => session.calls.at(-1)).toEqual({ name: "host/info", request: {} });
    expect(session.calls.length).toBeLessThan(1_100);
    while (page.messages.length < calls) {
      for (const finish of waiting.splice(0)) finish();
      await new Promise((done) => setImmediate(done));
    }
    expect(new Set(page.messages.map((message) => (message as { id: number }).id)).size).toBe(calls);
    await page.close();
    await other.close();
  });

  test("of 1,000 tabs a hundred are served, the others are turned away, and one that goes makes room", async () => {
    const pages: Page[] = [];
    for (let opened = 0; opened < 100; opened += 1) pages.push(await Page.open());
    for (let opened = 100; opened < 1_000; opened += 1) await expect(Page.open()).rejects.toThrow(/503/);
    const refusal = await ask(`/?token=${token}`);
    expect(refusal.status).toBe(503);
    expect(refusal.body).toContain("too many tabs");
    expect((await ask("/icon.svg")).status).toBe(200);
    expect(session.listenerCount).toBe(100);
    await pages[0]?.close();
    await expect.poll(() => session.listenerCount).toBe(99);
    const late = await Page.open();
    late.send({ id: 1, call: "host/info", request: {} });
    expect(await late.received(1)).toHaveLength(1);
    await Promise.all([late, ...pages.slice(1)].map((page) => page.close()));
  });

  test("a message beyond the limit ends the connection", async () => {
    const page = await Page.open();
    page.send("x".repeat(64 * 1024 * 1024 + 1));
    expect(await page.closeCode()).toBe(1009);
    expect(session.calls).toEqual([]);
  });
});

describe("closing", () => {
  test("says goodbye to the pages, leaves the session to its owner", async () => {
    const page = await Page.open();
    const code = page.closeCode();
    await host.close();
    expect(await code).toBe(1001);
    expect(session.closed).toBe(false);
    await expect(ask("/icon.svg")).rejects.toThrow(/ECONNREFUSED/);
  });

  test("does not wait for a client that never goes", async () => {
    const idle = connect(port, "127.0.0.1");
    idle.on("error", () => undefined);
    await new Promise((done) => idle.once("connect", done));
    idle.write("GET / HTTP/1.1\r\n");
    await host.close();
    idle.destroy();
  });

  test("a taken port is recognised by the system's code", async () => {
    await expect(startWebHost({ port, rootDirectory: folder, session })).rejects.toMatchObject({ code: "EADDRINUSE" });
  });
});

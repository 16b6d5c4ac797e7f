import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkDoor } from "../../../../electron/main/links.js";
import { answerPageRequest, isLocalRequest, isOwnPage } from "../../../../electron/main/page.js";

describe("which URLs are ours", () => {
  test.each<[string, "own page" | "local" | "foreign"]>([
    ["app://cardwright/index.html", "own page"],
    ["app://cardwright/assets/a.js?x#y", "own page"],
    ["app://other/index.html", "foreign"],
    ["app://cardwright.example/index.html", "foreign"],
    ["app://name@cardwright/index.html", "foreign"],
    ["app://cardwright:80/index.html", "foreign"],
    ["data:image/png;base64,AA", "local"],
    ["blob:app://cardwright/1", "local"],
    ["devtools://devtools/bundled/a.js", "local"],
    ["https://cardwright/index.html", "foreign"],
    ["http://127.0.0.1/", "foreign"],
    ["ws://127.0.0.1/", "foreign"],
    ["file:///etc/passwd", "foreign"],
    ["javascript:alert(1)", "foreign"],
    ["about:blank", "foreign"],
    ["", "foreign"],
    ["nonsense", "foreign"],
  ])("%s is %s", (url, kind) => {
    expect(isOwnPage(url)).toBe(kind === "own page");
    expect(isLocalRequest(url)).toBe(kind !== "foreign");
  });
});

describe("links leave by one door", () => {
  const rules = { host: "cards.example", address: "https://cards.example/rules?page=2#top" };

  test.each<[string, { host: string; address: string } | undefined]>([
    [rules.address, rules],
    [` ${rules.address} `, rules],
    ["https://cards.example:8443/", { host: "cards.example:8443", address: "https://cards.example:8443/" }],
    ["https://c\u0430rds.example", { host: "xn--crds-53d.example", address: "https://xn--crds-53d.example/" }],
    [
      "https://cards.example/\u202eexe.txt",
      { host: "cards.example", address: "https://cards.example/%E2%80%AEexe.txt" },
    ],
    ["http://cards.example/", undefined],
    ["file:///etc/passwd", undefined],
    ["javascript:alert(1)", undefined],
    ["data:text/html,x", undefined],
    ["smb://server/share", undefined],
    ["ms-msdt:/id", undefined],
    ["https://cards.example@evil.example/", undefined],
    ["https://:secret@cards.example/", undefined],
    ["https://", undefined],
    ["//cards.example", undefined],
    [`https://cards.example/${"a".repeat(3_000)}`, undefined],
    [`https://cards.example/${"\u202e".repeat(1_000)}`, undefined],
  ])("%s is asked about as %o", async (link, expected) => {
    for (const answer of [true, false]) {
      const opened: string[] = [];
      const asked: unknown[] = [];
      const open = (address: string) => Promise.resolve(void opened.push(address));
      await linkDoor({ openExternal: open }, (each) => Promise.resolve((asked.push(each), answer)))(link);
      expect(asked).toEqual(expected ? [expected] : []);
      expect(opened).toEqual(expected && answer ? [expected.address] : []);
    }
  });

  test("one question at a time: links that come meanwhile are dropped", async () => {
    const answers: ((open: boolean) => void)[] = [];
    const opened: string[] = [];
    const door = linkDoor(
      { openExternal: (address) => Promise.resolve(void opened.push(address)) },
      () => new Promise((done) => answers.push(done)),
    );
    const first = door("https://a.example/");
    for (let more = 0; more < 100; more += 1) await door("https://b.example/");
    answers[0]?.(true);
    await first;
    expect([answers.length, opened]).toEqual([1, ["https://a.example/"]]);
    void door("https://c.example/");
    expect(answers).toHaveLength(2);
  });
});

describe("the page's own scheme serves the built page and nothing else", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cardwright-scheme-"));
    mkdirSync(join(folder, "page/assets"), { recursive: true });
    writeFileSync(join(folder, "page/index.html"), "<title>page</title>");
    writeFileSync(join(folder, "page/assets/app.js"), "script");
    writeFileSync(join(folder, "secret.txt"), "secret");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const ask = (url: string, method = "GET") => answerPageRequest(join(folder, "page"), { url, method });

  test.each([
    ["app://cardwright/index.html", "text/html; charset=utf-8", "<title>page</title>"],
    ["app://cardwright/", "text/html; charset=utf-8", "<title>page</title>"],
    ["app://cardwright/assets/app.js?worker", "text/javascript; charset=utf-8", "script"],
  ])("%s", async (url, type, body) => {
    const answer = await ask(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(await answer.text()).toBe(body);
  });

  test.each([
    ["app://cardwright/../secret.txt", "GET", 404],
    ["app://cardwright/%2e%2e/secret.txt", "GET", 404],
    ["app://cardwright/..%2fsecret.txt", "GET", 404],
    ["app://cardwright/..%5csecret.txt", "GET", 404],
    ["app://cardwright/nothing.js", "GET", 404],
    ["app://cardwright/assets", "GET", 404],
    ["app://other/index.html", "GET", 403],
    ["file:///etc/passwd", "GET", 403],
    ["app://cardwright/index.html", "POST", 405],
  ])("refuses %s by %s", async (url, method, status) => {
    const answer = await ask(url, method);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe("");
  });

  test.each(["app://cardwright/index.html", "app://cardwright/nothing.js"])(
    "%s comes with a strict policy",
    async (url) => {
      const policy = (await ask(url)).headers.get("content-security-policy") ?? "";
      expect(policy.split("; ")).toEqual([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "font-src 'self' data:",
        "img-src 'self' data:",
        "worker-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
      ]);
    },
  );
});

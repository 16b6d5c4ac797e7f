import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { linkDoor, mayOpen } from "../../../../electron/main/links.js";
import { isLocalRequest, isOwnPage } from "../../../../electron/main/page.js";
import { answerPageRequest } from "../../../../electron/main/scheme.js";

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
  test.each<[string, boolean]>([
    ["https://cards.example/rules?page=2#top", true],
    ["http://cards.example/", false],
    ["file:///etc/passwd", false],
    ["javascript:alert(1)", false],
    ["data:text/html,x", false],
    ["smb://server/share", false],
    ["ms-msdt:/id", false],
    ["https://cards.example@evil.example/", false],
    ["https://:secret@cards.example/", false],
    ["https://", false],
    ["//cards.example", false],
    [" https://cards.example/", true],
    [`https://cards.example/${"a".repeat(3_000)}`, false],
  ])("%s may leave: %s", async (link, expected) => {
    const opened: string[] = [];
    expect(mayOpen(link)).toBe(expected);
    await linkDoor({ openExternal: (url) => Promise.resolve(void opened.push(url)) })(link);
    expect(opened).toEqual(expected ? [link] : []);
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

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "playwright-core";
import { must } from "../../shared/base/index.js";
import { sharedBrowser } from "../support/app/browser.js";
import { openWorkspace, typeInto } from "../support/app/cells.js";
import { connectToHost } from "../support/app/host-client.js";
import { openInBrowser } from "../support/app/in-browser.js";
import { root, startProcess, type AppProcess } from "../support/app/process.js";
import { cellAt, sheetShown, typeCell } from "../support/app/sheet-page.js";
import { temporaryFolder } from "../support/app/running-app.js";

const cards = '[[cards]]\nid = "a"\nname = "Ember"  # first\n\n[[cards]]\nid = "b"\nname = "Tide"\n';

let place: ReturnType<typeof temporaryFolder>;
let folder: string;
const hosts: AppProcess[] = [];

function makeFolder(name: string): string {
  const path = join(place.path, name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "cards.toml"), cards);
  return path;
}

async function serve(...args: string[]): Promise<{ host: AppProcess; url: string }> {
  const host = startProcess(["electron/start.mjs", "--web", ...args], {
    env: { CARDWRIGHT_DATA: join(place.path, "data") },
  });
  hosts.push(host);
  const [, url = ""] = await host.prints(/^Cardwright: (http:\S+)$/m);
  return { host, url };
}

beforeEach(() => {
  place = temporaryFolder();
  folder = makeFolder("first");
});

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.signal("SIGKILL")));
  place.remove();
});

test("two tabs share one session: an edit in one is an event in the other, and on disk", async () => {
  const { url } = await serve(folder);
  const [first, second] = [await connectToHost(url), await connectToHost(url)];
  expect((await openWorkspace(first.call)).root).toBe(folder);
  await typeInto(first.call, "cards", 0, "name", "Cinder");
  await expect.poll(() => second.events.map(({ event }) => event)).toContain("sheet/patch");
  const expected = cards.replace('"Ember"', '"Cinder"');
  await expect.poll(() => readFileSync(join(folder, "cards.toml"), "utf8")).toBe(expected);
});

test("a page that comes while the folder is being opened is shown that folder first, and ending it then leaves with 0", async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `[[cards]]\nid = "${at}"\nname = "Card ${at}"\n`);
  writeFileSync(join(folder, "cards.toml"), rows.join("\n"));
  const { host, url } = await serve(folder);
  const page = await connectToHost(url);
  expect(must(await page.call("workspace/get", {}))?.root).toBe(folder);
  const other = await serve(makeFolder("second"));
  expect(await other.host.signal("SIGTERM")).toBe(0);
  expect(await host.signal("SIGTERM")).toBe(0);
});

test("ending it saves what is in flight, says goodbye and leaves with 0", async () => {
  const { host, url } = await serve(folder);
  const page = await connectToHost(url);
  await typeInto(page.call, "cards", 1, "name", "Flood");
  expect(await host.signal("SIGTERM")).toBe(0);
  expect(await page.closed).toBe(1001);
  expect(readFileSync(join(folder, "cards.toml"), "utf8")).toBe(cards.replace('"Tide"', '"Flood"'));
});

test("opening and closing changes no byte of the folder", async () => {
  const { host, url } = await serve(folder);
  await openWorkspace((await connectToHost(url)).call);
  await host.signal("SIGINT");
  expect(readdirSync(folder)).toEqual(["cards.toml"]);
  expect(readFileSync(join(folder, "cards.toml"), "utf8")).toBe(cards);
});

test("the picker reaches what is below the roots, and nothing else", async () => {
  const inside = makeFolder("first/nested");
  const outside = makeFolder("other");
  const { url } = await serve(folder);
  const { call } = await connectToHost(url);
  expect(must(await call("folders/list", {}))).toMatchObject({
    path: folder,
    parent: null,
    folders: [{ path: inside }],
  });
  for (const path of [outside, place.path, "/", join(folder, "../other")]) {
    expect(await call("folders/list", { path })).toMatchObject({ ok: false });
    expect(await call("workspace/open", { path })).toMatchObject({ ok: false });
  }
  expect(must(await call("workspace/open", { path: inside })).root).toBe(inside);
});

test("further roots may be named", async () => {
  const other = makeFolder("other");
  const { url } = await serve("--root", other, folder);
  const { call } = await connectToHost(url);
  expect(must(await call("folders/known", {})).roots).toEqual([folder, other]);
  expect(must(await call("workspace/open", { path: other })).root).toBe(other);
});

test("a second process opens the same workspace read-only", async () => {
  const first = await serve(folder);
  expect((await openWorkspace((await connectToHost(first.url)).call)).readOnly).toBeUndefined();
  const second = await serve(folder);
  expect((await openWorkspace((await connectToHost(second.url)).call)).readOnly).toEqual(expect.any(String));
});

test("without a folder a copy of the sample opens", async () => {
  const { url } = await serve();
  const view = await openWorkspace((await connectToHost(url)).call);
  expect(view.root).toBe(join(place.path, "data/samples/dreamtides"));
});

test("a taken port is reported in one line", async () => {
  const { url } = await serve(folder);
  const second = startProcess(["electron/start.mjs", "--web", "--port", new URL(url).port, folder], {
    env: { CARDWRIGHT_DATA: join(place.path, "data") },
  });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toMatch(/Port \d+ is taken/);
});

test("a machine without a display gets the web host, with the reason in one line", async () => {
  const env = { CARDWRIGHT_DATA: join(place.path, "data"), DISPLAY: "", WAYLAND_DISPLAY: "" };
  const host = startProcess(["electron/start.mjs", folder], { env });
  hosts.push(host);
  await host.prints(/^Cardwright: http:\/\/127\.0\.0\.1:\d+\/\?token=[\w-]{43}$/m);
  expect(host.output()).toMatch(/^No window here: there is no display\. Serving the app to a browser instead\.$/m);
}, 20_000);

test.each([
  ["--help", 0, /Usage: npm start/],
  ["--port=http", 2, /--port needs a number/],
  ["nowhere-at-all", 2, /No such folder: nowhere-at-all/],
])("npm start -- %s ends with %i", async (option, code, message) => {
  const started = startProcess(["electron/start.mjs", option]);
  expect(await started.ended()).toBe(code);
  expect(started.output()).toMatch(message);
});

describe("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    ({ browser } = await sharedBrowser());
  });

  test("the page loads without a complaint, and runs no script but its own", async () => {
    const app = await openInBrowser(browser, { dataDirectory: join(place.path, "data"), folder });
    await app.page.waitForLoadState("networkidle");
    expect(app.errors).toEqual([]);
    const blocked = await app.page.evaluate(async () => {
      const directives: string[] = [];
      const bothBlocked = new Promise<void>((done) => {
        document.addEventListener("securitypolicyviolation", (event) => {
          if (directives.push(event.effectiveDirective) === 2) done();
        });
      });
      const script = document.createElement("script");
      script.textContent = "window.inlineRan = true";
      document.head.append(script);
      await fetch("http://127.0.0.1:9/").catch(() => undefined);
      await bothBlocked;
      return { directives: directives.sort(), ran: "inlineRan" in window };
    });
    expect(blocked).toEqual({ directives: ["connect-src", "script-src-elem"], ran: false });
    expect(await app.close()).toBe(0);
  });

  test("what is typed after the host is gone stays in sight, to be copied", async () => {
    const started = await serve(folder);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      permissions: ["clipboard-read", "clipboard-write"],
    });
    const page = await context.newPage();
    await page.goto(started.url);
    await sheetShown(page);
    const status = page.getByRole("contentinfo", { name: "Status" });
    await started.host.signal("SIGKILL");
    await expect.poll(() => status.textContent()).toContain("Connection lost, reconnecting…");
    await typeCell(page, 0, "name", "First loss");
    await typeCell(page, 1, "name", "Second loss");
    const lost = page.locator(".toast", { hasText: "Not saved, because there is no connection" });
    await expect.poll(() => lost.allInnerTexts()).toHaveLength(1);
    await expect.poll(() => lost.innerText()).toContain("“Second loss”");
    await expect
      .poll(() => page.locator(".toast", { hasText: "The connection to Cardwright was lost." }).count())
      .toBe(1);
    await lost.getByRole("button", { name: "Copy" }).click();
    await lost.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("First loss\nSecond loss");
    await context.close();
  });

  test("a tab distinguishes a host that is gone from one that was restarted, and keeps what is being typed", async () => {
    const started = await serve(folder);
    const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
    await page.goto(started.url);
    await sheetShown(page);
    await cellAt(page, 0, "name").click();
    await page.keyboard.type("Half a na");
    const editor = page.locator(".editor-area");
    const status = page.getByRole("contentinfo", { name: "Status" });
    await expect.poll(() => editor.inputValue()).toBe("Half a na");

    await started.host.signal("SIGKILL");
    await expect.poll(() => status.textContent()).toContain("Connection lost, reconnecting…");
    await expect.poll(() => page.getByText("its address has changed").count()).toBe(0);

    const { url } = await serve("--port", new URL(started.url).port, folder);
    const banner = page
      .getByRole("alert")
      .filter({ hasText: "Cardwright was restarted, and its address has changed." });
    await banner.waitFor();
    await expect.poll(() => banner.textContent()).toContain(`${new URL(url).origin}/?token=`);
    await expect.poll(() => status.textContent()).toContain("Not connected: the address has changed");
    await expect.poll(() => editor.inputValue()).toBe("Half a na");

    await page.keyboard.press("Enter");
    await page
      .getByRole("alert")
      .filter({ hasText: /^Not saved, because there is no connection: .*“Half a na”/u })
      .waitFor();

    await page.goto(url);
    await sheetShown(page);
    await expect.poll(() => page.getByText("its address has changed").count()).toBe(0);
    await page.context().close();
  });

  test("another page of this machine cannot reach the session, even with the token", async () => {
    const app = await openInBrowser(browser, { dataDirectory: join(place.path, "data"), folder });
    const foreign = await app.page.context().newPage();
    await foreign.route("http://127.0.0.1:1/", (route) => route.fulfill({ contentType: "text/html", body: "foreign" }));
    await foreign.goto("http://127.0.0.1:1/");
    const outcome = await foreign.evaluate(
      (address) =>
        new Promise((done) => {
          const socket = new WebSocket(address);
          socket.onopen = () => done("open");
          socket.onerror = () => done("refused");
        }),
      app.url.replace("http:", "ws:").replace("/?", "/ws?"),
    );
    expect(outcome).toBe("refused");
    await app.close();
  });
});

test("the sample database is there to be copied", () => {
  expect(readdirSync(join(root, "tabula/dreamtides")).filter((file) => file.endsWith(".toml"))).toContain("cards.toml");
});

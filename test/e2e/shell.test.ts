import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { must } from "../../shared/base/index.js";
import { typeInto, openWorkspace, type Caller } from "../support/app/cells.js";
import { openInElectron, whyNoElectron } from "../support/app/in-electron.js";
import { openInWindow, type WindowApp, type WindowAppOptions } from "../support/app/in-window.js";
import { root, startProcess } from "../support/app/process.js";
import { callBridge, temporaryFolder } from "../support/app/running-app.js";

const cards =
  '# Cards\n[[cards]]\nid = "a"\nname = "Ember"  # first\ncost = 1\n\n[[cards]]\nid = "b"\nname = "Tide"\ncost = 2\n';

interface Driver {
  readonly name: string;
  readonly open: (options: WindowAppOptions) => Promise<WindowApp>;
  readonly missing: string | undefined;
}

const drivers: Driver[] = [
  { name: "the built bundles with a stand-in for Electron", open: openInWindow, missing: undefined },
  { name: "the real Electron", open: openInElectron, missing: whyNoElectron() },
];

for (const { missing } of drivers) if (missing !== undefined) console.log(`SKIP real-electron: ${missing}`);

describe.each(drivers)("the window: $name", ({ open, missing }) => {
  describe.skipIf(missing !== undefined)("", () => {
    let place: ReturnType<typeof temporaryFolder>;
    let folder: string;

    const start = (named?: string): Promise<WindowApp> => {
      const dataDirectory = join(place.path, "data");
      return open(named === undefined ? { dataDirectory } : { dataDirectory, folder: named });
    };
    const callerOf =
      (app: WindowApp): Caller =>
      (name, request) =>
        callBridge(app.page, name, request);

    function makeFolder(name: string): string {
      const path = join(place.path, name);
      mkdirSync(path);
      writeFileSync(join(path, "cards.toml"), cards);
      return path;
    }

    function openPlace(): void {
      place = temporaryFolder();
      folder = makeFolder("first");
    }

    describe("one page, and what it may do", () => {
      let app: WindowApp;
      beforeAll(async () => {
        openPlace();
        app = await start(folder);
        await openWorkspace(callerOf(app));
      });
      afterAll(async () => {
        await app.close();
        place.remove();
      });

      test("offers two functions and nothing else", async () => {
        const offered = await app.page.evaluate(() => {
          const bridge = (window as unknown as { cardwright: object }).cardwright;
          const names = ["require", "process", "Buffer", "module", "global", "ipcRenderer"].filter(
            (name) => name in window,
          );
          return { members: Object.keys(bridge).sort(), frozen: Object.isFrozen(bridge), names };
        });
        expect(offered).toEqual({ members: ["invoke", "on"], frozen: true, names: [] });
      });

      test("has no more rights than a web page", async () => {
        const { webPreferences, sandboxed } = await app.record();
        expect(sandboxed).toBe(true);
        expect(webPreferences).toMatchObject({
          sandbox: true,
          contextIsolation: true,
          nodeIntegration: false,
          nodeIntegrationInWorker: false,
          nodeIntegrationInSubFrames: false,
          webSecurity: true,
          allowRunningInsecureContent: false,
          experimentalFeatures: false,
          webviewTag: false,
          navigateOnDragDrop: false,
          spellcheck: false,
        });
        expect(Object.keys(webPreferences)).not.toContain("enableBlinkFeatures");
      });

      test("the page loads without a complaint", () => expect(app.errors).toEqual([]));

      test("says what shell it is", async () => {
        const info = must(await callBridge(app.page, "host/info", {}));
        expect(info).toMatchObject({ kind: "electron", nativeFolderDialog: true, platform: process.platform });
      });

      test("a call nobody knows and a request of the wrong shape are faults", async () => {
        const wrong = callBridge as unknown as (page: unknown, name: string, request: unknown) => Promise<unknown>;
        expect(await wrong(app.page, "files/delete", {})).toMatchObject({ ok: false });
        expect(await wrong(app.page, "sheet/rows", { sheet: "cards" })).toMatchObject({ ok: false });
      });

      test("the picker of the system leads to the page's answer", async () => {
        expect(must(await callBridge(app.page, "folders/choose", {}))).toEqual({ path: null });
        const chosen = makeFolder("chosen");
        expect(await callBridge(app.page, "workspace/open", { path: chosen })).toMatchObject({ ok: false });
        await app.answerDialog(chosen);
        expect(must(await callBridge(app.page, "folders/choose", {}))).toEqual({ path: chosen });
        expect(must(await callBridge(app.page, "workspace/open", { path: chosen })).root).toBe(chosen);
      });

      test("a menu item is a command to the page", async () => {
        await app.page.evaluate(() => {
          type On = (event: string, listener: (payload: unknown) => void) => () => void;
          const { on } = (window as unknown as { cardwright: { on: On } }).cardwright;
          const heard = { once: [] as unknown[], always: [] as unknown[] };
          on("command", (payload) => heard.always.push(payload));
          const off = on("command", (payload) => {
            heard.once.push(payload);
            off();
          });
          Object.assign(window, { heard });
        });
        await app.clickMenu("Edit", "Undo");
        await app.clickMenu("Edit", "Redo");
        const heard = (): Promise<unknown> => app.page.evaluate(() => (window as unknown as { heard: unknown }).heard);
        const [undo, redo] = [{ command: "undo" }, { command: "redo" }];
        await expect.poll(heard).toEqual({ once: [undo], always: [undo, redo] });
      });

      test("a second start shows its folder here", async () => {
        const second = makeFolder("second");
        await app.secondInstance({ folder: second });
        await expect.poll(async () => (await openWorkspace(callerOf(app))).root).toBe(second);
      });

      test("recent folders are in the menu, and open from there", async () => {
        await expect.poll(() => app.menuLabels("File", "Open Recent")).toContain(`first (${folder})`);
        await app.clickMenu("File", "Open Recent", `first (${folder})`);
        await expect.poll(async () => (await openWorkspace(callerOf(app))).root).toBe(folder);
      });
    });

    describe("what a page of ours would never do", () => {
      let app: WindowApp;
      beforeAll(async () => {
        openPlace();
        app = await start(folder);
        await openWorkspace(callerOf(app));
      });
      afterAll(async () => {
        await app.close();
        place.remove();
      });

      test("runs no script but its own", async () => {
        const outcome = await app.page.evaluate(async () => {
          const blocked: string[] = [];
          const allBlocked = new Promise<void>((done) => {
            document.addEventListener("securitypolicyviolation", (event) => {
              if (blocked.push(event.effectiveDirective) === 3) done();
            });
          });
          const add = (script: HTMLScriptElement, change: (script: HTMLScriptElement) => void): void => {
            change(script);
            document.head.append(script);
          };
          add(document.createElement("script"), (script) => (script.textContent = "window.inlineRan = true"));
          add(
            document.createElement("script"),
            (script) => (script.src = "data:text/javascript,window.inlineRan = true"),
          );
          add(document.createElement("script"), (script) => (script.src = "https://cards.example/x.js"));
          await allBlocked;
          return { blocked, ran: "inlineRan" in window };
        });
        expect(outcome).toEqual({ blocked: ["script-src-elem", "script-src-elem", "script-src-elem"], ran: false });
      });

      test("reaches no other machine", async () => {
        const reached = await app.page.evaluate(() => {
          const attempt = (url: string) =>
            fetch(url, { mode: "no-cors" }).then(
              () => `reached ${url}`,
              () => "refused",
            );
          return Promise.all(["https://cards.example/", "http://127.0.0.1:9/", "file:///etc/hostname"].map(attempt));
        });
        expect(reached).toEqual(["refused", "refused", "refused"]);
      });

      test("stays on its own page", async () => {
        const address = app.page.url();
        const asked = async () => (await app.record()).dialogs.filter(({ kind }) => kind === "message");
        await app.page.evaluate(() => void window.open("https://cards.example/refused"));
        await expect.poll(async () => (await asked()).length).toBe(1);
        await app.answerDialog("Open in Browser");
        await app.page.evaluate(() => {
          window.open("https://cards.example/rules");
          window.open("file:///etc/hostname");
        });
        await expect.poll(async () => (await app.record()).links).toEqual(["https://cards.example/rules"]);
        expect((await asked()).map(({ options }) => [options["message"], options["detail"]])).toEqual(
          ["refused", "rules"].map((path) => [
            "Open a page on cards.example in your browser?",
            `https://cards.example/${path}`,
          ]),
        );
        await app.page.evaluate(() => {
          location.href = "https://cards.example/";
        });
        // What is asked for later is done later.
        await app.answerDialog("Open in Browser");
        await app.page.evaluate(() => void window.open("https://cards.example/later"));
        await expect.poll(async () => (await app.record()).links).toContain("https://cards.example/later");
        expect(app.page.url()).toBe(address);
        expect(must(await callBridge(app.page, "workspace/get", {}))?.root).toBe(folder);
      });

      test("hands a file over where the person says, and keeps none that nobody asked for", async () => {
        const offer = (name: string): Promise<void> =>
          app.page.evaluate((fileName) => {
            const link = document.createElement("a");
            link.href = URL.createObjectURL(new Blob(["wins\n1\n"], { type: "text/csv" }));
            link.download = fileName;
            link.click();
          }, name);
        const asked = async () => (await app.record()).dialogs.filter(({ kind }) => kind === "save");
        const file = join(place.path, "mine.csv");
        await app.answerDialog(file);
        await offer("figures.csv");
        await expect.poll(() => existsSync(file) && readFileSync(file, "utf8")).toBe("wins\n1\n");
        expect((await asked()).map(({ options }) => options["title"])).toEqual(["Save figures.csv"]);
        await offer("other.csv");
        await expect.poll(async () => (await asked()).length).toBe(2);
        expect(readdirSync(place.path).filter((name) => name.endsWith(".csv"))).toEqual(["mine.csv"]);
      });

      test("a page loaded again finds everything as it was", async () => {
        await app.page.reload();
        expect((await openWorkspace(callerOf(app))).root).toBe(folder);
      });
    });

    describe("from start to end", () => {
      beforeEach(openPlace);
      afterEach(() => place.remove());

      test("opening and closing changes no byte of the folder", async () => {
        const app = await start(folder);
        await openWorkspace(callerOf(app));
        expect(await app.close()).toBe(0);
        expect(readdirSync(folder)).toEqual(["cards.toml"]);
        expect(readFileSync(join(folder, "cards.toml"), "utf8")).toBe(cards);
      });

      test("an edit is on disk, and only its own bytes changed", async () => {
        const app = await start(folder);
        await typeInto(callerOf(app), "cards", 0, "name", "Cinder");
        const expected = cards.replace('"Ember"', '"Cinder"');
        await expect.poll(() => readFileSync(join(folder, "cards.toml"), "utf8")).toBe(expected);
        expect(await app.close()).toBe(0);
      });

      test("closing waits for the writes in flight", async () => {
        const app = await start(folder);
        await typeInto(callerOf(app), "cards", 1, "cost", "7");
        expect(await app.close()).toBe(0);
        expect(readFileSync(join(folder, "cards.toml"), "utf8")).toBe(cards.replace("cost = 2", "cost = 7"));
      });

      test("without a folder a copy of the sample opens, and the sample stays as it is", async () => {
        const app = await start();
        const view = await openWorkspace(callerOf(app));
        expect(view.root).toBe(join(place.path, "data/samples/dreamtides"));
        expect(view.sheets.length).toBeGreaterThan(0);
        const original = join(root, "tabula/dreamtides");
        expect(await callBridge(app.page, "workspace/open", { path: join(original, "..") })).toMatchObject({
          ok: false,
        });
        await app.close();
      });

      test("matches are simulated in threads below the session's", async () => {
        const app = await start();
        await openWorkspace(callerOf(app));
        const request = {
          game: "dreamtides",
          ruleset: "dreamtides",
          contestants: [{ deck: "Proof Vanilla", bot: "random" }],
          matches: 6,
          seed: 1,
          baseline: null,
          options: {},
        };
        must(await callBridge(app.page, "simulation/start", request));
        const status = async () => must(await callBridge(app.page, "simulation/status", {}));
        await expect.poll(status).toMatchObject({ state: "finished", played: 6, failures: 0 });
        expect(must(await callBridge(app.page, "simulation/result", {}))?.sums.after.matches).toBe(6);
        expect(await app.close()).toBe(0);
      });

      test("a missing folder is reported, and the window opens", async () => {
        const app = await start(join(place.path, "nowhere"));
        await expect.poll(async () => (await app.record()).dialogs.length).toBe(1);
        expect((await app.record()).dialogs[0]?.options["message"]).toContain("nowhere");
        expect(must(await callBridge(app.page, "workspace/get", {}))).toBeNull();
        expect(await app.close()).toBe(0);
      });

      test("the window comes back where it was", async () => {
        const app = await start(folder);
        await app.close();
        const kept: unknown = JSON.parse(readFileSync(join(place.path, "data/window.json"), "utf8"));
        expect(kept).toMatchObject({ width: expect.any(Number) as number, maximized: false });
      });
    });
  });
});

describe("the command line of the app", () => {
  const register = new URL("../support/electron-stand-in/register.mjs", import.meta.url).href;
  const runs = async (...args: readonly string[]) => {
    const app = startProcess(["--import", register, "out/main/index.js", ...args]);
    const code = await app.ended();
    return { code, output: app.output() };
  };

  test("runs instead of a window, whatever its options are, and ends the app with its exit code", async () => {
    const place = temporaryFolder();
    const file = join(place.path, "cards.toml");
    writeFileSync(file, cards);
    expect(await runs("--no-sandbox", "--cli", "--", "get", file, "1", "name")).toEqual({ code: 0, output: "Tide\n" });
    const { code, output } = await runs("--cli", "set", file, "1", "cost", "--no-such-option");
    expect([code, output]).toEqual([2, expect.stringContaining("unknown option '--no-such-option'")]);
    expect(readFileSync(file, "utf8")).toBe(cards);
    place.remove();
  });

  test("prints all of a long result into a pipe", async () => {
    const { code, output } = await runs("--cli", "--", "games", "--markdown");
    expect(code).toBe(0);
    expect(output).toBe(readFileSync(join(root, ".github/GAMES.md"), "utf8"));
  });
});

test("the preload needs nothing but electron", () => {
  const bundle = readFileSync(join(root, "out/preload/index.cjs"), "utf8");
  expect([...bundle.matchAll(/require\(([^)]*)\)/g)].map((call) => call[1]?.replace(/[`'"]/g, ""))).toEqual([
    "electron",
  ]);
  expect(bundle.length).toBeLessThan(1_000);
});

test("a second instance leaves at once, without a window", async () => {
  const register = new URL("../support/electron-stand-in/register.mjs", import.meta.url).href;
  const place = temporaryFolder();
  const dataDirectory = join(place.path, "data");
  const env = { CARDWRIGHT_DATA: dataDirectory, CW_OTHER_INSTANCE: "1" };
  const app = startProcess(["--import", register, "out/main/index.js"], { env });
  expect(await app.ended()).toBe(0);
  expect(existsSync(dataDirectory)).toBe(false);
  place.remove();
});

import type * as ElectronModule from "electron";
import { _electron as electron, type ElectronApplication } from "playwright-core";
import { electronExecutable, noWindowReason } from "../../../electron/start/window.mjs";
import { isRequired } from "../chromium.mjs";
import { withoutTour } from "./app-data.js";
import { watchErrors } from "./browser.js";
import type { WindowApp, WindowAppOptions, WindowRecord } from "./in-window.js";
import { root, type AppProcess } from "./process.js";

/** Why the tests cannot run in the real Electron here; undefined where they can, or must (`CW_REQUIRE=electron`). */
export function whyNoElectron(): string | undefined {
  if (isRequired("electron")) return undefined;
  if (electronExecutable() === undefined) return "no executable (npx install-electron gets one)";
  return noWindowReason({ platform: process.platform, env: process.env, uid: process.getuid?.() });
}

/** What the main process keeps for the tests, in its own global. */
interface Kept {
  links: string[];
  dialogs: { kind: string; options: Record<string, unknown> }[];
  answers: string[];
}

/** The app in the real Electron, with its dialogs and its door for links watched from outside. */
export async function openInElectron(options: WindowAppOptions): Promise<WindowApp> {
  const executablePath = electronExecutable();
  if (executablePath === undefined) throw new Error("There is no Electron executable.");
  withoutTour(options.dataDirectory);
  const app = await electron.launch({
    executablePath,
    args: [root, ...(options.folder === undefined ? [] : [options.folder])],
    env: { ...(process.env as Record<string, string>), CARDWRIGHT_DATA: options.dataDirectory },
  });
  await watchMain(app);
  const page = await app.firstWindow();
  const errors = watchErrors(page);
  await page.waitForLoadState("load");
  const ended = new Promise<number | null>((done) => void app.process().once("close", done));
  return {
    page,
    errors,
    process: processOf(app, ended),
    dataDirectory: options.dataDirectory,
    clickMenu: (...labels) => app.evaluate(clickMenu, labels),
    menuLabels: (...labels) => app.evaluate(menuLabels, labels),
    answerDialog: (answer) =>
      app.evaluate((_electron, given) => {
        (globalThis as unknown as { kept: Kept }).kept.answers.push(given);
      }, answer),
    secondInstance: (data) =>
      app.evaluate(({ app: own }, given) => {
        own.emit("second-instance", {}, [], "", given);
      }, data),
    record: () => app.evaluate(readRecord),
    close: async () => {
      await app.evaluate(({ BrowserWindow }) => {
        for (const window of BrowserWindow.getAllWindows()) window.close();
      });
      return ended;
    },
    kill: async () => {
      app.process().kill("SIGKILL");
      await ended;
    },
  };
}

function processOf(app: ElectronApplication, ended: Promise<number | null>): AppProcess {
  return {
    child: app.process(),
    output: () => "",
    ended: () => ended,
    prints: () => Promise.reject(new Error("Electron's output is not read.")),
    signal: (name) => {
      app.process().kill(name);
      return ended;
    },
  };
}

type Electron = typeof ElectronModule;

/** Runs in the main process: dialogs are answered by the tests, links are noted instead of opened. */
async function watchMain(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ dialog, session, shell }) => {
    const kept: Kept = { links: [], dialogs: [], answers: [] };
    Object.assign(globalThis, { kept });
    shell.openExternal = (url) => Promise.resolve(void kept.links.push(url));
    Object.assign(dialog, {
      showOpenDialog: (_window: unknown, options: Record<string, unknown>) => {
        kept.dialogs.push({ kind: "open", options });
        const path = kept.answers.shift();
        return Promise.resolve({ canceled: path === undefined, filePaths: path === undefined ? [] : [path] });
      },
      showMessageBox: (_window: unknown, options: { buttons?: string[]; cancelId?: number }) => {
        kept.dialogs.push({ kind: "message", options: { ...options } });
        const button = options.buttons?.indexOf(kept.answers.shift() ?? "") ?? -1;
        return Promise.resolve({ response: button === -1 ? (options.cancelId ?? 0) : button });
      },
    });
    // Heard after the app; a path that is set takes the place of the dialog.
    session.defaultSession.on("will-download", (event, item) => {
      if (event.defaultPrevented) return;
      kept.dialogs.push({ kind: "save", options: { ...item.getSaveDialogOptions() } });
      const path = kept.answers.shift();
      if (path === undefined) event.preventDefault();
      else item.setSavePath(path);
    });
  });
}

function readRecord({ BrowserWindow, app }: Electron): WindowRecord {
  const { kept } = globalThis as unknown as { kept: Kept };
  const contents = BrowserWindow.getAllWindows()[0]?.webContents as unknown as {
    getLastWebPreferences?: () => Record<string, unknown>;
  };
  return {
    links: kept.links,
    dialogs: kept.dialogs,
    errorBoxes: [],
    switches: [],
    schemes: [],
    webPreferences: contents.getLastWebPreferences?.() ?? {},
    sandboxed: !app.commandLine.hasSwitch("no-sandbox"),
  };
}

function clickMenu({ Menu }: Electron, labels: readonly string[]): void {
  let items = Menu.getApplicationMenu()?.items ?? [];
  for (const [depth, label] of labels.entries()) {
    const found = items.find((item) => item.label.replace(/&(?!&)/g, "") === label);
    if (found === undefined) throw new Error(`No such menu item: ${labels.join(" > ")}`);
    if (depth === labels.length - 1) (found.click as () => void)();
    items = found.submenu?.items ?? [];
  }
}

function menuLabels({ Menu }: Electron, labels: readonly string[]): string[] {
  let items = Menu.getApplicationMenu()?.items ?? [];
  for (const label of labels) {
    items = items.find((item) => item.label.replace(/&(?!&)/g, "") === label)?.submenu?.items ?? [];
  }
  return items.map((item) => item.label);
}

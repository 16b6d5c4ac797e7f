import { chromium } from "playwright-core";
import { withoutTour } from "./app-data.js";
import { watchErrors } from "./browser.js";
import { startProcess, type AppProcess } from "./process.js";
import type { RunningApp } from "./running-app.js";

export interface WindowAppOptions {
  readonly dataDirectory: string;
  readonly folder?: string;
}

/** What the stand-in noted of the app's doings. */
export interface WindowRecord {
  readonly links: readonly string[];
  readonly errorBoxes: readonly string[];
  readonly dialogs: readonly { readonly kind: string; readonly options: Readonly<Record<string, unknown>> }[];
  readonly switches: readonly string[];
  readonly schemes: readonly string[];
  readonly webPreferences: Readonly<Record<string, unknown>>;
  readonly sandboxed: boolean;
}

export interface WindowApp extends RunningApp {
  readonly process: AppProcess;
  clickMenu(...labels: string[]): Promise<void>;
  menuLabels(...labels: string[]): Promise<readonly string[]>;
  /** The next dialog is answered so: a path for a folder dialog, the label of a button for a question. */
  answerDialog(answer: string): Promise<void>;
  secondInstance(data: unknown): Promise<void>;
  record(): Promise<WindowRecord>;
}

const register = new URL("../electron-stand-in/register.mjs", import.meta.url).href;

/** The built main and preload bundles, under plain Node with the stand-in for Electron. */
export async function openInWindow(options: WindowAppOptions): Promise<WindowApp> {
  withoutTour(options.dataDirectory);
  const app = startProcess(
    ["--import", register, "out/main/index.js", ...(options.folder === undefined ? [] : [options.folder])],
    { env: { CARDWRIGHT_DATA: options.dataDirectory }, withChannel: true },
  );
  const ask = askOver(app);
  const tell = async (name: string, ...args: unknown[]): Promise<void> => {
    await ask(name, ...args);
  };
  // Downloads stay with the stand-in, which answers for Electron.
  const browser = await chromium.connectOverCDP((await ask("endpoint")) as string, { noDefaults: true });
  const page = browser.contexts()[0]?.pages()[0];
  if (page === undefined) throw new Error("The window has no page.");
  const errors = watchErrors(page);
  await page.waitForURL(/^http:\/\/cardwright\.localhost\//);
  return {
    page,
    errors,
    process: app,
    dataDirectory: options.dataDirectory,
    clickMenu: (...labels) => tell("clickMenu", labels),
    menuLabels: async (...labels) => (await ask("menuLabels", labels)) as string[],
    answerDialog: (answer) => tell("answerDialog", answer),
    secondInstance: (data) => tell("secondInstance", data),
    record: async () => (await ask("record")) as WindowRecord,
    close: async () => {
      await ask("closeWindow");
      return app.ended();
    },
    kill: async () => {
      await app.signal("SIGKILL");
    },
  };
}

interface Reply {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

function askOver(app: AppProcess): (name: string, ...args: unknown[]) => Promise<unknown> {
  const waiting = new Map<number, (reply: Reply) => void>();
  let next = 0;
  app.child.on("message", (reply: Reply) => {
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return (name, ...args) =>
    new Promise((done, failed) => {
      const id = (next += 1);
      waiting.set(id, ({ value, error }) => (error === undefined ? done(value) : failed(new Error(error))));
      app.child.send({ id, name, args });
      void app.ended().then((code) => failed(new Error(`The app ended with ${code ?? "a signal"}:\n${app.output()}`)));
    });
}

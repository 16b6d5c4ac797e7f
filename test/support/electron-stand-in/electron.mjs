// @ts-check
// A stand-in for the `electron` module: enough of it to run the built main bundle under plain Node, with Chromium for the window.
import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { launch, toHttp, toScheme } from "./browser.mjs";
import { preloadScript } from "./page-side.mjs";

/** @typedef {(request: Request) => Promise<Response>} SchemeHandler */

const root = resolve(import.meta.dirname, "../../..");
/** Long enough for the first request of a window that nobody will see. */
const popupLifeMs = 5_000;
let ready = false;
/** @type {Awaited<ReturnType<typeof launch>> | undefined} */
let browser;
/** @type {Set<BrowserWindow>} */
const windows = new Set();

/** What the app did, for the tests to ask about. */
const record = {
  /** @type {string[]} */ links: [],
  /** @type {string[]} */ errorBoxes: [],
  /** @type {{ kind: string, options: unknown }[]} */ dialogs: [],
  /** @type {string[]} */ switches: [],
  /** @type {string[]} */ schemes: [],
  /** @type {object | undefined} */ webPreferences: undefined,
  sandboxed: false,
};
/** @type {unknown[]} */
const dialogAnswers = [];
/** @type {MenuItem[]} */
let menu = [];

/** @param {string} what */
function beforeReady(what) {
  if (ready) throw new Error(`${what} must be called before the app is ready.`);
}

/** @param {string} what */
function afterReady(what) {
  if (!ready) throw new Error(`${what} cannot be used before the app is ready.`);
}

class App extends EventEmitter {
  isPackaged = false;
  commandLine = { appendSwitch: (/** @type {string} */ name) => void record.switches.push(name) };
  #started = this.#start();

  async #start() {
    browser = await launch();
    ready = true;
    this.emit("ready");
  }

  whenReady = () => this.#started;
  setName = () => undefined;
  setPath = () => beforeReady("app.setPath");
  getVersion = () => JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")).version;
  requestSingleInstanceLock = () => process.env["CW_OTHER_INSTANCE"] === undefined;

  enableSandbox() {
    beforeReady("app.enableSandbox");
    record.sandboxed = true;
  }

  quit() {
    this.emit("before-quit", cancelable());
    for (const window of windows) window.close();
    if (windows.size === 0) void this.#started.then(() => this.exit(0));
  }

  /** @param {number} code */
  async exit(code) {
    this.emit("will-quit", cancelable());
    for (const window of windows) window.destroy();
    await browser?.close();
    process.exit(code);
  }
}

function cancelable() {
  const event = { defaultPrevented: false, preventDefault: () => void (event.defaultPrevented = true) };
  return event;
}

class WebContents extends EventEmitter {
  /** @type {(details: { url: string }) => { action: string }} */
  openHandler = () => ({ action: "allow" });
  /** @type {Promise<unknown>} */
  #sent = Promise.resolve();

  /** @param {Promise<import("playwright-core").Page>} page */
  constructor(page) {
    super();
    this.page = page;
  }

  /** @param {typeof this.openHandler} handler */
  setWindowOpenHandler(handler) {
    this.openHandler = handler;
  }

  /** @param {string} channel @param {unknown[]} args */
  send(channel, ...args) {
    const message = structuredClone({ channel, args });
    // One after the other: the order of events is a promise. A page that is just being loaded has no listeners, as in Electron.
    this.#sent = this.#sent.then(async () => (await this.page).evaluate(dispatch, message)).catch(() => undefined);
  }

  async reload() {
    await (await this.page).reload();
  }
}

/** Runs in the page. @param {{ channel: string, args: unknown[] }} message */
function dispatch({ channel, args }) {
  const page = /** @type {{ __standInDispatch?: (channel: string, args: unknown[]) => void }} */ (
    /** @type {unknown} */ (globalThis)
  );
  page.__standInDispatch?.(channel, args);
}

/** @typedef {{ width?: number, height?: number, webPreferences?: { preload?: string } }} WindowOptions */

class BrowserWindow extends EventEmitter {
  #destroyed = false;
  #maximized = false;
  #bounds;

  /** @param {WindowOptions} options */
  constructor(options = {}) {
    super();
    afterReady("BrowserWindow");
    record.webPreferences = { ...options.webPreferences };
    this.#bounds = { x: 0, y: 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.webContents = new WebContents(this.#openPage(options));
    windows.add(this);
    app.emit("web-contents-created", {}, this.webContents);
  }

  /** @param {WindowOptions} options */
  async #openPage({ webPreferences }) {
    if (browser === undefined) throw new Error("No browser");
    const { context } = browser;
    await context.exposeBinding("__standInInvoke", async ({ frame }, channel, args) => {
      const senderFrame = { url: toScheme(frame.url()), parent: frame.parentFrame() };
      return structuredClone(await ipcMain.handler(channel)({ senderFrame }, ...args));
    });
    if (webPreferences?.preload)
      await context.addInitScript(preloadScript(readFileSync(webPreferences.preload, "utf8")));
    await context.route("**/*", (route) => answer(route, this.webContents));
    // Chromium opens it before anybody can be asked; its first request is where the app's answer is heard.
    context.on("page", (popup) => setTimeout(() => void popup.close().catch(() => undefined), popupLifeMs));
    const page = context.pages()[0];
    if (page === undefined) throw new Error("The browser has no page");
    page.on("download", (download) => void offerDownload(download, page.url(), this.webContents));
    page.on("crash", () => this.webContents.emit("render-process-gone", {}, { reason: "crashed", exitCode: 1 }));
    return page;
  }

  /** @param {string} url */
  async loadURL(url) {
    await (await this.webContents.page).goto(toHttp(url));
    this.emit("ready-to-show");
  }

  close() {
    const event = cancelable();
    this.emit("close", event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy() {
    if (this.#destroyed) return;
    this.#destroyed = true;
    windows.delete(this);
    this.emit("closed");
    if (windows.size === 0) app.emit("window-all-closed");
  }

  show = () => undefined;
  focus = () => undefined;
  restore = () => undefined;
  isMinimized = () => false;
  isDestroyed = () => this.#destroyed;
  isMaximized = () => this.#maximized;
  maximize = () => void (this.#maximized = true);
  getNormalBounds = () => this.#bounds;
}

/**
 * Requests of the page: its own scheme goes to the app's handler, the rest first through the app's guards.
 *
 * @param {import("playwright-core").Route} route
 * @param {WebContents} contents
 */
async function answer(route, contents) {
  const url = toScheme(route.request().url());
  if (await isPopup(route.request(), contents)) {
    const { action } = contents.openHandler({ url });
    if (action !== "deny") throw new Error("The stand-in has one window only.");
    return route.abort("aborted");
  }
  if (route.request().isNavigationRequest()) {
    const event = Object.assign(cancelable(), { url });
    contents.emit("will-navigate", event);
    if (event.defaultPrevented) return route.abort("aborted");
  }
  if (browserSession.isCancelled(url)) return route.abort("blockedbyclient");
  const handler = protocol.handlers.get(new URL(url).protocol.replace(":", ""));
  if (handler === undefined) return route.abort("failed");
  const response = await handler(new Request(url, { method: route.request().method() }));
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

/**
 * @param {import("playwright-core").Request} request
 * @param {WebContents} contents
 */
async function isPopup(request, contents) {
  try {
    return request.frame().page() !== (await contents.page);
  } catch {
    // A page that is only just being opened has no frame to name yet; the first page has, for the app loads it itself.
    return request.isNavigationRequest();
  }
}

const protocol = {
  /** @type {Map<string, SchemeHandler>} */
  handlers: new Map(),
  /** @param {{ scheme: string }[]} schemes */
  registerSchemesAsPrivileged(schemes) {
    beforeReady("protocol.registerSchemesAsPrivileged");
    record.schemes.push(...schemes.map(({ scheme }) => scheme));
  },
  /** @param {string} scheme @param {SchemeHandler} handler */
  handle(scheme, handler) {
    afterReady("protocol.handle");
    if (protocol.handlers.has(scheme)) throw new Error(`Handler already registered for ${scheme}`);
    protocol.handlers.set(scheme, handler);
  },
};

/** @typedef {(event: object, ...args: unknown[]) => unknown} InvokeHandler */

const ipcMain = {
  /** @type {Map<string, InvokeHandler>} */
  handlers: new Map(),
  /** @param {string} channel @param {InvokeHandler} handler */
  handle(channel, handler) {
    if (ipcMain.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    ipcMain.handlers.set(channel, handler);
  },
  /** @param {string} channel */
  handler(channel) {
    const handler = ipcMain.handlers.get(channel);
    if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
    return handler;
  },
};

/** @typedef {(details: { url: string }, answer: (response: { cancel?: boolean }) => void) => void} RequestGuard */

const browserSession = Object.assign(new EventEmitter(), {
  /** @type {RequestGuard | undefined} */
  beforeRequest: undefined,
  setPermissionRequestHandler: () => afterReady("session"),
  setPermissionCheckHandler: () => afterReady("session"),
  setDevicePermissionHandler: () => afterReady("session"),
  webRequest: {
    /** @param {RequestGuard} handler */
    onBeforeRequest: (handler) => void (browserSession.beforeRequest = handler),
  },
  /** @param {string} url */
  isCancelled(url) {
    let cancelled = false;
    browserSession.beforeRequest?.({ url }, ({ cancel }) => (cancelled = cancel ?? false));
    return cancelled;
  },
});

/**
 * A download of the page: the app is asked first, then the person, as in Electron.
 *
 * @param {import("playwright-core").Download} download
 * @param {string} page
 * @param {WebContents} contents
 */
async function offerDownload(download, page, contents) {
  const event = cancelable();
  /** @type {unknown} */
  let options;
  const item = Object.assign(new EventEmitter(), {
    getURL: () => download.url().replace(/^(blob:)?(.*)$/, (_all, blob = "", url) => blob + toScheme(url)),
    getInitiatorOrigin: () => toScheme(new URL(page).origin),
    getFilename: () => download.suggestedFilename(),
    setSaveDialogOptions: (/** @type {unknown} */ given) => void (options = given),
  });
  browserSession.emit("will-download", event, item, contents);
  if (event.defaultPrevented) return download.cancel();
  record.dialogs.push({ kind: "save", options });
  const path = dialogAnswers.shift();
  if (path === undefined) await download.cancel();
  const save =
    path === undefined ? Promise.resolve("cancelled") : download.saveAs(String(path)).then(() => "completed");
  item.emit("done", {}, await save.catch(() => "interrupted"));
}

const session = { defaultSession: browserSession };

const dialog = {
  /** @param {unknown} _window @param {unknown} options */
  showOpenDialog(_window, options) {
    record.dialogs.push({ kind: "open", options });
    const path = dialogAnswers.shift();
    return Promise.resolve(
      path === undefined ? { canceled: true, filePaths: [] } : { canceled: false, filePaths: [path] },
    );
  },
  /** @param {unknown} _window @param {{ buttons?: string[], cancelId?: number }} options */
  showMessageBox(_window, options) {
    record.dialogs.push({ kind: "message", options });
    const button = options.buttons?.indexOf(String(dialogAnswers.shift())) ?? -1;
    return Promise.resolve({ response: button === -1 ? (options.cancelId ?? 0) : button });
  },
  /** @param {string} title @param {string} content */
  showErrorBox(title, content) {
    record.errorBoxes.push(`${title}: ${content}`);
    console.error(`${title}: ${content}`);
  },
};

/** @typedef {{ label?: string, role?: string, enabled?: boolean, click?: () => void, submenu?: MenuItem[] }} MenuItem */

const Menu = {
  /** @param {MenuItem[]} template */
  buildFromTemplate: (template) => template,
  /** @param {MenuItem[]} built */
  setApplicationMenu(built) {
    menu = built;
  },
};

/** @param {MenuItem[]} items @param {string[]} labels @returns {MenuItem | undefined} */
function menuItem(items, [label, ...rest]) {
  const found = items.find((item) => item.label?.replace(/&(?!&)/g, "") === label);
  return rest.length === 0 ? found : menuItem(found?.submenu ?? [], rest);
}

/** What the tests may ask over the channel to their process. @type {Record<string, (...args: any[]) => unknown>} */
const controls = {
  endpoint: async () => {
    await app.whenReady();
    return browser?.endpoint;
  },
  record: () => record,
  answerDialog: (/** @type {unknown} */ value) => dialogAnswers.push(value),
  clickMenu: (/** @type {string[]} */ labels) => {
    const item = menuItem(menu, labels);
    if (item?.click === undefined) throw new Error(`No such menu item: ${labels.join(" > ")}`);
    item.click();
  },
  menuLabels: (/** @type {string[]} */ labels) =>
    (menuItem(menu, labels)?.submenu ?? []).map((item) => item.label ?? item.role),
  secondInstance: (/** @type {unknown} */ data) => app.emit("second-instance", {}, [], "", data),
  closeWindow: () => [...windows].forEach((window) => window.close()),
};

process.on("message", async (/** @type {{ id: number, name: string, args: unknown[] }} */ { id, name, args }) => {
  try {
    process.send?.({ id, value: (await controls[name]?.(...args)) ?? null });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
// The tests going away must not leave a browser behind.
process.on("disconnect", () => void app.exit(1));

const app = new App();
const nativeTheme = { shouldUseDarkColors: false };
const screen = {
  getAllDisplays() {
    afterReady("screen");
    return [{ workArea: { x: 0, y: 0, width: 1920, height: 1040 } }];
  },
};
const shell = { openExternal: async (/** @type {string} */ url) => void record.links.push(url) };

export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, protocol, screen, session, shell };

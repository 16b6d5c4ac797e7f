import { app, ipcMain, Menu, protocol, session as browserSession, shell, type BrowserWindow } from "electron";
import { join } from "node:path";
import { z } from "zod";
import type { OutwardLink } from "../../shared/base/index.js";
import { channels, type BridgeEvents, type EventName, type KnownFolders } from "../../shared/bridge/index.js";
import { findSamples } from "../bridge/index.js";
import { defaultDataDirectory, JsonFile, Log, logLevelFrom, nodeDisk, systemClock } from "../files/index.js";
import { startSession, type SessionHandle } from "../session/index.js";
import { folderFromArguments } from "./arguments.js";
import { closeAfterSaving, within } from "./closing.js";
import { endAfterFailure, recoverPage } from "./crashes.js";
import {
  askToReload,
  chooseFolder,
  confirmClosing,
  confirmLeaving,
  confirmLink,
  tellFailure,
  tellTheEnd,
} from "./dialogs.js";
import { askWhereToSave } from "./downloads.js";
import { closeOff, confinePages } from "./hardening.js";
import { answerCalls } from "./ipc.js";
import { linkDoor } from "./links.js";
import { menuTemplate } from "./menu.js";
import { openNamed, openFolder } from "./named-folder.js";
import { answerPageRequest, pageScheme } from "./page.js";
import { firstWindowState, windowStateSchema } from "./window-state.js";
import { askedFolders, type AskedFolders } from "./open-file.js";
import { createWindow, showPage } from "./window.js";

const closingLimitMs = 10_000;
const secondStart = z.strictObject({ folder: z.string().nullable() });

/** Starts the app of the folder that holds `out/` and `tabula/`: one process, one window, one session. */
export function startApp(appDirectory: string): void {
  const dataDirectory = defaultDataDirectory(process.env, process.platform);
  const folder = folderFromArguments(process.argv, app.isPackaged, process.cwd());
  app.setName("Cardwright");
  app.setPath("userData", join(dataDirectory, "window"));
  if (!app.requestSingleInstanceLock({ folder: folder ?? null })) {
    app.quit();
    return;
  }
  protocol.registerSchemesAsPrivileged([
    {
      scheme: pageScheme,
      // Without its code cache the page's scripts would be compiled at every start: megabytes of them.
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
  app.enableSandbox();
  app.commandLine.appendSwitch("disable-background-networking");
  const asked = askedFolders(app);
  let window: BrowserWindow | undefined;
  const confirm = async (link: OutwardLink): Promise<boolean> => window !== undefined && confirmLink(window, link);
  confinePages(app, linkDoor(shell, confirm));
  app.on("window-all-closed", () => app.quit());
  void app.whenReady().then(() => run({ appDirectory, dataDirectory, folder, asked, made: (made) => (window = made) }));
}

interface Places {
  readonly appDirectory: string;
  readonly dataDirectory: string;
  /** The one that the command line names. */
  readonly folder: string | undefined;
  readonly asked: AskedFolders;
  /** Told of the window once there is one. */
  readonly made: (window: BrowserWindow) => void;
}

async function run({ appDirectory, dataDirectory, folder, asked, made }: Places): Promise<void> {
  const log = new Log(join(dataDirectory, "logs"), systemClock, logLevelFrom(process.env["CARDWRIGHT_LOG"]));
  let end = (): Promise<unknown> => Promise.resolve();
  endAfterFailure(process, {
    log: (message) => log.write("error", "main", message),
    tell: tellTheEnd,
    end: () => within(closingLimitMs, end()).finally(() => app.exit(1)),
  });
  const samples = findSamples(appDirectory);
  const pages = join(appDirectory, "out/renderer");
  protocol.handle(pageScheme, (request) => answerPageRequest(pages, request));
  closeOff(browserSession.defaultSession);

  const cards = startSession({
    dataDirectory,
    roots: [],
    samples,
    host: { kind: "electron", version: app.getVersion(), platform: process.platform, nativeFolderDialog: true },
  });
  end = () => cards.close();
  const places = new JsonFile(
    nodeDisk,
    systemClock,
    join(dataDirectory, "window.json"),
    windowStateSchema,
    firstWindowState,
  );
  const window = await createWindow(join(appDirectory, "out/preload/index.cjs"), places);
  made(window);
  askWhereToSave(browserSession.defaultSession, (message) => void tellFailure(window, message));
  const tell = async (message: string): Promise<void> => {
    if (!window.isDestroyed()) await tellFailure(window, message);
  };
  const open = (path: string): Promise<void> =>
    openNamed(cards, path, {
      tell,
      confirm: async (left) => !window.isDestroyed() && (await confirmLeaving(window, left)),
    });

  answerCalls(ipcMain, cards, { chooseFolder: () => chooseFolder(window) });
  cards.subscribe(<Name extends EventName>(event: Name, payload: BridgeEvents[Name]) => send(window, event, payload));
  keepMenu(window, cards, open);
  closeAfterSaving(window, cards, {
    confirm: (left) => confirmClosing(window, left),
    limitMs: closingLimitMs,
  });
  recoverPage(window, {
    log: (message) => log.write("error", "window", message),
    now: () => Date.now(),
    ask: (message, action) => askToReload(window, message, action),
  });
  app.on("second-instance", (_event, _args, _directory, data) => {
    if (window.isMinimized()) window.restore();
    window.focus();
    const named = secondStart.safeParse(data).data?.folder;
    if (named) void open(named);
  });
  app.on("child-process-gone", (_event, { type, reason }) =>
    log.write("error", "window", `${type} is gone: ${reason}.`),
  );

  const first = asked.first() ?? folder;
  asked.follow((path) => void open(path));
  const openFirst = async (): Promise<void> => {
    if (first !== undefined) await open(first);
    else if (samples[0] !== undefined) await openFolder(cards, samples[0].path, tell);
  };
  await Promise.all([openFirst(), showPage(window)]);
}

function send<Name extends EventName>(window: BrowserWindow, event: Name, payload: BridgeEvents[Name]): void {
  if (!window.isDestroyed()) window.webContents.send(channels.event, event, payload);
}

/** Shows the menu, and rebuilds it whenever another folder becomes the most recent one. */
function keepMenu(window: BrowserWindow, cards: SessionHandle, open: (path: string) => Promise<void>): void {
  let root: string | undefined;
  const show = async (): Promise<void> => {
    const known = await cards.call("folders/known", {});
    const recent = known.ok ? (known.value as KnownFolders).recent : [];
    const actions = {
      command: (command: string) => send(window, "command", { command }),
      openFolder: (path: string) => void open(path),
    };
    Menu.setApplicationMenu(
      Menu.buildFromTemplate(menuTemplate(actions, recent, { platform: process.platform, isPackaged: app.isPackaged })),
    );
  };
  cards.subscribe((event, payload) => {
    if (event !== "workspace/changed" || !("workspace" in payload) || payload.workspace?.root === root) return;
    root = payload.workspace?.root;
    void show();
  });
  void show();
}

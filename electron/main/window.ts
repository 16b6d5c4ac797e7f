import { app, BrowserWindow, nativeTheme, screen } from "electron";
import type { JsonFile } from "../files/index.js";
import { pageUrl } from "./page.js";
import { fitToScreens, type WindowState } from "./window-state.js";

const smallest = { minWidth: 720, minHeight: 480 };

/** Colours of the page before its first paint, so that a dark start does not flash. */
const background = { light: "#f6f5f1", dark: "#16181d" };

/** The one window, still hidden, where it was last; its page will have no more rights than a web page. */
export async function createWindow(preload: string, places: JsonFile<WindowState>): Promise<BrowserWindow> {
  const screens = screen.getAllDisplays().map((display) => display.workArea);
  const { place, width, height, maximized } = fitToScreens(await places.read(), screens);
  const window = new BrowserWindow({
    ...place,
    width,
    height,
    ...smallest,
    show: false,
    title: "Cardwright",
    backgroundColor: nativeTheme.shouldUseDarkColors ? background.dark : background.light,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      devTools: !app.isPackaged,
      navigateOnDragDrop: false,
      // Its dictionaries would come from the network.
      spellcheck: false,
    },
  });
  window.once("ready-to-show", () => {
    if (maximized) window.maximize();
    window.show();
  });
  window.on("close", () => {
    const { x, y, width, height } = window.getNormalBounds();
    const state = { place: { x, y }, width, height, maximized: window.isMaximized() };
    // A place that cannot be kept is no reason to hold up the person who closes the window.
    void places.write(state).catch(() => undefined);
  });
  return window;
}

/** Loads the page; the window shows itself once there is something to see. */
export const showPage = (window: BrowserWindow): Promise<void> => window.loadURL(pageUrl);

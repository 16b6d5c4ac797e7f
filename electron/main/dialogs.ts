import { dialog, type BrowserWindow } from "electron";
import type { OutwardLink } from "../../shared/base/index.js";
import type { Flushed } from "../../shared/bridge/index.js";
import { endOfWhatIfs, whatBecomesOf } from "../session/index.js";

/** The person's folder, asked for in a dialog of the system; null where it was cancelled. */
export async function chooseFolder(window: BrowserWindow): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: "Open a folder of cards",
    properties: ["openDirectory", "createDirectory"],
  });
  return canceled ? null : (filePaths[0] ?? null);
}

/** Asks a question with two answers; the harmless one is the default. */
async function ask(
  window: BrowserWindow,
  message: string,
  detail: string,
  action: string,
  otherwise: string,
  type: "warning" | "question" = "warning",
) {
  const { response } = await dialog.showMessageBox(window, {
    type,
    title: "Cardwright",
    message,
    detail,
    buttons: [otherwise, action],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}

/** What ends or waits: changes that are not on disk, or what-ifs, which are in memory only. */
const notOnDisk = ({ unsaved, whatIfs = 0 }: Flushed): string =>
  unsaved === 0 ? endOfWhatIfs(whatIfs) : `${unsaved === 1 ? "1 change is" : `${unsaved} changes are`} not on disk.`;

const detailOf = (left: Flushed | null): string => {
  if (left?.unsaved === 0) return "Keep a what-if to put its edits into the files.";
  const whatIfs = left?.whatIfs === undefined ? [] : [endOfWhatIfs(left.whatIfs)];
  return [whatBecomesOf(left), ...whatIfs].join(" ");
};

export function confirmClosing(window: BrowserWindow, left: Flushed | null): Promise<boolean> {
  const message = left === null ? "The disk has not finished saving." : notOnDisk(left);
  return ask(window, message, detailOf(left), "Close Anyway", "Keep Open");
}

/** Asks before another folder is opened although edits of the one that is open are lost by it. */
export const confirmLeaving = (window: BrowserWindow, left: Flushed): Promise<boolean> =>
  ask(window, notOnDisk(left), detailOf(left), "Leave Anyway", "Stay Here");

export function askToReload(window: BrowserWindow, message: string, action: string): Promise<boolean> {
  return ask(window, message, "", action, "Wait");
}

/** Asks before a link leads out of the app. */
export function confirmLink(window: BrowserWindow, { host, address }: OutwardLink): Promise<boolean> {
  const message = `Open a page on ${host} in your browser?`;
  return ask(window, message, address, "Open in Browser", "Cancel", "question");
}

export async function tellFailure(window: BrowserWindow, message: string): Promise<void> {
  await dialog.showMessageBox(window, { type: "error", title: "Cardwright", message, buttons: ["OK"], noLink: true });
}

/** Says at any time, even before there is a window, why the app ends. */
export const tellTheEnd = (message: string): void =>
  dialog.showErrorBox(
    "Cardwright has to close",
    `${message}\n\nWhat is not on disk is kept and offered at the next start.`,
  );

import type { DownloadItem, Session } from "electron";
import { extname } from "node:path";
import { isOwnPage } from "./page.js";

/** What files the page makes are called in the dialog of the system, by their ending. */
const kinds: Readonly<Record<string, string>> = { ".csv": "Comma-separated values", ".json": "JSON" };

/** Our own page may hand over what it made itself, and nothing that comes from elsewhere. */
const isOwn = (item: DownloadItem): boolean =>
  isOwnPage(item.getInitiatorOrigin()) && item.getURL().startsWith("blob:");

/**
 * Lets the person say in a dialog of the system where a file of the page goes; every other download is prevented.
 *
 * @param failed called with a message when a file could not be written
 */
export function askWhereToSave(session: Pick<Session, "on">, failed: (message: string) => void): void {
  session.on("will-download", (event, item) => {
    if (!isOwn(item)) {
      event.preventDefault();
      return;
    }
    const name = item.getFilename();
    const ending = extname(name);
    const kind = kinds[ending];
    item.setSaveDialogOptions({
      // The system's own title would be the address of the data.
      title: `Save ${name}`,
      filters: [
        ...(kind === undefined ? [] : [{ name: kind, extensions: [ending.slice(1)] }]),
        { name: "All files", extensions: ["*"] },
      ],
    });
    item.once("done", (_event, state) => {
      if (state === "interrupted") failed(`${name} could not be saved.`);
    });
  });
}

import { forSpreadsheets, guardedMessage } from "../../shared/formats/index.js";
import { offerHere, say } from "../state/index.js";
import { texts } from "./texts.js";

/** Hands a text to the person as a file, wherever the browser puts downloads. */
export const download = (fileName: string, text: string, type: string): void =>
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));

/** As `download`, for what is not a text. */
export function downloadBlob(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/**
 * Hands CSV to the person as a file that no spreadsheet finds a formula in, and says so where cells were guarded against that.
 * What can be imported again comes with the command that exports its cells as they are.
 */
export function downloadCsv(fileName: string, csv: string, rawCommand?: string): void {
  const safe = forSpreadsheets(csv);
  if (!safe.ok) {
    say("error", safe.error.message);
    return;
  }
  const { text, guarded } = safe.value;
  download(fileName, text, "text/csv");
  if (guarded === 0) return;
  const message = `${fileName}: ${guardedMessage(guarded)}`;
  const hint = texts.importRemovesIt;
  if (rawCommand === undefined) say("info", message);
  else offerHere(`${message} ${hint}`, { command: rawCommand, title: texts.exportAsTheyAre });
}

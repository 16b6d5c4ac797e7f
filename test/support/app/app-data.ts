import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import type { RunningApp } from "./running-app.js";

/** What the files of a folder hold, with all below it. One that is replaced meanwhile is left out. */
function textsIn(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      try {
        return readFileSync(join(entry.parentPath, entry.name), "utf8");
      } catch {
        return "";
      }
    })
    .join("\n");
}

/** Waits until the app keeps a text in its app-data folder: in the journal, or in what it remembers of the view. */
export const expectKept = ({ dataDirectory }: RunningApp, text: string | RegExp): Promise<void> =>
  expect.poll(() => textsIn(dataDirectory)).toMatch(text);

/** Makes an app-data folder that of somebody who has seen the tour of the app, unless something is remembered there already. */
export function withoutTour(dataDirectory: string): void {
  const view = join(dataDirectory, "view.json");
  if (existsSync(dataDirectory) && !existsSync(view)) writeFileSync(view, '{"tour":"seen"}\n');
}

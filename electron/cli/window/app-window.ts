import { access } from "node:fs/promises";
import { basename, join } from "node:path";
import { failed, type Result } from "../../../shared/base/index.js";
import type { VisitOutcome } from "../../../shared/bridge/index.js";
import { makeScratchFolder, type ScratchFolder } from "../../files/index.js";
import { browse, forgetOuterRepository } from "../../git/index.js";
import { startVisit, type Visit, type VisitEnd } from "../../web/index.js";
import type { Output } from "../output.js";
import { stopSignal } from "./stop-signal.js";

/** What is shown, and to which end. */
export interface Shown {
  readonly purpose: "compare" | "merge";
  readonly readOnly?: string;
  /** Puts what is to be shown into the folder, which is empty. */
  readonly fill: (folder: Pick<ScratchFolder, "path" | "write">) => Promise<Result<unknown>>;
  /** What comes of it, asked for while all is still there. */
  readonly end: (visit: Visit, cards: string, how: VisitEnd | "signal") => Promise<Result<VisitOutcome>>;
}

/** Sheets have names that end in .toml, whatever git calls the file. */
export const sheetName = (path: string): string => `${basename(path).replace(/\.toml$/iu, "")}.toml`;

/** Beside the program, where it is built or installed. */
const pageFolder = join(import.meta.dirname, "../renderer");
const dataName = "data";
const cardsName = "cards";

const noPage = {
  code: "cli/no-page",
  message: "The page of the app is not there, so that --window cannot show anything.",
  suggestion: "leave out --window, or install Cardwright as a package",
};

/**
 * Shows files in the app, in a browser of this machine, until the person has left its page or asks in the terminal to end. What is
 * shown is a copy: the folder that the files come from may be open in another Cardwright.
 */
export async function showInApp(output: Output, shown: Shown): Promise<Result<VisitOutcome>> {
  if (!(await isThere(join(pageFolder, "index.html")))) return failed(noPage);
  forgetOuterRepository(process.env);
  const scratch = await makeScratchFolder();
  if (!scratch.ok) return scratch;
  const stopped = stopSignal(() => scratch.value.removeNow());
  try {
    return await showFolder(output, shown, scratch.value, stopped.signalled);
  } finally {
    stopped.forget();
    await scratch.value.remove();
  }
}

async function showFolder(
  output: Output,
  { purpose, readOnly, fill, end }: Shown,
  scratch: ScratchFolder,
  signalled: Promise<"signal">,
): Promise<Result<VisitOutcome>> {
  const folder = join(scratch.path, cardsName);
  const filled = await fill({ path: folder, write: (name, text) => scratch.write(join(cardsName, name), text) });
  if (!filled.ok) return filled;
  const started = await startVisit({
    ...{ rootDirectory: pageFolder, folder, dataDirectory: join(scratch.path, dataName), purpose },
    ...(readOnly !== undefined && { readOnly }),
  });
  if (!started.ok) return started;
  const visit = started.value;
  let outcome: VisitOutcome = "left";
  try {
    invite(output, visit.url);
    const ended = await end(visit, folder, await Promise.race([visit.left, signalled]));
    if (ended.ok) outcome = ended.value;
    return ended;
  } finally {
    await visit.close(outcome);
  }
}

function invite(output: Output, url: string): void {
  output.remark(`Cardwright: ${url}`);
  output.remark(
    "Open this address in a browser on this machine if none comes up. Git goes on once you finish there or close the page; " +
      "Ctrl+C here ends git too.",
  );
  if (!hasScreen()) return;
  void browse(url).then((opened) => {
    if (!opened.ok) output.remark(`No browser was opened: ${opened.error.message}`);
  });
}

/** Text browsers cannot show the app, and take the terminal: git starts those where there is no screen. */
const hasScreen = (): boolean =>
  process.platform === "darwin" ||
  process.platform === "win32" ||
  [process.env["DISPLAY"], process.env["WAYLAND_DISPLAY"]].some((screen) => screen !== undefined && screen !== "");

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

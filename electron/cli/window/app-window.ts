import { access } from "node:fs/promises";
import { join } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { makeScratchFolder, type ScratchFolder } from "../../files/index.js";
import { browse, forgetOuterRepository } from "../../git/index.js";
import { startVisit, type Visit } from "../../web/index.js";
import type { Output } from "../output.js";

/** What is shown, and to which end. */
export interface Shown {
  /** What the page does first, by the id of a command. */
  readonly command: string;
  readonly readOnly?: string;
  /** Puts what is to be shown into the folder, which is empty. */
  readonly fill: (folder: ScratchFolder) => Promise<Result<unknown>>;
  readonly called?: (visit: Visit, name: string, answer: Result<unknown>) => void;
}

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
 *
 * @param end what comes of it, asked for while all is still there
 */
export async function showInApp<Outcome>(
  output: Output,
  { command, readOnly, fill, called }: Shown,
  end: (visit: Visit, cards: string) => Promise<Outcome>,
): Promise<Result<Outcome>> {
  if (!(await isThere(join(pageFolder, "index.html")))) return failed(noPage);
  forgetOuterRepository(process.env);
  const scratch = await makeScratchFolder();
  const stopped = stopSignal();
  let visit: Visit | undefined;
  try {
    const folder = join(scratch.path, cardsName);
    const write = (name: string, text: string): Promise<void> => scratch.write(join(cardsName, name), text);
    const filled = await fill({ ...scratch, path: folder, write });
    if (!filled.ok) return filled;
    const started = await startVisit({
      ...{ rootDirectory: pageFolder, folder, dataDirectory: join(scratch.path, dataName), command },
      ...(readOnly !== undefined && { readOnly }),
      called: (name, answer) => visit && called?.(visit, name, answer),
    });
    if (!started.ok) return started;
    visit = started.value;
    output.remark(`Cardwright: ${visit.url}`);
    output.remark(
      "Open this address in a browser on this machine if none comes up. Close its page, or press Ctrl+C, to go on.",
    );
    if (hasScreen()) {
      void browse(visit.url).then((opened) => {
        if (!opened.ok) output.remark(`No browser was opened: ${opened.error.message}`);
      });
    }
    await Promise.race([visit.left, stopped.signalled]);
    return ok(await end(visit, folder));
  } finally {
    await visit?.close();
    stopped.forget();
    await scratch.remove();
  }
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

/** Settles once the terminal asks to end. A second signal ends the program as it would without this. */
function stopSignal(): { readonly signalled: Promise<void>; readonly forget: () => void } {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  let stop: () => void = () => undefined;
  const signalled = new Promise<void>((resolve) => {
    stop = resolve;
  });
  for (const signal of signals) process.once(signal, stop);
  return {
    signalled,
    forget: () => {
      for (const signal of signals) process.off(signal, stop);
    },
  };
}

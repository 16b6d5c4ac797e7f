import { dirname, join } from "node:path";
import { settingsFile } from "../../shared/validate/index.js";
import { placeFault } from "../files/index.js";
import { stackOf, type FolderReader } from "./folder-reader.js";
import { noticeOf, type Holdings, type WorkspaceSetup } from "./holdings.js";
import type { RunnerPorts } from "./runner.js";

/** What the effects of an open workspace need beside its setup. */
export interface PortsHost {
  readonly setup: WorkspaceSetup;
  readonly holdings: Holdings;
  /** The folder, an absolute path. */
  readonly root: string;
  readonly reader: FolderReader;
  /** Whether a what-if is on screen. */
  readonly showsWhatIf: () => boolean;
  /** A file is to be read again. */
  readonly touched: (file: string) => void;
}

/** The disk, the journal, the clock and the page, as the effects of the workspace core use them. */
export function runnerPorts({ setup, holdings, root, reader, showsWhatIf, touched }: PortsHost): RunnerPorts {
  const { store, journal, historyFile, places } = holdings;
  const { disk, clock, log } = setup;
  // What a page shows is of one workspace at a time; notices concern the person in any case.
  const publish: RunnerPorts["publish"] = (event) => {
    if (event.name === "notice" || !showsWhatIf()) setup.publish(event);
  };
  const journalled = (work: Promise<void> | undefined) =>
    work?.then(
      () => undefined,
      (error: unknown) => placeFault(places.journal, error),
    );
  return {
    read: (file) => reader.read(file),
    readUnless: (file, unless) => reader.readUnless(file, unless),
    write: async (file, document, expected) => {
      // A folder that cannot be made makes the write itself fail.
      if (file === settingsFile) await disk.makeFolder(join(root, dirname(file))).catch(() => undefined);
      return store.write(file, [...document.chunks], expected);
    },
    remove: (file, expected) => store.remove(file, expected),
    journal: async (records) => journalled(journal?.append(records)),
    journalDone: async (ids) => journalled(journal?.done(ids)),
    history: (change) => {
      historyFile?.append(change).catch((error: unknown) => {
        log.write("warn", "cw.history", `A step of the undo history was not kept: ${String(error)}`);
      });
    },
    after: (ms, action) => clock.after(ms, action),
    publish,
    broken: ({ kind }, error) => {
      const file = reader.brokeAt;
      if (kind === "read" && file !== undefined && reader.blame(error)) {
        touched(file);
        return;
      }
      log.write("error", "cw.session", `Input ${kind} failed: ${String(error)}`, { stack: stackOf(error) });
      publish(noticeOf(clock, "error", "Something went wrong inside Cardwright. Unsaved edits are in the journal."));
    },
  };
}

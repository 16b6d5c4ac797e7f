import { basename } from "node:path";
import type { Fault } from "../../shared/base/index.js";
import type { WhatIfsView } from "../../shared/bridge/index.js";
import type { JournalRecord, Notice, PublishedEvent, SavedHistory } from "../../shared/workspace/index.js";
import {
  bringMovedEdits,
  bringMovedFile,
  FileStore,
  openHistory,
  finishOverwrites,
  openJournal,
  ownThread,
  ownWriteFault,
  placeFault,
  removeOrphans,
  takeLock,
  workspacePlaces,
  writeLocksFolder,
  WriteLocks,
  type Clock,
  type Disk,
  type HistoryFile,
  type Journal,
  type LockOutcome,
  type Log,
  type OpenedJournal,
  type Rescued,
  type StrandedJournal,
  type WorkspacePlaces,
} from "../files/index.js";
import type { WorkNote } from "./work-note.js";

export interface WorkspaceSetup {
  readonly disk: Disk;
  readonly clock: Clock;
  readonly log: Log;
  readonly dataDirectory: string;
  /** Absolute and free of links: a folder, or the one file of it that is opened. */
  readonly path: string;
  /** Names this session among those of the process, for the lock. */
  readonly owner: string;
  readonly polling: boolean;
  /** Why nothing can be changed, whoever else has the folder open. */
  readonly readOnly?: string | undefined;
  /** Why files are not read, by their absolute paths; grows and shrinks. */
  readonly setAside: Map<string, string>;
  readonly note: (note: WorkNote | null) => void;
  readonly wantedAgain: (path: string) => void;
  readonly publish: (event: PublishedEvent) => void;
  /** A generated file of the folder changed, or may have. */
  readonly artifactTouched: () => void;
  /** What-ifs came, went or changed, or another one is on screen. */
  readonly whatIfsChanged: (view: WhatIfsView) => void;
}

type StoreSetup = Omit<WorkspaceSetup, "artifactTouched" | "whatIfsChanged">;

/** What an open workspace holds outside of the workspace core. Without the lock it is read-only and keeps no journal. */
export interface Holdings {
  readonly places: WorkspacePlaces;
  readonly store: FileStore;
  readonly locks: WriteLocks;
  readonly journal: Journal | undefined;
  /** What an earlier run left unfinished. */
  readonly records: readonly JournalRecord[];
  /** Where undo steps are kept over a restart. */
  readonly historyFile: HistoryFile | undefined;
  /** The undo history of the last run. */
  readonly history: SavedHistory | undefined;
  readonly readOnly: string | undefined;
  /** Why there is no journal although the workspace can be edited. */
  readonly unprotected: string | undefined;
  readonly release: () => Promise<void>;
}

/** A notice that does not come from the workspace core. */
export const noticeOf = (
  clock: Clock,
  severity: Notice["severity"],
  message: string,
  file?: string,
): PublishedEvent => ({
  name: "notice",
  payload: { id: `s${clock.unique()}`, severity, message, ...(file === undefined ? {} : { file }) },
});

/**
 * Takes the lock and, with it, the journal; finishes or undoes writes that a crash interrupted. Where the app-data folder does not serve for it,
 * the workspace goes without them, and says so.
 */
export async function acquireHoldings(setup: WorkspaceSetup, root: string, only?: string): Promise<Holdings> {
  const { disk, clock } = setup;
  const places = workspacePlaces(setup.dataDirectory, root);
  const { backups, overwrites } = places;
  const rescued = (rescue: Rescued): void => tellRescue(setup, rescue);
  const overrun = (file: string): void => tellOverrun(setup, file);
  const waiting = (file: string, error: unknown): void => tellWaiting(setup, file, backups, error);
  const lock = setup.readOnly === undefined ? await lockIn(setup, places) : ({ kind: "unwanted" } as const);
  const isOurs = "kind" in lock && lock.kind === "taken";
  const locks = writeLocksOf(setup, isOurs ? places.holder : undefined);
  const store = new FileStore({ disk, clock, root, locks, backups, overwrites, rescued, waiting, overrun });
  const bare = {
    places,
    store,
    locks,
    journal: undefined,
    records: [],
    historyFile: undefined,
    history: undefined,
    readOnly: undefined,
    release: nothingToRelease,
  };
  if ("kind" in lock && lock.kind === "unwanted") return { ...bare, readOnly: setup.readOnly, unprotected: undefined };
  if (!("kind" in lock)) return { ...bare, unprotected: lock.message };
  if (lock.kind === "held") {
    const readOnly = `Another Cardwright (${lock.holder}) has this folder open; it is read-only here.`;
    return { ...bare, readOnly, unprotected: undefined };
  }
  const { release } = lock;
  await finishInterruptedWrites(setup, root, places, locks).catch((error: unknown) =>
    setup.log.write("warn", "cw.files", String(error)),
  );
  try {
    const { journal, records } = await journalIn(setup, places.journal);
    const moved = await movedRecords(setup, root, places, journal);
    for (const path of [(each: WorkspacePlaces) => each.history(only), (each: WorkspacePlaces) => each.view]) {
      await bringMovedFile({ ...setup, root, places }, path).catch((error: unknown) =>
        setup.log.write("warn", "cw.history", `What was kept of former places was not looked at: ${String(error)}`),
      );
    }
    const kept = await historyIn(setup, places.history(only));
    return { ...bare, ...kept, journal, records: [...moved, ...records], unprotected: undefined, release };
  } catch (error) {
    return { ...bare, unprotected: placeFault(places.journal, error).message, release };
  }
}

/** A save that another program keeps waiting for longer is tried again later; its edits are unsaved until then. In ms. */
const writePatienceMs = 5_000;

/** The store of another folder than the open one, into which files are exported for as long as `use` runs. */
export async function withFolderStore<Value>(
  setup: StoreSetup,
  root: string,
  use: (store: FileStore) => Promise<Value>,
): Promise<Value> {
  const { disk, clock } = setup;
  const { backups, overwrites } = workspacePlaces(setup.dataDirectory, root);
  for (const folder of [backups, overwrites]) await disk.makeFolder(folder).catch(() => undefined);
  const rescued = (rescue: Rescued): void => tellRescue(setup, rescue);
  const overrun = (file: string): void => tellOverrun(setup, file);
  const waiting = (file: string, error: unknown): void => tellWaiting(setup, file, backups, error);
  const locks = writeLocksOf(setup, undefined);
  const store = new FileStore({ disk, clock, root, locks, backups, overwrites, rescued, waiting, overrun });
  try {
    return await use(store);
  } finally {
    await store.close();
    await locks.close();
  }
}

/** The locks that keep saves of the app and edits of the command line from replacing each other. */
function writeLocksOf(
  { disk, clock, log, dataDirectory, owner }: StoreSetup,
  holderFile: string | undefined,
): WriteLocks {
  return new WriteLocks({
    disk,
    clock,
    folder: writeLocksFolder(dataDirectory),
    identity: ownThread(owner, "the Cardwright app"),
    holderFile,
    patienceMs: writePatienceMs,
    waiting: (target, holder) => log.write("info", "cw.files", `${basename(target)} is being written by ${holder}`),
    unavailable: (error) => log.write("warn", "cw.files", `Saved without a lock: ${ownWriteFault(error).message}`),
  });
}

const nothingToRelease = (): Promise<void> => Promise.resolve();

async function lockIn({ disk, clock, owner }: WorkspaceSetup, places: WorkspacePlaces): Promise<LockOutcome | Fault> {
  try {
    for (const folder of [places.backups, places.overwrites]) await disk.makeFolder(folder);
    return await takeLock(disk, clock, places.lock, owner);
  } catch (error) {
    return placeFault(places.folder, error);
  }
}

async function journalIn({ disk, clock, log, publish }: WorkspaceSetup, path: string): Promise<OpenedJournal> {
  const opened = await openJournal(disk, clock, path);
  const { damaged, isTooLong, setAside } = opened;
  if (damaged > 0) log.write("warn", "cw.journal", `${damaged} damaged places were left out`, { setAside });
  if (isTooLong) log.write("warn", "cw.journal", "Not all of the journal was read: it is too long", { setAside });
  if (setAside !== undefined) {
    publish(noticeOf(clock, "error", `${incompleteness(opened)} It is kept as ${setAside}.`));
  }
  return opened;
}

/** Undo steps of the last run. Without them everything works: what cannot be read or kept is said, and stops nothing. */
async function historyIn(
  { disk, clock, log, publish }: WorkspaceSetup,
  path: string,
): Promise<Partial<Pick<Holdings, "historyFile" | "history">>> {
  try {
    const { history: historyFile, saved: history, setAside } = await openHistory(disk, clock, path);
    if (setAside !== undefined) {
      log.write("warn", "cw.history", "The undo history could not be read", { setAside });
      const message = `The undo history of the last session could not be read: undo begins with this session. It is kept as ${setAside}; your files are as you left them.`;
      publish(noticeOf(clock, "warning", message));
    }
    return { historyFile, history };
  } catch (error) {
    const { message } = placeFault(path, error);
    log.write("warn", "cw.history", message);
    publish(noticeOf(clock, "warning", `Undo steps are not kept when Cardwright is closed: ${message}`));
    return {};
  }
}

/** What was left out of a journal, and what was found in it. */
function incompleteness({ damaged, isTooLong, records }: OpenedJournal): string {
  const edits = records.length.toLocaleString("en");
  const found = records.length === 1 ? "1 unsaved edit was" : `${edits} unsaved edits were`;
  const places = damaged === 1 ? "1 place" : `${damaged.toLocaleString("en")} places`;
  const damage = damaged > 0 ? ` It was damaged in ${places}.` : "";
  if (!isTooLong) return `The journal of unsaved edits was damaged in ${places}; ${found} found in it.`;
  return `The journal of unsaved edits is too long: the first ${edits} of them are offered.${damage}`;
}

/** Returns the unsaved edits of a folder at its former path, and reports those that may belong to it. */
async function movedRecords(setup: WorkspaceSetup, root: string, places: WorkspacePlaces, journal: Journal) {
  try {
    const { records, stranded } = await bringMovedEdits({ ...setup, root, places }, journal);
    for (const each of stranded) reportStranded(setup, each);
    return records;
  } catch (error) {
    setup.log.write("warn", "cw.journal", `Journals of former places were not looked at: ${String(error)}`);
    return [];
  }
}

function reportStranded({ clock, publish }: WorkspaceSetup, { path, journal }: StrandedJournal): void {
  const message = `The folder ${path} had unsaved edits and is not there any more. They are kept in ${journal}.`;
  publish(noticeOf(clock, "warning", `${message} Put the folder back and open it to be offered them.`));
}

export async function releaseHoldings({ store, locks, journal, historyFile, release }: Holdings): Promise<void> {
  await store.close();
  await locks.close();
  await journal?.close().catch(() => undefined);
  await historyFile?.close().catch(() => undefined);
  await release();
}

async function finishInterruptedWrites(
  { disk, clock, publish }: WorkspaceSetup,
  root: string,
  places: WorkspacePlaces,
  locks: WriteLocks,
): Promise<void> {
  // The command line may be overwriting a file right now.
  const finished = await finishOverwrites(disk, places.overwrites, (target, finish) => locks.hold(target, finish));
  for (const path of finished) {
    const file = basename(path);
    publish(noticeOf(clock, "info", `A save of ${file} that a crash interrupted was finished.`, file));
  }
  await removeOrphans(disk, root, clock.now());
}

function tellRescue({ clock, log, publish }: StoreSetup, { file, path }: Rescued): void {
  log.write("warn", "cw.files", `${file} was changed in mid-save`, { kept: path });
  const message = `Another program wrote ${file} in the moment it was saved. Its version is kept as ${path}.`;
  publish(noticeOf(clock, "warning", message, file));
}

function tellWaiting({ clock, log, publish }: StoreSetup, file: string, backups: string, error: unknown): void {
  const { message: why } = placeFault(backups, error);
  log.write("warn", "cw.files", `${file} was changed in mid-save`, { waiting: why });
  const message = `Another program wrote ${file} in the moment it was saved. Its version is held in memory until it can be written: ${why}`;
  publish(noticeOf(clock, "error", message, file));
}

function tellOverrun({ clock, log, publish }: StoreSetup, file: string): void {
  log.write("warn", "cw.files", `${file} was replaced in mid-save`);
  const message = `Another program replaced ${file} in the very moment it was saved. Its version could not be kept.`;
  publish(noticeOf(clock, "warning", message, file));
}

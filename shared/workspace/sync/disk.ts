import { neverHappens } from "../../base/index.js";
import { sheetOrderIn } from "../../sheet/index.js";
import { emptyDocument, parseAfter, parseDocument, type TomlDocument } from "../../toml/index.js";
import { settingsFile } from "../../validate/index.js";
import { adopt } from "../content/adopt.js";
import { rowEventsBetween } from "../content/row-events.js";
import { earlierVersions } from "../content/content.js";
import { endConflicts } from "./ended-conflicts.js";
import { addedRows, mergeOutside } from "./merge.js";
import type { ReadOutcome, DiskStamp } from "../protocol.js";
import { plainSheets } from "../problems/memory.js";
import { isAbsent, readOnlyPollMs, retryTimer, save, takeAbsence } from "./saving.js";
import type { Condition, Content, FileState, Settling } from "../state.js";
import type { Transition } from "../transition.js";

/** A change is believed when the file looks the same this long after it was read (MERGE-10). */
const settleMs = 75;
/** A version that may be half of a write is looked at this often, and believed when it looked the same this many times. */
const holdMs = 20;
const holdLooks = 4;
/** A missing file may be half of a save by deletion and creation for this long. */
const goneMs = 150;

export const orderFile = "sheets.toml";
export const settleTimer = (file: string): string => `settle ${file}`;

export const newFile = (file: string): FileState => ({
  file,
  role: file === orderFile ? "order" : file === settingsFile ? "settings" : "sheets",
  pending: [],
  lookAgain: false,
  condition: { kind: "fine" },
  drafts: new Map(),
  stuck: new Map(),
  revision: 0,
});

/** Takes a file that is to be made into the workspace: empty, and not on disk. */
export function provideNewFile(step: Transition, name: string): void {
  const content = adopt(name, [], emptyDocument, step.fresh);
  step.setFile({ ...newFile(name), content, base: { content, stamp: null }, absence: content.id });
}

const sameStamp = (a: DiskStamp | null | undefined, b: DiskStamp): boolean =>
  a?.hash === b.hash && a.inode === b.inode && a.mtimeNs === b.mtimeNs && a.size === b.size;

/** The watcher saw something: look at once, unless a write of ours is in flight, after which we look anyway. */
export function touched(step: Transition, name: string): void {
  const file = step.file(name);
  if (file?.flight) step.changeFile(name, { lookAgain: true });
  else step.effects.push({ kind: "read", file: name, unless: file?.settling?.gone ? undefined : file?.seen });
}

/** The settle timer: look again. A held read must be answered whatever the stamp says. */
export function settle(step: Transition, name: string): void {
  const file = step.file(name);
  if (!file?.settling) return;
  if (file.flight) step.changeFile(name, { lookAgain: true, settling: undefined });
  else if (file.settling.held || file.settling.gone) step.effects.push({ kind: "read", file: name });
  else {
    step.changeFile(name, { settling: undefined });
    step.effects.push({ kind: "read", file: name, unless: file.seen });
    save(step, name);
  }
}

/** Takes the outcome of reading a file, at the start, after an event, or in place of a write. */
export function receive(step: Transition, name: string, outcome: ReadOutcome): void {
  const known = step.file(name);
  if (known?.flight) {
    step.changeFile(name, { lookAgain: true });
    return;
  }
  if (!known) {
    if (outcome.kind === "missing") return;
    step.setFile(newFile(name));
  }
  switch (outcome.kind) {
    case "missing":
      missing(step, name);
      return;
    case "unreadable":
      step.changeFile(name, { condition: { kind: "unreadable", fault: outcome.fault }, settling: undefined });
      wait(step, retryTimer(name), readOnlyPollMs);
      return;
    case "not-text":
      broken(step, name, outcome.stamp, { kind: "broken", fault: { ...outcome.fault, file: name }, text: null });
      return;
    case "content":
      content(step, name, outcome);
      return;
    default:
      neverHappens(outcome);
  }
}

const wait = (step: Transition, id: string, ms: number | null): void => {
  step.effects.push({ kind: "timer", id, ms });
};

function missing(step: Transition, name: string): void {
  const file = step.file(name);
  if (!file || file.condition.kind === "deleted") return;
  if (!file.content) {
    step.removeFile(name);
    return;
  }
  if (isAbsent(file)) {
    takeAbsence(step, name);
    return;
  }
  if (file.base?.stamp === null) {
    // It was not there before either: it is still to be made.
    const condition = recovered(file.condition, { kind: "fine" });
    step.changeFile(name, { condition, settling: undefined, seen: undefined });
    save(step, name);
    return;
  }
  if (file.settling?.gone) {
    step.changeFile(name, { condition: { kind: "deleted" }, settling: undefined, seen: undefined });
    return;
  }
  step.changeFile(name, { settling: { ...settlingFrom(file), gone: true } });
  wait(step, settleTimer(name), goneMs);
}

/** Whether this very version was seen before often enough to be no half of a write. */
const stoodStill = ({ settling }: FileState, stamp: DiskStamp): boolean =>
  settling !== undefined && sameStamp(settling.held, stamp) && settling.looks + 1 >= holdLooks;

/** Waits whether the version stays: it may be half of a write. */
function hold(step: Transition, file: FileState, stamp: DiskStamp): void {
  const from = settlingFrom(file);
  const looks = sameStamp(file.settling?.held, stamp) ? from.looks + 1 : 0;
  step.changeFile(file.file, { settling: { ...from, held: stamp, looks }, seen: stamp });
  wait(step, settleTimer(file.file), holdMs);
}

const settlingFrom = (file: FileState): Settling => ({
  held: null,
  looks: file.settling?.looks ?? 0,
  gone: false,
  origin: file.settling ? file.settling.origin : file.content,
});

/** Shows a file that cannot be parsed, but not while it may be half of a write. */
function broken(step: Transition, name: string, stamp: DiskStamp, condition: Condition & { kind: "broken" }): void {
  const file = step.file(name);
  if (!file) return;
  if (file.content && !stoodStill(file, stamp)) hold(step, file, stamp);
  else step.changeFile(name, { condition, settling: undefined, seen: stamp });
}

function content(step: Transition, name: string, outcome: Extract<ReadOutcome, { kind: "content" }>): void {
  const file = step.file(name);
  if (!file) return;
  const { text, stamp, readOnly } = outcome;
  if (readOnly !== undefined) wait(step, retryTimer(name), readOnlyPollMs);
  const condition: Condition = readOnly === undefined ? { kind: "fine" } : { kind: "read-only", reason: readOnly };
  if (file.base?.stamp?.hash === stamp.hash) {
    if (file.settling) wait(step, settleTimer(name), null);
    step.changeFile(name, {
      base: { ...file.base, stamp },
      seen: stamp,
      condition: recovered(file.condition, condition),
      settling: undefined,
    });
    save(step, name);
    return;
  }
  step.state.problems.memory.trace(name);
  const [earlier] = earlierVersions(file);
  const parsed = earlier ? parseAfter(earlier.document, text) : parseDocument(text);
  if (!parsed.ok) {
    broken(step, name, stamp, { kind: "broken", fault: { ...parsed.error, file: name }, text });
    return;
  }
  if (file.content && mustStandStill(file, text) && !stoodStill(file, stamp)) {
    hold(step, file, stamp);
    return;
  }
  const settled = !file.content || stoodStill(file, stamp);
  const settling = settled ? undefined : settlingFrom(file);
  if (!settled) wait(step, settleTimer(name), settleMs);
  step.changeFile(name, { seen: stamp, condition, settling });
  takeOutside(step, name, parsed.value, stamp, earlierVersions(file));
  save(step, name);
}

/**
 * Changes are shown at once, but two kinds wait until the file is stable: an empty file, and anything while edits are
 * unsaved, because half of a write would look like rows deleted under them.
 */
const mustStandStill = (file: FileState, text: string): boolean =>
  text.length === 0 || file.pending.length > 0 || file.drafts.size > 0;

/** A failing write keeps failing until a write succeeds; every other trouble ends with a good read. */
const recovered = (condition: Condition, read: Condition): Condition =>
  condition.kind === "failing" && read.kind === "fine" ? condition : read;

/** Another version came from outside: merge what is unsaved into it (MERGE-1). */
function takeOutside(
  step: Transition,
  name: string,
  document: TomlDocument,
  stamp: DiskStamp,
  earlier: readonly Content[],
): void {
  const file = step.file(name);
  if (!file) return;
  const theirs = adopt(name, earlier, document, step.fresh, plainSheets(step.state), addedRows(file));
  if (file.role === "order") {
    step.changeFile(name, { content: theirs, base: { content: theirs, stamp }, pending: [] });
    return;
  }
  const merged = mergeOutside(step, file, theirs);
  step.tellRows(name, "outside", rowEventsBetween(file.content, merged.content));
  step.touch(name, "unknown");
  step.changeFile(name, {
    content: merged.content,
    base: { content: theirs, stamp },
    pending: merged.pending,
    revision: file.revision + 1,
  });
  endConflicts(step, file);
}

/** The names `sheets.toml` lists, in order (SHEET-10). */
export function tabOrder(files: ReadonlyMap<string, FileState>): readonly string[] {
  const content = files.get(orderFile)?.content;
  return content ? sheetOrderIn(content.document) : [];
}

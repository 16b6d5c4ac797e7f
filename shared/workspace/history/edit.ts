import { differingMiddle, ok, type Result, type TextChange } from "../../base/index.js";
import { printDocument } from "../../toml/index.js";
import { stretchOf } from "../content/text-stretch.js";
import type { LookChange } from "../identity.js";
import {
  changeCell,
  specOf,
  type Applied,
  type Applying,
  type CellChange,
  type CellOperation,
  type Operation,
} from "../operations/index.js";
import type { JournalRecord } from "../protocol.js";
import { save } from "../sync/saving.js";
import type { Content, FileState, HistoryEntry, HistoryPart, PendingOperation } from "../state.js";
import type { Transition } from "../transition.js";
import { dropUndone } from "../what-if/edits.js";
import type { SheetPatch } from "../views/views.js";
import { foldRecords, type ActVersions, type Recorded } from "./fold-records.js";
import { saveOperation, savePart, saveStep } from "./keep.js";
import type { SavedOperation, SavedPart } from "./kept.js";

/** Undo steps kept; the oldest go first. */
export const mostSteps = 500;

interface Part {
  readonly contentBefore: Content;
  readonly inverse: (readonly TextChange[])[];
  readonly operations: Operation[];
  readonly saved: SavedOperation[];
}

/** What an edit did to a file, as a part of a step. */
export interface MadePart extends HistoryPart {
  readonly operations: readonly Operation[];
}

/** One act of a person over any number of files: applied at once, journalled, saved, and undone as one step. */
export class Edit {
  readonly #parts = new Map<string, Part>();
  readonly #recorded: Recorded[] = [];
  readonly #pending = new Map<string, PendingOperation[]>();
  /** What was unsaved before the act. */
  readonly #pendingBefore = new Map<string, readonly PendingOperation[]>();
  #saved: readonly SavedPart[] = [];

  readonly #step: Transition;
  readonly #origin: SheetPatch["origin"];

  constructor(step: Transition, origin: SheetPatch["origin"]) {
    this.#step = step;
    this.#origin = origin;
  }

  get isEmpty(): boolean {
    return this.#parts.size === 0;
  }

  /** Applies an operation and takes it into the step. */
  apply(file: string, operation: Operation): Result<Applied> {
    return this.take(file, operation, (content, at) => specOf(operation).apply(operation, content, at));
  }

  /** Changes a cell; the operation's `after` becomes the source the document chose for it. */
  change(file: string, cell: CellOperation, change: CellChange): Result<Applied> {
    return this.take(file, cell, (content, at) => changeCell(cell, content, change, at));
  }

  /** Takes an operation that `apply` carries out on the file's content; nothing is recorded when nothing changed. */
  take(
    name: string,
    operation: Operation,
    apply: (content: Content, at: Applying) => Result<Applied>,
  ): Result<Applied> {
    const file = this.#step.file(name);
    if (!file?.content) throw new Error(`${name} has no content to edit`);
    const before = file.content;
    const applied = apply(before, { file: name, fresh: this.#step.fresh });
    if (!applied.ok) return applied;
    const { content, inverse, rows, touched } = applied.value;
    if (content === before) return applied;
    const spec = specOf(operation);
    const actual = spec.settled?.(operation, content, before) ?? operation;
    const pending: PendingOperation = { id: this.#step.freshJournalId(), operation: actual };
    this.#step.changeFile(name, { content, pending: this.#pendingWith(file, pending), revision: file.revision + 1 });
    this.#step.tellRows(name, this.#origin, rows);
    this.#step.touch(name, touched);
    const entry = spec.record(actual, before, content, file.absence);
    this.#recorded.push({ operation: actual, record: { id: pending.id, file: name, ...entry } });
    if (!this.#pendingBefore.has(name)) this.#pendingBefore.set(name, file.pending);
    const part = this.#parts.get(name) ?? { contentBefore: before, inverse: [], operations: [], saved: [] };
    part.inverse.push(inverse);
    part.operations.push(actual);
    part.saved.push(saveOperation({ operation: actual, entry, before, after: content, inverse }));
    this.#parts.set(name, part);
    return ok(applied.value);
  }

  /** What is pending with one more. A list made here grows in place until the act is done: copies would cost its square. */
  #pendingWith(file: FileState, pending: PendingOperation): readonly PendingOperation[] {
    const known = this.#pending.get(file.file);
    const own = known !== undefined && known === file.pending ? known : [...file.pending];
    own.push(pending);
    this.#pending.set(file.file, own);
    return own;
  }

  /** Journals what was done, starts saving it, and returns the parts of the undo step. */
  finish(): MadePart[] {
    const step = this.#step;
    let records = foldRecords(this.#recorded, (file) => this.#versionsOf(file));
    for (const [file, part] of this.#parts) records = this.#followText(records, file, part);
    step.journal(records);
    const saved: SavedPart[] = [];
    const parts = [...this.#parts].map(([name, part]) => {
      if (step.state.isWhatIf === true && this.#origin === "undo") dropUndone(step, name);
      save(step, name);
      const file = step.file(name);
      const contentBefore = part.contentBefore.id;
      const made = { ...part, file: name, contentBefore, contentAfter: file?.content?.id ?? contentBefore };
      if (file) saved.push(savePart(step.state, file, made, part.saved));
      return made;
    });
    this.#saved = saved;
    return parts;
  }

  /** What `finish` returned, as it is kept over a restart. */
  get saved(): readonly SavedPart[] {
    return this.#saved;
  }

  /**
   * While a stretch of the text is unsaved, what follows is one too until it is saved: after a crash they are taken in their order,
   * each between the lines that the one before left. An edit of a cell by itself would be taken before all of them.
   */
  #followText(records: JournalRecord[], name: string, { contentBefore, operations }: Part): JournalRecord[] {
    const file = this.#step.file(name);
    const pendingBefore = this.#pendingBefore.get(name) ?? [];
    const isSpan = ({ kind }: Operation): boolean => kind === "span";
    // What is done in a what-if is not journalled.
    if (this.#step.state.isWhatIf === true) return records;
    const isText = operations.some(isSpan) || pendingBefore.some(({ operation }) => isSpan(operation));
    if (!isText || !file?.content || operations.every(isSpan)) return records;
    if (file.absence === contentBefore.id || file.absence === file.content.id) return records;
    const before = printDocument(contentBefore.document);
    const change = differingMiddle(before, printDocument(file.content.document));
    const operation: Operation = { kind: "span", ...stretchOf(before, change) };
    const pending: PendingOperation = { id: this.#step.freshJournalId(), operation };
    this.#step.changeFile(name, { pending: [...pendingBefore, pending] });
    const entry = specOf(operation).record(operation, contentBefore, file.content);
    return [...records.filter((record) => record.file !== name), { id: pending.id, file: name, ...entry }];
  }

  #versionsOf(name: string): ActVersions | undefined {
    const [part, after] = [this.#parts.get(name), this.#step.file(name)?.content];
    return part && after && { before: part.contentBefore, after };
  }

  /** `finish`, as a new step of the history; `look` belongs to the same act. */
  commit(label: string, look?: LookChange): void {
    const parts = this.finish();
    if (parts.length > 0 || look) remember(this.#step, { label, parts, look }, this.#saved);
  }
}

/** Makes something done the newest step of the history; what was undone before it cannot be done again. */
export function remember(step: Transition, entry: Omit<HistoryEntry, "id">, saved: readonly SavedPart[] = []): void {
  const { done, undone } = step.state;
  const id = 1 + Math.max(0, done.at(-1)?.id ?? 0, undone[0]?.id ?? 0);
  step.update({ done: [...done.slice(-(mostSteps - 1)), { ...entry, id }], undone: [] });
  step.keepHistory({ kind: "did", step: saveStep({ ...entry, id }, saved) });
}

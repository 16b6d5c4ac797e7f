import { failed, ok, type Fault, type Result } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import { columnFacts, typeText } from "../../sheet/index.js";
import { blockText, writeValue } from "../../toml/index.js";
import { freshRowKey } from "../adopt.js";
import { typedChange, type CellChange } from "../apply.js";
import { cellOf, cellSource } from "../content.js";
import { Edit } from "../edit.js";
import { replaceText } from "../intents/text.js";
import { rowTitle } from "../journal.js";
import { refused, type Reply } from "../reply.js";
import { whyNotEditable } from "../saving.js";
import type { Conflict, RecoveryOffer } from "../state.js";
import type { Transition } from "../transition.js";
import { journalIds } from "./offers.js";
import { findRow, type Found } from "./rows.js";
import { standingOf } from "./standing.js";

/**
 * Carries out the edits a person wants back and forgets those given up. What clashes with the disk becomes a conflict, and
 * its records stay in the journal until that is resolved; what no longer fits stays offered.
 */
export function recover(step: Transition, accept: readonly string[], discard: readonly string[]): Reply {
  const problems: string[] = [];
  const edit = new Edit(step, "edit");
  const decided = new Set(discard.filter((id) => step.state.recovery.has(id)));
  const finished = [...step.state.recovery].flatMap(([id, offer]) => (decided.has(id) ? journalIds(offer) : []));
  const wanted = new Set(accept);
  for (const [id, offer] of step.state.recovery) {
    if (!wanted.has(id) || decided.has(id)) continue;
    const taken = takeBack(step, edit, offer);
    if (!taken.ok) {
      problems.push(taken.error.message);
      continue;
    }
    decided.add(id);
    if (taken.value === "done") finished.push(...journalIds(offer));
  }
  edit.commit("Recover unsaved edits");
  step.update({ recovery: new Map([...step.state.recovery].filter(([id]) => !decided.has(id))) });
  step.journalDone(finished);
  return problems.length === 0
    ? { kind: "done" }
    : refused({ code: "recovery/does-not-fit", message: problems.join(" ") });
}

type Taken = "done" | "conflict";

const unfit = (message: string): { readonly ok: false; readonly error: Fault } =>
  failed({ code: "recovery/does-not-fit", message });

function takeBack(step: Transition, edit: Edit, offer: RecoveryOffer): Result<Taken> {
  const { record } = offer;
  const { change } = record;
  const file = step.file(record.file);
  const closed = file ? whyNotEditable(file) : { message: `${record.file} is not in the workspace.` };
  if (closed && change.kind !== "text") return unfit(closed.message);
  if (change.kind === "text") return takeText(step, offer, change.after);
  if (change.kind === "metadata") return done(edit.apply(record.file, change));
  const found = findRow(step.state, offer);
  if (!found) return unfit(`${record.file} has no table ${record.table.join(".")} any more.`);
  if (change.kind === "insert") {
    const last = found.table.keys.at(-1) ?? null;
    const after = record.row.index > 0 ? (found.table.keys[record.row.index - 1] ?? last) : null;
    const rowKey = freshRowKey(step.fresh);
    return done(edit.apply(record.file, { kind: "insert", table: record.table, rowKey, block: change.block, after }));
  }
  const rowKey = found.table.keys[found.place];
  if (rowKey === undefined) return unfit(`The row ${record.row.title} is not in ${record.file} any more.`);
  return takeBackInRow(step, edit, offer, found, rowKey);
}

const done = (applied: Result<unknown>): Result<Taken> => (applied.ok ? ok("done") : applied);

function takeText(step: Transition, offer: RecoveryOffer, text: string): Result<Taken> {
  const { file } = offer.record;
  const standing = standingOf(step.state, offer);
  if (standing.kind !== "changed") return done(replaceText(step, file, text));
  step.addConflict({
    id: `c${step.fresh()}`,
    file,
    table: [],
    rowKey: "-",
    rowTitle: file,
    journalIds: journalIds(offer),
    kind: "text",
    mine: text,
    disk: standing.disk ?? "",
  });
  return ok("conflict");
}

function takeBackInRow(
  step: Transition,
  edit: Edit,
  offer: RecoveryOffer,
  found: Found,
  rowKey: string,
): Result<Taken> {
  const { file, change } = offer.record;
  const { content, table, place } = found;
  const standing = standingOf(step.state, offer);
  const previous = table.keys[place - 1] ?? null;
  const conflict = (is: ConflictKind): Result<Taken> => {
    const about = { file, table: table.path, rowKey, rowTitle: rowTitle(content, table, place) };
    step.addConflict({ ...about, id: `c${step.fresh()}`, journalIds: journalIds(offer), ...is });
    return ok("conflict");
  };
  switch (change.kind) {
    case "cell":
    case "draft": {
      const { column } = change;
      const wanted = change.kind === "cell" ? storedChange(change.after) : draftChange(change.text, found, column);
      if (!wanted.ok) return wanted;
      if (standing.kind === "changed") {
        const { disk } = standing;
        return conflict({ kind: "cell", column, before: firstValue(offer), mine: sourceOf(wanted.value), disk });
      }
      const before = cellSource(content, table, place, column);
      const operation = { kind: "cell", table: table.path, rowKey, column, before, after: null } as const;
      return done(edit.change(file, operation, wanted.value));
    }
    case "delete": {
      const block = blockText(content.document, table.path, place);
      if (standing.kind === "changed")
        return conflict({ kind: "row-changed-on-disk", block: change.block, disk: block });
      return done(edit.apply(file, { kind: "delete", table: table.path, rowKey, block, after: previous }));
    }
    case "move": {
      const others = table.keys.toSpliced(place, 1);
      const after = change.to > 0 ? (others[change.to - 1] ?? others.at(-1) ?? null) : null;
      return done(edit.apply(file, { kind: "move", table: table.path, rowKey, from: previous, after }));
    }
    default:
      return ok("done");
  }
}

type ConflictKind =
  | Omit<Conflict & { kind: "cell" }, keyof ConflictPlace>
  | Omit<Conflict & { kind: "row-changed-on-disk" }, keyof ConflictPlace>;
type ConflictPlace = Pick<Conflict, "id" | "file" | "table" | "rowKey" | "rowTitle" | "journalIds">;

const storedChange = (source: string | null): Result<CellChange> =>
  ok(source === null ? { kind: "remove" } : { kind: "source", source });

function draftChange(text: string, { content, table, place }: Found, column: Column): Result<CellChange> {
  const facts = columnFacts(table.facts, column);
  const current = cellOf(content, table, place, column);
  const typed = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
  return typed.ok ? ok(typedChange(typed.value)) : typed;
}

type Column = Parameters<typeof columnFacts>[1];

const sourceOf = (change: CellChange): string | null =>
  change.kind === "remove" ? null : change.kind === "source" ? change.source : writeValue(change.value);

/** What the thing held before the first of the edits that an offer stands for. */
export function firstValue({ earlier, record }: RecoveryOffer): string | null {
  const [first = record] = earlier;
  return "before" in first.change && typeof first.change.before === "string" ? first.change.before : null;
}

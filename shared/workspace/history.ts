import { failed, type Fault, type Result } from "../base/index.js";
import { blockText } from "../toml/index.js";
import { applyExactly, applyOperation, inverseOf, type Applied } from "./apply.js";
import { cellSource, placeOf, tableOf } from "./content.js";
import { Edit } from "./edit.js";
import { whyNotEditable } from "./saving.js";
import type { Content, HistoryEntry, HistoryPart, Operation } from "./state.js";
import type { Transition } from "./transition.js";
import { columnKey } from "../sheet/index.js";
import type { HistoryOutcome } from "./views.js";

const nothing: HistoryOutcome = { label: null, skipped: [] };

export const undo = (step: Transition): HistoryOutcome => travel(step, "done", "undone");
export const redo = (step: Transition): HistoryOutcome => travel(step, "undone", "done");

/**
 * Takes the newest step of `from` back and puts its opposite on `to`. Where the file's text is the one the step left, it is
 * undone to the byte; after outside changes only what still stands as the step left it (outside changes are no steps).
 */
function travel(step: Transition, from: "done" | "undone", to: "done" | "undone"): HistoryOutcome {
  const entry = step.state[from].at(-1);
  if (!entry) return nothing;
  const closed = entry.parts.flatMap(({ file }) => whyClosed(step, file) ?? []);
  if (closed.length > 0) return { label: null, skipped: closed.map(({ message }) => message) };
  const edit = new Edit(step, "undo");
  const skipped = entry.parts.flatMap((part) => takeBack(step, edit, part));
  const parts = edit.finish();
  const look = entry.look && { ...entry.look, before: entry.look.after, after: entry.look.before };
  const opposite: HistoryEntry[] = parts.length > 0 || look ? [{ id: entry.id, label: entry.label, parts, look }] : [];
  step.update({ [from]: step.state[from].slice(0, -1), [to]: [...step.state[to], ...opposite] });
  const focus = focusOf(parts);
  return {
    label: entry.label,
    skipped,
    ...(focus ? { focus } : {}),
    ...(look ? { look: { sheet: look.sheet, value: look.after } } : {}),
  };
}

function whyClosed(step: Transition, name: string): Fault | undefined {
  const file = step.file(name);
  return file?.content ? whyNotEditable(file) : { code: "file/closed", message: `${name} is not open any more.` };
}

function takeBack(step: Transition, edit: Edit, part: HistoryPart): string[] {
  const exact = step.file(part.file)?.content?.id === part.contentAfter;
  const skipped: string[] = [];
  for (let at = part.operations.length - 1; at >= 0; at -= 1) {
    const operation = part.operations[at];
    const changes = part.inverse[at];
    if (!operation || !changes) continue;
    const opposite = inverseOf(operation);
    const id = at === 0 ? part.contentBefore : step.fresh();
    const taken = edit.take(part.file, opposite, (content): Result<Applied> =>
      exact
        ? applyExactly(part.file, content, opposite, changes, id, step.fresh)
        : (whyNot(content, opposite) ?? applyOperation(part.file, content, opposite, step.fresh)),
    );
    if (!taken.ok) skipped.push(taken.error.message);
  }
  return skipped;
}

/** Undo never overwrites what another program wrote after our step. */
function whyNot(content: Content, operation: Operation): Result<Applied> | undefined {
  const changed = (what: string): Result<Applied> =>
    failed({
      code: "history/changed-since",
      message: `${what} was changed by another program since; it was left as it is.`,
    });
  switch (operation.kind) {
    case "cell": {
      const table = tableOf(content, operation.table);
      const place = table ? placeOf(table.keys, operation.rowKey) : -1;
      if (!table || place === -1) return changed("The row");
      return cellSource(content, table, place, operation.column) === operation.before ? undefined : changed("The cell");
    }
    case "delete": {
      const table = tableOf(content, operation.table);
      const place = table ? placeOf(table.keys, operation.rowKey) : -1;
      if (!table || place === -1) return changed("The row");
      return blockText(content.document, table.path, place).trim() === operation.block.trim()
        ? undefined
        : changed("The row");
    }
    case "text":
      return changed("The file");
    default:
      return undefined;
  }
}

function focusOf(parts: readonly HistoryPart[]): HistoryOutcome["focus"] {
  for (const { file, operations } of parts) {
    const operation = operations.at(-1);
    if (operation && "rowKey" in operation && operation.kind !== "delete") {
      return {
        sheet: { file, table: operation.table },
        rowKey: operation.rowKey,
        ...(operation.kind === "cell" ? { column: columnKey(operation.column) } : {}),
      };
    }
  }
  return undefined;
}

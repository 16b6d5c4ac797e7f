import { neverHappens, visibleName } from "../../base/index.js";
import { columnKey, columnTitle, fileTitle, inSheetOrder } from "../../sheet/index.js";
import { readImageFolder, readTextLimits, settingsFile } from "../../validate/index.js";
import { cellSource, placeOf } from "../content/content.js";
import { rowTitle } from "../content/row-name.js";
import { checkerOf } from "../problems/follow.js";
import { listedOffers, recoveryView } from "../recovery/index.js";
import type { Conflict, FileState, WorkspaceState } from "../state.js";
import { tabOrder } from "../sync/disk.js";
import { isAbsent } from "../sync/saving.js";
import { sheetOf, sheetRef, sheetView } from "./sheet-view.js";
import type { ConflictView, FileCondition, FileView, HistoryView, WorkspaceView } from "./views.js";

function fileCondition({ condition }: FileState): FileCondition {
  switch (condition.kind) {
    case "broken":
      return { kind: "broken", fault: condition.fault };
    case "failing":
      return { kind: "failing", fault: condition.fault, retryInMs: condition.retryInMs };
    case "fine":
    case "deleted":
    case "unreadable":
    case "read-only":
      return condition;
    default:
      return neverHappens(condition);
  }
}

function conflictView(state: WorkspaceState, conflict: Conflict): ConflictView {
  const { id, file, kind } = conflict;
  if (kind === "text") {
    const { mine, disk } = conflict;
    return { id, kind, file, sheet: null, rowKey: null, title: file, before: null, mine, disk };
  }
  const { table, rowKey } = conflict;
  const sheet = { file, table };
  const site = sheetOf(state, sheet);
  const place = site ? placeOf(site.table.keys, rowKey) : -1;
  const found = site && place !== -1 ? site : undefined;
  // The row may have been renamed since: people look for it by the name on screen.
  const title = found ? rowTitle(found.content, found.table, place) : conflict.rowTitle;
  const base = { id, kind, file, sheet, rowKey, title };
  switch (kind) {
    case "cell": {
      const { column, before, mine } = conflict;
      const disk = found ? cellSource(found.content, found.table, place, column) : conflict.disk;
      return { ...base, column: columnKey(column), columnTitle: columnTitle(column), before, mine, disk };
    }
    case "row-deleted-on-disk":
      return { ...base, before: null, mine: conflict.block, disk: null };
    case "row-changed-on-disk":
      return { ...base, before: conflict.block, mine: null, disk: conflict.disk };
    default:
      return neverHappens(kind);
  }
}

/** A file that was made and taken back, with nothing left to be done or said about it. */
const isGone = (file: FileState): boolean =>
  isAbsent(file) && file.base?.stamp === null && file.condition.kind === "fine" && file.pending.length === 0;

/** Tabs in the order of `sheets.toml`, then by name. */
function inTabOrder(state: WorkspaceState): FileState[] {
  const files = [...state.files.values()].filter((file) => file.role === "sheets" && !isGone(file));
  return inSheetOrder(files, ({ file }) => fileTitle(file), tabOrder(state.files));
}

/** Whether a file that is no sheet, such as the settings, has edits that cannot be saved: these must not wait unseen. */
const isHeldUp = ({ role, pending, condition }: FileState): boolean =>
  role !== "sheets" && pending.length > 0 && condition.kind !== "fine";

/** The view of a file, and what it was made from beside the file. */
interface KnownView {
  readonly conflicts: number;
  readonly isWhatIf: boolean;
  readonly view: FileView;
}

const knownViews = new WeakMap<FileState, KnownView>();

/** A file; the same object while it says the same. */
function fileView({ isWhatIf = false }: WorkspaceState, file: FileState, conflicts: number): FileView {
  const known = knownViews.get(file);
  if (known?.conflicts === conflicts && known.isWhatIf === isWhatIf) return known.view;
  const view: FileView = {
    file: file.file,
    condition: fileCondition(file),
    unsaved: (isWhatIf ? 0 : file.pending.length) + file.stuck.size,
    refused: file.stuck.size,
    conflicts,
    saving: file.flight !== undefined,
    sheets: (file.content?.tables ?? []).map((table) => sheetRef(file, table)),
  };
  knownViews.set(file, { conflicts, isWhatIf, view });
  return view;
}

/** How many conflicts each file has. */
function conflictCounts(conflicts: Iterable<Conflict>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { file } of conflicts) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/** Everything a page shows but the rows. Files and sheets that say the same as before are the same objects. */
export function workspaceView(state: WorkspaceState): WorkspaceView {
  const files = inTabOrder(state);
  const checker = checkerOf(state);
  const heldUp = [...state.files.values()].filter(isHeldUp);
  const conflicts = [...state.conflicts.values()];
  const counts = conflictCounts(conflicts);
  const settings = state.files.get(settingsFile)?.content;
  const textLimits = settings && readTextLimits(settings.document);
  const imageFolder = settings && readImageFolder(settings.document);
  return {
    edition: state.shown.edition,
    root: state.root,
    openedAs: state.openedAs,
    title: visibleName(state.title),
    ...(state.readOnly === undefined ? {} : { readOnly: state.readOnly }),
    ...(state.unprotected === undefined ? {} : { unprotected: state.unprotected }),
    missing: state.missing,
    files: [...files, ...heldUp].map((file) => fileView(state, file, counts.get(file.file) ?? 0)),
    sheets: files.flatMap((file) => {
      const { content } = file;
      return content ? content.tables.map((table) => sheetView(state, file, content, table, checker)) : [];
    }),
    conflicts: conflicts.map((conflict) => conflictView(state, conflict)),
    recovery: listedOffers(state).map((offer) => recoveryView(state, offer)),
    recoverable: state.recovery.size,
    history: historyView(state),
    ...(imageFolder === undefined ? {} : { imageFolder }),
    ...(textLimits === undefined ? {} : { textLimits }),
  };
}

function historyView({ done, undone }: WorkspaceState): HistoryView {
  const last = done.at(-1);
  return { step: last?.id ?? null, undo: last?.label ?? null, redo: undone.at(-1)?.label ?? null };
}

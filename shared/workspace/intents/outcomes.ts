import { isEqual, type Fault } from "../../base/index.js";
import { fromWire, toWire, writeValue, type TomlValue } from "../../toml/index.js";
import { conflictOfLostRow, openConflict } from "../sync/conflicts.js";
import { cellSource, placeOf, sameValue } from "../content/content.js";
import { describeHeldRow, nameRow } from "../content/row-name.js";
import type { CellEdit } from "../identity.js";
import type { WireCell } from "../wire-schema.js";
import type { Transition } from "../transition.js";
import type { CellOutcome } from "../views/views.js";
import { locate, type Located } from "./locate.js";

/** Where an edit was asked for, and what was shown there. */
type CellPlace = Pick<CellEdit, "sheet" | "rowKey" | "column" | "seen">;

export const refuse = ({ code, message }: Fault): CellOutcome => ({ kind: "refused", code, message });

/** Compares what the editor showed with what is there now. */
export function sameWire(seen: WireCell, current: TomlValue | undefined): boolean {
  if (seen === null || current === undefined) return (seen === null) === (current === undefined);
  const value = fromWire(seen);
  if (!value.ok) return false;
  if (value.value.kind === "integer" && current.kind === "float") return Number(value.value.value) === current.value;
  return sameValue(value.value, current) || isEqual(toWire(current), seen);
}

/** The row went away on disk while it was edited: its conflict keeps the text, where there is one. */
export function rowIsGone(step: Transition, { sheet, rowKey }: Pick<CellPlace, "sheet" | "rowKey">): CellOutcome {
  const lost = conflictOfLostRow(step.state, sheet.file, rowKey);
  if (lost) return { kind: "conflict", conflict: lost.id };
  return refuse({ code: "workspace/row-gone", message: "The row is no longer in the file." });
}

/** Acts on a row of a sheet that may be edited; refuses where there is no such sheet, and says where the row is gone. */
export function atRow(
  step: Transition,
  asked: Pick<CellPlace, "sheet" | "rowKey">,
  act: (located: Located, place: number) => CellOutcome,
): CellOutcome {
  const located = locate(step, asked.sheet);
  if (!located.ok) return refuse(located.error);
  const place = placeOf(located.value.table.keys, asked.rowKey);
  return place === -1 ? rowIsGone(step, asked) : act(located.value, place);
}

/** The cell no longer holds what the editor showed: both values are kept and a person decides. */
export function disagree(
  step: Transition,
  request: CellPlace,
  { content, table }: Located,
  place: number,
  mine: TomlValue | undefined,
): CellOutcome {
  const seen = request.seen === null ? undefined : fromWire(request.seen);
  const { file } = request.sheet;
  const { column, rowKey } = request;
  const versions = {
    before: seen?.ok ? writeValue(seen.value) : null,
    mine: mine ? writeValue(mine) : null,
    disk: cellSource(content, table, place, column),
  };
  const journalId = step.freshJournalId();
  const row = nameRow(content, table.path, rowKey);
  const conflict = openConflict(step, file, [journalId], { ...row, kind: "cell", column, ...versions });
  step.journal([
    {
      id: journalId,
      file,
      table: table.path,
      row: describeHeldRow(content, table.path, rowKey),
      change: { kind: "cell", column, before: versions.before, after: versions.mine },
    },
  ]);
  return { kind: "conflict", conflict: conflict.id };
}

import { toWire, type Path, type WireValue } from "../../shared/toml/index.js";
import { sayHere, sayReadOnly, setApp, sheetKey, type ItemAct } from "../state/index.js";
import { schemaTypes } from "./columns.js";
import { editList, editPlace, latest, type EditedRow } from "./edits.js";
import type { PlacedProblems } from "./marks.js";
import { fieldsOf, type Line, type ListPlace } from "./model/line.js";
import type { Cursor } from "./model/moves.js";
import { newItem } from "./model/values.js";
import { texts } from "./texts.js";

/** Where the keyboard goes once a place is there: to its first required field, or to its own line. */
export interface Wanted {
  readonly place: Path;
  readonly isEntered: boolean;
}

type Want = (wanted: Wanted) => void;

const wireOf = (list: ListPlace, edited: EditedRow): WireValue =>
  list.rows ? toWire(newItem(list.rows, schemaTypes(edited))) : {};

async function insert(
  edited: EditedRow,
  list: ListPlace,
  at: number,
  items: readonly WireValue[],
  want: Want,
): Promise<void> {
  want({ place: [...list.place, at], isEntered: true });
  await editList(latest(edited), list.place, { op: "insert", at, items });
}

/** Adds items behind the one that a line belongs to, or at the end of its own list. */
export async function insertBehind(
  edited: EditedRow,
  line: Line,
  items: readonly WireValue[],
  want: Want,
): Promise<void> {
  const list = listOf(line);
  if (list) await insert(edited, list, list.at + 1, items, want);
}

/** The list that a line stands for, else the one around it. */
export const listOf = (line: Line): ListPlace | undefined => (line.kind === "list" ? line.own : line.list);

/** Adds an item at the end of the list of a line. */
export async function addItem(
  { edited, want, onOpen }: { readonly edited: EditedRow; readonly want: Want; readonly onOpen: (id: string) => void },
  line: Line,
): Promise<void> {
  if (line.kind !== "list") return;
  onOpen(line.id);
  await insertBehind(edited, line, [wireOf(line.own, edited)], want);
}

interface ActContext {
  readonly edited: EditedRow;
  readonly line: Line;
  readonly lines: readonly Line[];
  readonly problems: PlacedProblems;
  readonly want: Want;
  readonly goTo: (cursor: Cursor | undefined) => boolean;
  readonly element: HTMLElement | null;
}

/** Does what a command of rows means for the item that the keyboard is in; returns whether it means anything. */
export function itemAct(context: ActContext, act: ItemAct): boolean {
  if (act === "problems") return showProblems(context);
  if (act === "next-problem" || act === "previous-problem")
    return stepProblem(context, act === "next-problem" ? 1 : -1);
  const { edited, line, want } = context;
  const list = listOf(line);
  // Outside of every list these are commands of the row no more: a slip would delete the card.
  if (!list || edited.sheet.readOnly !== undefined) {
    if (edited.sheet.readOnly === undefined) sayHere("info", texts.noItemHere);
    else sayReadOnly(edited.sheet);
    return true;
  }
  const isOfList = line.kind === "list";
  switch (act) {
    case "below":
      void insert(edited, list, list.at + 1, [wireOf(list, edited)], want);
      return true;
    case "above":
      void insert(edited, list, isOfList ? 0 : list.at, [wireOf(list, edited)], want);
      return true;
    default:
      if (isOfList) sayHere("info", texts.noItemHere);
      else changeItem(edited, list, act, want);
      return true;
  }
}

function changeItem(
  edited: EditedRow,
  { place, at, count }: ListPlace,
  act: "duplicate" | "delete" | "up" | "down",
  want: Want,
): void {
  if (act === "duplicate") {
    want({ place: [...place, at + 1], isEntered: false });
    void editList(edited, place, { op: "duplicate", at, count: 1 });
    return;
  }
  if (act === "delete") {
    want({ place: count > 1 ? [...place, Math.min(at, count - 2)] : place, isEntered: false });
    void editList(edited, place, { op: "remove", at, count: 1 });
    return;
  }
  const to = act === "up" ? at - 1 : at + 1;
  if (to < 0 || to >= count) {
    sayHere("info", act === "up" ? texts.isFirst : texts.isLast);
    return;
  }
  void editList(edited, place, { op: "move", from: at, count: 1, to }).then((isDone) => {
    if (isDone) want({ place: [...place, to], isEntered: false });
  });
}

/** Removes the entry of a map. */
export const removeLine = async (edited: EditedRow, line: Line): Promise<void> => {
  if (line.kind === "entry")
    await editPlace(edited, line.field.place, { kind: "remove" }, texts.removeNamed(line.field.key));
};

/** Opens what is wrong with a line beside it, with the ways to fix it. */
function showProblems({ edited, line, problems, element }: ActContext): boolean {
  const places = [line.place, ...fieldsOf(line).map(({ place }) => place)];
  const place = places.find((each) => problems.at(each).length > 0);
  const focused = document.activeElement;
  if (!place || !element || !focused) return true;
  const [column, ...inner] = place;
  const { left, top, bottom } = focused.getBoundingClientRect();
  setApp({
    cellProblems: {
      sheet: sheetKey(edited.sheet.ref),
      rowKey: edited.row.key,
      column: String(column),
      inner,
      left,
      top,
      bottom,
    },
  });
  return true;
}

/** Goes to the next line with a problem; returns false past the last, where the sheet's own list goes on. */
function stepProblem({ line, lines, problems, goTo }: ActContext, by: 1 | -1): boolean {
  const from = lines.indexOf(line);
  for (let at = from + by; at >= 0 && at < lines.length; at += by) {
    const each = lines[at];
    if (!each) continue;
    const field = fieldsOf(each).findIndex(({ place }) => problems.at(place).length > 0);
    if (field !== -1) return goTo({ id: each.id, at: each.kind === "entry" ? field + 1 : field });
    if (problems.at(each.place).length > 0) return goTo({ id: each.id, at: 0 });
  }
  return false;
}

import type { KeyboardEvent } from "react";
import { typedBy } from "../state/index.js";
import { clearField, commitCell } from "./acts.js";
import type { EditedRow } from "./edits.js";
import type { Wanted } from "./items.js";
import type { LineActs } from "./line-props.js";
import { fieldsOf, isBlock, type Line } from "./model/line.js";
import { edge, sideways, tabbed, vertical, type Cursor } from "./model/moves.js";

/** Where the keyboard is among the lines, and what its keys may do there. */
export interface KeyboardPlace {
  readonly edited: EditedRow;
  readonly lines: readonly Line[];
  readonly line: Line;
  readonly at: Cursor;
  readonly isReadOnly: boolean;
  readonly acts: Pick<LineActs, "addItem" | "addMember">;
  /** Whether there is such a place. */
  readonly goTo: (to: Cursor | undefined) => boolean;
  readonly onToggle: (id: string) => void;
  /** Opens the editor of a stop, with what was typed to open it; false where nothing can be edited. */
  readonly edit: (at: number, typed?: string) => boolean;
  readonly want: (next: Wanted) => void;
  readonly leaveTree: () => void;
}

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Does what a key asks for; false leaves the key to others. */
export function actOnKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, place: KeyboardPlace): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  const { edited, lines, line, at, isReadOnly, goTo, onToggle, edit } = place;
  switch (key) {
    case "ArrowDown":
      goTo(vertical(lines, at, 1));
      return true;
    case "ArrowUp":
      goTo(vertical(lines, at, -1));
      return true;
    case "Home":
      return goTo(edge(lines, "first"));
    case "End":
      return goTo(edge(lines, "last"));
    case "Tab":
      return goTo(tabbed(lines, at, shiftKey ? -1 : 1));
    case "ArrowLeft":
    case "ArrowRight": {
      const done = sideways(lines, at, key === "ArrowLeft" ? -1 : 1);
      if (done?.kind === "toggle") onToggle(done.id);
      if (done?.kind === "go") goTo(done.to);
      return true;
    }
    case "Escape":
      place.leaveTree();
      return true;
    case "Delete":
    case "Backspace":
      return isReadOnly ? false : clearField(edited, line, at.at, { isRemoved: shiftKey && key === "Delete" });
    case "Enter":
    case "F2":
      return enter(place);
    default: {
      const text = typedBy({ key, ctrlKey, metaKey, altKey, shiftKey });
      if (text === " " && toggle(place)) return true;
      return text !== undefined && edit(at.at, text);
    }
  }
}

/** Adds, opens or edits, by what the line is. */
function enter({ line, at, acts, onToggle, edit }: KeyboardPlace): boolean {
  if (line.kind === "absent") acts.addMember(line, at.at);
  else if (line.kind === "list" && line.count === 0) acts.addItem(line);
  else if (isBlock(line)) onToggle(line.id);
  else return edit(at.at);
  return true;
}

/** Ticks or clears a checkbox, opens or closes a block. */
function toggle(place: KeyboardPlace): boolean {
  const { edited, line, at, isReadOnly, want } = place;
  if (isBlock(line) || line.kind === "absent") return enter(place);
  const field = fieldsOf(line)[line.kind === "entry" ? at.at - 1 : at.at];
  if (field?.value?.kind !== "boolean" || isReadOnly) return false;
  void commitCell(edited, line, at.at, String(!field.value.value), want);
  return true;
}

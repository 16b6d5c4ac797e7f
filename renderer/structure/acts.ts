import { textFault } from "../../shared/sheet/index.js";
import { toWire } from "../../shared/toml/index.js";
import { sayHere } from "../state/index.js";
import { editList, editPlace, latest, renameKey, viewAt, writeAt, type EditedRow, type EditOutcome } from "./edits.js";
import type { Wanted } from "./items.js";
import { schemaTypes } from "./columns.js";
import { fieldsOf, type Field, type Line } from "./model/line.js";
import { newItem, newValue, textOfValue, valueOfText } from "./model/values.js";
import { texts } from "./texts.js";

type Want = (wanted: Wanted) => void;

/** The field of a line at a stop: the first stop of an entry is its key. */
export const fieldAt = (line: Line, at: number): Field | undefined =>
  fieldsOf(line)[line.kind === "entry" ? at - 1 : at];

/** Takes the text of an editor. `lost`: it was refused, and is nowhere else. */
export async function commitCell(
  edited: EditedRow,
  line: Line,
  at: number,
  text: string,
  want: Want,
): Promise<EditOutcome> {
  const fault = textFault(text);
  if (fault) {
    sayHere("warning", fault.message);
    return "lost";
  }
  if (line.kind === "new-key") return addKey(edited, line, text, want);
  if (line.kind === "entry" && at === 0) {
    const renamed = await renameKey(edited, line.map.place, line.field.key, text.trim());
    if (renamed === "done") want({ place: [...line.map.place, text.trim()], isEntered: false });
    return renamed;
  }
  const field = fieldAt(line, at);
  if (!field || text === textOfValue(field.value)) return "done";
  const now = latest(edited);
  return text === ""
    ? editPlace(now, field.place, field.isRequired ? { kind: "value", value: "" } : { kind: "remove" })
    : writeAt(now, field.place, valueOfText(text, field.type, field.value));
}

async function addKey(
  edited: EditedRow,
  { map }: Extract<Line, { kind: "new-key" }>,
  text: string,
  want: Want,
): Promise<EditOutcome> {
  const key = text.trim();
  if (key === "") return "done";
  const place = [...map.place, key];
  if (viewAt(edited, place) !== null) {
    sayHere("warning", texts.keyExists(key));
    return "kept";
  }
  want({ place, isEntered: true });
  return writeAt(latest(edited), place, newValue(map.value, schemaTypes(edited)), texts.addNamed(key));
}

/** Makes a member that is not there, with all that it must hold. */
export async function addMember(edited: EditedRow, line: Line, at: number, want: Want): Promise<void> {
  const member = line.kind === "absent" ? line.members[at] : undefined;
  if (!member) return;
  want({ place: member.place, isEntered: true });
  const types = schemaTypes(edited);
  if (member.type.kind === "rows") {
    // A list is asked for with an item in it, which says how the list is spelled.
    const items = [toWire(newItem(member.type.rows, types))];
    await editList(latest(edited), member.place, { op: "insert", at: 0, items });
    return;
  }
  const value = newValue(member.type, types);
  await writeAt(latest(edited), member.place, value, texts.addNamed(member.key));
}

/** Clears the value of a field, or removes its key; returns whether it was for this line. On an item it says which key deletes it. */
export function clearField(
  edited: EditedRow,
  line: Line,
  at: number,
  { isRemoved }: { readonly isRemoved: boolean },
): boolean {
  const field = fieldAt(line, at);
  if (!field && line.kind === "item") {
    sayHere("info", texts.deletesItem);
    return true;
  }
  const place = field?.place ?? (line.kind === "table" || line.kind === "list" ? line.place : undefined);
  if (!place || (!field && !isRemoved)) return false;
  if (viewAt(edited, place) !== null) void editPlace(edited, place, { kind: isRemoved ? "remove" : "clear" });
  return true;
}

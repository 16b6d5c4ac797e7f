import type { ClipboardEvent } from "react";
import { toWire } from "../../shared/toml/index.js";
import { sayHere } from "../state/index.js";
import { tomlAt, type EditedRow } from "./edits.js";
import { insertBehind, listOf, type Wanted } from "./items.js";
import { itemsOfText, textOfItems } from "./model/item-text.js";
import type { Line } from "./model/line.js";

/** Copies the item that a line is in as TOML, or for the line of a list all its items. */
export function copyItems(edited: EditedRow, line: Line, event: ClipboardEvent): void {
  const list = listOf(line);
  const value = list && tomlAt(edited, list.place);
  if (!list || value?.kind !== "array") return;
  const items = line.kind === "list" ? value.items : value.items.slice(list.at, list.at + 1);
  const key = list.place.findLast((step) => typeof step === "string") ?? "items";
  event.clipboardData.setData("text/plain", textOfItems(key, items));
  event.preventDefault();
}

/** Puts the items that the clipboard holds behind the one that a line is in. */
export async function pasteItems(
  edited: EditedRow,
  line: Line,
  event: ClipboardEvent,
  want: (wanted: Wanted) => void,
): Promise<void> {
  const list = listOf(line);
  if (!list) return;
  event.preventDefault();
  const items = itemsOfText(event.clipboardData.getData("text/plain"), (list.rows?.title ?? "item").toLowerCase());
  if (items.ok) await insertBehind(edited, line, items.value.map(toWire), want);
  else sayHere("warning", items.error.message);
}

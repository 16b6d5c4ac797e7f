import { useRef, useState } from "react";
import { listAfter, type ListChange } from "../../../shared/toml/index.js";
import { sendListChange } from "../../grid/index.js";
import { activeSheet, getApp, rowsOf, rowTitleOf, sayLost, sheetKey } from "../../state/index.js";
import { listIn, type Item, type ListName } from "./cell-list.js";

interface ListChanges {
  /** The items with all changes that were asked for, also those that are still being carried out. */
  readonly items: readonly Item[];
  readonly change: (change: ListChange<Item>) => void;
}

/**
 * Changes a list of a row, one change after the other: keys follow each other faster than the session answers, and each change
 * is made to the list that the one before it left. Where one fails, those behind it that move or remove items are dropped,
 * for they meant other places; new items are still added.
 */
export function useListChanges(rowKey: string, named: ListName, saved: readonly Item[]): ListChanges {
  const [ahead, setAhead] = useState<readonly Item[]>();
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const waiting = useRef(0);

  const carryOut = async (change: ListChange<Item>): Promise<boolean> => {
    // As they are now: a new item may have brought a column.
    const sheet = activeSheet(getApp());
    const row = sheet && rowsOf(sheetKey(sheet.ref))?.row(rowKey);
    const list = row && listIn(sheet, row, named);
    if (!list) {
      if (change.op === "insert") sayLost("cell-gone", lostOf(change.items));
      return false;
    }
    const { path, title: name, seen } = list;
    const wanted = change.op === "insert" ? { ...change, at: list.items.length } : change;
    return sendListChange({ sheet, rowKey, column: { path }, seen, name }, wanted);
  };
  const lostOf = (items: readonly Item[]) => {
    const sheet = activeSheet(getApp());
    const row = sheet && rowsOf(sheetKey(sheet.ref))?.row(rowKey);
    const place = row ? `${rowTitleOf(sheet, row.cells)}, ${named.title}` : named.title;
    return items.map((item) => ({ place, text: String(item) }));
  };
  const change = (wanted: ListChange<Item>): void => {
    setAhead((now) => listAfter(now ?? saved, wanted));
    waiting.current += 1;
    queue.current = queue.current.then(async (isFine) => {
      const isDone = (isFine || wanted.op === "insert") && (await carryOut(wanted));
      waiting.current -= 1;
      if (waiting.current > 0) return isDone;
      setAhead(undefined);
      return true;
    });
  };
  return { items: ahead ?? saved, change };
}

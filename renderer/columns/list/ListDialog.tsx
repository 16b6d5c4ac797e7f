import { Plus, X } from "lucide-react";
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import type { SheetView } from "../../../shared/workspace/index.js";
import { offeredIn } from "../../arrangement/index.js";
import {
  activeSheet,
  getApp,
  rowsOf,
  rowTitleOf,
  sheetKey,
  typedBy,
  useApp,
  useCloseOverlay,
  useRows,
  type GridRow,
} from "../../state/index.js";
import { Dialog, ValueInput } from "../../ui/index.js";
import { itemOfText, listIn, listNamed, type CellList } from "./cell-list.js";
import { useListChanges } from "./use-list-changes.js";
import { listTexts as texts } from "../texts.js";

/** The list around the active cell, item by item: adds, removes and moves them, each as a step of its own. */
export function ListDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  useRows(key);
  // The list is the one that the dialog was opened on: its columns may go with its items, and the active cell with them.
  const [opened] = useState(() => {
    const { rowKey, column } = getApp().place;
    const row = rowKey === null ? undefined : rowsOf(key)?.row(rowKey);
    const named = row && column !== null ? listNamed(sheet, row, column) : undefined;
    return row && named && { rowKey: row.key, named };
  });
  const row = opened && rowsOf(key)?.row(opened.rowKey);
  const list = row && listIn(sheet, row, opened.named);
  return row && list ? <Items sheet={sheet} row={row} list={list} /> : null;
}

interface ItemsProps {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly list: CellList;
}

/** Where the keyboard goes once the items are drawn again: to one of them, or to the field that adds one. */
type Wanted = number | "add";

function Items({ sheet, row, list }: ItemsProps): ReactNode {
  const close = useCloseOverlay();
  const { title, column } = list;
  const isReadOnly = sheet.readOnly !== undefined;
  const { items, change } = useListChanges(row.key, list, list.items);
  const element = useRef<HTMLDivElement>(null);
  /** The editor of a new item is open, with the text that typing began with. */
  const [adding, setAdding] = useState<{ readonly typed?: string }>();
  /** Counts what was added: each new item has an editor of its own. */
  const [added, setAdded] = useState(0);
  const wanted = useRef<Wanted>(undefined);

  useLayoutEffect(() => {
    const to = wanted.current;
    if (to === undefined) return;
    const chips = element.current?.querySelectorAll<HTMLElement>(".chip-text") ?? [];
    const next = to === "add" ? undefined : chips[Math.min(to, chips.length - 1)];
    (next ?? element.current?.querySelector<HTMLElement>(".chip-add"))?.focus();
    wanted.current = undefined;
  });

  const add = (text: string, isLeft: boolean): void => {
    setAdding(!isLeft && text.trim() !== "" ? {} : undefined);
    setAdded(added + 1);
    if (text.trim() === "") {
      if (!isLeft) wanted.current = "add";
      return;
    }
    change({ op: "insert", at: items.length, items: [itemOfText(text.trim(), items)] });
  };
  const remove = (at: number): void => {
    if (isReadOnly) return;
    wanted.current = at;
    change({ op: "remove", at, count: 1 });
  };
  const move = (at: number, by: 1 | -1): void => {
    const to = at + by;
    if (isReadOnly || to < 0 || to >= items.length) return;
    wanted.current = to;
    change({ op: "move", from: at, count: 1, to });
  };
  const focusChip = (at: number): void => element.current?.querySelectorAll<HTMLElement>(".chip-text")[at]?.focus();
  const focusAdd = (): void => element.current?.querySelector<HTMLElement>(".chip-add")?.focus();
  const onAddKey = (event: KeyboardEvent): void => {
    const typed = typedBy(event);
    if (event.key === "ArrowLeft" && items.length > 0) focusChip(items.length - 1);
    else if (typed !== undefined && typed !== " ") setAdding({ typed });
    else return;
    event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent, at: number): void => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : undefined;
    if (by !== undefined && altKey) move(at, by);
    else if (by !== undefined && at + by === items.length) focusAdd();
    else if (by !== undefined) focusChip(at + by);
    else if (key === "Delete" || key === "Backspace") remove(at);
    else return;
    event.preventDefault();
  };
  const offered = (column && offeredIn(sheet, column))?.filter(
    ({ value }) => !items.some((item) => String(item) === value),
  );
  return (
    <Dialog title={texts.title(title, rowTitleOf(sheet, row.cells))} className="list">
      <div ref={element} className="chips" role="group" aria-label={texts.items}>
        {items.length === 0 && !adding && <span className="hint">{texts.none}</span>}
        {items.map((item, at) => (
          // Items may be equal: only their place distinguishes them.
          <span key={at} className="chip">
            <button
              type="button"
              className="chip-text"
              aria-label={texts.item(String(item), at + 1, items.length)}
              onKeyDown={(event) => onKeyDown(event, at)}
            >
              {String(item)}
            </button>
            <button
              type="button"
              className="chip-remove"
              tabIndex={-1}
              aria-label={texts.remove(String(item))}
              disabled={isReadOnly}
              onClick={() => remove(at)}
            >
              <X aria-hidden />
            </button>
          </span>
        ))}
        {adding ? (
          <span className="chip-input">
            <ValueInput
              key={added}
              name={texts.newItem}
              text=""
              typed={adding.typed}
              options={offered}
              isLong={false}
              onCommit={(text, leaving) => add(text, leaving === "stay" || leaving === "previous")}
              onCancel={close}
              onLost={(text) => text !== undefined && add(text, true)}
            />
          </span>
        ) : (
          <button
            type="button"
            className="chip-add"
            disabled={isReadOnly}
            data-first-focus=""
            onClick={() => setAdding({})}
            onKeyDown={onAddKey}
          >
            <Plus aria-hidden /> {texts.add}
          </button>
        )}
      </div>
      <p className="hint">{sheet.readOnly ?? texts.keys}</p>
    </Dialog>
  );
}

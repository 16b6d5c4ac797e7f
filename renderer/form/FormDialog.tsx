import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { activeGrid } from "../grid/index.js";
import { travel, travelOf } from "../navigation/index.js";
import {
  activeSheet,
  getApp,
  isTyping,
  rowsOf,
  rowTitleOf,
  setApp,
  sheetKey,
  useApp,
  useRows,
} from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { FormFace } from "./FormFace.js";
import { FormFieldList } from "./FormFieldList.js";
import { FormTexts } from "./FormTexts.js";
import { texts } from "./texts.js";

/** The row that the person is in, as a form: all its fields, its rules text and its face. It follows the active cell. */
export function FormDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const key = sheetKey(sheet.ref);
  const { rowKey, column } = useApp(({ place }) => place);
  // A field may have no cell on screen: then it is the form that knows it, until the active cell goes to another column.
  const [entered, setEntered] = useState<{ readonly field: string; readonly column: string | null }>();
  useRows(key);
  const row = rowKey === null ? undefined : rowsOf(key)?.row(rowKey);
  const shown = activeGrid()?.rows ?? [];
  const at = shown.findIndex((each) => each.key === rowKey);

  const goTo = (to: number): void => {
    const next = shown[to];
    if (next === undefined) return;
    const text = textWithKeyboard();
    if (text !== undefined) setApp({ rulesFocus: { rowKey: next.key, cell: text } });
    // What is being typed is entered before its editor goes.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    activeGrid()?.goTo(next.key, undefined, { focus: false });
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const by = stepOf(event);
    const direction = travelOf(event);
    if (by === undefined && (direction === undefined || isTyping(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (by !== undefined) goTo(at + by);
    else if (direction) void travel(direction);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    window.addEventListener("keydown", listener, { capture: true });
    return () => window.removeEventListener("keydown", listener, { capture: true });
  }, []);

  if (!row) {
    return (
      <Dialog title={texts.form(sheet.title)}>
        <p className="hint">{texts.noRow}</p>
      </Dialog>
    );
  }
  const title = rowTitleOf(sheet, row.cells);
  return (
    <Dialog
      title={title}
      className="form"
      footer={
        <>
          <span className="form-place" role="status" title={texts.placeKeys}>
            {texts.place(at + 1, shown.length)}
          </span>
          <button type="button" className="button" disabled={at <= 0} onClick={() => goTo(at - 1)}>
            <ChevronUp aria-hidden /> {texts.previous} <kbd>Alt+↑</kbd>
          </button>
          <button type="button" className="button" disabled={at + 1 >= shown.length} onClick={() => goTo(at + 1)}>
            <ChevronDown aria-hidden /> {texts.next} <kbd>Alt+↓</kbd>
          </button>
        </>
      }
    >
      <div className="form-parts">
        <FormFieldList
          key={row.key}
          sheet={sheet}
          row={row}
          at={entered?.column === column ? entered.field : column}
          onEnter={(field) => setEntered({ field, column: getApp().place.column })}
        />
        <FormTexts sheet={sheet} row={row} title={title} />
        <FormFace sheet={sheet} row={row} title={title} />
      </div>
    </Dialog>
  );
}

/** The text of the row, by its name, whose editor the keyboard is in. */
const textWithKeyboard = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>(".form-texts [data-cell]")?.dataset["cell"];

/** How many rows a key goes on. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  return key === "ArrowDown" ? 1 : key === "ArrowUp" ? -1 : undefined;
}

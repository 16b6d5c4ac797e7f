import { useState, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { ownHeightOf, setRowHeights } from "../arrangement/index.js";
import { Dialog, ConfirmFooter } from "../ui/index.js";
import { rowHeightOf, singleHeights, withDensity } from "../grid/index.js";
import { activeSheet, getApp, useApp, useCloseOverlay } from "../state/index.js";
import { texts } from "./texts.js";

/** The height of the selected rows, in figures. */
export function RowHeightDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  return sheet ? <OpenDialog sheet={sheet} /> : null;
}

function OpenDialog({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const close = useCloseOverlay();
  const [rowKeys] = useState(() => getApp().place.rowKeys);
  const [text, setText] = useState(() => String(ownHeightOf(sheet, rowKeys) ?? ""));
  const heightPx = text.trim() === "" ? null : Number(text);
  const usual = withDensity(
    sheet,
    useApp((state) => state.density),
  );
  const { min, max } = singleHeights;
  const isFine = heightPx === null || (Number.isInteger(heightPx) && heightPx >= min && heightPx <= max);
  const save = (): void => {
    if (!isFine) return;
    setRowHeights(sheet, rowKeys, heightPx);
    close();
  };
  return (
    <Dialog
      title={rowKeys.length === 1 ? texts.rowHeight : texts.heightOfRows(rowKeys.length.toLocaleString("en"))}
      footer={
        <ConfirmFooter
          note={isFine ? "" : texts.wholeNumberBetween(min, max)}
          title={texts.set}
          isDisabled={!isFine}
          onConfirm={save}
        />
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="form-grid">
          <label>
            {texts.heightPx}
            <input
              className="field"
              type="number"
              min={min}
              max={max}
              placeholder={texts.defaultHeight(rowHeightOf(usual.style))}
              value={text}
              data-first-focus
              onChange={({ target }) => setText(target.value)}
            />
          </label>
        </div>
        <p className="hint">
          {texts.keptHere} <em>{texts.saveToFile}</em> {texts.writesItForEverybody}
        </p>
      </form>
    </Dialog>
  );
}

import { useMemo, type ReactNode } from "react";
import { conditionTest, type ConditionalFormat } from "../../shared/metadata/index.js";
import { columnKey, readColumnName } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { rowsOf, sheetKey, textOfCell } from "../state/index.js";
import { cellLook, useIsDark } from "../theme/index.js";
import { cellsOfRows } from "./values.js";

const mostShown = 8;

interface FormatPreviewProps {
  readonly sheet: SheetView;
  readonly format: ConditionalFormat;
}

/** The cells of the sheet that a format would change, as it would draw them. */
export function FormatPreview({ sheet, format }: FormatPreviewProps): ReactNode {
  const isDark = useIsDark();
  const { column, condition } = format;
  const cells = useMemo(
    () => cellsOfRows(sheet, columnKey(readColumnName(column)), rowsOf(sheetKey(sheet.ref))?.rows ?? []).flat(),
    [sheet, column],
  );
  const found = useMemo(() => cells.filter(conditionTest(condition)), [cells, condition]);
  const texts = [...new Set(found.map(textOfCell))].slice(0, mostShown);
  const { background, ...look } = cellLook(format.style, isDark);
  return (
    <p className="format-preview" aria-live="polite">
      <span className="hint">
        {found.length.toLocaleString()} of {cells.length.toLocaleString()} cells
      </span>
      {texts.map((text) => (
        <span key={text} className="format-sample" style={{ ...look, backgroundColor: background }}>
          {text === "" ? "(empty)" : text}
        </span>
      ))}
    </p>
  );
}

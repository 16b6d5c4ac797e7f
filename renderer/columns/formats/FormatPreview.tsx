import { useMemo, type ReactNode } from "react";
import { conditionTest, keyOfName, type ConditionalFormat } from "../../../shared/metadata/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { derivedNameOf, namedColumns } from "../../arrangement/index.js";
import { useSheetValues } from "../../derived/index.js";
import { sheetKey, textOfCell, useRows } from "../../state/index.js";
import { cellLook, useIsDark } from "../../theme/index.js";
import { limitOfPattern } from "../pattern-limits.js";
import { texts } from "./texts.js";
import { columnValues } from "../values.js";

const mostShown = 8;

interface FormatPreviewProps {
  readonly sheet: SheetView;
  readonly format: ConditionalFormat;
}

/** The cells of the sheet that a format would change, as it would draw them. */
export function FormatPreview({ sheet, format }: FormatPreviewProps): ReactNode {
  const isDark = useIsDark();
  const { column, condition } = format;
  const key = keyOfName(column, namedColumns(sheet));
  const derived = derivedNameOf(sheet, key);
  const { values } = useSheetValues(sheet, derived === undefined ? [] : [derived]);
  const rows = useRows(sheetKey(sheet.ref));
  const cells = useMemo(() => columnValues(sheet, key, rows, values).cells.flat(), [sheet, key, rows, values]);
  const found = useMemo(() => cells.filter(conditionTest(condition)), [cells, condition]);
  const limit = useMemo(
    () =>
      condition.kind === "matches" ? limitOfPattern(condition.pattern, new Set(cells.map(textOfCell))) : undefined,
    [cells, condition],
  );
  const samples = [...new Set(found.map(textOfCell))].slice(0, mostShown);
  const { background, ...look } = cellLook(format.style, isDark);
  return (
    <p className="format-preview" aria-live="polite">
      <span className="hint">
        {texts.ofCells(found.length.toLocaleString("en"), cells.length.toLocaleString("en"))}
      </span>
      {samples.map((text) => (
        <span key={text} className="format-sample" style={{ ...look, backgroundColor: background }}>
          {text === "" ? texts.empty : text}
        </span>
      ))}
      {limit !== undefined && <span className="pattern-limit">{limit}</span>}
    </p>
  );
}

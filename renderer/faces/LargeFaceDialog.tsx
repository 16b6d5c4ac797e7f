import type { ReactNode } from "react";
import { activeSheet, faceOfSheet, rowsOf, rowTitleOf, sheetKey, useApp, useRows } from "../state/index.js";
import { Dialog } from "../ui/index.js";
import { RowFace } from "./RowFace.js";

/** The face of the selected card as large as the window has room for. */
export function LargeFaceDialog(): ReactNode {
  const sheet = useApp(activeSheet);
  const own = useApp((state) => state.ownFaces);
  const hasGuides = useApp((state) => state.faceGuides);
  const rowKey = useApp(({ place }) => place.rowKey);
  const key = sheet ? sheetKey(sheet.ref) : "";
  useRows(key);
  const face = sheet && faceOfSheet(sheet, own);
  const row = rowKey === null ? undefined : rowsOf(key)?.row(rowKey);
  if (!sheet || !face || !row) return null;
  const title = rowTitleOf(sheet, row.cells);
  return (
    <Dialog title={title} className="large-face">
      <RowFace sheet={sheet} face={face} row={row} title={title} hasGuides={hasGuides} />
    </Dialog>
  );
}

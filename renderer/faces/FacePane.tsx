import { PanelRightClose, Ruler } from "lucide-react";
import { useEffect, useReducer, type ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  comparedWith,
  faceOfSheet,
  isAddedRow,
  onRows,
  rowsOf,
  rowTitleOf,
  setApp,
  sheetKey,
  useApp,
} from "../state/index.js";
import { IconButton } from "../ui/index.js";
import { FaceImage } from "./FaceImage.js";
import { earlierFace, faceOfRow } from "./face-of-row.js";
import { texts } from "./texts.js";

/** Beside the sheet: the selected card as players see it, with what is being typed. Only for sheets of cards that have faces. */
export function FacePane({ sheet }: { readonly sheet: SheetView }): ReactNode {
  const isOpen = useApp((state) => state.facePaneOpen);
  const hasGuides = useApp(({ faceGuides }) => faceGuides);
  const rowKey = useApp(({ place }) => place.rowKey);
  const face = faceOfSheet(
    sheet,
    useApp((state) => state.ownFaces),
  );
  const key = sheetKey(sheet.ref);
  useChangesOf(key);
  if (!isOpen || !face) return null;
  const row = rowKey === null ? undefined : rowsOf(key)?.row(rowKey);
  const layout = row && faceOfRow(sheet, face, row);
  const before = row && earlierFace(sheet, face, row);
  return (
    <aside className="face-pane" aria-label={texts.pane}>
      <header className="rules-head">
        <strong>{texts.pane}</strong>
        <IconButton
          title={texts.guides}
          icon={<Ruler />}
          aria-pressed={hasGuides}
          onClick={() => setApp({ faceGuides: !hasGuides })}
        />
        <IconButton title={texts.close} icon={<PanelRightClose />} onClick={() => setApp({ facePaneOpen: false })} />
      </header>
      {row && layout ? (
        <div className="face-desk">
          <FaceImage layout={layout} name={rowTitleOf(sheet, row.cells)} hasGuides={hasGuides} />
          {layout.overflows.map(({ part, size }) => (
            <p key={part} className="face-note" role="status">
              {size > 0 ? texts.cut(size.toFixed(2)) : texts.cutForGood}
            </p>
          ))}
          {before && (
            <>
              <p className="face-label">{texts.before[comparedWith()]}</p>
              <FaceImage layout={before} name={texts.earlier} hasGuides={hasGuides} />
            </>
          )}
          {isAddedRow(key, row.key) && <p className="face-label">{texts.isNew[comparedWith()]}</p>}
        </div>
      ) : (
        <p className="rules-none">{texts.selectARow}</p>
      )}
    </aside>
  );
}

/** Draws again whenever rows of the sheet change, or what is being typed into them. */
function useChangesOf(key: string): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onRows(key, () => drawAgain()), [key]);
}

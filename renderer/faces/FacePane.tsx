import { Maximize2, PanelRightClose, Ruler } from "lucide-react";
import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  comparedWith,
  faceOfSheet,
  isAddedRow,
  openOverlay,
  rowsOf,
  rowTitleOf,
  setApp,
  sheetKey,
  useApp,
  useChangesOf,
} from "../state/index.js";
import { IconButton } from "../ui/index.js";
import { FaceImage } from "./FaceImage.js";
import { earlierFace } from "./face-of-row.js";
import { RowFace } from "./RowFace.js";
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
        <IconButton
          title={texts.enlarge}
          icon={<Maximize2 />}
          disabled={row === undefined}
          onClick={() => openOverlay({ kind: "large-face" })}
        />
        <IconButton title={texts.close} icon={<PanelRightClose />} onClick={() => setApp({ facePaneOpen: false })} />
      </header>
      {row ? (
        <div className="face-desk">
          <RowFace sheet={sheet} face={face} row={row} title={rowTitleOf(sheet, row.cells)} hasGuides={hasGuides} />
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

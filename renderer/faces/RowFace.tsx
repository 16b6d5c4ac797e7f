import type { ReactNode } from "react";
import type { SheetFace } from "../../shared/games/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { sheetKey, useChangesOf, type GridRow } from "../state/index.js";
import { FaceImage } from "./FaceImage.js";
import { faceOfRow } from "./face-of-row.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly face: SheetFace;
  readonly row: GridRow;
  readonly title: string;
  readonly hasGuides?: boolean;
}

/** The face of a row as it is on screen, with what is being typed, and with a note on each text that is cut off. */
export function RowFace({ sheet, face, row, title, hasGuides = false }: Props): ReactNode {
  useChangesOf(sheetKey(sheet.ref));
  const layout = faceOfRow(sheet, face, row);
  return (
    <>
      <FaceImage layout={layout} name={title} hasGuides={hasGuides} />
      {layout.overflows.map(({ part, size }) => (
        <p key={part} className="face-note" role="status">
          {size > 0 ? texts.cut(size.toFixed(2)) : texts.cutForGood}
        </p>
      ))}
    </>
  );
}

import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { RowFace } from "../faces/index.js";
import { faceOfSheet, useApp, type GridRow } from "../state/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly title: string;
}

/** The face of the row, with what is being typed; nothing for sheets whose rows have none. */
export function FormFace({ sheet, row, title }: Props): ReactNode {
  const face = faceOfSheet(
    sheet,
    useApp((state) => state.ownFaces),
  );
  if (!face) return null;
  return (
    <section className="form-face" aria-label={texts.face}>
      <RowFace sheet={sheet} face={face} row={row} title={title} />
    </section>
  );
}

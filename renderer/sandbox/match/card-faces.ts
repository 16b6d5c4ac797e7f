import type { FaceLayout } from "../../../shared/face/index.js";
import { fromWire, type WireValue } from "../../../shared/toml/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { faceOfCells } from "../../faces/index.js";
import { faceOfSheet, type getApp, useApp } from "../../state/index.js";
import { useTable } from "./table-state.js";

/** The row that a card of a match was made of, as it was on screen then. */
export interface CardRow {
  readonly sheet: SheetView;
  readonly row: Readonly<Record<string, WireValue>>;
}

type OwnFaces = ReturnType<typeof getApp>["ownFaces"];

/** A face is laid out once for each row, however many copies of the card are on the table. */
const laidOut = new WeakMap<CardRow, { readonly own: OwnFaces; readonly layout: FaceLayout | undefined }>();

/** The face of a card, as the sheet shows it; undefined where neither the workspace nor the game draws it. */
export function faceOfCard(card: CardRow, own: OwnFaces): FaceLayout | undefined {
  const known = laidOut.get(card);
  if (known?.own === own) return known.layout;
  const face = faceOfSheet(card.sheet, own);
  const value = fromWire(card.row);
  const layout =
    face && value.ok && value.value.kind === "table" ? faceOfCells(card.sheet, face, value.value.entries) : undefined;
  laidOut.set(card, { own, layout });
  return layout;
}

/** The face of a card of the match on the table; undefined where it has none. */
export function useFace(definition: number): FaceLayout | undefined {
  const own = useApp((state) => state.ownFaces);
  const card = useTable(({ snapshot, editions }) =>
    snapshot === null ? undefined : editions.get(snapshot.edition)?.rows[definition],
  );
  return card && faceOfCard(card, own);
}

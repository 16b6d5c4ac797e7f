import { useEffect, useRef, useState } from "react";
import { faceSvg, fontFace, type FaceLayout } from "../../shared/face/index.js";
import type { CardItemView, ReviewItemView, ReviewView } from "../../shared/bridge/index.js";
import { notesHtml, reviewNotes, type NotesGroup } from "../../shared/revision/index.js";
import { fromWire, type WireValue } from "../../shared/toml/index.js";
import { faceOfCells, fetchPictures, pictureSource, proofFonts } from "../faces/index.js";
import { ask, faceOfSheet, getApp } from "../state/index.js";
import { texts } from "./texts.js";

/** A card as players see it, before and now; undefined where it is not there in a version. */
export interface ReviewFaces {
  readonly before: FaceLayout | undefined;
  readonly after: FaceLayout | undefined;
}

/** The faces of cards that differ, by the cards' keys; none for sheets of cards that have no faces. */
async function facesOf(name: string, items: readonly ReviewItemView[]): Promise<ReadonlyMap<string, ReviewFaces>> {
  const drawn = items.flatMap((item) =>
    item.about === "card" && item.row !== null && drawerOf(item) !== undefined ? [item] : [],
  );
  if (drawn.length === 0) return new Map();
  const answer = await ask("reviews/cells", { name, keys: drawn.map(({ key }) => key) });
  if (!answer.ok) return new Map();
  const draw = new Map(drawn.map((item) => [item.key, drawerOf(item)]));
  return new Map(
    answer.value.cards.map(({ key, before, after }) => {
      const drawOne = draw.get(key);
      return [key, { before: drawOne?.(before), after: drawOne?.(after) }];
    }),
  );
}

/** How a card's sheet draws the cells of a card; undefined where it has no face. */
function drawerOf({ card, path }: CardItemView): ((cells: WireValue | null) => FaceLayout | undefined) | undefined {
  const { workspace, ownFaces } = getApp();
  const table = path.join("\n");
  const sheet = workspace?.sheets.find(({ ref }) => ref.file === card.file && ref.table.join("\n") === table);
  const face = sheet && faceOfSheet(sheet, ownFaces);
  if (!face) return undefined;
  return (cells) => {
    const value = cells === null ? undefined : fromWire(cells);
    return value?.ok && value.value.kind === "table" ? faceOfCells(sheet, face, value.value.entries) : undefined;
  };
}

/** The faces of the card that is looked at; undefined until they are here, and where there are none. */
export function useFaces(name: string, item: CardItemView): ReviewFaces | undefined {
  const [found, setFound] = useState<{ readonly version: string; readonly faces: ReviewFaces | undefined }>();
  const version = JSON.stringify([item.key, item.changes, item.row === null]);
  const latest = useRef(item);
  useEffect(() => {
    latest.current = item;
  }, [item]);
  useEffect(() => {
    let isWanted = true;
    void facesOf(name, [latest.current]).then((faces) => {
      if (isWanted) setFound({ version, faces: faces.get(latest.current.key) });
    });
    return () => {
      isWanted = false;
    };
  }, [name, version]);
  return found?.version === version ? found.faces : undefined;
}

/** The summary as a page of its own, with the pictures of cards before and now. */
export async function summaryPage(title: string, { name, items }: ReviewView): Promise<string> {
  const faces = await facesOf(name, items);
  if (faces.size === 0) return notesHtml(title, reviewNotes(items));
  const layouts = [...faces.values()].flatMap(({ before, after }) =>
    [before, after].filter((each) => each !== undefined),
  );
  await Promise.all(layouts.map(fetchPictures));
  const fonts = (await proofFonts()).map(fontFace).join("\n");
  return notesHtml(title, withFaces(items, faces), fonts);
}

const withFaces = (items: readonly ReviewItemView[], faces: ReadonlyMap<string, ReviewFaces>): readonly NotesGroup[] =>
  reviewNotes(items, ({ key }) => {
    const { before, after } = faces.get(key) ?? {};
    return [
      ...(before ? [{ title: texts.before, svg: faceSvg(before, pictureSource) }] : []),
      ...(after ? [{ title: texts.after, svg: faceSvg(after, pictureSource) }] : []),
    ];
  });

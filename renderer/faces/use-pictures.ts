import { useEffect, useReducer, useRef } from "react";
import type { FaceLayout, PictureSource } from "../../shared/face/index.js";
import type { ImageSource } from "../../shared/derived/index.js";
import { fetchPicture, knownPicture, noteWantedHost, onPicturesChanged } from "../images/index.js";

/** Pictures are fetched as sharp as for a picture of this height. */
const heightPx = 240;

/** What a cell names: the number of a picture in the folder of images, or an address. */
const sourceOf = (reference: string): ImageSource =>
  /^\d+$/u.test(reference) ? { number: reference } : { address: reference };

const wantedBy = ({ items }: FaceLayout): readonly string[] =>
  items.flatMap((item) => (item.kind === "picture" && item.source ? [item.source] : []));

/** The pictures that are here. */
export const pictureSource: PictureSource = (reference) => {
  const known = knownPicture(sourceOf(reference), heightPx);
  return known?.kind === "picture" ? known.url : undefined;
};

/** Those of some pictures that are here, as one text. */
const hereOf = (references: readonly string[]): string =>
  references.filter((each) => pictureSource(each) !== undefined).join("\0");

/** Fetches the pictures of a face that are not here. */
export const fetchPictures = (layout: FaceLayout): Promise<boolean> => fetchAll(wantedBy(layout));

/** Fetches what is not here; whether there are more pictures then. */
async function fetchAll(references: readonly string[]): Promise<boolean> {
  const missing = references.filter((each) => knownPicture(sourceOf(each), heightPx) === undefined);
  const found = await Promise.all(missing.map((each) => fetchPicture(sourceOf(each), heightPx)));
  return found.some(({ kind }) => kind === "picture");
}

/** Has the person asked for the hosts that pictures are on and that are not allowed. */
function noteHosts(references: readonly string[]): void {
  for (const each of references) {
    const known = knownPicture(sourceOf(each), heightPx);
    if (known?.kind === "host") noteWantedHost(known.host);
  }
}

/** The pictures of a face that are here; the others are fetched, and the face is drawn again when they come. */
export function usePictures(layout: FaceLayout): PictureSource {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  const references = wantedBy(layout);
  const key = references.join("\0");
  const here = hereOf(references);
  const drawn = useRef(here);
  useEffect(() => {
    drawn.current = here;
  });
  useEffect(() => {
    let isWanted = true;
    const wanted = key === "" ? [] : key.split("\0");
    const fetchMissing = (): void => {
      // Some may have come after the face was drawn and before this asks for them.
      void fetchAll(wanted).then(() => {
        if (!isWanted) return;
        noteHosts(wanted);
        if (hereOf(wanted) !== drawn.current) drawAgain();
      });
    };
    fetchMissing();
    const stop = onPicturesChanged(() => {
      drawAgain();
      fetchMissing();
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [key]);
  return pictureSource;
}

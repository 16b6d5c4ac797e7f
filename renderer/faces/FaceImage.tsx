import { useLayoutEffect, useRef, type ReactNode } from "react";
import { faceSvg, type FaceLayout } from "../../shared/face/index.js";
import { usePictures } from "./use-pictures.js";
import { texts } from "./texts.js";

/** A face as a picture of the page, as wide as its place. */
export function FaceImage({ layout, name }: { readonly layout: FaceLayout; readonly name: string }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const svg = faceSvg(layout, usePictures(layout));
  useLayoutEffect(() => {
    // Read as data, not as markup of the page: the picture holds shapes, texts and pictures only.
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    host.current?.replaceChildren(document.importNode(picture, true));
  }, [svg]);
  return <div ref={host} className="face-image" role="img" aria-label={texts.card(name)} />;
}

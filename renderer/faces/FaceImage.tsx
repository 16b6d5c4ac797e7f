import { useLayoutEffect, useRef, type ReactNode } from "react";
import { faceSvg, faceWithGuides, type FaceLayout } from "../../shared/face/index.js";
import { usePictures } from "./use-pictures.js";
import { texts } from "./texts.js";

interface FaceImageProps {
  readonly layout: FaceLayout;
  readonly name: string;
  /** With its bleed, and lines where it is cut. */
  readonly hasGuides?: boolean;
}

/** A face as a picture of the page, as wide as its place. */
export function FaceImage({ layout, name, hasGuides = false }: FaceImageProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const pictures = usePictures(layout);
  const svg = hasGuides ? faceWithGuides(layout, pictures) : faceSvg(layout, pictures);
  useLayoutEffect(() => {
    // Read as data, not as markup of the page: the picture holds shapes, texts and pictures only.
    const picture = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
    picture.setAttribute("aria-hidden", "true");
    host.current?.replaceChildren(document.importNode(picture, true));
  }, [svg]);
  return <div ref={host} className="face-image" role="img" aria-label={texts.card(name)} />;
}

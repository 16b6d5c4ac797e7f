import type { FaceLayout } from "./layout.js";
import { millimetres as n } from "./xml.js";
import { faceSvg, type Bleed, type PictureSource } from "./svg.js";

/** How far printing houses want faces drawn beyond the cut, and what must be read kept within it: 1/8 inch, in millimetres. */
const margin = 3.175;

/** The bleed that a face with guides is drawn with. */
export const guideBleed: Bleed = { x: margin, y: margin };

/** Radius of the corners that machines for poker cards cut, in millimetres. */
const cornerRadius = 3;

/**
 * A face as it is printed, with its bleed, and lines over it: where it is cut, and what is safe from cuts that go astray. Both are
 * dark on light, so that they are seen on every picture.
 */
export function faceWithGuides(layout: FaceLayout, pictures: PictureSource): string {
  const { width, height } = layout.template;
  const cut = line({ inset: 0, width, height, radius: cornerRadius, dash: undefined });
  const safe = line({ inset: margin, width, height, radius: 0, dash: "1.6 1" });
  return faceSvg(layout, pictures, guideBleed).replace(/<\/svg>$/u, `${cut}${safe}</svg>`);
}

interface GuideLine {
  readonly inset: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly dash: string | undefined;
}

function line({ inset, width, height, radius, dash }: GuideLine): string {
  // Of a small card nothing may be left within the margin.
  const [wide, high] = [width - 2 * inset, height - 2 * inset];
  if (wide <= 0 || high <= 0) return "";
  const box = `x="${n(inset)}" y="${n(inset)}" width="${n(wide)}" height="${n(high)}" rx="${n(radius)}" fill="none"`;
  const dashes = dash === undefined ? "" : ` stroke-dasharray="${dash}"`;
  const under = `<rect ${box} stroke="#ffffff" stroke-width="0.5"/>`;
  return `${under}<rect ${box} stroke="#c2185b" stroke-width="0.25"${dashes}/>`;
}

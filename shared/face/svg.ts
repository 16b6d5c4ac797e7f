import { escaped, millimetres as n } from "./xml.js";
import type { FaceItem, FaceLayout } from "./layout.js";
import { croppedFrame, type Focus } from "./picture/focus.js";
import { runsOf } from "./text/runs.js";
import { bytesOfDataUrl, pixelSize } from "./picture/size.js";

/** Finds a picture by what a cell says: its content as a `data:` address, or undefined where there is none. */
export type PictureSource = (reference: string) => string | undefined;

/** Only pictures that carry their own content are drawn, so that no face reaches a file or a host. */
const ownContent = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$/u;

/** How far a face is drawn beyond its edges, in millimetres, so that a cut beside its line shows no paper. */
export interface Bleed {
  readonly x: number;
  readonly y: number;
}

export const noBleed: Bleed = { x: 0, y: 0 };

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.001;

/** A box that reaches the edges of the card goes on into the bleed; all others stay as they are. */
function withBleed(box: Box, card: { readonly width: number; readonly height: number }, bleed: Bleed): Box {
  const left = same(box.x, 0) ? bleed.x : 0;
  const top = same(box.y, 0) ? bleed.y : 0;
  const right = same(box.x + box.width, card.width) ? bleed.x : 0;
  const bottom = same(box.y + box.height, card.height) ? bleed.y : 0;
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
}

const frame = ({ x, y, width, height }: Box): string =>
  `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;

/** What another font draws is held to the width that was reserved for it. */
const held = (width: number): string => ` textLength="${n(width)}" lengthAdjust="spacingAndGlyphs"`;

function textSvg({ part, font, color, fitted }: Extract<FaceItem, { kind: "text" }>): string {
  const height = part.leading * fitted.size;
  const free = part.height - fitted.lines.length * height;
  const top = { top: 0, middle: free / 2, bottom: free }[part.vertical];
  const baseline = (height - (font.ascent + font.descent) * fitted.size) / 2 + font.ascent * fitted.size;
  const lines = fitted.lines.map((line, place) => {
    if (line.text === "") return "";
    const right = (part.align === "end") !== (line.rightToLeft && part.align !== "middle");
    const edge = part.align === "middle" ? part.width / 2 : right ? part.width : 0;
    // Which end of a line from right to left is its start, programs do not agree on; on its middle they do.
    const half = (line.width * fitted.size) / 2;
    const x = line.rightToLeft && part.align !== "middle" ? (right ? edge - half : half) : edge;
    const anchor = part.align === "middle" || line.rightToLeft ? "middle" : right ? "end" : "start";
    const isMixed = !line.known && !line.rightToLeft && line.width > 0;
    const runs = isMixed ? runsOf(font, line.text) : [];
    if (runs.length > 1) {
      const start = edge - { start: 0, middle: half, end: 2 * half }[anchor];
      const spans = runs.map(({ text, known, offset, width }) => {
        const at = `x="${n(start + offset * fitted.size)}"`;
        return `<tspan ${at}${known ? "" : held(width * fitted.size)}>${escaped(text)}</tspan>`;
      });
      return `<text y="${n(top + place * height + baseline)}">${spans.join("")}</text>`;
    }
    const direction = line.rightToLeft ? ' direction="rtl"' : "";
    return `<text x="${n(x)}" y="${n(top + place * height + baseline)}" text-anchor="${anchor}"${direction}${line.known ? "" : held(line.width * fitted.size)}>${escaped(line.text)}</text>`;
  });
  const families = `font-family="${escaped(font.family)}, ${escaped(font.wideFamily)}" font-stretch="semi-condensed"`;
  const style = `${families} font-weight="${font.weight}" font-size="${n(fitted.size)}" fill="${color}"`;
  // A nested picture cuts off what leaves its box, such as a tower of marks.
  return `<svg ${frame(part)} overflow="hidden"><g ${style}>${lines.join("")}</g></svg>`;
}

/** A picture that fills its box, cut to the part that its focus keeps in sight. */
function imageSvg(box: Box, href: string, focus: Focus): string {
  const isCentred = focus.x === 0.5 && focus.y === 0.5 && focus.zoom === 1;
  const size = isCentred ? undefined : pixelSize(bytesOfDataUrl(href));
  if (size === undefined) return `<image ${frame(box)} preserveAspectRatio="xMidYMid slice" href="${href}"/>`;
  const image = `<image ${frame(croppedFrame(box, size, focus))} preserveAspectRatio="none" href="${href}"/>`;
  return `<svg ${frame(box)} overflow="hidden">${image}</svg>`;
}

function itemSvg(item: FaceItem, pictures: PictureSource, place: (box: Box) => Box): string {
  switch (item.kind) {
    case "shape": {
      const box = place(item.part);
      // What goes on beyond an edge of the card is cut there, and has no corners of its own.
      const radius = box.width > item.part.width || box.height > item.part.height ? 0 : item.part.radius;
      const line = item.line === undefined ? "" : ` stroke="${item.line}" stroke-width="${n(item.part.lineWidth)}"`;
      return `<rect ${frame(box)} rx="${n(radius)}" fill="${item.fill}"${line}/>`;
    }
    case "picture": {
      const found = item.source === undefined ? undefined : pictures(item.source);
      if (found === undefined || !ownContent.test(found)) {
        return item.fill === undefined ? "" : `<rect ${frame(place(item.part))} fill="${item.fill}"/>`;
      }
      return imageSvg(place(item.part), found, item.focus);
    }
    case "text":
      return textSvg(item);
  }
}

/** A face as a picture, in millimetres, with a bleed where one is wanted. The same layout makes the same bytes everywhere. */
export function faceSvg({ template, items }: FaceLayout, pictures: PictureSource, bleed = noBleed): string {
  const [width, height] = [template.width + 2 * bleed.x, template.height + 2 * bleed.y];
  const view = `${n(-bleed.x)} ${n(-bleed.y)} ${n(width)} ${n(height)}`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}mm" height="${n(height)}mm" viewBox="${view}">`;
  const place = (box: Box): Box => withBleed(box, template, bleed);
  return `${head}${items.map((item) => itemSvg(item, pictures, place)).join("")}</svg>`;
}

import { escaped, millimetres as n } from "./xml.js";
import type { FaceItem, FaceLayout } from "./layout.js";

/** Finds a picture by what a cell says: its content as a `data:` address, or undefined where there is none. */
export type PictureSource = (reference: string) => string | undefined;

/** Only pictures that carry their own content are drawn, so that no face reaches a file or a host. */
const ownContent = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]*$/u;

const frame = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;

function textSvg({ part, font, color, fitted }: Extract<FaceItem, { kind: "text" }>): string {
  const height = part.leading * fitted.size;
  const free = part.height - fitted.lines.length * height;
  const top = { top: 0, middle: free / 2, bottom: free }[part.vertical];
  const baseline = (height - (font.ascent + font.descent) * fitted.size) / 2 + font.ascent * fitted.size;
  const lines = fitted.lines.map((line, place) => {
    if (line.text === "") return "";
    const right = (part.align === "end") !== (line.rightToLeft && part.align !== "middle");
    const x = part.align === "middle" ? part.width / 2 : right ? part.width : 0;
    const anchor = part.align === "middle" ? "middle" : right !== line.rightToLeft ? "end" : "start";
    // What another font draws is held to the width that was reserved for it.
    const held = line.known ? "" : ` textLength="${n(line.width * fitted.size)}" lengthAdjust="spacingAndGlyphs"`;
    const direction = line.rightToLeft ? ' direction="rtl"' : "";
    return `<text x="${n(x)}" y="${n(top + place * height + baseline)}" text-anchor="${anchor}"${direction}${held}>${escaped(line.text)}</text>`;
  });
  const style = `font-family="${escaped(font.family)}" font-weight="${font.weight}" font-size="${n(fitted.size)}" fill="${color}"`;
  // A nested picture cuts off what leaves its box, such as a tower of marks.
  return `<svg ${frame(part)} overflow="hidden"><g ${style}>${lines.join("")}</g></svg>`;
}

function itemSvg(item: FaceItem, pictures: PictureSource): string {
  switch (item.kind) {
    case "shape": {
      const line = item.line === undefined ? "" : ` stroke="${item.line}" stroke-width="${n(item.part.lineWidth)}"`;
      return `<rect ${frame(item.part)} rx="${n(item.part.radius)}" fill="${item.fill}"${line}/>`;
    }
    case "picture": {
      const found = item.source === undefined ? undefined : pictures(item.source);
      if (found === undefined || !ownContent.test(found)) {
        return item.fill === undefined ? "" : `<rect ${frame(item.part)} fill="${item.fill}"/>`;
      }
      return `<image ${frame(item.part)} preserveAspectRatio="xMidYMid slice" href="${found}"/>`;
    }
    case "text":
      return textSvg(item);
  }
}

/** A face as a picture, in millimetres. The same layout makes the same bytes everywhere. */
export function faceSvg({ template, items }: FaceLayout, pictures: PictureSource): string {
  const { width, height } = template;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${n(width)}mm" height="${n(height)}mm" viewBox="0 0 ${n(width)} ${n(height)}">`;
  return `${head}${items.map((item) => itemSvg(item, pictures)).join("")}</svg>`;
}

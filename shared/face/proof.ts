import { failed, ok, type Fault, type Result } from "../base/index.js";
import { cutLines } from "./cut-marks.js";
import { papers, sheetPlaces, type Paper } from "./sheet-places.js";
import type { SheetPlan } from "./sheet-plan.js";
import { noBleed } from "./svg.js";
import { escaped, millimetres as n } from "./xml.js";

/** A font file that the page carries. */
export interface ProofFont {
  readonly family: string;
  readonly weight: "normal" | "bold";
  readonly base64: string;
}

/** The faces of cards of one size, in the order in which they are printed. */
export interface ProofCards {
  /** In millimetres. */
  readonly width: number;
  readonly height: number;
  /** Pictures of faces, of `faceSvg`. */
  readonly faces: readonly string[];
}

export interface ProofOptions {
  readonly title: string;
  readonly paper: Paper;
  /** Between cards, in millimetres. Without one, cards share their edges and a cut divides two. */
  readonly gap: number;
  readonly fonts: readonly ProofFont[];
}

/** No browser reads a longer page, in characters, and no text may be much longer. */
const longest = 250_000_000;

const tooLong: Fault = {
  code: "proof/too-long",
  message: `With so many cards the page would have more than ${longest / 1_000_000} million characters.`,
  suggestion: "choose fewer cards, or print them as a PDF",
};

/**
 * A page of HTML with faces on sheets of paper, with marks in the margins that say where to cut. It can be looked at in any
 * browser and printed at its own size. It carries its fonts and reaches no file and no host. Fails where no card fits on the paper, and
 * where there are too many for a page.
 */
export function proofPage(cards: readonly ProofCards[], { title, paper, gap, fonts }: ProofOptions): Result<string> {
  const length = cards.flatMap(({ faces }) => faces).reduce((sum, face) => sum + face.length, 0);
  if (length > longest) return failed(tooLong);
  const { width, height } = papers[paper];
  const sheets: string[] = [];
  for (const { faces, ...size } of cards) {
    if (faces.length === 0) continue;
    const places = sheetPlaces(papers[paper], size, gap);
    if (places.length === 0) {
      const message = `A card of ${n(size.width)} × ${n(size.height)} mm does not fit on ${papers[paper].title}.`;
      return failed({ code: "proof/too-large", message });
    }
    const marks = marksSvg({ page: { width, height }, card: size, bleed: noBleed, places });
    for (let first = 0; first < faces.length; first += places.length) {
      const drawn = faces.slice(first, first + places.length).map((face, at) => {
        const { x = 0, y = 0 } = places[at] ?? {};
        return `<div class="card" style="left:${n(x)}mm;top:${n(y)}mm">${face}</div>`;
      });
      sheets.push(`<section class="sheet">${marks}${drawn.join("\n")}</section>`);
    }
  }
  const style = [
    ...fonts.map(fontFace),
    `@page{size:${n(width)}mm ${n(height)}mm;margin:0}`,
    "body{margin:0;background:#77777a}",
    `.sheet{position:relative;width:${n(width)}mm;height:${n(height)}mm;margin:8mm auto;background:#fff;break-after:page;overflow:hidden}`,
    ".card,.marks{position:absolute}.card svg,.marks{display:block}.marks{left:0;top:0}",
    "@media print{body{background:none}.sheet{margin:0}}",
  ];
  const policy = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:";
  return ok(
    [
      "<!doctype html>",
      `<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`,
      `<title>${escaped(title)}</title><style>${style.join("\n")}</style></head><body>`,
      ...sheets,
      "</body></html>",
      "",
    ].join("\n"),
  );
}

/** A style rule with a font in it. */
export const fontFace = ({ family, weight, base64 }: ProofFont): string =>
  `@font-face{font-family:"${family}";font-weight:${weight};src:url("data:font/ttf;base64,${base64}") format("truetype")}`;

/** The marks as a picture of the whole sheet. */
function marksSvg(plan: SheetPlan): string {
  const { width, height } = plan.page;
  const lines = cutLines(plan, "margin").map(({ x1, y1, x2, y2 }) => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`);
  const box = `width="${n(width)}mm" height="${n(height)}mm" viewBox="0 0 ${n(width)} ${n(height)}"`;
  return `<svg class="marks" xmlns="http://www.w3.org/2000/svg" ${box}><path d="${lines.join("")}" stroke="#000" stroke-width="0.1" fill="none"/></svg>`;
}

import type { CutLine, Size } from "../../shared/face/index.js";
import type { SheetDocument } from "./pdf.js";

/** How long the lines are that are measured, in millimetres. */
const measured = 100;

/** A cross in the middle of the paper, with a scale of millimetres on each arm. */
function cross({ width, height }: Size): readonly CutLine[] {
  const [x, y] = [width / 2, height / 2];
  const half = measured / 2;
  const lines: CutLine[] = [
    { x1: x - half, y1: y, x2: x + half, y2: y },
    { x1: x, y1: y - half, x2: x, y2: y + half },
  ];
  for (let at = -half; at <= half; at += 1) {
    const long = at % 10 === 0 ? 3 : at % 5 === 0 ? 2 : 1;
    lines.push({ x1: x + at, y1: y - long, x2: x + at, y2: y + long });
    lines.push({ x1: x - long, y1: y + at, x2: x + long, y2: y + at });
  }
  return lines;
}

/** Puts a page into a document by which a printer's scale, and how its two sides lie on each other, can be checked. */
export function calibrationPage(document: SheetDocument, page: Size, side: "front" | "back"): void {
  const [x, y] = [page.width / 2 - measured / 2, page.height / 2 + measured / 2 + 8];
  const words = [
    `Calibration, ${side}. Print at 100 %, without fitting to the page.`,
    `Each line must measure ${measured} mm. Marks are 1 mm apart.`,
    "Held against the light, the crosses of both sides must lie on each other.",
  ];
  document.drawing(
    page,
    cross(page),
    words.map((text, at) => ({ x, y: y + at * 6, text })),
  );
}

import { inflateSync } from "node:zlib";

/** A page of a PDF, as far as tests look: its boxes, and where pictures are drawn, in millimetres from the lower left corner, to the hundredth. */
export interface PdfPage {
  readonly media: readonly number[];
  readonly trim: readonly number[] | undefined;
  readonly bleed: readonly number[] | undefined;
  readonly images: readonly {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }[];
  /** Lines, from end to end. */
  readonly lines: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
  readonly lineWidths: readonly number[];
}

const mm = (points: number): number => Math.round((points / 72) * 25.4 * 100) / 100;

type Matrix = readonly [number, number, number, number, number, number];

const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + b * i,
  a * h + b * j,
  c * g + d * i,
  c * h + d * j,
  e * g + f * i + k,
  e * h + f * j + l,
];

/** Where the unit square lies that each picture fills, and where lines are, by the operators that place them. */
function drawingsIn(content: string): Pick<PdfPage, "images" | "lines" | "lineWidths"> {
  const stack: Matrix[] = [];
  let now: Matrix = [1, 0, 0, 1, 0, 0];
  const images: { x: number; y: number; width: number; height: number }[] = [];
  const lines: [number, number, number, number][] = [];
  const lineWidths: number[] = [];
  let pen: readonly [number, number] = [0, 0];
  const placed = (x: number, y: number): readonly [number, number] => {
    const [, , , , left, bottom] = times([1, 0, 0, 1, x, y], now);
    return [mm(left), mm(bottom)];
  };
  for (const line of content.split("\n")) {
    const words = line.trim().split(/\s+/u);
    const operator = words.at(-1);
    if (operator === "q") stack.push(now);
    else if (operator === "Q") now = stack.pop() ?? now;
    else if (operator === "cm") {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.map(Number);
      now = times([a, b, c, d, e, f], now);
    } else if (operator === "Do") {
      const [x, y] = [now[4], now[5]];
      images.push({ x: mm(x), y: mm(y), width: mm(now[0]), height: mm(now[3]) });
    } else if (operator === "m" || operator === "l") {
      const to = placed(Number(words[0]), Number(words[1]));
      if (operator === "l") lines.push([...pen, ...to]);
      pen = to;
    } else if (operator === "w") lineWidths.push(mm(Number(words[0])));
  }
  return { images, lines, lineWidths };
}

/** The pages of a PDF of ours, whose objects lie plain in the file. */
export function pagesOf(bytes: Buffer): readonly PdfPage[] {
  const text = bytes.toString("latin1");
  const objectAt = (number: string): string => {
    const start = text.search(new RegExp(`(?<!\\d)${number} 0 obj`, "u"));
    return text.slice(start, text.indexOf("endobj", start));
  };
  const [, kids = ""] =
    /\/Type \/Pages[^>]*?\/Kids \[([^\]]*)\]/u.exec(text) ?? /\/Kids \[([^\]]*)\]/u.exec(text) ?? [];
  return [...kids.matchAll(/(\d+) 0 R/gu)].map(([, number = ""]) => {
    const page = objectAt(number);
    const box = (name: string): readonly number[] | undefined =>
      new RegExp(`/${name} \\[([^\\]]*)\\]`, "u")
        .exec(page)?.[1]
        ?.trim()
        .split(/\s+/u)
        .map((part) => mm(Number(part)));
    const content = objectAt(/\/Contents (\d+) 0 R/u.exec(page)?.[1] ?? "");
    const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/u.exec(content)?.[1] ?? "";
    const drawings = drawingsIn(inflateSync(Buffer.from(stream, "latin1")).toString("latin1"));
    return { media: box("MediaBox") ?? [], trim: box("TrimBox"), bleed: box("BleedBox"), ...drawings };
  });
}

import type { default as Document, OpenedImage } from "pdfkit";
import { cutLines, type CutLine, type CutMarking, type SheetPlan } from "../../shared/face/index.js";
import { inch } from "./raster.js";

/** The picture of a card in a document: it is in its file once, however often it is drawn. */
export type SheetImage = OpenedImage;

/** Points, of which PDF has 72 in an inch. */
const points = (millimetres: number): number => (millimetres / inch) * 72;

type Box = readonly [left: number, bottom: number, right: number, top: number];

/** A PDF of sheets of cards, in RGB, that is read while it is written. */
export class SheetDocument {
  readonly #document: Document;

  private constructor(document: Document) {
    this.#document = document;
  }

  /** Begins a document whose words are set in the font of a file. */
  static async begin(title: string, font: string): Promise<SheetDocument> {
    // Loaded when something is printed: other commands start without it.
    const { default: PDFDocument } = await import("pdfkit");
    return new SheetDocument(
      new PDFDocument({ autoFirstPage: false, font, info: { Title: title, Creator: "Cardwright" } }),
    );
  }

  /** The bytes of the file, as they come. */
  bytes(): AsyncIterable<Uint8Array> {
    return this.#document;
  }

  open(png: Buffer): SheetImage {
    return this.#document.openImage(png);
  }

  /** A sheet with pictures in some of its places, each with the bleed of the plan. */
  sheet(plan: SheetPlan, images: readonly SheetImage[], marking: CutMarking, isUpsideDown = false): void {
    const { page, card, bleed, places } = plan;
    this.#page(page.width, page.height);
    const used = places.slice(0, images.length);
    this.#lines(cutLines({ ...plan, places: used }, marking));
    const [width, height] = [card.width + 2 * bleed.x, card.height + 2 * bleed.y];
    for (const [at, { x, y }] of used.entries()) {
      const image = images[at];
      if (!image) continue;
      this.#document.save();
      if (isUpsideDown) {
        this.#document.rotate(180, { origin: [points(x + card.width / 2), points(y + card.height / 2)] });
      }
      const size = { width: points(width), height: points(height) };
      this.#document.image(image, points(x - bleed.x), points(y - bleed.y), size);
      this.#document.restore();
    }
    this.#boxes({ ...plan, places: used });
  }

  /** A page with lines and words, such as one to check a printer by. */
  drawing(page: SheetPlan["page"], lines: readonly CutLine[], words: readonly SheetWords[]): void {
    this.#page(page.width, page.height);
    this.#lines(lines);
    for (const { x, y, text } of words) {
      this.#document.fillColor("#000000").fontSize(10).text(text, points(x), points(y), { lineBreak: false });
    }
  }

  end(): void {
    this.#document.end();
  }

  /** Whoever reads the bytes gets this error. */
  fail(error: unknown): void {
    this.#document.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  #page(width: number, height: number): void {
    this.#document.addPage({ size: [points(width), points(height)], margin: 0 });
  }

  #lines(lines: readonly CutLine[]): void {
    if (lines.length === 0) return;
    for (const { x1, y1, x2, y2 } of lines) {
      this.#document.moveTo(points(x1), points(y1)).lineTo(points(x2), points(y2));
    }
    this.#document.lineWidth(points(0.1)).strokeColor("#000000").stroke();
  }

  /** TrimBox: what is cut out, from the first card to the last. BleedBox: with what is drawn beyond. */
  #boxes({ page, card, bleed, places }: SheetPlan): void {
    if (places.length === 0) return;
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, right] = [Math.min(...xs), Math.max(...xs) + card.width];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys) + card.height];
    const box = (more: SheetPlan["bleed"]): Box => [
      points(left - more.x),
      points(page.height - bottom - more.y),
      points(right + more.x),
      points(page.height - top + more.y),
    ];
    Object.assign(this.#document.page.dictionary.data, { TrimBox: box({ x: 0, y: 0 }), BleedBox: box(bleed) });
  }
}

/** A line of words on a page, at its upper left corner in millimetres. */
export interface SheetWords {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

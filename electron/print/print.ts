import { availableParallelism } from "node:os";
import type { Result } from "../../shared/base/index.js";
import { countTogether } from "../../shared/exports/index.js";
import {
  backPlan,
  sheetPlan,
  type CutMarking,
  type SheetPlan,
  type SheetWish,
  type Turn,
} from "../../shared/face/index.js";
import { backPng, type BackPicture } from "./back.js";
import { calibrationPage } from "./calibration.js";
import type { CardTable } from "./cards.js";
import { facePng } from "./faces.js";
import { fontPaths } from "./fonts.js";
import { inOrder } from "./in-order.js";
import { drawnOrThrow } from "./not-drawn.js";
import { SheetDocument, type SheetImage } from "./pdf.js";
import type { FolderPictures } from "./pictures.js";

export interface PrintOptions extends SheetWish {
  readonly title: string;
  readonly marks: CutMarking;
  /** What is on the backs of all cards, and around which edge the paper is turned; no backs where absent. */
  readonly back?: { readonly picture: BackPicture; readonly turn: Turn } | undefined;
  /** Whether a page to check the printer by comes first. */
  readonly calibrates: boolean;
  /** Told how many cards are drawn. */
  readonly progress?: ((drawn: number) => void) | undefined;
  /** Ends the drawing: whoever reads the bytes gets its reason as an error. */
  readonly signal?: AbortSignal | undefined;
}

/** What a PDF will hold, planned before anything is drawn. */
export interface PlannedPdf {
  readonly cards: number;
  readonly pages: number;
  /** Draws it, piece by piece; throws `NotDrawn` where a face cannot be. */
  bytes(): AsyncIterable<Uint8Array>;
}

/** Faces are drawn by threads of their own, but the pages of the app need a turn too. */
const atOnce = Math.max(2, Math.min(4, availableParallelism()));

/** Plans the cards of tables as sheets of a PDF. Fails where a card does not fit on the paper, or where there are too many. */
export function printPdf(
  tables: readonly CardTable[],
  pictures: FolderPictures,
  options: PrintOptions,
): Result<PlannedPdf> {
  const planned: { table: CardTable; plan: SheetPlan }[] = [];
  for (const table of tables) {
    // Cards of which none are wanted may be of any size.
    if (!table.cards.some(({ copies }) => copies > 0)) continue;
    const plan = sheetPlan(table.size, options);
    if (!plan.ok) return plan;
    planned.push({ table, plan: plan.value });
  }
  const count = countTogether(tables.flatMap(({ cards }) => cards));
  if (!count.ok) return count;
  const counts = planned.map(({ table }) => table.cards.reduce((sum, { copies }) => sum + copies, 0));
  const sheets = planned.reduce((sum, { plan }, at) => sum + Math.ceil((counts[at] ?? 0) / plan.places.length), 0);
  const sides = options.back ? 2 : 1;
  return {
    ok: true,
    value: {
      cards: count.value,
      pages: (sheets + (options.calibrates && sheets > 0 ? 1 : 0)) * sides,
      bytes: () => drawn(planned, pictures, options),
    },
  };
}

async function* drawn(
  planned: readonly { readonly table: CardTable; readonly plan: SheetPlan }[],
  pictures: FolderPictures,
  options: PrintOptions,
): AsyncGenerator<Uint8Array> {
  const document = await SheetDocument.begin(options.title, fontPaths()[2] ?? "");
  drawAll(document, planned, pictures, options).then(
    () => document.end(),
    (error: unknown) => document.fail(error),
  );
  yield* document.bytes();
}

async function drawAll(
  document: SheetDocument,
  planned: readonly { readonly table: CardTable; readonly plan: SheetPlan }[],
  pictures: FolderPictures,
  options: PrintOptions,
): Promise<void> {
  const [first] = planned;
  if (options.calibrates && first) {
    calibrationPage(document, first.plan.page, "front");
    if (options.back) calibrationPage(document, first.plan.page, "back");
  }
  let count = 0;
  for (const { table, plan } of planned) {
    const back = options.back && document.open(await backPng(options.back.picture, plan));
    const finish = (images: readonly SheetImage[]): void => {
      document.sheet(plan, images, options.marks);
      if (!options.back || !back) return;
      const behind = backPlan(plan, options.back.turn);
      document.sheet(
        behind,
        images.map(() => back),
        options.marks,
        behind.isUpsideDown,
      );
    };
    let sheet: SheetImage[] = [];
    const cards = table.cards.filter(({ copies }) => copies > 0);
    const pngs = inOrder(cards, atOnce, async (card) => ({
      copies: card.copies,
      png: drawnOrThrow(await facePng(card, pictures, { bleed: plan.bleed })),
    }));
    for await (const { copies, png } of pngs) {
      options.signal?.throwIfAborted();
      const image = document.open(png);
      for (let copy = 0; copy < copies; copy += 1) {
        sheet.push(image);
        if (sheet.length === plan.places.length) {
          finish(sheet);
          sheet = [];
        }
      }
      count += 1;
      options.progress?.(count);
    }
    if (sheet.length > 0) finish(sheet);
  }
}

import { join } from "node:path";
import { readCards } from "../../electron/cli/read-cards.js";
import { printDpi, printPdf, rasterOf, type DrawnCard } from "../../electron/print/index.js";
import { must } from "../../shared/base/index.js";
import { faceSvg, layOutFace, type FaceValues } from "../../shared/face/index.js";
import { faceOfKind, gameOf } from "../../shared/games/index.js";
import { median } from "./timing.js";

const folder = join(import.meta.dirname, "../../tabula/dreamtides");
const silent = { print: () => undefined, say: () => undefined, remark: () => undefined };
const { tables, pictures } = must(await readCards(folder, {}, silent));
const [table] = tables;
const face = faceOfKind(gameOf("dreamtides")?.faces, "cards");
if (!table || !face) throw new Error("The sample has no cards");
const { template } = face;
const cards = tables.flatMap(({ cards: all }) => all).slice(0, 130);

/** Milliseconds that something takes. */
async function took(run: () => unknown): Promise<number> {
  const start = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** A rules text as it is typed, letter by letter, into a card. */
async function keystrokes({ text }: Pick<DrawnCard, "text">): Promise<readonly number[]> {
  const times: number[] = [];
  for (let length = 1; length <= text.length; length++) {
    const values: FaceValues = new Map([
      ["name", "Card"],
      ["rules", text.slice(0, length)],
    ]);
    times.push(await took(() => faceSvg(layOutFace(template, values), () => undefined)));
  }
  return times;
}

// The compiler settles first.
await keystrokes({ text: "Draw a card. ".repeat(20) });
const times: number[] = [];
for (const card of cards) times.push(...(await keystrokes(card)));
console.log(
  `a face for each of ${times.length} keystrokes: ${median(times).toFixed(3)} ms in the median (goal ≤ 2 ms)`,
);

const alone = await took(async () => {
  for (const { layout } of cards) {
    const { width, height } = layout.template;
    const pixels = (length: number): number => (length * printDpi) / 25.4;
    must(
      await rasterOf(
        faceSvg(layout, () => undefined),
        { width: pixels(width), height: pixels(height) },
      ),
    );
  }
});
const plan = { title: "Bench", size: "a4", bleed: { x: 0, y: 0 }, gap: 0, marks: "margin", calibrates: false } as const;
const whole = await took(async () => {
  let bytes = 0;
  for await (const piece of must(printPdf([{ ...table, cards }], pictures, plan)).bytes()) bytes += piece.length;
  if (bytes === 0) throw new Error("The PDF is empty");
});
console.log(
  `${cards.length} cards to a PDF: ${(whole / 1000).toFixed(2)} s (goal ≤ 10 s); ` +
    `${(whole / alone).toFixed(2)} times as long as resvg alone, one after the other (${(alone / 1000).toFixed(2)} s)`,
);

import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readCards } from "../../electron/cli/read-cards.js";
import { facePng, printDpi, readFonts, type DrawnCard, type FolderPictures } from "../../electron/print/index.js";
import { must } from "../../shared/base/index.js";
import { faceSvg, fontFace } from "../../shared/face/index.js";
import { launchBrowser } from "../support/app/browser.js";
import { root } from "../support/app/process.js";

const samples = ["dreamtides", "ptg", "summoner", "tcgone", "ttcg"];
const cardsOfEach = 8;
/** Edges are smoothed by each program in its own way: a channel may differ by this much of 255 … */
const tolerance = 96;
/** … and so may this share of the pixels by more. */
const mostBeyond = 0.008;
/** The mean of the differences of all channels, of 255. */
const mostMean = 2.5;

const silent = { print: () => undefined, say: () => undefined, remark: () => undefined };

let page: Page;
let close: () => Promise<void>;
beforeAll(async () => {
  const browser = await launchBrowser();
  close = () => browser.close();
  page = await browser.newPage({ viewport: { width: 800, height: 1100 } });
  const fonts = (await readFonts()).map(fontFace).join("\n");
  await page.setContent(`<style>${fonts} body { margin: 0 } svg { display: block }</style><div id="face"></div>`);
});
afterAll(() => close());

/** Cards from the beginning to the end of a sample. */
async function cardsIn(sample: string) {
  const { tables, pictures } = must(await readCards(join(root, "tabula", sample), {}, silent));
  const cards = tables.flatMap(({ cards: all }) => all);
  const step = Math.floor(cards.length / cardsOfEach);
  return { cards: Array.from({ length: cardsOfEach }, (_, at) => cards[at * step] as DrawnCard), pictures };
}

/** How much of two pictures of one size differs: the share of pixels beyond the tolerance, and the mean of all channels. */
function difference(one: string, other: string): Promise<{ readonly share: number; readonly mean: number }> {
  return page.evaluate(
    async ([a, b, limit]) => {
      const pixels = async (png: string) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext("2d");
        context?.drawImage(picture, 0, 0);
        const data = context?.getImageData(0, 0, picture.width, picture.height).data ?? new Uint8ClampedArray();
        return { size: `${picture.width} x ${picture.height}`, data };
      };
      const [first, second] = [await pixels(a), await pixels(b)];
      if (first.size !== second.size) throw new Error(`${first.size} is compared with ${second.size}`);
      let [beyond, sum] = [0, 0];
      for (let at = 0; at < first.data.length; at += 4) {
        let most = 0;
        for (let channel = at; channel < at + 3; channel += 1) {
          const distance = Math.abs((first.data[channel] ?? 0) - (second.data[channel] ?? 0));
          sum += distance;
          most = Math.max(most, distance);
        }
        if (most > limit) beyond += 1;
      }
      return { share: beyond / (first.data.length / 4), mean: sum / ((first.data.length / 4) * 3) };
    },
    [one, other, tolerance] as const,
  );
}

/** A face as the page of the app draws it, as wide as a picture for print. */
async function drawnByBrowser(svg: string, width: number, height: number): Promise<string> {
  await page.evaluate(
    async ([text, wide]) => {
      const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      picture.setAttribute("width", String(wide));
      picture.removeAttribute("height");
      document.querySelector("#face")?.replaceChildren(document.importNode(picture, true));
      await document.fonts.ready;
    },
    [svg, width] as const,
  );
  return (await page.screenshot({ clip: { x: 0, y: 0, width, height } })).toString("base64");
}

/** How much a face in the page differs from its PNG. */
async function compare(
  { card, pictures }: { readonly card: DrawnCard; readonly pictures: FolderPictures },
  change: (svg: string) => string = (svg) => svg,
): Promise<{ readonly share: number; readonly mean: number }> {
  const png = must(await facePng(card, pictures));
  const width = png.readUInt32BE(16);
  expect(width).toBe(Math.round((card.layout.template.width / 25.4) * printDpi));
  const svg = change(faceSvg(card.layout, await pictures.of(card.layout)));
  return difference(await drawnByBrowser(svg, width, png.readUInt32BE(20)), png.toString("base64"));
}

it.each(samples)("faces of %s look the same in the page and as PNG", async (sample) => {
  const { cards, pictures } = await cardsIn(sample);
  expect(new Set(cards).size).toBe(cardsOfEach);
  for (const card of cards) {
    const found = await compare({ card, pictures });
    expect(found.share, card.name).toBeLessThan(mostBeyond);
    expect(found.mean, card.name).toBeLessThan(mostMean);
  }
});

it("a face that lies a quarter of a millimetre beside would be noticed", async () => {
  const { cards, pictures } = await cardsIn("ttcg");
  for (const card of cards.slice(0, 3)) {
    const found = await compare({ card, pictures }, (svg) => svg.replace('viewBox="0 0 ', 'viewBox="0.25 0 '));
    expect(found.share, card.name).toBeGreaterThan(2 * mostBeyond);
  }
});

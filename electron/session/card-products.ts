import { ok, type Result } from "../../shared/base/index.js";
import type { CardProduct } from "../../shared/bridge/index.js";
import { cockatriceXml, exportCards, plainName, quantityCsv } from "../../shared/exports/index.js";
import {
  pngFiles,
  printPdf,
  simulatorFiles,
  tabletopFiles,
  zipped,
  type CardTable,
  type FolderPictures,
  type Progress,
} from "../print/index.js";

/** A file that is made while its pieces are read. */
export interface MadeProduct {
  readonly name: string;
  readonly pieces: AsyncIterable<Uint8Array>;
  /** What a person should know about it, in sentences. */
  readonly remarks: readonly string[];
}

interface Watching {
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Plans what is made of cards; nothing is drawn before its pieces are read. Fails where it cannot be made of them. */
export function productOf(
  product: CardProduct,
  tables: readonly CardTable[],
  pictures: FolderPictures,
  { progress, signal }: Watching,
): Result<MadeProduct> {
  const name = plainName(tables[0]?.table ?? "cards");
  switch (product.kind) {
    case "pdf": {
      const { size, gap, marks, turn, calibrates } = product;
      const bleed = { x: product.bleed, y: product.bleed };
      const back = turn === undefined ? undefined : ({ picture: "plain", turn } as const);
      const pdf = printPdf(tables, pictures, {
        ...{ size, bleed, gap, marks, calibrates, back },
        ...{ title: name, progress, signal },
      });
      return pdf.ok ? ok({ name: `${name}.pdf`, pieces: pdf.value.bytes(), remarks: [] }) : pdf;
    }
    case "png": {
      const files = pngFiles(tables, pictures, { bleed: { x: product.bleed, y: product.bleed }, progress });
      return files.ok ? ok({ name: `${name}.zip`, pieces: zipped(files.value), remarks: [] }) : files;
    }
    case "tts": {
      const { title, address: base } = product;
      const made = tabletopFiles(tables, pictures, { back: "plain", title, base, progress });
      if (!made.ok) return made;
      return ok({ name: `${plainName(title)}.zip`, pieces: zipped(made.value.files), remarks: [] });
    }
    case "cgs": {
      const files = simulatorFiles(tables, pictures, product, progress);
      return files.ok
        ? ok({ name: `${plainName(product.title)}.zip`, pieces: zipped(files.value), remarks: [] })
        : files;
    }
    case "cockatrice": {
      const { text, remarks } = cockatriceXml(cardsIn(tables), product);
      return ok({ name: `${product.code}.xml`, pieces: onePiece(text), remarks });
    }
    case "csv":
      return ok({ name: `${name}.csv`, pieces: onePiece(quantityCsv(cardsIn(tables))), remarks: [] });
  }
}

/** Whether a product shows the faces of its cards, so that texts cut off on them matter. */
export const showsFaces = ({ kind }: CardProduct): boolean => kind !== "cockatrice" && kind !== "csv";

const cardsIn = (tables: readonly CardTable[]) => exportCards(tables.flatMap(({ cards }) => cards));

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
  await Promise.resolve();
  yield new TextEncoder().encode(text);
}

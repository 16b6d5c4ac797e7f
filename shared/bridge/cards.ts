import { z } from "zod";
import type { Lexicon } from "../text/index.js";
import type { WireValue } from "../toml/index.js";
import {
  columnIdSchema,
  manyOf,
  rowKeySchema,
  sheetRefSchema,
  textSchema,
  type RowKey,
  type SheetRef,
} from "../workspace/index.js";
import { answers, nameSchema, nothing } from "./call.js";

/** The tables of a game as they stand on screen: what is typed and not saved yet counts. */
export interface CardsOnScreen {
  /** In the order of their files. */
  readonly tables: readonly TableOnScreen[];
}

/** A table of a game as it is on screen. */
export interface TableOnScreen {
  readonly sheet: SheetRef;
  /** Which of the game's kinds of sheet it is. */
  readonly kind: string;
  readonly rowKeys: readonly RowKey[];
  /** As plain values, in the order of the keys. */
  readonly rows: readonly Readonly<Record<string, WireValue>>[];
  /** The words that the languages of the game take from the workspace. */
  readonly lexicon?: Lexicon;
}

const typedSchema = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  column: columnIdSchema,
  text: textSchema,
});

/** A face of the workspace's own cards, as it is on disk. */
export interface FaceText {
  /** Path in the folder, with `/`. */
  readonly file: string;
  /** Null where it cannot be read. */
  readonly text: string | null;
}

export const cardCalls = {
  "cards/on-screen": {
    request: z.strictObject({
      game: nameSchema,
      /** What stands in open editors. */
      typed: manyOf(typedSchema, { max: 1_000 }),
    }),
    response: answers<CardsOnScreen>(),
  },
  /** How the workspace's own cards look, in the order of the names of the files. */
  "faces/list": { request: nothing, response: answers<{ readonly files: readonly FaceText[] }>() },
};

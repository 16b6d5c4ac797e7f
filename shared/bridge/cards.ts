import { z } from "zod";
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
import { answers, nameSchema } from "./call.js";

/** The tables of a game as they stand on screen: what is typed and not saved yet counts. */
export interface CardsOnScreen {
  /** Only the tables of the game, as plain values. */
  readonly files: readonly { readonly file: string; readonly content: Readonly<Record<string, WireValue>> }[];
  /** The keys of their rows, in order. */
  readonly tables: readonly { readonly sheet: SheetRef; readonly rowKeys: readonly RowKey[] }[];
}

const typedSchema = z.strictObject({
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  column: columnIdSchema,
  text: textSchema,
});

export const cardCalls = {
  "cards/on-screen": {
    request: z.strictObject({
      game: nameSchema,
      /** What stands in open editors. */
      typed: manyOf(typedSchema, { max: 1_000 }),
    }),
    response: answers<CardsOnScreen>(),
  },
};

import { describe, expect, it } from "vitest";
import { z } from "zod";
import { copyCard as dreamtides } from "../../../../shared/games/dreamtides/rules/moves/copy.js";
import { schemas as dreamtidesSchemas } from "../../../../shared/games/dreamtides/rules/table/schemas.js";
import { copyCard as ptg } from "../../../../shared/games/ptg/play/moves/copy.js";
import { schemas as ptgSchemas } from "../../../../shared/games/ptg/play/table/schemas.js";
import { copyCard as tcgone } from "../../../../shared/games/tcgone/play/rules/copy.js";
import { schemas as tcgoneSchemas } from "../../../../shared/games/tcgone/play/table/schemas.js";
import { copyCard as ttcg } from "../../../../shared/games/ttcg/play/moves/copy.js";
import { schemas as ttcgSchemas } from "../../../../shared/games/ttcg/play/table/schemas.js";

const fieldsOf = (schema: z.ZodType): readonly string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe("a copy of a card", () => {
  it.each([
    ["dreamtides", dreamtides, dreamtidesSchemas.card],
    ["ptg", ptg, ptgSchemas.card],
    ["tcgone", tcgone, tcgoneSchemas.card],
    ["ttcg", ttcg, ttcgSchemas.card],
  ])("of %s has all its fields, each in its place", (_game, copyCard: (card: never) => object, schema) => {
    const marked = Object.fromEntries(fieldsOf(schema).map((field, at) => [field, at]));
    expect(Object.keys(marked)).toContain("stamp");
    expect(copyCard(marked as never)).toStrictEqual(marked);
  });
});

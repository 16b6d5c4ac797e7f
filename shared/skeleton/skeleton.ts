import { z } from "zod";
import { ownFileName, ownFolder } from "../base/index.js";

/** More slots than this are no plan that anybody looks over. */
export const mostSlots = 500;

const name = z.string().min(1).max(200);
const scalar = z.union([z.string().max(1_000), z.number(), z.boolean()]);

/** What a card must be to fill a slot: a cell of a column, a computed value, or what its rules text means (SKELETON-2). */
const conditionSchema = z
  .strictObject({
    column: name.optional(),
    computed: name.optional(),
    is: z.union([scalar, z.array(scalar).min(1).max(200)]).optional(),
    min: z.number().optional(),
    max: z.number().optional(),
    meaning: z.string().min(1).max(1_000).optional(),
  })
  .superRefine(({ column, computed, is, min, max, meaning }, context) => {
    const refuse = (key: string, message: string): void => context.addIssue({ code: "custom", path: [key], message });
    const isRange = min !== undefined || max !== undefined;
    if (meaning !== undefined) {
      if (column !== undefined || computed !== undefined || is !== undefined || isRange) {
        refuse("meaning", "A condition on the meaning has no other keys");
      }
      return;
    }
    if ((column === undefined) === (computed === undefined)) {
      refuse("column", "Expected one of column, computed and meaning");
    }
    if ((is === undefined) !== isRange) refuse("is", "Expected either is, or min and max, or one of these");
    if (min !== undefined && max !== undefined && min > max) refuse("max", "max is smaller than min");
  });
export type SlotCondition = z.infer<typeof conditionSchema>;

const slotSchema = z.strictObject({
  name,
  target: z.number().int().min(0).max(1_000_000),
  where: z.array(conditionSchema).min(1).max(20),
});

/** A kind of card that a set should have so many of. */
export type Slot = z.infer<typeof slotSchema>;

const boosterSchema = z.strictObject({
  column: name,
  cards: z.array(z.strictObject({ value: scalar, count: z.number().min(0).max(1_000) })).max(100),
});

/** How many cards of each value of a column, such as the rarity, a booster holds on average. */
export type Booster = z.infer<typeof boosterSchema>;

export const skeletonSchema = z.strictObject({
  file: z.string().min(1).max(1_000),
  table: z.array(z.string().max(1_000)).min(1).max(64),
  booster: boosterSchema.optional(),
  slots: z.array(slotSchema).max(mostSlots),
});

/** The plan of a set (SKELETON-1): the sheet that it is about, and its slots in the order of the file. */
export type Skeleton = z.infer<typeof skeletonSchema>;

/** The name of a skeleton is that of its file. */
export const skeletonNameSchema = z.string().regex(ownFileName);

/** Where skeletons lie in a workspace. */
export const skeletonFolder = `${ownFolder}/skeletons`;

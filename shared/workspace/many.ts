import { z } from "zod";

/**
 * An array of outside data that may be very long. Reading ends at the first item that is wrong: zod would note what is wrong
 * with every one of them, which takes seconds and a message of megabytes.
 */
export const manyOf = <Item>(item: z.ZodType<Item>, { min = 0, max }: { min?: number; max: number }) =>
  z
    .array(z.unknown())
    .min(min)
    .max(max)
    .transform((values, context): readonly Item[] => {
      const items: Item[] = [];
      for (const [at, value] of values.entries()) {
        const read = item.safeParse(value);
        if (!read.success) {
          for (const { message, path } of read.error.issues.slice(0, 1)) {
            context.addIssue({ code: "custom", message, path: [at, ...path] });
          }
          return z.NEVER;
        }
        items.push(read.data);
      }
      return items;
    });

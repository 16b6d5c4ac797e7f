import { z } from "zod";
import { cardKinds, stages } from "../../vocabulary.js";

const letters = z.array(z.string());

/** A card as matches read it (TCGONE-2); what a row leaves out is empty. */
export const definitionSchema = z.object({
  id: z.string(),
  name: z.string(),
  "card-kind": z.enum(cardKinds),
  stage: z.enum(stages).default(""),
  "evolves-from": z.string().default(""),
  types: letters.default([]),
  hp: z.number().int().default(0),
  weakness: letters.default([]),
  resistance: letters.default([]),
  retreat: z.number().int().default(0),
  prizes: z.number().int().default(1),
  tags: letters.default([]),
  provides: letters.default([]),
  effect: z.string().default(""),
  text: z.string().default(""),
});

export type Definition = Readonly<z.infer<typeof definitionSchema>>;

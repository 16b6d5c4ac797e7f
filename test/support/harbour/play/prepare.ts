import { z } from "zod";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import { wholeSchema, type MatchSetup, type Prepared } from "../../../../shared/match/index.js";
import { definitionSchema, fresh, type HarbourTypes } from "./types.js";

/** A position of another tool: the crates of the players, and the ships at their quays from the inner berth. */
export const planSchema = z.strictObject({
  crates: z.array(wholeSchema).length(2),
  quays: z.array(z.array(wholeSchema).max(3)).length(2),
});

const optionsSchema = z.strictObject({
  goal: wholeSchema.min(1).max(100).default(15),
  calm: z.boolean().default(false),
  inHand: z.array(z.array(wholeSchema)).default([]),
  position: planSchema.optional(),
});

type Constants = HarbourTypes["constants"];

const faultOf = (code: string, { issues: [first] }: z.ZodError): Result<never> =>
  failed({ code, message: `${first?.path.join(".") ?? ""}: ${first?.message ?? ""}` });

/** The constants of a match after its cards were edited. */
export function newConstants(constants: Readonly<Constants>, definitions: readonly unknown[]): Result<Constants> {
  const cards = z.array(definitionSchema).safeParse(definitions);
  return cards.success ? ok({ ...constants, cards: cards.data }) : faultOf("harbour/cards", cards.error);
}

/** What a match begins with. */
export function prepare({ definitions, decks, options }: MatchSetup): Result<Prepared<HarbourTypes>> {
  const read = optionsSchema.safeParse(options);
  if (!read.success) return faultOf("harbour/options", read.error);
  const { goal, calm, inHand, position } = read.data;
  const constants = newConstants({ cards: [], goal, calm, inHand, isPlanned: position !== undefined }, definitions);
  if (!constants.ok) return constants;
  const inDecks = decks.flatMap(({ cards, parts }, owner) => [
    ...cards.map((definition) => ({ ...fresh, definition, owner, zone: "yard" as const })),
    ...(parts?.["pilots"] ?? []).map((definition) => ({ ...fresh, definition, owner, zone: "office" as const })),
  ]);
  const docked = (position?.quays ?? []).flatMap((quay, owner) =>
    quay.map((definition, berth) => ({ ...fresh, berth, definition, owner, zone: "quay" as const })),
  );
  return ok({
    constants: constants.value,
    counters: [0, 1].map((seat) => ({ crates: position?.crates[seat] ?? 0 })),
    cards: [...inDecks, ...docked],
    table: { phase: "day", docked: false },
  });
}

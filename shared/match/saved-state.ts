import { z } from "zod";
import type { Rules } from "./rules.js";
import { causeSchema, forcedSchema, frameShape, varsSchema, wholeSchema as whole } from "./schemas.js";
import type { MatchState, MatchTypes } from "./state.js";

const bundle = z.strictObject({
  id: whole,
  program: z.string(),
  cause: causeSchema,
  vars: varsSchema,
  created: whole,
  expires: whole,
  until: z.array(z.strictObject({ event: z.string(), target: whole.exactOptional(), seat: whole.exactOptional() })),
  bound: whole,
});

const ability = z.strictObject({
  id: whole,
  program: z.string(),
  kind: z.string(),
  cause: causeSchema,
  vars: varsSchema,
  bundle: whole,
});

const outcome = z.strictObject({ winners: z.array(whole), reason: z.string() });

/** The check of a saved position of a game: every field, then how they agree with each other. */
export function savedState<T extends MatchTypes>(rules: Rules<T>): z.ZodType<Omit<MatchState<T>, "constants">> {
  const { schemas } = rules;
  const event = z.strictObject({
    ...frameShape,
    kind: z.literal("event"),
    event: schemas.event,
    phase: z.enum(["start", "before", "process", "after-start", "after"]),
    queue: z.array(whole),
    cursor: whole,
    prevented: z.boolean(),
    execution: whole,
  });
  const position = z.strictObject({
    ruleset: z.literal(rules.id),
    step: whole,
    turn: whole,
    active: whole,
    nextObject: whole,
    nextId: whole,
    execution: whole,
    random: z.array(whole).length(4),
    forced: forcedSchema.default([]),
    cards: z.array(schemas.card),
    zones: z.record(z.string(), z.array(z.array(whole))),
    counters: z.array(schemas.counters).length(rules.seats.length),
    frames: z.array(z.union([event, schemas.frame])),
    bundles: z.array(bundle),
    abilities: z.array(ability),
    stack: z.array(schemas.item),
    store: varsSchema,
    table: schemas.table,
    outcome: outcome.nullable(),
  });
  return position.superRefine((read, context) => {
    const message = disagreement(rules, read as unknown as Omit<MatchState<T>, "constants">);
    if (message !== null) context.addIssue({ code: "custom", message });
  }) as unknown as z.ZodType<Omit<MatchState<T>, "constants">>;
}

/** How the parts of a position contradict each other; `null` when they do not. */
function disagreement<T extends MatchTypes>(
  rules: Rules<T>,
  { cards, zones, bundles, abilities, frames, outcome: end }: Omit<MatchState<T>, "constants">,
): string | null {
  const names = Object.keys(rules.zones) as T["zone"][];
  if (Object.keys(zones).length !== names.length) return "The zones are not those of the game.";
  const placed = new Set<number>();
  for (const zone of names) {
    const lists = (zones as Readonly<Record<string, readonly (readonly number[])[]>>)[zone];
    const shared = rules.zones[zone].shared === true;
    if (lists?.length !== (shared ? 1 : rules.seats.length)) return `Zone "${zone}" has not one list per seat.`;
    for (const [side, list] of lists.entries()) {
      for (const id of list) {
        const card = cards[id];
        if (card === undefined || card.id !== id || card.zone !== zone) return `Card ${id} is not in "${zone}".`;
        if (!shared && card.side !== side) return `Card ${id} is on another side.`;
        if (placed.has(id)) return `Card ${id} is in two places.`;
        placed.add(id);
      }
    }
  }
  if (placed.size !== cards.length) return "A card is in no zone.";
  for (const { program } of [...bundles, ...abilities]) {
    if (!Object.hasOwn(rules.programs, program)) return `There is no program "${program}".`;
  }
  if (end === null && (frames.at(-1)?.prompt ?? null) === null) return "Nobody is asked.";
  return null;
}

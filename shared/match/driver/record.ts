import { z } from "zod";
import { failed, ok, type Result } from "../../base/index.js";
import { readAction, writeAction, type Action } from "../action.js";
import type { Edit } from "../edit.js";
import type { MatchSetup } from "../rules.js";
import { varsSchema, wholeSchema as whole } from "../schemas.js";

/** Who made a choice: a person, a bot, or the driver because there was nothing to choose. */
export type ChoiceBy = "person" | "bot" | "driver";

/** One input of a match. */
export type Choice =
  | { readonly kind: "action"; readonly by: ChoiceBy; readonly action: Action }
  | { readonly kind: "edit"; readonly by: ChoiceBy; readonly edit: Edit };

/** All that rebuilds a match: what it started from, and every input in order. */
export interface MatchRecord {
  readonly ruleset: string;
  readonly setup: MatchSetup;
  readonly choices: readonly Choice[];
}

const format = "cardwright-match";
const by = z.enum(["person", "bot", "driver"]);

export const editSchema: z.ZodType<Edit> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), card: whole, zone: z.string(), side: whole }),
  z.strictObject({ kind: z.literal("create"), definition: whole, owner: whole, zone: z.string(), side: whole }),
  z.strictObject({ kind: z.literal("count"), seat: whole, counter: z.string(), value: whole }),
  z.strictObject({ kind: z.literal("redefine"), definitions: z.array(z.unknown()) }),
  z.strictObject({ kind: z.literal("game"), what: z.string(), seat: whole, card: whole, value: whole }),
]);

export const setupSchema: z.ZodType<MatchSetup> = z.strictObject({
  definitions: z.array(z.unknown()),
  decks: z.array(z.strictObject({ name: z.string(), cards: z.array(whole) })),
  options: varsSchema,
  seed: whole,
});

const recordSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(1),
  ruleset: z.string(),
  setup: setupSchema,
  choices: z.array(z.union([z.strictObject({ by, action: z.string() }), z.strictObject({ by, edit: editSchema })])),
});

/** A record as JSON text. */
export function writeRecord({ ruleset, setup, choices }: MatchRecord): string {
  const written = choices.map((choice) =>
    choice.kind === "action"
      ? { by: choice.by, action: writeAction(choice.action) }
      : { by: choice.by, edit: choice.edit },
  );
  return JSON.stringify({ format, version: 1, ruleset, setup, choices: written }, undefined, 1);
}

/** The record of a text made by `writeRecord`; whether its choices are legal shows when it is replayed. */
export function readRecord(text: string): Result<MatchRecord> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return failed({ code: "match/record", message: "This is not a recorded match: it is no JSON." });
  }
  const read = recordSchema.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue === undefined ? "" : ` at ${issue.path.join(".")}: ${issue.message}`;
    return failed({ code: "match/record", message: `This is not a recorded match${where}.` });
  }
  const choices: Choice[] = [];
  for (const choice of read.data.choices) {
    if ("edit" in choice) {
      choices.push({ kind: "edit", by: choice.by, edit: choice.edit });
      continue;
    }
    const action = readAction(choice.action);
    if (!action.ok) return action;
    choices.push({ kind: "action", by: choice.by, action: action.value });
  }
  return ok({ ruleset: read.data.ruleset, setup: read.data.setup, choices });
}

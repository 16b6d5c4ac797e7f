import { z } from "zod";
import { failed, issueWords, ok, parseJson, type Result } from "../../base/index.js";
import { readAction, writeAction, type Action } from "../action.js";
import type { Edit } from "../edit.js";
import type { MatchSetup } from "../rules.js";
import { forcedSchema, jsonSchema, varsSchema, wholeSchema as whole } from "../schemas.js";

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
/** Raised whenever the same setup and choices would make another match. 2: seeds are mixed before chance starts from them. */
const version = 2;
const by = z.enum(["person", "bot", "driver"]);

export const editSchema: z.ZodType<Edit> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("move"), card: whole, zone: z.string(), side: whole }),
  z.strictObject({
    kind: z.literal("create"),
    definition: whole,
    owner: whole,
    zone: z.string(),
    side: whole,
    slot: whole.exactOptional(),
    covered: z.boolean().exactOptional(),
    settled: z.boolean().exactOptional(),
  }),
  z.strictObject({ kind: z.literal("set"), card: whole, field: z.string(), value: jsonSchema }),
  z.strictObject({
    kind: z.literal("position"),
    turn: whole.exactOptional(),
    active: whole.exactOptional(),
    phase: z.string().exactOptional(),
  }),
  z.strictObject({ kind: z.literal("chance"), values: forcedSchema }),
  z.strictObject({ kind: z.literal("count"), seat: whole, counter: z.string(), value: whole }),
  z.strictObject({ kind: z.literal("redefine"), definitions: z.array(z.unknown()) }),
  z.strictObject({ kind: z.literal("game"), what: z.string(), seat: whole, card: whole, value: whole }),
]);

export const setupSchema: z.ZodType<MatchSetup> = z.strictObject({
  definitions: z.array(z.unknown()),
  decks: z.array(
    z.strictObject({
      name: z.string(),
      cards: z.array(whole),
      parts: z.record(z.string(), z.array(whole)).optional(),
    }),
  ),
  options: varsSchema,
  seed: whole,
  chance: forcedSchema.exactOptional(),
});

const recordSchema = z.strictObject({
  format: z.literal(format),
  version: z.literal(version),
  ruleset: z.string().max(1_000),
  setup: setupSchema,
  choices: z.array(
    z.union([z.strictObject({ by, action: z.string() }), z.strictObject({ by, edit: editSchema })], {
      error: "Expected an action or a change by hand, made by a person, a bot or the driver",
    }),
  ),
});

/** A record as JSON text. */
export const writeRecord = (record: MatchRecord): string => JSON.stringify(recordAsJson(record), undefined, 1);

/** A record as a value of JSON, to be part of another one. */
export function recordAsJson({ ruleset, setup, choices }: MatchRecord): z.input<typeof recordSchema> {
  const written = choices.map((choice) =>
    choice.kind === "action"
      ? { by: choice.by, action: writeAction(choice.action) }
      : { by: choice.by, edit: choice.edit },
  );
  return { format, version, ruleset, setup, choices: written };
}

/** What programs print about a match may hold its record. */
const holderSchema = z.object({ record: z.object({ format: z.literal(format) }).loose() });
const versionSchema = z.object({ format: z.literal(format), version: z.number() });

/**
 * The record of a text made by `writeRecord`, or of one that holds it as `record`; whether its choices are legal shows when
 * it is replayed.
 */
export function readRecord(text: string): Result<MatchRecord> {
  const json = parseJson(text);
  if (!json.ok) {
    return failed({
      ...json.error,
      code: "match/record",
      message: `This is not a recorded match: ${json.error.message}.`,
    });
  }
  const data = json.value;
  const written = holderSchema.safeParse(data).data?.record ?? data;
  const read = recordSchema.safeParse(written);
  if (!read.success) {
    const other = versionSchema.safeParse(written).data?.version;
    if (other !== undefined && other !== version) {
      const message = `This match was recorded by another version of Cardwright: in format ${other}, where this one reads ${version}.`;
      return failed({ code: "match/record-version", message });
    }
    const [issue] = read.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? "" : ` at ${issue.path.join(".")}`;
    const where = issue === undefined ? "" : `${place}: ${issueWords(issue)}`;
    const code = versionSchema.safeParse(written).success ? "match/record-shape" : "match/record";
    return failed({ code, message: `This is not a recorded match${where}.` });
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

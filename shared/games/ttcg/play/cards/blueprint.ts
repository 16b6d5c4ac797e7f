import type { Lexicon } from "../../../../text/index.js";
import { readerOf } from "../../language/lexicon.js";
import { lower } from "../../language/program/lower.js";
import type { EffectProgram } from "../../language/program/program.js";
import { byReader } from "../../language/reader-cache.js";
import type { EventName, Row } from "../types.js";
import type { TtcgDefinition } from "./definition.js";
import { eventOf } from "./heard.js";
import { shippedTiming, type Timing } from "./styles.js";

/** An effect of a card as matches use it. */
export interface EffectPlan {
  readonly text: string;
  readonly style: string | null;
  readonly timing: Timing;
  /** What it does; null for a text that cannot be read, which does nothing (MATCH-79). */
  readonly program: EffectProgram | null;
  /** The event that sets it off; null for none, `any` for every one. */
  readonly hears: EventName | "any" | null;
  /** Where it holds without being used: while the card is active, while it is covered, or nowhere. */
  readonly stands: "active" | "covered" | null;
}

/** A definition with what matches ask of it again and again. */
export interface Blueprint {
  readonly definition: TtcgDefinition;
  /** The row of the field it belongs to. */
  readonly row: Row;
  readonly effects: readonly EffectPlan[];
}

/** The blueprints of these definitions, in their order. */
export const blueprintsOf = (definitions: readonly TtcgDefinition[]): readonly Blueprint[] =>
  definitions.map((definition) => ({
    definition,
    row: definition.type === "spell" ? "spell" : "unit",
    effects: definition.effects.map((effect) => planOf(effect, definition.words)),
  }));

/** Programs of texts that were read before: a set has most of its effects on several cards. */
const programs = byReader(20_000, (reader, text): EffectProgram | null => lower(reader.read(text).effect) ?? null);

/** What a text does; null for one that cannot be read. `lexicon`: the words of the workspace, where they are not the published ones. */
export const readProgram = (text: string, lexicon?: Lexicon): EffectProgram | null => programs(readerOf(lexicon), text);

function planOf(
  { text, style, timing = shippedTiming(style) }: TtcgDefinition["effects"][number],
  words: TtcgDefinition["words"],
): EffectPlan {
  const program = readProgram(text, words);
  return { text, style, timing, program, hears: hearsOf(program, timing), stands: standsOf(program, timing) };
}

function hearsOf(program: EffectProgram | null, { anyChange, window }: Timing): EffectPlan["hears"] {
  if (program === null) return null;
  if (program.when !== undefined) return eventOf(program.when);
  return anyChange === true || window === "entering" ? "any" : null;
}

function standsOf(program: EffectProgram | null, { window }: Timing): EffectPlan["stands"] {
  switch (program?.form) {
    case "dormant":
      return program.when === undefined ? "covered" : null;
    case "permission":
    case "while-tapped":
      return program.when === undefined ? "active" : null;
    case "continuous":
      return window === "always" ? "active" : null;
    default:
      return null;
  }
}

/** The events that effects of these cards listen to; every one, where one hears them all. */
export function heardBy(blueprints: readonly Blueprint[], every: readonly EventName[]): ReadonlySet<EventName> {
  const heard = new Set<EventName>();
  for (const { hears } of blueprints.flatMap(({ effects }) => effects)) {
    if (hears === "any") return new Set(every);
    if (hears !== null) heard.add(hears);
  }
  return heard;
}

import type { Lexicon } from "../../../../text/index.js";
import { readerOf } from "../../language/lexicon.js";
import { lower } from "../../language/program/lower.js";
import type { EffectProgram } from "../../language/program/program.js";
import { byReader } from "../../language/reader-cache.js";
import { isLasting } from "../effects/targets.js";
import { eventNames, type EventName, type Row } from "../types.js";
import type { TtcgDefinition } from "./definition.js";
import { evenProgram } from "./even-program.js";
import { eventOf } from "./heard.js";
import { shippedTiming, type Timing } from "./styles.js";

/** Where effects are used from. */
export type UsePlace = "field" | "under" | "hand";

/** An effect of a card as matches use it. */
export interface EffectPlan {
  readonly text: string;
  readonly style: string | null;
  readonly timing: Timing;
  /** What it does; null for a text that cannot be read, which does nothing (MATCH-79). */
  readonly program: EffectProgram | null;
  /** The event that sets it off; null for none, `any` for every one. */
  readonly hears: EventName | "any" | null;
  /** Where it is used from, whatever else it needs; null for one that nobody uses. */
  readonly place: UsePlace | null;
  /** Where it holds without being used: while the card is active, while it is covered, or nowhere. */
  readonly stands: "active" | "covered" | null;
}

/** A definition with what matches ask of it again and again. */
export interface Blueprint {
  readonly definition: TtcgDefinition;
  /** The row of the field it belongs to. */
  readonly row: Row;
  readonly effects: readonly EffectPlan[];
  /** Whether any event sets one of them off. */
  readonly isHearing: boolean;
  /** Its effects by where they are used: most have none in most places, and are asked for at every choice. */
  readonly uses: Readonly<Record<UsePlace, readonly PlacedPlan[]>>;
}

/** An effect with its number among those of its card. */
export interface PlacedPlan {
  readonly effect: number;
  readonly plan: EffectPlan;
}

/** The blueprints of these definitions, in their order. */
export const blueprintsOf = (definitions: readonly TtcgDefinition[]): readonly Blueprint[] =>
  definitions.map((definition) => {
    const effects = definition.effects.map((effect) => planOf(effect, definition.words));
    return {
      definition,
      row: definition.type === "spell" ? "spell" : "unit",
      effects,
      isHearing: effects.some(({ hears }) => hears !== null),
      uses: usesOf(effects),
    };
  });

function usesOf(effects: readonly EffectPlan[]): Blueprint["uses"] {
  const at = (wanted: UsePlace): readonly PlacedPlan[] =>
    effects.flatMap((plan, effect) => (plan.place === wanted ? [{ effect, plan }] : []));
  return { field: at("field"), under: at("under"), hand: at("hand") };
}

/** Programs of texts that were read before: a set has most of its effects on several cards. */
const programs = byReader(20_000, (reader, text): EffectProgram | null => {
  const program = lower(reader.read(text).effect);
  return program === undefined ? null : evenProgram(program);
});

/** What a text does; null for one that cannot be read. `lexicon`: the words of the workspace, where they are not the published ones. */
export const readProgram = (text: string, lexicon?: Lexicon): EffectProgram | null => programs(readerOf(lexicon), text);

function planOf(
  { text, style, timing = shippedTiming(style) }: TtcgDefinition["effects"][number],
  words: TtcgDefinition["words"],
): EffectPlan {
  const program = readProgram(text, words);
  const [hears, stands] = [hearsOf(program, timing), standsOf(program, timing)];
  return { text, style, timing, program, hears, stands, place: placeOf(program, stands) };
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

function placeOf(program: EffectProgram | null, stands: EffectPlan["stands"]): UsePlace | null {
  switch (program?.form) {
    case "triggered":
    case "permission":
      return null;
    case "from-hand":
      return "hand";
    case "dormant":
      return program.when !== undefined || isLasting(program.ops[0]) || program.ops[0].op === "replace-destruction"
        ? null
        : "under";
    default:
      return stands === null && program?.when === undefined ? "field" : null;
  }
}

/** By event, then by blueprint: the effects that it sets off. By event first, as each is delivered to all cards on the field. */
export type Heard = ReadonlyMap<EventName, readonly (readonly PlacedPlan[])[]>;

const nothing: readonly PlacedPlan[] = [];

/** The events that effects of these cards listen to. */
export function heardBy(blueprints: readonly Blueprint[]): Heard {
  const heard = new Map<EventName, (readonly PlacedPlan[])[]>();
  for (const [at, { effects }] of blueprints.entries()) {
    for (const [effect, plan] of effects.entries()) {
      for (const event of plan.hears === "any" ? eventNames : plan.hears === null ? [] : [plan.hears]) {
        const listeners = heard.get(event) ?? blueprints.map(() => nothing);
        heard.set(event, listeners);
        listeners[at] = [...(listeners[at] ?? nothing), { effect, plan }];
      }
    }
  }
  return heard;
}

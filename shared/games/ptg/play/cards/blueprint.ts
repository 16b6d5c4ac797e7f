import { NONE } from "../../../../match/index.js";
import type { Alteration, CardDefinition } from "../../cards/definition.js";
import type { EventName } from "../../vocabulary.js";

/** The position of an alteration on its card. */
export interface AlterationPlace {
  readonly ability: number;
  readonly alteration: number;
}

/** A definition with what matches ask of it again and again. */
export interface Blueprint {
  readonly definition: CardDefinition;
  /** What each event sets off, in the order of the card. */
  readonly hears: Readonly<Partial<Record<EventName, readonly AlterationPlace[]>>>;
  /** The abilities that a player can activate. */
  readonly activated: readonly number[];
  /** By ability and alteration: the blueprint of the tokens it makes, NONE where it makes none. */
  readonly tokens: readonly (readonly number[])[];
}

/**
 * The blueprints of these definitions, in their order, of tokens that are there already, then of those that are written in
 * place. A token that names a card that is not among them is NONE.
 */
export function blueprintsOf(
  definitions: readonly CardDefinition[],
  tokens: readonly CardDefinition[] = [],
): readonly Blueprint[] {
  const all = [...definitions, ...tokens];
  const byId = new Map(definitions.map(({ card_id }, at) => [card_id, at]));
  const tokenOf = (alteration: Alteration): number => {
    if (alteration.effect !== "spawn_creature") return NONE;
    const { params } = alteration;
    if ("template_card_id" in params) return byId.get(params.template_card_id) ?? NONE;
    return all.push(params.template) - 1;
  };
  const blueprints: Blueprint[] = [];
  // Tokens are appended while the list is walked, so that those of tokens are found too.
  for (const definition of all) {
    blueprints.push({
      definition,
      hears: hearsOf(definition),
      activated: activatedOf(definition),
      tokens: definition.abilities.map(({ alterations }) => alterations.map(tokenOf)),
    });
  }
  return blueprints;
}

/** Abilities of spells are carried out when the spell is played, whatever they say (PLAY-7). */
function hearsOf({ type, abilities }: CardDefinition): Blueprint["hears"] {
  const hears: Partial<Record<EventName, AlterationPlace[]>> = {};
  if (type === "spell") return hears;
  abilities.forEach(({ ability_type, alterations }, ability) => {
    if (ability_type !== "triggered") return;
    alterations.forEach(({ start_trigger }, alteration) => {
      if (start_trigger !== null) (hears[start_trigger] ??= []).push({ ability, alteration });
    });
  });
  return hears;
}

const activatedOf = ({ type, abilities }: CardDefinition): readonly number[] =>
  type === "spell" ? [] : abilities.flatMap(({ ability_type }, at) => (ability_type === "activated" ? [at] : []));

/** The events that something happens at: `"ends"` where they undo changes, `"starts"` where they only set abilities off. */
export type Heard = Readonly<Partial<Record<EventName, "starts" | "ends">>>;

/** What the cards of a match listen to. */
export function heardBy(blueprints: readonly Blueprint[]): Heard {
  const heard: Partial<Record<EventName, "starts" | "ends">> = {};
  for (const { definition } of blueprints) {
    for (const { start_trigger, end_trigger } of definition.abilities.flatMap(({ alterations }) => alterations)) {
      if (start_trigger !== null) heard[start_trigger] ??= "starts";
      if (end_trigger !== null) heard[end_trigger] = "ends";
    }
  }
  return heard;
}

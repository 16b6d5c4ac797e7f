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
      activated: activatedOf(definition),
      tokens: definition.abilities.map(({ alterations }) => alterations.map(tokenOf)),
    });
  }
  return blueprints;
}

const activatedOf = ({ type, abilities }: CardDefinition): readonly number[] =>
  type === "spell" ? [] : abilities.flatMap(({ ability_type }, at) => (ability_type === "activated" ? [at] : []));

/** What happens at an event. */
export interface TriggerIndex {
  /** Whether changes are undone at it. */
  readonly undoes: boolean;
  /** By blueprint: what it sets off, in the order of the card. */
  readonly places: readonly (readonly AlterationPlace[])[];
}

/** The events at which something happens. By event first: each is delivered to all cards in play. */
export type Heard = Readonly<Partial<Record<EventName, TriggerIndex>>>;

const nothing: readonly AlterationPlace[] = [];

/** What the cards of a match listen to. */
export function heardBy(blueprints: readonly Blueprint[]): Heard {
  const heard: Partial<Record<EventName, { undoes: boolean; places: (readonly AlterationPlace[])[] }>> = {};
  const triggersAt = (event: EventName) => (heard[event] ??= { undoes: false, places: blueprints.map(() => nothing) });
  for (const [at, { definition }] of blueprints.entries()) {
    for (const { start_trigger, end_trigger } of definition.abilities.flatMap(({ alterations }) => alterations)) {
      if (start_trigger !== null) triggersAt(start_trigger);
      if (end_trigger !== null) triggersAt(end_trigger).undoes = true;
    }
    for (const { event, place } of triggersOf(definition)) {
      const { places } = triggersAt(event);
      places[at] = [...(places[at] ?? nothing), place];
    }
  }
  return heard;
}

/** Abilities of spells are carried out when the spell is played, whatever they say (PLAY-7). */
function triggersOf({ type, abilities }: CardDefinition): readonly { event: EventName; place: AlterationPlace }[] {
  if (type === "spell") return [];
  return abilities.flatMap(({ ability_type, alterations }, ability) =>
    alterations.flatMap(({ start_trigger: event }, alteration) =>
      ability_type === "triggered" && event !== null ? [{ event, place: { ability, alteration } }] : [],
    ),
  );
}

import type { Amount, CardDefinition } from "../../cards/definition.js";
import type { Job, PtgCard, PtgReader, StatChange } from "../types.js";

export interface Stats {
  readonly attack: number;
  /** Before damage. */
  readonly defense: number;
}

/** The definition that a card of the match was made of. Asking for one that is not there is a mistake of the rules. */
export function definitionOf(reader: PtgReader, { definition }: Pick<PtgCard, "definition">): CardDefinition {
  const blueprint = reader.constants.blueprints[definition];
  if (blueprint === undefined) throw new RangeError(`No definition ${definition}`);
  return blueprint.definition;
}

/** Printed stats with all changes in the order in which they were made (PLAY-9). */
export function statsOf(reader: PtgReader, card: Readonly<PtgCard>): Stats {
  const printed = definitionOf(reader, card);
  return card.changes.length === 0 ? printed : card.changes.reduce(changed, printed);
}

function changed({ attack, defense }: Stats, change: StatChange): Stats {
  if (change.sets) return { attack: change.attack ?? attack, defense: change.defense ?? defense };
  return { attack: attack + (change.attack ?? 0), defense: defense + (change.defense ?? 0) };
}

/** The attack a creature deals as damage: never less than nothing. */
export const attackOf = (reader: PtgReader, id: number): number => Math.max(0, statsOf(reader, reader.card(id)).attack);

/** What is left of the defense of a creature; it dies at 0 or less. */
export function defenseOf(reader: PtgReader, id: number): number {
  const card = reader.card(id);
  return statsOf(reader, card).defense - card.damage;
}

export const isCreature = (reader: PtgReader, id: number): boolean =>
  definitionOf(reader, reader.card(id)).type === "creature";

/** Whether a card is still the permanent that was meant. */
export const isInPlay = (reader: PtgReader, card: number, object: number): boolean =>
  reader.isObject(card, object) && reader.card(card).zone === "battlefield";

/** The creatures of a player, in the order of the battlefield. */
export const creaturesOf = (reader: PtgReader, seat: number): readonly number[] =>
  reader.zone("battlefield", seat).filter((id) => isCreature(reader, id));

/** The number of an amount now: a stat is that of the source, the last it had where it is gone, and never below nothing. */
export function amountOf(reader: PtgReader, source: Job, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const stat = amount === "$attack" ? "attack" : "defense";
  if (!isInPlay(reader, source.card, source.object)) return Math.max(0, source[stat]);
  const card = reader.card(source.card);
  const damage = stat === "defense" ? card.damage : 0;
  return Math.max(0, statsOf(reader, card)[stat] - damage);
}

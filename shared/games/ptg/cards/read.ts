import { z } from "zod";
import type { Ability, Alteration, CardDefinition, DeckDefinition } from "./definition.js";
import { abilitySchema, alterationSchema, cardCells, namedDefense } from "./schema.js";

/** A row in plain values by column. */
type Row = Readonly<Record<string, unknown>>;

/** What a row makes, and in sentences what of it was left out. */
export interface ReadCard {
  /** Undefined where the row lacks an id or a type. */
  readonly card: CardDefinition | undefined;
  readonly remarks: readonly string[];
}

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const identity = z.object({ card_id: cardCells.card_id, type: cardCells.type });
const numbers = {
  mana: cardCells.mana.catch({}),
  attack: cardCells.attack.catch(0),
  defense: cardCells.defense.catch(0),
};
const lenientCells = z.object({ name: z.string().catch(""), description: z.string().catch(""), ...numbers });

/**
 * The card of a row. What makes no sense is left out: numbers count as 0, abilities and alterations are as if they were not
 * there, so that cards can be tried out while they are written.
 */
export function readCard(row: Row): ReadCard {
  const named = identity.safeParse(row);
  if (!named.success) return { card: undefined, remarks: [`${labelOf(row)} has no card_id or no type.`] };
  const remarks: string[] = [];
  const isSpell = named.data.type === "spell";
  const abilities = itemsOf(row.abilities).flatMap((ability, at): readonly Ability[] => {
    const read = readAbility(ability, isSpell);
    const place = `ability ${at + 1} of ${labelOf(row)}`;
    if (read.lost.length > 0) remarks.push(`Not carried out: ${place}, ${read.lost.join(", ")}.`);
    return read.ability ? [read.ability] : [];
  });
  const cells = lenientCells.parse(namedDefense(row));
  return { card: { ...named.data, ...cells, abilities }, remarks };
}

const labelOf = (row: Row): string => {
  const name = [row.name, row.card_id].find((each) => typeof each === "string" && each.trim() !== "");
  return typeof name === "string" ? name : "a card without a name";
};

/** The alterations that make sense; `ability_type` says nothing on a spell (PTG-5). */
function readAbility(value: unknown, isSpell: boolean): { ability?: Ability; lost: readonly string[] } {
  if (!isRow(value)) return { lost: ["which is not a table"] };
  const lost: string[] = [];
  const alterations = itemsOf(value.alterations).flatMap((alteration, at): readonly Alteration[] => {
    const read = alterationSchema.safeParse(alteration);
    if (!read.success) lost.push(`alteration ${at + 1}`);
    return read.success ? [read.data] : [];
  });
  const ability = abilitySchema.safeParse({
    ...value,
    ...(isSpell ? { ability_type: "activated", mana_requirement: {} } : {}),
    alterations,
  });
  if (ability.success) return { ability: ability.data, lost };
  return { lost: lost.length > 0 ? lost : ["which lacks what an ability must have"] };
}

const deckSchema = z.object({ name: z.string(), cards: z.record(z.string(), z.unknown()) });

/** The deck of a row: counts that are no whole numbers from 1 are left out. Undefined where it is not a deck. */
export function readDeck(row: Row): DeckDefinition | undefined {
  const read = deckSchema.safeParse(row);
  if (!read.success) return undefined;
  const cards = Object.entries(read.data.cards).flatMap(([card_id, count]) =>
    typeof count === "number" && Number.isSafeInteger(count) && count > 0 ? [{ card_id, count }] : [],
  );
  return { name: read.data.name, cards };
}

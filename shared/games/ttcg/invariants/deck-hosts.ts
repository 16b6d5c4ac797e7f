import { columnIndex, type RowFacts } from "../../../validate/index.js";
import { type Action, type EffectReader, type Selector } from "../language/index.js";
import type { Category } from "../vocabulary.js";
import { effectKeys, effectOf } from "./indexes.js";
import { subtypesOf } from "./card.js";

/** The cards with all that decides what can be put onto them, and what they can be put onto. */
export const deckCardsById = columnIndex("deck-cards-by-id", ["cards"], "id", [
  ...["name", "type", "level", "subtypes"],
  ...effectKeys,
]);

/** Whether a card lies in the row of units or of spells; of a type that nobody knows, which is another rule's problem, with units. */
const rowOf = (card: RowFacts): Category => (card.text("type") === "spell" ? "spell" : "unit");

/** Whether a selector means a card, by what is printed on it. */
function means({ noun, type, subtype, rank }: Selector, card: RowFacts): boolean {
  const level = card.integer("level") ?? 0;
  const isRank =
    rank === undefined ||
    (rank.cmp === "eq" ? level === rank.value : rank.cmp === "gte" ? level >= rank.value : level <= rank.value);
  return (
    isRank &&
    (noun === "card" || rowOf(card) === noun) &&
    (type === undefined || card.text("type") === type) &&
    (subtype === undefined || subtypesOf(card).includes(subtype))
  );
}

const levelOf = (card: RowFacts): number => card.integer("level") ?? 1;

/** Where a card lies that others are put onto: the row of units or spells, and its level. Units level up units, spells spells (MATCH-20). */
const placeOf = (card: RowFacts): string => `${rowOf(card)} ${levelOf(card)}`;
const placeBelow = (card: RowFacts): string => `${rowOf(card)} ${levelOf(card) - 1}`;

/** Cards that a text allows to be put onto others, and the places of these. */
interface Permission {
  readonly material: Selector;
  readonly places: Set<string>;
}

/** What the texts of a deck allow: _You can rank up this card using …_ and _… cards can rank up using … cards_. */
function permissionsIn(cards: readonly RowFacts[], reader: EffectReader): readonly Permission[] {
  // There are only so many kinds of cards to name, however many cards name them.
  const byMaterial = new Map<string, Permission>();
  const placesOf = new Map<string, readonly string[]>();
  for (const card of cards) {
    for (const { host, material } of effectKeys.flatMap((key) => rankUps(effectOf(card, key), reader))) {
      const permission = getOrMake(byMaterial, JSON.stringify(material), () => ({ material, places: new Set() }));
      const isOther = "sel" in host;
      const places = isOther
        ? getOrMake(placesOf, JSON.stringify(host.sel), () =>
            cards.filter((each) => means(host.sel, each)).map(placeOf),
          )
        : [placeOf(card)];
      for (const place of places) permission.places.add(place);
    }
  }
  return [...byMaterial.values()];
}

function rankUps(text: string, reader: EffectReader): readonly Extract<Action, { op: "rank-up-using" }>[] {
  if (!/rank up|level up|promote/iu.test(text)) return [];
  const { effect } = reader.read(text);
  if (effect.production === "unparsed") return [];
  return effect.actions.flatMap((action) => (action.op === "rank-up-using" ? [action] : []));
}

function getOrMake<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
}

/**
 * The cards of a deck that nothing in it can level up into: no card of the same type and one level lower is there, and no
 * text of the deck allows another (MATCH-19).
 */
export function cardsWithoutHost(cards: readonly RowFacts[], reader: EffectReader): readonly RowFacts[] {
  const typeAndLevel = (card: RowFacts, level: number): string => `${card.text("type") ?? ""} ${level}`;
  const hosts = new Set(cards.map((card) => typeAndLevel(card, levelOf(card))));
  const stranded = cards.filter((card) => levelOf(card) > 1 && !hosts.has(typeAndLevel(card, levelOf(card) - 1)));
  if (stranded.length === 0) return [];
  const permissions = permissionsIn(cards, reader);
  return stranded.filter(
    (card) => !permissions.some(({ material, places }) => places.has(placeBelow(card)) && means(material, card)),
  );
}

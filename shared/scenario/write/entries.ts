import { NOBODY, NONE, seatBit, type ViewCard, type ViewZone } from "../../match/index.js";
import { keyOf } from "../names.js";
import { listed } from "../set-up/entry.js";
import { shortened } from "./lines.js";
import type { Words } from "./words.js";

/** A card of a list with what is to be said of it other than its name. */
type EntryTable = Readonly<Record<string, unknown>>;

/** The cards of a zone as the list of a set-up: names, and tables where there is more to say. */
export function entriesOf(words: Words, zone: ViewZone): readonly (string | EntryTable)[] {
  const cards = listed(words.ruleset, zone.zone, zone.cards);
  const entries = cards.map((id): string | EntryTable => {
    const card = words.card(id);
    if (card === undefined) return "";
    const name = words.definition(card.definition, card.face.name);
    const facts = factsOf(words, zone, card, cards);
    return Object.keys(facts).length === 0 ? name : { card: name, ...facts };
  });
  return shortened(entries);
}

/** What a file says of a card other than its name; its fields are those that `describe` returns. */
function factsOf(words: Words, zone: ViewZone, card: ViewCard, cards: readonly number[]): EntryTable {
  const { ruleset, state } = words;
  const place = zone.places[zone.cards.indexOf(card.id)];
  const layout = ruleset.layout.zones.find((each) => each.zone === zone.zone);
  const facts: Record<string, unknown> = {};
  if (place?.covered === true) facts.covered = true;
  const below =
    place === undefined || place.on === NONE ? undefined : state.cards.find((each) => each.object === place.on);
  const isLaidOn = below !== undefined && place !== undefined && place.as !== "";
  const slots = layout?.slotEdit === undefined ? [] : (layout.slots ?? []);
  // The only slot of a zone goes without saying.
  const slot = slots.length > 1 && place !== undefined ? slots[place.slot] : undefined;
  // What lies at another card comes into its slot with it.
  if (slot !== undefined && !(isLaidOn && slotOf(zone, below.id) === place.slot)) facts.slot = slot;
  const isOfOther = zone.side !== NOBODY && card.owner !== zone.side && card.owner !== NOBODY;
  if (isOfOther) facts.owner = words.seat(card.owner);
  const owner = isOfOther ? card.owner : zone.side === NOBODY ? ownerAtTable(words, zone) : zone.side;
  if (card.controller !== owner && card.controller !== NOBODY) facts.controller = words.seat(card.controller);
  const known = knownTo(words, zone, card);
  if (known.length > 0) facts.known = known;
  if (isLaidOn) {
    facts.on = words.among(
      below.id,
      cards.filter((each) => each !== card.id),
    );
    facts.as = place.as;
  }
  for (const [field, value] of Object.entries(ruleset.describe(state, card.id))) {
    facts[field] = words.field(field, value);
  }
  return facts;
}

const slotOf = (zone: ViewZone, id: number): number | undefined => zone.places[zone.cards.indexOf(id)]?.slot;

/** Whose a card of a shared zone is where a file says nothing of it. */
const ownerAtTable = ({ ruleset }: Words, { zone }: ViewZone): number =>
  ruleset.zones[zone]?.unowned === true ? NOBODY : 0;

/** The players who know a card that its zone hides from them. */
function knownTo({ ruleset, state }: Words, zone: ViewZone, { id }: ViewCard): readonly string[] {
  const card = state.cards[id];
  if (card === undefined || card.shown === 0) return [];
  const seen = ruleset.zones[zone.zone]?.seen;
  if (seen === "all" && !card.covered) return [];
  return ruleset.seats.flatMap((title, seat) => {
    const isShown = (card.shown & seatBit(seat)) !== 0 && !(seen === "owner" && seat === zone.side);
    return isShown ? [keyOf(title)] : [];
  });
}

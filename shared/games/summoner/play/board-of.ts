import { NONE, type Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Board, BoardCard } from "../core/board.js";
import type { Lying } from "../core/placement.js";
import { fieldZones, isOneOf, type FieldZone } from "../vocabulary.js";
import type { SummonerCard, SummonerReader } from "./types.js";

const blank: Blueprint = {
  id: "",
  kind: "unknown",
  name: "",
  attributes: [],
  types: [],
  subTypes: [],
  value: 0,
  rules: [],
  text: "",
  summoner: null,
  raw: {},
};

export const blueprintOfCard = (
  { constants }: SummonerReader,
  { definition }: Pick<SummonerCard, "definition">,
): Blueprint => constants.blueprints[definition] ?? blank;

/** The card of the current summoner; NONE where the index leads nowhere. */
export const summonerCard = (reader: SummonerReader, seat: Seat): number =>
  reader.zone("summoners", seat)[reader.counters(seat).summonerIndex] ?? NONE;

export function summonerOf(reader: SummonerReader, seat: Seat): Blueprint | null {
  const card = summonerCard(reader, seat);
  return card === NONE ? null : blueprintOfCard(reader, reader.card(card));
}

export const isFieldZone = (zone: string): zone is FieldZone => isOneOf(fieldZones, zone);

/** The board as the rules about values and restrictions see it. Keys are the ids of cards. */
export function boardOf(reader: SummonerReader): Board {
  const cards: BoardCard[] = [];
  const objects: number[] = [];
  for (const seat of [0, 1]) {
    for (const zone of fieldZones) {
      for (const id of reader.zone(zone, seat)) {
        const card = reader.card(id);
        cards.push({ key: id, card: blueprintOfCard(reader, card), zone, seat, covered: card.covered });
        objects.push(card.object);
      }
    }
  }
  return {
    summoners: [summonerOf(reader, 0), summonerOf(reader, 1)],
    cards: inOrder(cards, objects, reader.state.table.order),
    hands: [reader.zone("hand", 0).length, reader.zone("hand", 1).length],
  };
}

/** Cards that were played come in that order, the others behind them. */
function inOrder(
  cards: readonly BoardCard[],
  objects: readonly number[],
  order: readonly number[],
): readonly BoardCard[] {
  const rank = (at: number): number => {
    const place = order.indexOf(objects[at] ?? NONE);
    return place < 0 ? order.length : place;
  };
  const ranked = cards.map((card, at) => ({ card, rank: rank(at) }));
  return ranked.sort((a, b) => a.rank - b.rank).map(({ card }) => card);
}

/** What lies in a zone of a field. */
export const lyingIn = (reader: SummonerReader, zone: FieldZone, seat: Seat): readonly Lying[] =>
  reader.zone(zone, seat).map((id) => {
    const card = reader.card(id);
    return { card: blueprintOfCard(reader, card), covered: card.covered };
  });

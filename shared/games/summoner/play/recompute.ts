import { NONE, type JsonObject, type Seat } from "../../../match/index.js";
import { firstTotal, restrictionsOf, type KeptCard } from "../core/first-revision.js";
import { totalOf, worthOf } from "../core/values.js";
import { fieldZones } from "../vocabulary.js";
import { blueprintOfCard, boardOf } from "./board-of.js";
import { idsOf } from "../position/write.js";
import type { SummonerMachine, SummonerReader } from "./types.js";

/** Computes what the cards are worth now: all of them by our rules, those of one player by the reference (BATTLE-7, BATTLE-12, BATTLE-13). */
export function recompute(m: SummonerMachine, seat: Seat): void {
  switch (m.constants.profile) {
    case "ruled":
      recomputeAll(m);
      break;
    case "compat-r1":
      recomputeFirst(m, seat);
      break;
    case "compat-r2":
      setPoints(m, seat, 0);
  }
  noteValues(m);
}

export function setPoints(m: SummonerMachine, seat: Seat, points: number): void {
  if (m.counters(seat).points !== points) m.count(seat).points = points;
  noteWritten(m, seat, "playerPoint");
}

/** Remembers that a key of the file that may have been absent has been written. */
export function noteWritten(m: SummonerMachine, seat: Seat, key: string): void {
  const { written } = m.state.table;
  const own = written[seat] ?? [];
  if (!own.includes(key)) m.draft.table.written = written.with(seat, [...own, key]);
}

function recomputeAll(m: SummonerMachine): void {
  const board = boardOf(m);
  const worth = worthOf(board, m.constants.config.nativeMatch);
  for (const { key, card, covered } of board.cards) {
    const value = covered ? 0 : (worth.values.get(key) ?? (card.kind === "monster" ? 0 : null));
    if (m.card(key).value !== value) m.edit(key).value = value;
  }
  for (const seat of [0, 1]) setPoints(m, seat, totalOf(worth, seat));
}

/** The cards on both fields as the first revision keeps them. */
export const keptCards = (reader: SummonerReader): readonly KeptCard[] =>
  [0, 1].flatMap((seat) =>
    fieldZones.flatMap((zone) =>
      reader.zone(zone, seat).map((id): KeptCard => {
        const card = reader.card(id);
        const { covered, value, printed } = card;
        return { key: id, card: blueprintOfCard(reader, card), zone, seat, covered, value, printed };
      }),
    ),
  );

function recomputeFirst(m: SummonerMachine, seat: Seat): void {
  const cards = keptCards(m);
  setPoints(m, seat, firstTotal(boardOf(m), cards, seat));
  for (const { key, value, printed } of cards) {
    const card = m.card(key);
    if (card.value !== value || card.printed !== printed) Object.assign(m.edit(key), { value, printed });
  }
}

/** The restrictions that the first revision computes before every action. */
export function restrict(m: SummonerMachine): void {
  const lists = restrictionsNow(m);
  m.draft.table.restrictions = lists;
  for (const seat of [0, 1]) noteWritten(m, seat, "restrictions");
}

export const restrictionsNow = (reader: SummonerReader): readonly (readonly JsonObject[])[] =>
  restrictionsOf(boardOf(reader), idsOf(reader.state));

/** The entry of the card that is being played has the same object as the field, so that it shows what that is worth now. */
function noteValues(m: SummonerMachine): void {
  const { current, log } = m.state.table;
  if (current === NONE) return;
  const card = m.state.cards.find(({ object }) => object === current);
  if (card === undefined) return;
  const items = log[card.owner] ?? [];
  const last = items.at(-1);
  if (last?.kind !== "play" || (last.value === card.value && last.printed === card.printed)) return;
  const noted = { ...last, value: card.value, printed: card.printed };
  m.draft.table.log = log.with(card.owner, items.with(-1, noted));
}

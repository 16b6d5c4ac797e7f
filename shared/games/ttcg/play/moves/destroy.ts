import { NONE, type Seat } from "../../../../match/index.js";
import { equipsOf } from "../effects/selectors.js";
import { happen } from "../events/happen.js";
import type { Known, TtcgFrameOf, TtcgMachine } from "../types.js";
import type { DestroyedBy } from "../frames.js";
import { coveredBy, isActive, isFieldZone, isSame, isUnit, knownOf } from "../values/cards.js";
import { isDestructible } from "../values/protection.js";
import { rankOf } from "../values/stats.js";
import { changePoints } from "./points.js";
import { takeAway } from "./piles.js";
import { askReplacements } from "./replace.js";

/**
 * Lets cards be destroyed, all at once. The cause of the frame is who destroys them; `byCards` says for each of them in battle
 * with which card, or by the effect of which.
 */
export function destroy(
  m: TtcgMachine,
  cards: readonly number[],
  by: DestroyedBy,
  byCards: readonly number[] = [],
): void {
  if (cards.length === 0) return;
  const known = cards.map((id) => knownOf(m, id));
  m.push({
    kind: "destroy",
    cards: known,
    by,
    byCards: known.map((_, at) => byCards[at] ?? m.cause.card),
    at: 0,
    spared: [],
  });
}

/** Destroys what can be destroyed, with what goes along, and takes the points of their owners (MATCH-44, MATCH-45). */
export function runDestroy(m: TtcgMachine, frame: TtcgFrameOf<"destroy">): void {
  if (!askReplacements(m, frame)) return;
  const cards = frame.cards.filter(
    (each, at) =>
      isSame(m, each) &&
      !frame.spared.includes(each.card) &&
      isDestructible(m, each.card, frame.by, frame.byCards[at] ?? NONE),
  );
  const doomed = withPiles(m, cards, frame.by);
  const all = [...doomed, ...equippedTo(m, doomed)];
  const lost = [0, 0];
  const destroyer = m.cause.seat;
  const reports = all.map((id) => {
    const { owner, zone, object, controller, tapped } = m.card(id);
    const rank = rankOf(m, id);
    if (isFieldZone(zone) && costsPoints(m, id, destroyer)) lost[owner] = (lost[owner] ?? 0) + rank;
    return { id, zone, object, controller, untapped: !tapped, equipped: equipsOf(m, id).length > 0, rank };
  });
  const units = reports.filter(({ id, zone }) => zone === "units" && isUnit(m, id));
  for (const { id } of reports) takeAway(m, id, "discard");
  m.log({ type: "destroyed", seat: destroyer, cards: all, data: { by: frame.by } });
  lost.forEach((points, seat) => changePoints(m, seat, -points, "destroyed"));
  if (frame.by === "battle" && m.constants.config["battle-gain"] === "level") gainByBattle(m, units);
  m.draft.table.destroyedThisTurn = [
    ...m.state.table.destroyedThisTurn,
    ...reports.map(({ id, object }) => ({ card: id, object })),
  ];
  for (const { id, zone, object, controller, untapped, equipped } of reports) {
    const left = { seat: controller, target: id, object, from: zone, to: "discard", untapped, equipped } as const;
    happen(m, { type: "destroyed", ...left });
    happen(m, { type: "moved", ...left });
  }
  m.finish();
}

/** With the cards under them, where the rules take the whole pile. */
function withPiles(m: TtcgMachine, cards: readonly Known[], by: DestroyedBy): readonly number[] {
  const scope = m.constants.config["destroy-scope"];
  const whole = scope === "pile" || (scope === "effects-pile" && by === "effect");
  return [...new Set(cards.flatMap(({ card }) => (whole ? [card, ...coveredBy(m, card)] : [card])))];
}

/** The cards that are equipped to those, and not among them (MATCH-56). */
function equippedTo(m: TtcgMachine, cards: readonly number[]): readonly number[] {
  return cards.flatMap((id) => equipsOf(m, id)).filter((id) => !cards.includes(id));
}

function costsPoints(m: TtcgMachine, id: number, destroyer: Seat): boolean {
  const { config } = m.constants;
  if (!isUnit(m, id)) return false;
  if (!isActive(m.card(id)) && config["covered-points"] === "off") return false;
  return config["own-destroy-costs"] === "on" || m.card(id).owner !== destroyer;
}

/** Each player gains the ranks of the other's units. */
function gainByBattle(m: TtcgMachine, units: readonly { readonly controller: Seat; readonly rank: number }[]): void {
  const gained = [0, 0];
  for (const { controller, rank } of units) {
    const winner = m.opponent(controller);
    gained[winner] = (gained[winner] ?? 0) + rank;
  }
  gained.forEach((points, seat) => changePoints(m, seat, points, "battle"));
}

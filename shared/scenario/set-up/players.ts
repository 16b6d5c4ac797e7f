import { NOBODY, type Edit, type Ruleset, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { edit } from "../change.js";
import { unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { PlayersText } from "../schema.js";
import { entriesOf, type Entry } from "./entry.js";
import { setFields, type Placed } from "./fields.js";
import { freeSlot } from "./slot.js";

/**
 * Puts cards into zones, the first of a pile on top, then sets what is said of them, then counters: cards that come may change
 * counters, and what is said of a card may name another one.
 */
export function changePlayers(run: ScenarioRun, players: PlayersText, path: Path): void {
  const sides = Object.entries(players).map(([key, content]) => ({
    key,
    seat: run.names.side(key, [...path, key]),
    content,
  }));
  const placed: Placed[] = [];
  for (const { key, seat, content } of sides) {
    const zones = Object.entries(content).sort(([a], [b]) => rank(run, a) - rank(run, b));
    for (const [zone, cards] of zones) {
      if (typeof cards === "number") continue;
      const at = [...path, key, zone];
      run.names.zone(zone, seat, at);
      placed.push(...putCards(run, zone, seat, entriesOf(run, cards, at)));
    }
  }
  setFields(run, placed);
  for (const { key, seat, content } of sides) {
    for (const [counter, value] of Object.entries(content)) {
      if (typeof value === "number") setCounter(run, seat, counter, value, [...path, key, counter]);
    }
  }
}

/** Zones in the order of the rules, but those that the layout fills last. */
function rank({ match: { ruleset } }: ScenarioRun, zone: string): number {
  const zones = Object.keys(ruleset.zones);
  const last = ruleset.layout.setUpOrder?.indexOf(zone) ?? -1;
  return last < 0 ? zones.indexOf(zone) : zones.length + last;
}

/** Whether the first card of a list is the top of the zone, its last card; elsewhere cards lie in the order of the list. */
export function isPile({ layout }: Ruleset, zone: string): boolean {
  const look = layout.zones.find((each) => each.zone === zone)?.look;
  return look === undefined || look === "hidden" || look === "pile" || look === "stack";
}

/** Puts the cards of a zone; they are returned in the order of the file. */
function putCards(run: ScenarioRun, zone: string, seat: Seat, entries: readonly Entry[]): Placed[] {
  const order = isPile(run.match.ruleset, zone) ? entries.toReversed() : entries;
  const placed = order.map((entry) => {
    const id = run.state.cards.length;
    edit(run, made(run, zone, seat, entry), entry.path);
    return { id, zone, side: seat, entry };
  });
  return isPile(run.match.ruleset, zone) ? placed.reverse() : placed;
}

function made(run: ScenarioRun, zone: string, seat: Seat, { definition, facts, path }: Entry): Edit {
  const { slot, covered, controller } = facts;
  return {
    kind: "create",
    definition,
    owner: seat === NOBODY ? ownerAtTable(run, zone, controller, path) : seat,
    zone,
    side: seat,
    ...(slot === undefined ? {} : { slot: freeSlot(run, zone, seat, slot, [...path, "slot"]) }),
    ...(covered === undefined ? {} : { covered }),
  };
}

/** Whose a card of a shared zone is: nobody's, its controller's, or else the first player's. */
function ownerAtTable(run: ScenarioRun, zone: string, controller: string | undefined, path: Path): Seat {
  if (run.match.ruleset.zones[zone]?.unowned === true) return NOBODY;
  return controller === undefined ? 0 : run.names.seat(controller, [...path, "controller"]);
}

function setCounter(run: ScenarioRun, seat: Seat, counter: string, value: number, path: Path): void {
  const known = Object.keys(run.state.counters[seat] ?? {});
  if (!known.includes(counter)) {
    const message = `There is no counter "${counter}".`;
    throw unknown("scenario/unknown-counter", message, path, counter, known);
  }
  edit(run, { kind: "count", seat, counter, value }, path);
}

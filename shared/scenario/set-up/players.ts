import { NOBODY, type Edit, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { edit } from "../change.js";
import { unknown } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { PlayersText } from "../schema.js";
import { entriesOf, listed, type Entry } from "./entry.js";
import { setFields, type Placed } from "./fields.js";
import { freeSlot, slotNamed } from "./slot.js";

/**
 * Puts cards into zones, the first of a pile on top, then sets what is said of them, then counters: cards that come may change
 * counters, and what is said of a card may name another one.
 *
 * @param isSettled the cards have been there all along: their coming sets nothing off
 */
export function changePlayers(run: ScenarioRun, players: PlayersText, path: Path, isSettled = false): void {
  const sides = Object.entries(players).map(([key, content]) => ({
    key,
    seat: run.names.side(key, [...path, key]),
    content,
  }));
  const placed: Placed[] = [];
  const laid = new Set<number>();
  for (const { key, seat, content } of sides) {
    const zones = Object.entries(content).sort(([a], [b]) => rank(run, a) - rank(run, b));
    for (const [zone, cards] of zones) {
      if (typeof cards === "number") continue;
      const at = [...path, key, zone];
      run.names.zone(zone, seat, at);
      placed.push(...putCards(run, zone, seat, entriesOf(run, cards, at), isSettled, laid));
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

/** Puts the cards of a zone; they are returned in the order of the file. */
function putCards(
  run: ScenarioRun,
  zone: string,
  seat: Seat,
  entries: readonly Entry[],
  isSettled: boolean,
  /** Cards that the set-up has put somewhere already. */
  laid: Set<number>,
): readonly Placed[] {
  const { ruleset } = run.match;
  const leaving = new Set<number>();
  const placed = listed(ruleset, zone, entries).map((entry) => {
    const there = ruleset.zones[zone]?.unowned === true ? unownedCard(run, entry, laid) : undefined;
    const id = there ?? run.state.cards.length;
    laid.add(id);
    if (entry.facts.on !== undefined) leaving.add(id);
    if (there === undefined) edit(run, made(run, { zone, side: seat, leaving }, entry, isSettled), entry.path);
    else edit(run, { kind: "move", card: id, zone, side: 0 }, entry.path);
    return { id, zone, side: seat, entry };
  });
  return listed(ruleset, zone, placed);
}

/** The cards that belong to nobody come with the rules: one of those is taken, as long as there are any. */
function unownedCard(run: ScenarioRun, { definition }: Entry, laid: ReadonlySet<number>): number | undefined {
  const { zones } = run.match.ruleset;
  return run.state.cards.find(
    (card) => card.definition === definition && !laid.has(card.id) && zones[card.zone]?.unowned === true,
  )?.id;
}

function made(
  run: ScenarioRun,
  there: { readonly zone: string; readonly side: Seat; readonly leaving: ReadonlySet<number> },
  { definition, facts, path }: Entry,
  isSettled: boolean,
): Edit {
  const { zone, side: seat } = there;
  const { slot, covered, owner, controller, on } = facts;
  const at = [...path, "slot"];
  // What lies at another card may share its slot.
  const slotOf = (word: string | number): number =>
    on === undefined ? freeSlot(run, there, word, at) : slotNamed(run, zone, word, at);
  return {
    kind: "create",
    definition,
    owner:
      owner !== undefined
        ? run.names.seat(owner, [...path, "owner"])
        : seat === NOBODY
          ? ownerAtTable(run, zone, controller, path)
          : seat,
    zone,
    side: seat,
    ...(slot === undefined ? {} : { slot: slotOf(slot) }),
    ...(covered === undefined ? {} : { covered }),
    ...(isSettled ? { settled: true } : {}),
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

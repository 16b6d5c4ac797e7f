import type { MatchView } from "../../match/index.js";
import { NOBODY, NONE, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { unknown } from "../refusal.js";
import { expectCan, expectCannot } from "./actions.js";
import type { PlaceFacts, SideFacts } from "./schema.js";

/** The names in one order, for comparing lists that have none. */
export const sorted = (names: readonly string[]): string => [...names].sort().join(", ");

/** Names that are expected, each written out and in the case of its card. */
export const expectedNames = (run: ScenarioRun, words: readonly string[]): string[] =>
  run.names.spelled(words).map((word) => run.spelling(word) ?? word);

/** The names in a zone of a view, from the bottom to the top; `?` for what the viewer does not know. */
function namesIn({ zones, cards }: MatchView, zone: string, side: Seat): readonly string[] {
  const known = new Map(cards.map(({ id, face }) => [id, face.name]));
  const found = zones.find((each) => each.zone === zone && (each.side === side || each.side === NOBODY));
  return (found?.cards ?? []).map((id) => (id === NONE ? "?" : (known.get(id) ?? "?")));
}

/** Looks at the zones and counters of a player, or of the table all share, and at what the player can do. */
export function expectSide(run: ScenarioRun, view: MatchView, key: string, content: SideFacts, path: Path): void {
  const side = run.names.side(key, path);
  const { can, cannot, ...places } = content;
  if (can !== undefined) expectCan(run, can, [...path, "can"], seatOf(run, side, key, [...path, "can"]));
  if (cannot !== undefined) {
    expectCannot(run, cannot, [...path, "cannot"], seatOf(run, side, key, [...path, "cannot"]));
  }
  const counters = view.counters[side] ?? {};
  for (const [word, facts] of Object.entries(places)) {
    const here = [...path, word];
    const what = `${key} ${word}`;
    if (run.names.isZone(word)) {
      expectZone(run, namesIn(view, run.names.zone(word, side, here), side), facts, what, here);
      continue;
    }
    const known = [...Object.keys(counters), ...Object.keys(run.match.ruleset.zones)];
    const seen = Object.hasOwn(counters, word) ? counters[word] : undefined;
    if ((typeof facts !== "number" && typeof facts !== "string") || seen === undefined) {
      throw unknown("scenario/unknown-zone", `There is no zone or counter "${word}".`, here, word, known);
    }
    run.compareNumber(here, what, facts, seen);
  }
}

/** The table that all share does nothing. */
function seatOf(run: ScenarioRun, side: Seat, key: string, path: Path): Seat {
  return side === NOBODY ? run.names.seat(key, path) : side;
}

function expectZone(run: ScenarioRun, names: readonly string[], facts: PlaceFacts, what: string, path: Path): void {
  if (typeof facts === "number" || typeof facts === "string") {
    run.compareNumber(path, what, facts, names.length);
    return;
  }
  if (Array.isArray(facts)) {
    run.compare(path, what, sorted(expectedNames(run, facts)), sorted(names));
    return;
  }
  const { count, has, lacks, top } = facts;
  if (count !== undefined) expectZone(run, names, count, what, path);
  if (has !== undefined) {
    const left = [...names];
    const missing = expectedNames(run, has).filter((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    run.check([...path, "has"], `${what} has`, missing.length === 0, has.join(", "), sorted(names));
  }
  if (lacks !== undefined) {
    const here = [...path, "lacks"];
    const there = lacks.filter((name, at) => names.includes(run.existing(name, [...here, at])));
    run.check(here, `${what} lacks`, there.length === 0, `no ${lacks.join(", ")}`, sorted(names));
  }
  if (top !== undefined) {
    const wanted = expectedNames(run, top);
    const upper = [...names].reverse().slice(0, wanted.length);
    run.compare([...path, "top"], `top of ${what}`, wanted.join(", "), upper.join(", "));
  }
}

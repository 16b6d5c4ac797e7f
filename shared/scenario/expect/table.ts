import type { MatchView } from "../../match/index.js";
import { NOBODY, NONE, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { unknown } from "../refusal.js";
import type { PlaceFacts } from "../schema.js";

/** The names in one order, for comparing lists that have none. */
export const sorted = (names: readonly string[]): string => [...names].sort().join(", ");

/** The names in a zone of a view, from the bottom to the top; `?` for what the viewer does not know. */
function namesIn({ zones, cards }: MatchView, zone: string, side: Seat): readonly string[] {
  const known = new Map(cards.map(({ id, face }) => [id, face.name]));
  const found = zones.find((each) => each.zone === zone && (each.side === side || each.side === NOBODY));
  return (found?.cards ?? []).map((id) => (id === NONE ? "?" : (known.get(id) ?? "?")));
}

/** Looks at the zones and counters of a player, or of the table all share. */
export function expectSide(
  run: ScenarioRun,
  view: MatchView,
  key: string,
  content: Readonly<Record<string, PlaceFacts>>,
  path: Path,
): void {
  const side = run.names.side(key, path);
  const counters = view.counters[side] ?? {};
  for (const [word, facts] of Object.entries(content)) {
    const here = [...path, word];
    const what = `${key} ${word}`;
    if (!run.names.isZone(word)) {
      const known = [...Object.keys(counters), ...Object.keys(run.match.ruleset.zones)];
      if (typeof facts !== "number" || counters[word] === undefined) {
        throw unknown("scenario/unknown-zone", `There is no zone or counter "${word}".`, here, word, known);
      }
      run.compare(here, what, String(facts), String(counters[word]));
      continue;
    }
    expectZone(run, namesIn(view, run.names.zone(word, side, here), side), facts, what, here);
  }
}

function expectZone(run: ScenarioRun, names: readonly string[], facts: PlaceFacts, what: string, path: Path): void {
  if (typeof facts === "number") {
    run.check(path, what, names.length === facts, String(facts), `${names.length}: ${names.join(", ")}`);
    return;
  }
  if (Array.isArray(facts)) {
    run.compare(path, what, sorted(run.names.spelled(facts)), sorted(names));
    return;
  }
  const { count, has, lacks, top } = facts;
  if (count !== undefined) expectZone(run, names, count, what, path);
  if (has !== undefined) {
    const left = [...names];
    const missing = run.names.spelled(has).filter((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    run.check([...path, "has"], `${what} has`, missing.length === 0, has.join(", "), sorted(names));
  }
  if (lacks !== undefined) {
    const there = lacks.filter((name) => names.includes(name));
    run.check([...path, "lacks"], `${what} lacks`, there.length === 0, `no ${lacks.join(", ")}`, sorted(names));
  }
  if (top !== undefined) {
    const wanted = run.names.spelled(top);
    const upper = [...names].reverse().slice(0, wanted.length);
    run.compare([...path, "top"], `top of ${what}`, wanted.join(", "), upper.join(", "));
  }
}

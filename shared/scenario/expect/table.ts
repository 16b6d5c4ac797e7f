import type { MatchView } from "../../match/index.js";
import { NOBODY, NONE, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { Course } from "../course.js";
import { unknown } from "../refusal.js";
import type { PlaceFacts } from "../schema.js";

const sorted = (names: readonly string[]): string => [...names].sort().join(", ");

/** The names in a zone of a view, from the bottom to the top; `?` for what the viewer does not know. */
function namesIn({ zones, cards }: MatchView, zone: string, side: Seat): readonly string[] {
  const known = new Map(cards.map(({ id, face }) => [id, face.name]));
  const found = zones.find((each) => each.zone === zone && (each.side === side || each.side === NOBODY));
  return (found?.cards ?? []).map((id) => (id === NONE ? "?" : (known.get(id) ?? "?")));
}

/** Looks at the zones and counters of a player, or of the table all share. */
export function expectSide(
  course: Course,
  view: MatchView,
  key: string,
  content: Readonly<Record<string, PlaceFacts>>,
  path: Path,
): void {
  const side = course.names.side(key, path);
  const counters = view.counters[side] ?? {};
  for (const [word, facts] of Object.entries(content)) {
    const here = [...path, word];
    const what = `${key} ${word}`;
    if (!course.names.isZone(word)) {
      const known = [...Object.keys(counters), ...Object.keys(course.match.ruleset.zones)];
      if (typeof facts !== "number" || counters[word] === undefined) {
        throw unknown("scenario/unknown-zone", `There is no zone or counter "${word}".`, here, word, known);
      }
      course.compare(here, what, String(facts), String(counters[word]));
      continue;
    }
    expectZone(course, namesIn(view, course.names.zone(word, side, here), side), facts, what, here);
  }
}

function expectZone(course: Course, names: readonly string[], facts: PlaceFacts, what: string, path: Path): void {
  if (typeof facts === "number") {
    course.check(path, what, names.length === facts, String(facts), `${names.length}: ${names.join(", ")}`);
    return;
  }
  if (Array.isArray(facts)) {
    course.compare(path, what, sorted(course.names.spelled(facts)), sorted(names));
    return;
  }
  const { count, has, lacks, top } = facts;
  if (count !== undefined) expectZone(course, names, count, what, path);
  if (has !== undefined) {
    const left = [...names];
    const missing = course.names.spelled(has).filter((name) => {
      const at = left.indexOf(name);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
    course.check([...path, "has"], `${what} has`, missing.length === 0, has.join(", "), sorted(names));
  }
  if (lacks !== undefined) {
    const there = lacks.filter((name) => names.includes(name));
    course.check([...path, "lacks"], `${what} lacks`, there.length === 0, `no ${lacks.join(", ")}`, sorted(names));
  }
  if (top !== undefined) {
    const wanted = course.names.spelled(top);
    const upper = [...names].reverse().slice(0, wanted.length);
    course.compare([...path, "top"], `top of ${what}`, wanted.join(", "), upper.join(", "));
  }
}

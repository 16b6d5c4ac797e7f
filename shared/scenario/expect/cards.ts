import { NONE, type MatchView, type ViewCard, type ViewPlace } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { nthOf } from "../names.js";
import { isComparison } from "../numbers.js";
import { unknown } from "../refusal.js";
import { slotNamed, slotTitle } from "../set-up/slot.js";
import { checkIsMark } from "./marks.js";
import { cardKeys, type CardFacts } from "./schema.js";

/** Looks at single cards by their names: where and how they lie, their figures, marks and text. */
export function expectCards(
  run: ScenarioRun,
  view: MatchView,
  cards: Readonly<Record<string, CardFacts>>,
  path: Path,
): void {
  for (const [text, facts] of Object.entries(cards)) expectCard(run, view, text, facts, [...path, text]);
}

function expectCard(run: ScenarioRun, view: MatchView, text: string, facts: CardFacts, path: Path): void {
  const { words, nth } = nthOf(text);
  const { player, zone } = facts;
  const side = player === undefined ? null : run.names.seat(player, [...path, "player"]);
  const named = run.cardsOf(view).filter(({ face }) => face.name.toLowerCase() === words.toLowerCase());
  const there = named.filter(
    (card) => (side === null || card.side === side) && (zone === undefined || card.zone === zone),
  );
  const card = there[(nth ?? 1) - 1];
  if (card === undefined) {
    const wanted = [zone === undefined ? "on the table" : `in ${zone}`, player].filter((part) => part !== undefined);
    const seen = named.map((each) => `${each.zone} of ${run.names.players[each.side] ?? "the table"}`).join(", ");
    run.check(path, text, false, wanted.join(" of "), seen === "" ? "no such card" : seen);
    return;
  }
  if (side !== null || zone !== undefined) run.check(path, text, true, zone ?? "", card.zone);
  expectPlace(run, view, card, text, facts, path);
  const { marks, text: wording } = facts;
  for (const mark of marks ?? []) {
    run.check([...path, "marks"], `${text} marks`, card.face.marks.includes(mark), mark, card.face.marks.join(", "));
  }
  for (const mark of facts["not-marks"] ?? []) {
    checkIsMark(run, mark, [...path, "not-marks"]);
    const held = !card.face.marks.some((each) => each.toLowerCase() === mark.toLowerCase());
    run.check([...path, "not-marks"], `${text} marks`, held, `not ${mark}`, card.face.marks.join(", "));
  }
  if (wording !== undefined) {
    run.check([...path, "text"], `${text} text`, card.face.text.includes(wording), wording, card.face.text);
  }
  expectFigures(run, card, text, facts, path);
}

/** How a card lies: nothing but its controller where its zone says nothing of places. */
function expectPlace(
  run: ScenarioRun,
  view: MatchView,
  card: ViewCard,
  text: string,
  facts: CardFacts,
  path: Path,
): void {
  const place = placeOf(view, card);
  const say = (key: keyof CardFacts, expected: string, seen: string): void =>
    run.compare([...path, key], `${text} ${key}`, expected, seen);
  const { covered, slot, pose, on, as, badges, controller } = facts;
  if (covered !== undefined) say("covered", String(covered), String(place?.covered ?? false));
  if (pose !== undefined) say("pose", pose, place?.pose ?? "upright");
  if (slot !== undefined) {
    const wanted = slotNamed(run, card.zone, slot, [...path, "slot"]);
    const seen = place === null || place.slot === NONE ? "none" : slotTitle(run, card.zone, place.slot);
    say("slot", slotTitle(run, card.zone, wanted), seen);
  }
  if (on !== undefined) {
    const below =
      place === null || place.on === NONE ? undefined : run.state.cards.find((each) => each.object === place.on);
    const seen = below === undefined ? "" : run.nameOf(below.id);
    say("on", on === "" ? "" : run.existing(on, [...path, "on"]), seen);
  }
  if (as !== undefined) say("as", as, place?.as ?? "");
  for (const badge of badges ?? []) {
    const seen = place?.badges ?? [];
    const held = seen.some(({ text: short, title }) => short === badge || title === badge);
    run.check([...path, "badges"], `${text} badges`, held, badge, seen.map((each) => each.text).join(", "));
  }
  if (controller !== undefined) {
    const key = run.names.players[run.names.seat(controller, [...path, "controller"])] ?? "";
    say("controller", key, run.names.players[card.controller] ?? "nobody");
  }
}

/** How a card lies in its zone; `null` where all cards of the zone lie plainly. */
export function placeOf({ zones }: MatchView, card: ViewCard): ViewPlace | null {
  const there = zones.find(({ zone, side }) => zone === card.zone && side === card.side);
  return there?.places[there.cards.indexOf(card.id)] ?? null;
}

function expectFigures(run: ScenarioRun, { face }: ViewCard, text: string, facts: CardFacts, path: Path): void {
  for (const [title, value] of Object.entries(facts)) {
    if (cardKeys.includes(title) || (typeof value !== "number" && typeof value !== "string")) continue;
    const here = [...path, title];
    const figure = face.figures.find((each) => each.title.toLowerCase() === title.toLowerCase());
    if (figure === undefined) {
      const known = [...cardKeys, ...face.figures.map((each) => each.title.toLowerCase())];
      throw unknown("scenario/unknown-figure", `${face.name} has no "${title}".`, here, title, known);
    }
    const { value: seen } = figure;
    if (typeof value === "string" && isComparison(value) && typeof seen === "number") {
      run.compareNumber(here, `${text} ${title}`, value, seen);
    } else run.compare(here, `${text} ${title}`, String(value), String(seen));
  }
}

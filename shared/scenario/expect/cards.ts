import type { MatchView, ViewCard } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { nthOf } from "../names.js";
import { unknown } from "../refusal.js";
import { cardKeys, type CardFacts } from "../schema.js";

/** Looks at single cards by their names: where they lie, their figures, marks and text. */
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
  const { marks, text: wording } = facts;
  for (const mark of marks ?? []) {
    run.check([...path, "marks"], `${text} marks`, card.face.marks.includes(mark), mark, card.face.marks.join(", "));
  }
  for (const mark of facts["not-marks"] ?? []) {
    const held = !card.face.marks.includes(mark);
    run.check([...path, "not-marks"], `${text} marks`, held, `not ${mark}`, card.face.marks.join(", "));
  }
  if (wording !== undefined) {
    run.check([...path, "text"], `${text} text`, card.face.text.includes(wording), wording, card.face.text);
  }
  expectFigures(run, card, text, facts, path);
}

function expectFigures(run: ScenarioRun, { face }: ViewCard, text: string, facts: CardFacts, path: Path): void {
  for (const [title, value] of Object.entries(facts)) {
    if (cardKeys.includes(title) || value === undefined || Array.isArray(value)) continue;
    const here = [...path, title];
    const figure = face.figures.find((each) => each.title.toLowerCase() === title.toLowerCase());
    if (figure === undefined) {
      const known = [...cardKeys, ...face.figures.map((each) => each.title.toLowerCase())];
      throw unknown("scenario/unknown-figure", `${face.name} has no "${title}".`, here, title, known);
    }
    run.compare(here, `${text} ${title}`, String(value), String(figure.value));
  }
}

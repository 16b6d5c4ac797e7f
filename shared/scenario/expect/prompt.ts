import type { MatchView, Prompt, PromptOption } from "../../match/index.js";
import { isPile } from "../answer.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import { unknown } from "../refusal.js";
import type { PromptFacts } from "./schema.js";
import { expectedNames, sorted } from "./table.js";

/** Looks at the question that waits, as the viewer may read it: `none` where there is none for them. */
export function expectPrompt(run: ScenarioRun, { prompt }: MatchView, facts: string | PromptFacts, path: Path): void {
  if (typeof facts === "string") {
    run.compare(path, "prompt", facts, prompt?.purpose ?? "none");
    return;
  }
  const say = (key: string, expected: string, seen: string): void =>
    run.compare([...path, key], `prompt ${key}`, expected, seen);
  const { purpose, title, cards, picked, options, refused } = facts;
  if (purpose !== undefined) say("purpose", purpose, prompt?.purpose ?? "none");
  if (title !== undefined) {
    const seen = prompt?.title ?? "none";
    run.check([...path, "title"], "prompt title", holds(title, seen), title, seen);
  }
  if (cards !== undefined) say("cards", sorted(expectedNames(run, cards)), sorted(namesOf(run, cardsOf(prompt))));
  if (picked !== undefined) {
    const seen = prompt?.kind === "cards" ? prompt.picked : [];
    say("picked", sorted(expectedNames(run, picked)), sorted(namesOf(run, seen)));
  }
  const offered = prompt?.kind === "options" ? prompt.options : [];
  if (options !== undefined) expectOptions(run, offered, options, [...path, "options"]);
  if (refused !== undefined) {
    const seen = offered.filter((option) => option.refusal !== null);
    expectOptions(run, seen, refused, [...path, "refused"]);
  }
  const range = prompt?.kind === "cards" || prompt?.kind === "number" ? prompt : null;
  for (const key of ["min", "max"] as const) {
    const wanted = facts[key];
    if (wanted === undefined) continue;
    if (range === null) run.compare([...path, key], `prompt ${key}`, String(wanted), "none");
    else run.compareNumber([...path, key], `prompt ${key}`, wanted, range[key]);
  }
  if (facts.piles !== undefined) expectPiles(run, prompt, facts.piles, [...path, "piles"]);
}

/** Whether words are part of what is said, in any case. */
const holds = (words: string, said: string): boolean => said.toLowerCase().includes(words.toLowerCase());

/** Looks how many options there are, or whether each of them has the words that are expected of it in its label. */
function expectOptions(
  run: ScenarioRun,
  offered: readonly PromptOption[],
  expected: NonNullable<PromptFacts["options"]>,
  path: Path,
): void {
  const labels = offered.map(({ label }) => label);
  const what = `prompt ${path.at(-1) ?? ""}`;
  if (!Array.isArray(expected)) {
    run.compareNumber(path, what, expected, labels.length);
    return;
  }
  const held = expected.length === labels.length && expected.every((words, at) => holds(words, labels[at] ?? ""));
  run.check(path, what, held, expected.join(" | "), labels.join(" | "));
}

/** Looks where the cards of an arrangement lie so far, the first card of a pile on top. */
function expectPiles(
  run: ScenarioRun,
  prompt: Prompt | null,
  expected: Readonly<Record<string, readonly string[]>>,
  path: Path,
): void {
  const piles = prompt?.kind === "arrange" ? prompt.piles : [];
  for (const [title, names] of Object.entries(expected)) {
    const here = [...path, title];
    const pile = piles.find((each) => isPile(each.title, title));
    if (pile === undefined) {
      const known = piles.map((each) => each.title);
      throw unknown("scenario/unknown-pile", `There is no pile "${title}".`, here, title, known);
    }
    const seen = namesOf(run, pile.cards).toReversed();
    const wanted = expectedNames(run, names);
    if (pile.ordered) run.compare(here, `prompt pile ${title}`, wanted.join(", "), seen.join(", "));
    else run.compare(here, `prompt pile ${title}`, sorted(wanted), sorted(seen));
  }
}

const cardsOf = (prompt: Prompt | null): readonly number[] =>
  prompt?.kind === "cards" || prompt?.kind === "arrange" ? prompt.cards : [];

const namesOf = (run: ScenarioRun, cards: readonly number[]): readonly string[] =>
  cards.map((card) => run.nameOf(card));

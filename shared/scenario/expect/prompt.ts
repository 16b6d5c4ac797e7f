import type { MatchView, Prompt } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { PromptFacts } from "../schema.js";
import { sorted } from "./table.js";

/** Looks at the question that waits, as the viewer may read it: `none` where there is none for them. */
export function expectPrompt(run: ScenarioRun, { prompt }: MatchView, facts: string | PromptFacts, path: Path): void {
  if (typeof facts === "string") {
    run.compare(path, "prompt", facts, prompt?.purpose ?? "none");
    return;
  }
  const say = (key: string, expected: string, seen: string): void =>
    run.compare([...path, key], `prompt ${key}`, expected, seen);
  const { purpose, title, cards, picked, options, refused, min, max } = facts;
  if (purpose !== undefined) say("purpose", purpose, prompt?.purpose ?? "none");
  if (title !== undefined) say("title", title, prompt?.title ?? "none");
  const { names } = run;
  if (cards !== undefined) say("cards", sorted(names.spelled(cards)), sorted(namesOf(run, cardsOf(prompt))));
  if (picked !== undefined) {
    const seen = prompt?.kind === "cards" ? prompt.picked : [];
    say("picked", sorted(names.spelled(picked)), sorted(namesOf(run, seen)));
  }
  const offered = prompt?.kind === "options" ? prompt.options : [];
  if (options !== undefined) say("options", options.join(" | "), offered.map(({ label }) => label).join(" | "));
  if (refused !== undefined) {
    const seen = offered.filter((option) => option.refusal !== null).map(({ label }) => label);
    say("refused", refused.join(" | "), seen.join(" | "));
  }
  const range = prompt?.kind === "cards" || prompt?.kind === "number" ? prompt : null;
  if (min !== undefined) say("min", String(min), String(range?.min ?? "none"));
  if (max !== undefined) say("max", String(max), String(range?.max ?? "none"));
}

const cardsOf = (prompt: Prompt | null): readonly number[] =>
  prompt?.kind === "cards" || prompt?.kind === "arrange" ? prompt.cards : [];

const namesOf = (run: ScenarioRun, cards: readonly number[]): readonly string[] =>
  cards.map((card) => run.nameOf(card));

import { neverHappens } from "../base/index.js";
import { act as action, NONE, type ArrangePrompt, type CardsPrompt, type OptionsPrompt } from "../match/index.js";
import type { Attempt } from "./choose.js";
import { notAsked, take } from "./choose.js";
import type { ScenarioRun } from "./scenario-run.js";
import { nthOf } from "./names.js";
import type { AnswerText } from "./schema.js";

const wrong = (message: string): Attempt => ({ message, hint: "" });

/** Answers the question that is asked for a purpose, whole: chosen cards are handed in, too. */
export function answer(run: ScenarioRun, purpose: string, value: AnswerText): Attempt {
  const { decision } = run;
  const idle = notAsked(run);
  if (idle !== null || decision.kind === "over") return wrong(idle ?? "");
  const { prompt } = decision;
  if (prompt.purpose !== purpose) {
    return { message: `Nothing is asked for "${purpose}".`, hint: `asked for: ${prompt.purpose} (${prompt.title})` };
  }
  switch (prompt.kind) {
    case "act":
      return wrong("This is not a question; use do.");
    case "cards":
      return answerCards(run, prompt, value);
    case "options":
      return answerOption(run, prompt, value);
    case "number":
      return typeof value === "number" ? take(run, action("set", NONE, NONE, value)) : wrong("Answer with a number.");
    case "arrange":
      return arrange(run, prompt, value);
    case "confirm":
      return typeof value === "boolean" ? take(run, action(value ? "yes" : "no")) : wrong("Answer with true or false.");
    default:
      return neverHappens(prompt);
  }
}

function answerCards(run: ScenarioRun, prompt: CardsPrompt, value: AnswerText): Attempt {
  if (prompt.blind && typeof value === "number") return take(run, action("pick", NONE, NONE, value - 1));
  const wanted = typeof value === "string" ? [value] : value;
  if (!Array.isArray(wanted)) return wrong("Answer with the names of cards.");
  const taken = new Set<number>();
  for (const text of wanted) {
    const card = cardAmong(run, prompt.cards, text, taken);
    if (card === null) return noneAmong(run, prompt.cards, text);
    taken.add(card);
    const attempt = take(run, action("pick", card));
    if (attempt !== null) return attempt;
  }
  return prompt.direct && wanted.length > 0 ? null : take(run, action("submit"));
}

function answerOption(run: ScenarioRun, { options }: OptionsPrompt, value: AnswerText): Attempt {
  if (typeof value === "number") return take(run, action("choose", NONE, NONE, value - 1));
  if (typeof value !== "string") return wrong("Answer with the text of an option, or its number.");
  const plain = value.toLowerCase();
  const { words, nth } = nthOf(plain);
  const found = optionsNamed(options, plain);
  const [at] = found.length > 0 ? found : optionsNamed(options, words).slice((nth ?? 1) - 1);
  const labels = (those: readonly number[]): string => those.map((each) => options[each]?.label ?? "").join(", ");
  if (at === undefined) return { message: `There is no option "${value}".`, hint: labels([...options.keys()]) };
  if (found.length < 2 || isSame(options, found)) return take(run, action("choose", NONE, NONE, at));
  return { message: `"${value}" fits several options.`, hint: labels(found) };
}

/** The options of a label; else those whose label begins with the words, or has them in it. */
function optionsNamed(options: OptionsPrompt["options"], words: string): readonly number[] {
  const where = (fits: (label: string) => boolean): readonly number[] =>
    options.flatMap(({ label }, at) => (fits(label.toLowerCase()) ? [at] : []));
  const ways = [
    where((label) => label === words),
    where((label) => label.startsWith(words)),
    where((label) => label.includes(words)),
  ];
  return ways.find((found) => found.length > 0) ?? [];
}

const isSame = (options: OptionsPrompt["options"], found: readonly number[]): boolean =>
  new Set(found.map((at) => options[at]?.label)).size === 1;

/** Lays cards on piles, each list with its topmost card first, and is done. */
function arrange(run: ScenarioRun, { cards, piles }: ArrangePrompt, value: AnswerText): Attempt {
  if (typeof value !== "object" || Array.isArray(value)) return wrong("Answer with a table of piles.");
  const taken = new Set<number>();
  for (const [title, names] of Object.entries(value)) {
    const target = piles.findIndex((pile) => isPile(pile.title, title));
    if (target < 0)
      return { message: `There is no pile "${title}".`, hint: piles.map((pile) => pile.title).join(", ") };
    for (const text of [...names].reverse()) {
      const card = cardAmong(run, cards, text, taken);
      if (card === null) return noneAmong(run, cards, text);
      taken.add(card);
      const attempt = take(run, action("place", card, target));
      if (attempt !== null) return attempt;
    }
  }
  return take(run, action("submit"));
}

/** `deck` names the pile "the deck". */
export const isPile = (title: string, word: string): boolean =>
  title.toLowerCase() === word.toLowerCase() || title.toLowerCase() === `the ${word.toLowerCase()}`;

/** A card of a name that is not taken yet; `Ember #2` is the second among all. */
function cardAmong(
  run: ScenarioRun,
  cards: readonly number[],
  text: string,
  taken: ReadonlySet<number>,
): number | null {
  const { words, nth } = nthOf(text);
  const same = cards.filter((card) => run.nameOf(card).toLowerCase() === words.trim().toLowerCase());
  if (nth !== null) return same[nth - 1] ?? null;
  return same.find((card) => !taken.has(card)) ?? null;
}

const noneAmong = (run: ScenarioRun, cards: readonly number[], text: string): Attempt => ({
  message: `"${text}" cannot be chosen.`,
  hint: `can be: ${cards.map((card) => run.nameOf(card)).join(", ")}`,
});

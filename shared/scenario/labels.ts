import { nearestWords, suggestionLimit } from "../text/index.js";
import type { Offer } from "../match/index.js";
import type { Path } from "../toml/index.js";
import { nthOf } from "./names.js";
import { plainWords } from "./offer.js";
import { Refusal } from "./refusal.js";
import type { ScenarioRun } from "./scenario-run.js";

const placeholder = /(\{[a-z]+\})/u;
const card = "{card}";

/** Longer than any label. */
const mostWords = 400;

/**
 * Refuses words that name no action and no answer of the game, so that a slip of the pen is not taken for something that cannot be
 * done. Known are the labels of the game's vocabulary and all that was offered in the match, with the names of all cards.
 */
export function checkIsAction(run: ScenarioRun, text: string, path: Path): void {
  const words = plainWords(nthOf(text).words);
  const patterns = patternsOf(run);
  let missing: string | null = null;
  for (const pattern of patterns.keys()) {
    const named = cardsIn(pattern, words);
    if (named === null) continue;
    const unknown = named.find((name) => !isCard(run, name));
    if (unknown === undefined) return;
    missing ??= unknown;
  }
  const { title, vocabulary } = run.match.ruleset;
  // Without a vocabulary nobody can say what else is offered in this game.
  if (vocabulary.actions.length === 0) return;
  if (missing !== null) run.existing(asWritten(text, missing), path);
  const [near] = nearestWords(withoutCards(run, words), [...patterns.keys()], Math.max(3, suggestionLimit(words)));
  const suggestion = near === undefined ? undefined : patterns.get(near);
  const hints = suggestion === undefined ? {} : { suggestion };
  throw new Refusal("scenario/unknown-action", `"${text}" is not an action of ${title}.`, path, hints);
}

/** A part of a text with its original capitalization. */
function asWritten(text: string, part: string): string {
  const at = text.toLowerCase().indexOf(part);
  return at < 0 ? part : text.slice(at, at + part.length);
}

/** Words with `{card}` for the longest name of a card in them. */
function withoutCards(run: ScenarioRun, words: string): string {
  const names = run.names.definitionsOf.known(run.state).map(plainWords);
  const longest = names.reduce((best, name) => (name.length > best.length && words.includes(name) ? name : best), "");
  return longest === "" ? words : words.replace(longest, card);
}

const isCard = (run: ScenarioRun, name: string): boolean =>
  run.spelling(name) !== null || run.view.cards.some(({ face }) => plainWords(face.name) === name);

/** The labels that are known, with `{card}` for names of cards: as they are compared, and as they are written. */
function patternsOf(run: ScenarioRun): ReadonlyMap<string, string> {
  const { ruleset, moments, at } = run.match;
  const { actions, answers } = ruleset.vocabulary;
  const patterns = new Map([...actions, ...answers].map((label) => [label.toLowerCase(), label]));
  for (const { state } of moments.slice(0, at + 1)) {
    if (state.outcome !== null) continue;
    for (const offer of ruleset.offers(state)) {
      const pattern = patternOf(run, offer);
      if (!patterns.has(pattern)) patterns.set(pattern, pattern);
    }
  }
  return patterns;
}

function patternOf(run: ScenarioRun, { label, cards }: Offer): string {
  const names = cards.map((id) => plainWords(run.nameOf(id))).filter((name) => name !== "" && name !== "?");
  return names.reduce((words, name) => words.replace(name, card), plainWords(label));
}

/** The names of cards that words have where a pattern has `{card}`; `null` where they are no such label. */
function cardsIn(pattern: string, words: string): readonly string[] | null {
  return words.length > mostWords ? null : rest(pattern.split(placeholder), words);
}

function rest([literal = "", place, ...others]: readonly string[], words: string): readonly string[] | null {
  if (!words.startsWith(literal)) return null;
  const behind = words.slice(literal.length);
  if (place === undefined) return behind === "" ? [] : null;
  const [next = ""] = others;
  for (let at = behind.length; at > 0; at -= 1) {
    if (!behind.startsWith(next, at)) continue;
    const more = rest(others, behind.slice(at));
    if (more !== null) return place === card ? [behind.slice(0, at), ...more] : more;
  }
  return null;
}

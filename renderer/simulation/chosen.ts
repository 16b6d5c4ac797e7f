import type { SimulationBaseline, SimulationChoices } from "../../shared/bridge/index.js";
import { standardMatches, type Contestant } from "../../shared/simulation/index.js";

/** What the person chose for the next simulation. */
export interface SimulationForm {
  readonly ruleset: string | null;
  /** The bots of the chosen decks, by deck; null: the lists of the folder, each by the usual bot. */
  readonly bots: Readonly<Record<string, string>> | null;
  /** Of each two decks; null: as many as about a minute is enough for. */
  readonly matches: number | null;
  readonly seed: number;
  readonly baseline: SimulationBaseline | null;
}

/** What there is to choose from, and what was chosen. */
export interface Chosen {
  readonly choices: SimulationChoices | null;
  readonly form: SimulationForm;
}

/** Figures are to say something about the cards: a bot that chooses by chance is for who asks for it. */
export const usualBot = "greedy";

/** The chosen decks with their bots: the lists, or the one deck there is, where nothing was chosen. */
export function chosenBots({ choices, form }: Chosen): Readonly<Record<string, string>> {
  const names = choices?.decks.map(({ name }) => name) ?? [];
  if (form.bots) {
    const { bots } = form;
    return Object.fromEntries(
      names.flatMap((name) => (Object.hasOwn(bots, name) ? [[name, bots[name] ?? usualBot]] : [])),
    );
  }
  const lists = names.length > 1 ? names.slice(0, -1) : names;
  return Object.fromEntries(lists.map((name) => [name, usualBot]));
}

/** Who plays, in the order of the decks. */
export const contestantsOf = (state: Chosen): readonly Contestant[] =>
  Object.entries(chosenBots(state)).map(([deck, bot]) => ({ deck, bot }));

/** How many matches each two decks play: the number that was typed, or one that takes about a minute. */
export const matchesToPlay = (state: Chosen): number =>
  state.form.matches ?? standardMatches(contestantsOf(state), state.form.baseline !== null);

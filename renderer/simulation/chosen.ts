import { botTitle } from "../../shared/bots/index.js";
import type { SimulatedGame, SimulationBaseline, SimulationChoices } from "../../shared/bridge/index.js";
import { optionsOfRules, type OptionPreset, type PlayOption, type ToolAnswers } from "../../shared/games/index.js";
import type { Ruleset } from "../../shared/match/index.js";
import { mostBeforeStop, standardMatches, type Contestant } from "../../shared/simulation/index.js";
import { gameOf } from "../state/index.js";

/** What the person chose for a game; nothing of it reaches another game. */
export interface GameForm {
  readonly ruleset: string | null;
  /** The bots of the chosen decks, by deck; null: the decks that the folder names, each by the usual bot. */
  readonly bots: Readonly<Record<string, string>> | null;
  /** Options of the rules, by their ids. */
  readonly options: ToolAnswers;
}

/** What the person chose for the next simulation. */
export interface SimulationForm {
  /** Id of the game; null: the first. */
  readonly game: string | null;
  readonly games: Readonly<Record<string, GameForm>>;
  /** Of each two decks; null: as many as about a minute is enough for. */
  readonly matches: number | null;
  readonly seed: number;
  readonly baseline: SimulationBaseline | null;
  /** Stops once the figure of each deck is known to within so much on either side, from 0 to 1; null: never early. */
  readonly within: number | null;
  /** Whether each deck also meets itself, as a check; whether pairs of cards are counted. */
  readonly mirrors: boolean;
  readonly pairs: boolean;
  /** The address of a queue whose workers play the matches; null: this computer plays them. Kept while the page is open. */
  readonly queue: string | null;
}

/** What there is to choose from, and what was chosen. */
export interface Chosen {
  readonly choices: SimulationChoices | null;
  readonly form: SimulationForm;
}

const usualForm: GameForm = { ruleset: null, bots: null, options: {} };

/** The players to choose from, with their titles. */
export const bots = ["first", "random", "greedy", "search:50", "search:200", "search:1000"].map(
  (name) => [name, botTitle(name)] as const,
);

/** Figures are to say something about the cards: a bot that chooses by chance is for who asks for it. */
export const usualBot = "greedy";

/** The game that is simulated; undefined where the folder has none that can be. */
export const chosenGame = ({ choices, form }: Chosen): SimulatedGame | undefined =>
  choices?.games.find(({ id }) => id === form.game) ?? choices?.games[0];

/** What was chosen for the game that is simulated. */
export const gameForm = (state: Chosen): GameForm => state.form.games[chosenGame(state)?.id ?? ""] ?? usualForm;

/** The rules of the game. */
export const rulesetsOf = (game: SimulatedGame | undefined): readonly Ruleset[] =>
  gameOf(game?.id ?? "")?.play?.rulesets ?? [];

/** The rules that are played by: the chosen ones, else the usual ones. */
export function chosenRuleset(state: Chosen): Ruleset | undefined {
  const rulesets = rulesetsOf(chosenGame(state));
  const { ruleset } = gameForm(state);
  return rulesets.find(({ id }) => id === ruleset) ?? rulesets[0];
}

/** The options of the rules that are played by. */
export function optionsOf(state: Chosen): readonly PlayOption[] {
  const play = gameOf(chosenGame(state)?.id ?? "")?.play;
  const ruleset = chosenRuleset(state);
  return play && ruleset ? optionsOfRules(play, ruleset.id) : [];
}

/** The presets of the chosen game's options. */
export const presetsOf = (state: Chosen): readonly OptionPreset[] =>
  gameOf(chosenGame(state)?.id ?? "")?.play?.presets ?? [];

/** The chosen decks with their bots; where nothing was chosen, all decks that the folder names, or else all its cards. */
export function chosenBots(state: Chosen): Readonly<Record<string, string>> {
  const decks = chosenGame(state)?.decks ?? [];
  const { bots } = gameForm(state);
  if (bots) {
    return Object.fromEntries(
      decks.flatMap(({ name }) => (Object.hasOwn(bots, name) ? [[name, bots[name] ?? usualBot]] : [])),
    );
  }
  const named = decks.filter(({ isEverything }) => !isEverything);
  return Object.fromEntries((named.length > 0 ? named : decks).map(({ name }) => [name, usualBot]));
}

/** Who plays, in the order of the decks. */
export const contestantsOf = (state: Chosen): readonly Contestant[] =>
  Object.entries(chosenBots(state)).map(([deck, bot]) => ({ deck, bot }));

/** How many matches each two decks play at most: the number that was typed, or one that takes about a minute. */
export const matchesToPlay = (state: Chosen): number =>
  state.form.matches ??
  (state.form.within === null ? undefined : mostBeforeStop) ??
  standardMatches(contestantsOf(state), state.form.baseline !== null, state.form.mirrors);

/** The form after a choice for the game that is simulated. */
export function withGameForm(state: Chosen, change: Partial<GameForm>): SimulationForm {
  const { form } = state;
  const game = chosenGame(state)?.id;
  return game === undefined ? form : { ...form, games: { ...form.games, [game]: { ...gameForm(state), ...change } } };
}

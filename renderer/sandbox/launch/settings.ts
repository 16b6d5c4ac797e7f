import * as z from "zod/mini";
import { gameLoaders, type GamePlay } from "../../../shared/games/index.js";
import type { Ruleset } from "../../../shared/match/index.js";
import { ask, getApp } from "../../state/index.js";
import { paces, type Pace } from "../match/players.js";
import { getTable, setTable, type PlaySettings } from "../match/table-state.js";

const name = z.string().check(z.minLength(1), z.maxLength(200));

const gameSchema = z.object({
  players: z.array(name).check(z.maxLength(8)),
  decks: z.array(z.nullable(name)).check(z.maxLength(8)),
  ruleset: z.nullable(name),
  options: z._default(z.record(name, z.union([z.number(), z.string().check(z.maxLength(1_000)), z.boolean()])), {}),
  selectedInHand: z.boolean(),
  pace: z.enum(paces),
});

const memorySchema = z.object({ game: z.nullable(name), games: z.record(name, gameSchema) });

let asked: { readonly root: string | undefined; readonly answer: Promise<void> } | undefined;

/** Takes up the settings of the last matches in the folder, once. */
export function recallSettings(): Promise<void> {
  const root = getApp().workspace?.root;
  if (!asked || asked.root !== root) asked = { root, answer: recall(asked !== undefined, root) };
  return asked.answer;
}

async function recall(isAnother: boolean, root: string | undefined): Promise<void> {
  if (isAnother) setTable({ playedGame: null, settings: {} });
  const answer = await ask("view/get", {});
  if (getApp().workspace?.root !== root) return;
  const kept = answer.ok ? readKept(answer.value.view["play"]) : undefined;
  if (!kept) return;
  const known = Object.entries(kept.games).map(([id, settings]) => [id, { ...settings, seed: null }] as const);
  setTable({ playedGame: kept.game, settings: Object.fromEntries(known) });
}

/** What was kept. Former versions kept the settings of one game, which was the first that can be played. */
function readKept(value: unknown): z.infer<typeof memorySchema> | undefined {
  const read = memorySchema.safeParse(value);
  if (read.success) return read.data;
  const former = gameSchema.safeParse(value);
  const [first] = gameLoaders;
  return former.success && first ? { game: first.id, games: { [first.id]: former.data } } : undefined;
}

const usualSettings: PlaySettings = {
  players: [],
  decks: [],
  ruleset: null,
  options: {},
  seed: null,
  selectedInHand: true,
  pace: "normal",
};

/** What matches of a game are started with; nothing of it reaches another game. */
export const settingsOf = (game: string): PlaySettings => getTable().settings[game] ?? usualSettings;

/** The rules that the next match of a game is played by. */
export const rulesetOf = ({ rulesets }: GamePlay, { ruleset }: Pick<PlaySettings, "ruleset">): Ruleset | undefined =>
  rulesets.find(({ id }) => id === ruleset) ?? rulesets[0];

/** Keeps the settings for the next match of a game. A chosen seed is for one match only. */
export function rememberSettings(game: string, settings: PlaySettings): void {
  setTable((before) => ({ playedGame: game, settings: { ...before.settings, [game]: { ...settings, seed: null } } }));
  const kept = Object.entries(getTable().settings).map(([id, each]) => {
    const { players, decks, ruleset, options, selectedInHand, pace } = each;
    const plain = { players: [...players], decks: [...decks], ruleset, options: { ...options }, selectedInHand, pace };
    return [id, plain] as const;
  });
  void ask("view/set", { view: { play: { game, games: Object.fromEntries(kept) } } });
}

/** Keeps how long bots wait, for the next matches of the game on the table. */
export function keepPace(pace: Pace): void {
  const game = getTable().info?.game;
  if (game === undefined) return;
  setTable(({ settings }) => ({ settings: { ...settings, [game]: { ...settingsOf(game), pace } } }));
}

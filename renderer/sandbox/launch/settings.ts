import { z } from "zod";
import { ask } from "../../state/index.js";
import { paces, person } from "../match/protocol.js";
import { setTable, usualSettings, type PlaySettings } from "../match/table-state.js";

const name = z.string().min(1).max(200);

const settingsSchema = z.object({
  players: z.array(name).length(2),
  decks: z.array(name.nullable()).length(2),
  ruleset: name.nullable(),
  selectedInHand: z.boolean(),
  pace: z.enum(paces),
});

let asked: Promise<void> | undefined;

/** Takes up the settings of the last match, once. */
export const recallSettings = (): Promise<void> => (asked ??= recall());

async function recall(): Promise<void> {
  const answer = await ask("view/get", {});
  const read = settingsSchema.safeParse(answer.ok ? answer.value.view["play"] : undefined);
  if (read.success) setTable({ settings: { ...usualSettings, ...read.data } });
}

/** Keeps the settings for the next match. A chosen seed is for one match only. */
export function rememberSettings(settings: PlaySettings): void {
  const { players, decks, ruleset, selectedInHand, pace } = settings;
  setTable({ settings: { ...settings, seed: null } });
  const play = { players: [...players], decks: [...decks], ruleset, selectedInHand, pace };
  void ask("view/set", { view: { play } });
}

/** A match between two bots is watched, not played. */
export const isWatched = ({ players }: Pick<PlaySettings, "players">): boolean => !players.includes(person);

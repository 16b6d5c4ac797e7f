import type { Ruleset } from "../../../shared/match/index.js";
import type { PlaySettings } from "./table-state.js";

/** How long a bot waits before it moves, so that a person can follow. */
export const paces = ["slow", "normal", "instant"] as const;
export type Pace = (typeof paces)[number];

/** Who plays a seat: a person at this window, or a bot by its name (`greedy`, `search:200`). */
export const person = "person";

/** The settings with a player and a deck for each seat of these rules: a person against bots, where nobody was chosen. */
export const forSeats = (settings: PlaySettings, { seats }: Pick<Ruleset, "seats">): PlaySettings => ({
  ...settings,
  players: seats.map((_, seat) => settings.players[seat] ?? (seat === 0 ? person : "greedy")),
  decks: seats.map((_, seat) => settings.decks[seat] ?? null),
});

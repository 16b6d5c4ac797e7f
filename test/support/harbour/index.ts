import type { Game } from "../../../shared/games/game.js";
import { harbourInvariants } from "./invariants/index.js";
import { shipFiles } from "./folder.js";
import { harbourPlay } from "./play/play.js";
import { pilotLanguage, shipLanguage } from "./language/language.js";
import { harbourSheets } from "./sheets.js";

/**
 * Harbour, a game of tests only: what a game may offer, whole, and in words that no game of the app has. Ships dock at the berths
 * of a quay, open or covered, and bring crates; who has enough of them first wins.
 */
export const harbour: Game = {
  id: "harbour",
  title: "Harbour",
  sheets: harbourSheets,
  languages: [
    { sheets: ["ships"], language: shipLanguage },
    { sheets: ["pilots"], language: pilotLanguage },
  ],
  invariants: harbourInvariants,
  folders: [shipFiles],
  play: harbourPlay,
};

import {
  getTable,
  hasPlayableCards,
  leaveTable,
  playNow,
  showTable,
  toggleSettingUp,
  whyNotPlay,
} from "../sandbox/index.js";
import { showSimulation } from "../simulation/index.js";
import { getApp, openOverlay } from "../state/index.js";
import type { Command } from "./command.js";

const hasMatch = (): boolean => getTable().snapshot !== null;

export const isTableOpen = (): boolean => getTable().isOpen;

/** Commands that make sense over the table of a match, besides its own. */
const alsoAtTable = new Set(["undo", "redo", "toggle-theme", "zoom", "flush", "palette", "help", "games"]);

export const isForTable = ({ id, group }: Command): boolean => group === "Match" || alsoAtTable.has(id);

/** Commands about matches with the cards on screen. */
export const matchCommands: readonly Command[] = [
  {
    id: "play",
    title: "Play with these cards",
    synonyms: "match test game sandbox",
    keys: ["Mod+Enter", "F9"],
    group: "Match",
    whyNot: whyNotPlay,
    run: () => playNow(),
  },
  {
    id: "play-with",
    title: "New match: choose opponent, decks and rules…",
    keys: ["Mod+Alt+Enter"],
    group: "Match",
    whyNot: whyNotPlay,
    run: () => openOverlay({ kind: "play" }),
  },
  {
    id: "odds",
    title: "Hands and odds of a deck",
    synonyms: "opening hand draw probability chance hypergeometric sample",
    keys: [],
    group: "Match",
    whyNot: whyNotPlay,
    run: () => openOverlay({ kind: "odds" }),
  },
  {
    id: "toggle-table",
    title: "Switch between match and sheet",
    keys: ["Mod+Alt+T"],
    group: "Match",
    isAvailable: hasMatch,
    run: () => showTable(!isTableOpen()),
  },
  {
    id: "set-up-table",
    title: "Set up table by hand",
    keys: [],
    group: "Match",
    isAvailable: () => hasMatch() && isTableOpen(),
    run: () => toggleSettingUp(),
  },
  {
    id: "save-scenario",
    title: "Save table as scenario…",
    keys: [],
    group: "Match",
    isAvailable: () => hasMatch() && isTableOpen(),
    run: () => openOverlay({ kind: "save-scenario" }),
  },
  {
    id: "open-position",
    title: "Open a position…",
    keys: [],
    group: "Match",
    isAvailable: hasPlayableCards,
    run: () => openOverlay({ kind: "open-position" }),
  },
  {
    id: "save-position",
    title: "Save the position as…",
    keys: [],
    group: "Match",
    isAvailable: () => hasMatch() && isTableOpen(),
    run: () => openOverlay({ kind: "save-position" }),
  },
  {
    id: "scenarios",
    title: "Run scenarios…",
    synonyms: "test",
    keys: [],
    group: "Match",
    isAvailable: hasPlayableCards,
    run: () => openOverlay({ kind: "scenarios" }),
  },
  {
    id: "simulate",
    title: "Simulate matches",
    synonyms: "chart balance win rate statistics bots",
    keys: ["Mod+Alt+S"],
    group: "Match",
    isAvailable: () => !isTableOpen(),
    whyNot: () => (getApp().simulating ? undefined : whyNotPlay()),
    run: () => showSimulation(!getApp().simulating),
  },
  {
    id: "tune",
    title: "Tune a number of this card",
    synonyms: "tuner balance sweep win rate target cost power simulate bots",
    keys: [],
    group: "Match",
    isAvailable: () => !isTableOpen() && getApp().place.rowKey !== null,
    whyNot: whyNotPlay,
    run: () => openOverlay({ kind: "tuner" }),
  },
  {
    id: "game-words",
    title: "Game glossary",
    synonyms: "words terms keywords",
    keys: ["Mod+F1"],
    group: "Match",
    whyNot: () => (isTableOpen() ? undefined : whyNotPlay()),
    run: () => openOverlay({ kind: "game-words" }),
  },
  { id: "end-match", title: "End match", keys: [], group: "Match", isAvailable: hasMatch, run: () => leaveTable() },
];

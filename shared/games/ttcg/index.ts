import type { Game } from "../game.js";
import { cardListFormat } from "./csv/format.js";
import { deckFolder } from "./decks/format.js";
import { effectCommands } from "./effects/commands/index.js";
import { effectsFolder } from "./effects/folder/format.js";
import { ttcgFaces } from "./face.js";
import { ttcgInvariants } from "./invariants/index.js";
import { effectLanguage } from "./language/index.js";
import { ttcgMeaning } from "./meaning.js";
import { ttcgOverviews } from "./overview.js";
import { ttcgPlay } from "./play/play.js";
import { ttcgSheets } from "./schema.js";
import { cardCharts } from "./tools/card-charts.js";
import { packSimulation } from "./tools/pack-simulation.js";
import { randomiseStats } from "./tools/randomise-stats.js";
import { effectWorkbench } from "./workbench/workbench.js";
import { ttcgStarter } from "./starter.js";

export const ttcg: Game = {
  id: "ttcg",
  title: "True Trading Card Game",
  sheets: ttcgSheets,
  words: ["targetted", "untargetted"],
  starter: ttcgStarter,
  languages: [{ sheets: ["cards"], language: effectLanguage }],
  invariants: ttcgInvariants,
  meaning: ttcgMeaning,
  formats: [cardListFormat],
  folders: [effectsFolder, deckFolder],
  fileCommands: effectCommands,
  faces: ttcgFaces,
  overviews: ttcgOverviews,
  play: ttcgPlay,
  tools: { rows: [randomiseStats], simulations: [packSimulation], charts: [cardCharts] },
  workbench: effectWorkbench,
};

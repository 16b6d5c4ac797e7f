import type { Game } from "../game.js";
import { dreamtidesArtifacts } from "./artifacts/artifacts.js";
import { dreamtidesFaces } from "./face.js";
import { dreamtidesInvariants } from "./invariants/index.js";
import { dreamtidesLanguage } from "./language/index.js";
import { dreamtidesMeaning } from "./meaning.js";
import { dreamtidesOverviews } from "./overview.js";
import { dreamtidesPlay } from "./play/play.js";
import { dreamtidesSheets } from "./schema.js";
import { dreamtidesStarter } from "./starter.js";

export const dreamtides: Game = {
  id: "dreamtides",
  title: "Dreamtides",
  sheets: dreamtidesSheets,
  starter: dreamtidesStarter,
  languages: [{ sheets: ["cards", "dreamwell"], language: dreamtidesLanguage }],
  invariants: dreamtidesInvariants,
  meaning: dreamtidesMeaning,
  artifacts: dreamtidesArtifacts,
  faces: dreamtidesFaces,
  overviews: dreamtidesOverviews,
  play: dreamtidesPlay,
};

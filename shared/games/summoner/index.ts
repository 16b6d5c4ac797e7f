import type { Game } from "../game.js";
import { summonerFaces } from "./face.js";
import { summonerJson } from "./folder/format.js";
import { summonerInvariants } from "./invariants/index.js";
import { summonerOverviews } from "./overview.js";
import { summonerPlay } from "./play/play.js";
import { summonerSheets } from "./sheets.js";
import { summonerStarter } from "./starter.js";

/** Summoner TCG: its tables and matches, by our rules and as two revisions of its server play it. */
export const summoner: Game = {
  id: "summoner",
  title: "Summoner TCG",
  sheets: summonerSheets,
  starter: summonerStarter,
  folders: [summonerJson],
  invariants: summonerInvariants,
  faces: summonerFaces,
  overviews: summonerOverviews,
  play: summonerPlay,
};

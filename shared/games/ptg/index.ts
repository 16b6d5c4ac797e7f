import type { Game } from "../game.js";
import { ptgFaces } from "./face.js";
import { ptgYaml } from "./folder/format.js";
import { ptgInvariants } from "./invariants/index.js";
import { ptgOverviews } from "./overview.js";
import { ptgPlay } from "./play/play.js";
import { ptgSheets } from "./sheets.js";
import { ptgStarter } from "./starter.js";

/** Python The Gathering: the format of its cards, what must hold in them, and its matches. */
export const ptg: Game = {
  id: "ptg",
  title: "PTG",
  sheets: ptgSheets,
  starter: ptgStarter,
  invariants: ptgInvariants,
  folders: [ptgYaml],
  faces: ptgFaces,
  overviews: ptgOverviews,
  play: ptgPlay,
};

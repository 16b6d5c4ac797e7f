import type { Game } from "../game.js";
import { tcgoneFaces } from "./face.js";
import { tcgoneInvariants } from "./invariants/index.js";
import { effectLanguage } from "./language/language.js";
import { tcgoneOverviews } from "./overview.js";
import { tcgonePlay } from "./play/play.js";
import { tcgoneSheets } from "./sheets.js";
import { writeAsRows, writeAsText } from "./tools/spellings.js";
import { tcgoneStarter } from "./starter.js";

/** TCG ONE: its cards, the language of their effects, and what must hold in them. */
export const tcgone: Game = {
  id: "tcgone",
  title: "TCG ONE",
  sheets: tcgoneSheets,
  starter: tcgoneStarter,
  languages: [{ sheets: ["cards"], language: effectLanguage }],
  invariants: tcgoneInvariants,
  faces: tcgoneFaces,
  overviews: tcgoneOverviews,
  play: tcgonePlay,
  tools: { rows: [writeAsRows, writeAsText], simulations: [] },
};

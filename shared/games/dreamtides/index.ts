import type { Game } from "../game.js";
import { dreamtidesLanguage } from "./language/index.js";
import { dreamtidesSheets } from "./schema.js";

export const dreamtides: Game = {
  id: "dreamtides",
  title: "Dreamtides",
  sheets: dreamtidesSheets,
  language: dreamtidesLanguage,
};

import type { Game } from "../game.js";
import { cardListFormat } from "./csv/format.js";
import { ttcgInvariants } from "./invariants/index.js";
import { ttcgSheets } from "./schema.js";

export const ttcg: Game = {
  id: "ttcg",
  title: "True Trading Card Game",
  sheets: ttcgSheets,
  invariants: ttcgInvariants,
  formats: [cardListFormat],
};

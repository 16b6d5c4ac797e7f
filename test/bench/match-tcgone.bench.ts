import { tcgoneRuleset } from "../../shared/games/tcgone/play/ruleset.js";
import { materialOf } from "../support/match/folder.js";
import { timeRandomMatches } from "./random-matches.js";

await timeRandomMatches(tcgoneRuleset, materialOf("tcgone", "tabula/tcgone"), { matches: 60, goal: 20 });

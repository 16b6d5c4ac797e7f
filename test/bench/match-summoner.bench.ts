import { rulesetOf } from "../../shared/games/summoner/play/ruleset.js";
import { materialOf } from "../support/match/folder.js";
import { timeRandomMatches } from "./random-matches.js";

await timeRandomMatches(rulesetOf("ruled"), materialOf("summoner", "tabula/summoner"), { goal: 60 });

import { ttcgRuleset } from "../../shared/games/ttcg/play/ruleset.js";
import { sampleMaterial } from "../support/match/ttcg.js";
import { timeRandomMatches } from "./random-matches.js";

await timeRandomMatches(ttcgRuleset, sampleMaterial(), { goal: 20 });

import { ptgRuleset } from "../../shared/games/ptg/play/ruleset.js";
import { sampleMaterial } from "../support/match/ptg.js";
import { timeRandomMatches } from "./random-matches.js";

await timeRandomMatches(ptgRuleset, sampleMaterial(), { goal: 60 });

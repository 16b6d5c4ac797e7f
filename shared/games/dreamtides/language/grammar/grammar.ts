import { compileGrammar } from "../../../../text/index.js";
import { ability } from "./abilities.js";

/** The grammar of one paragraph, ready to match. */
export const abilityGrammar = compileGrammar(ability);

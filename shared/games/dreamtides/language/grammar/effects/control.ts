import { form, optional, rule } from "../../../../../text/index.js";
import type { StandardEffect } from "../../ast.js";
import { predicate } from "../predicates.js";
import { article } from "../terminals.js";

/** Who controls what (LANG-11). */
export const controlEffect = rule<StandardEffect>("control effect", () => [
  form(
    ["disable the activated abilities of", optional(article), predicate, "while this character is in play"],
    (target) => ({ DisableActivatedAbilitiesWhileInPlay: { target } }),
  ),
  form(["gain control of", optional(article), predicate], (target) => ({ GainControl: { target } })),
  form(["put", optional(article), predicate, "on top of the opponent's deck"], (target) => ({
    PutOnTopOfEnemyDeck: { target },
  })),
]);

import { form, optional, rule, words } from "../../../../../text/index.js";
import type { Predicate, StandardEffect } from "../../ast.js";
import { cardPredicate, predicate } from "../predicates.js";
import { quantity } from "../quantities.js";
import { article, KINDLE, SPARK } from "../terminals.js";

/** Spark (LANG-11). Tried last, since a predicate may begin it. */
export const sparkEffect = rule<StandardEffect>("spark effect", () => [
  form([KINDLE], (amount) => ({ Kindle: { amount } })),
  form(["the spark of each allied", cardPredicate, "becomes", SPARK], (matching, spark) => ({
    SparkBecomes: { collection: "All", matching, spark },
  })),
  form(
    [
      "each",
      optional(words("allied")),
      cardPredicate,
      "gains spark equal to the number of",
      optional(words("allied")),
      cardPredicate,
    ],
    (each, counted) => ({ EachMatchingGainsSparkForEach: { each, gains: 1, for_each: counted } }),
  ),
  form(["have each allied", cardPredicate, "gain +", SPARK, "spark"], (each, gains) => ({
    EachMatchingGainsSpark: { each, gains },
  })),
  form(
    [optional(article), predicateOrThis, words("gains", "gain"), "+", SPARK, "spark for each", quantity],
    (target, gains, each) => ({ GainsSparkForQuantity: { target, gains, for_quantity: each } }),
  ),
  form([optional(article), predicate, "gains +", SPARK, "spark"], (target, gains) => ({
    GainsSpark: { target, gains },
  })),
]);

const predicateOrThis = rule<Predicate>("predicate, or this character", () => [
  form([predicate]),
  form([], () => "This"),
]);

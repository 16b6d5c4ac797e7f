import { matchTokens } from "../../../../text/index.js";
import type { Clauses } from "../../language/ast/effect.js";
import { selectorOf } from "../../language/ast/selectors.js";
import { productionGrammar } from "../../language/productions/compile.js";
import type { EffectProgram, Form, Op } from "../../language/program/program.js";
import { lex, rowOf } from "../../language/tokens/lex.js";
import { publishedKinds } from "../../language/words.js";

const grammar = productionGrammar(publishedKinds);

/** What a text does; null for one that cannot be read. */
export function readProgram(text: string): EffectProgram | null {
  const match = matchTokens(grammar, rowOf(grammar, lex(text).words));
  return match.matched ? programOf(match.value) : null;
}

function programOf(clauses: Clauses): EffectProgram {
  const { frequency, window, when, if: test, while: state, duration, cost = [], offer, optional, actions } = clauses;
  return {
    form: formOf(clauses),
    once: frequency === "once-per-turn",
    ...(when === undefined ? {} : { when }),
    ...(window === undefined ? {} : { window }),
    ...(state === undefined ? {} : { while: state }),
    ...(test === undefined ? {} : { test }),
    duration: duration ?? null,
    costs: cost,
    ...(offer === undefined ? {} : { offer }),
    optional: optional === true,
    ops: actions,
  };
}

/** How an effect is used follows from what it says; the first that applies. */
function formOf({ cost, actions, while: state, when }: Clauses): Form {
  const isOwnDiscard = cost?.some(
    (each) => each.cost === "discard" && "ref" in each.target && each.target.ref === "this",
  );
  if (isOwnDiscard === true) return "from-hand";
  if (actions.some(isEquipping)) return "equip";
  if (actions.some((op) => op.op === "rank-up-using" && "ref" in op.host)) return "permission";
  if (state === "dormant") return "dormant";
  if (state === "tapped") return "while-tapped";
  if (when !== undefined) return "triggered";
  return state === undefined ? "activated" : "continuous";
}

/** What the equip card says of the unit it is attached to, or attaching this card to one. */
function isEquipping(op: Op): boolean {
  if (op.op === "equip") return "ref" in op.card && op.card.ref === "this";
  const target = "target" in op ? op.target : undefined;
  return target !== undefined && selectorOf(target) === undefined && "ref" in target && target.ref === "equipped";
}

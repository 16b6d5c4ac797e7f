import type { ComposedEffect } from "../ast/effect.js";
import type { WrittenEffect } from "./grammar/effect.js";
import type { Opening } from "./grammar/openings.js";

/** A composed effect, and the openings that it has no place for. */
export interface BuiltEffect {
  readonly effect: ComposedEffect;
  /** The places among the openings of those that repeat a kind, or are a trigger beside a window. */
  readonly repeated: readonly number[];
}

/** Makes the effect of what was written; of two openings of a kind the first counts. */
export function buildEffect({ openings, cost, offer, optional, actions }: WrittenEffect): BuiltEffect | undefined {
  const [first, ...more] = actions;
  if (first === undefined) return undefined;
  const kept = new Map<Opening["opening"], Opening>();
  const repeated = openings.flatMap((opening, at) => {
    const exclusive = opening.opening === "when" ? "window" : opening.opening === "window" ? "when" : undefined;
    if (kept.has(opening.opening) || (exclusive !== undefined && kept.has(exclusive))) return [at];
    kept.set(opening.opening, opening);
    return [];
  });
  const clauses = Object.fromEntries([...kept.values()].map(({ opening, value }) => [opening, value]));
  const effect: ComposedEffect = {
    v: 1,
    production: "composed",
    ...clauses,
    ...(cost === undefined ? {} : { cost }),
    ...(offer === undefined ? {} : { offer }),
    ...(optional ? { optional } : {}),
    actions: [first, ...more],
  };
  return { effect, repeated };
}

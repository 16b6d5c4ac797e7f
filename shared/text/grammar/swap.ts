import { isEqual } from "../../base/index.js";
import type { CompiledRule, Grammar } from "./compile.js";
import { matchTokens, type TokenRow } from "./match.js";

/** The grammar of a part by itself: what one of its rules reads, and nothing around it. */
export const startingAt = (grammar: Grammar<unknown>, start: CompiledRule): Grammar<unknown> => ({ ...grammar, start });

/** What is put in place of a part of a result, wherever a rule of the grammar builds that part. */
export interface Swap {
  /** The number of the rule among those of the grammar. */
  readonly rule: number;
  readonly find: unknown;
  readonly put: unknown;
}

/** A part that was swapped, and the tokens it came from, the end not included. */
export interface SwappedPart {
  readonly swap: Swap;
  readonly from: number;
  readonly to: number;
}

export interface Swapped {
  /** The result with the new parts in it. */
  readonly value: unknown;
  /** In the order of the tokens; none where the result has no such part. */
  readonly parts: readonly SwappedPart[];
}

/** A new part on its way into the result. */
class Put implements SwappedPart {
  constructor(
    readonly swap: Swap,
    readonly from: number,
    readonly to: number,
  ) {}
}

/**
 * Reads tokens with parts of the result swapped for others, in the forms that build them: what another part has inside is
 * swapped there, and what an abandoned form built does not count. `undefined` where the tokens do not match.
 */
export function swapParts(grammar: Grammar<unknown>, tokens: TokenRow, swaps: readonly Swap[]): Swapped | undefined {
  const byRule = new Map<number, Swap[]>();
  for (const swap of swaps) byRule.set(swap.rule, [...(byRule.get(swap.rule) ?? []), swap]);
  const match = matchTokens(grammar, tokens, {
    built: ({ rule }, value, from, to) => {
      if (!rule.places || value instanceof Put) return value;
      const swap = byRule.get(rule.index)?.find(({ find }) => isEqual(find, value));
      return swap ? new Put(swap, from, to) : value;
    },
  });
  if (!match.matched) return undefined;
  const parts = new Set<Put>();
  const value = withPuts(match.value, parts);
  return { value, parts: [...parts].sort((a, b) => a.from - b.from) };
}

/** A value as plain data, and the new parts in it. */
function withPuts(value: unknown, parts: Set<Put>): unknown {
  if (value instanceof Put) {
    parts.add(value);
    return value.swap.put;
  }
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => withPuts(item, parts));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withPuts(part, parts)]));
}

import type { TextChange } from "../../../../base/index.js";
import { matchTokens, UNKNOWN, type Expectation, type Terminal } from "../../../../text/index.js";
import type { CardEdit, CardFix } from "../cells.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { article, MARKS } from "../grammar/terminals.js";
import type { ResolvedText } from "../tokens/resolve.js";
import { replacementsFor } from "./candidates.js";
import { replace } from "./make.js";
import { placeFor } from "./place-variable.js";
import type { VariablesCell } from "./references.js";
import { quoted } from "./spelling.js";

/** Ways to get past the place where the grammar stopped. */
export interface Repairs {
  readonly fixes: readonly CardFix[];
  /** What was probably meant by the token there. */
  readonly meant: readonly string[];
  /** Units from where the grammar stops with another token there to the end; none where the paragraph is whole then. */
  readonly left: number;
}

const MOST_TOKENS = 400;
const FEW = 4;
const MOST_FIXES = 4;

/** A change that was tried on the tokens, and how far the grammar comes with it. */
interface Repair {
  readonly title: string;
  readonly meant: string | undefined;
  readonly edits: readonly CardEdit[];
  readonly isWhole: boolean;
  readonly reached: number;
}

/**
 * Tries small changes at the place where the grammar stopped: another token instead, one more, one less. Only those
 * with which it comes further are offered. Edits of the rules text are in the coordinates of the paragraph.
 */
export function repairs(
  paragraph: string,
  resolved: ResolvedText,
  at: number,
  expectations: readonly Expectation[],
  cell: VariablesCell,
): Repairs {
  if (resolved.symbols.length > MOST_TOKENS) return { fixes: [], meant: [], left: paragraph.length };
  const trial = new Trial(paragraph, resolved, at, cell);
  const replaced = trial.replacements(expectations);
  const others = [...trial.insertions(expectations), ...trial.removal()];
  const byProgress = (left: Repair, right: Repair) =>
    Number(right.isWhole) - Number(left.isWhole) || right.reached - left.reached;
  const all = [...replaced.toSorted(byProgress), ...others.toSorted(byProgress)];
  const whole = all.filter(({ isWhole }) => isWhole);
  const best = (whole.length > 0 ? whole : all).slice(0, MOST_FIXES);
  const startOf = (index: number): number => resolved.sources[index]?.from ?? paragraph.length;
  const leftAfter = ({ isWhole, reached }: Repair): number =>
    isWhole ? 0 : Math.max(1, paragraph.length - startOf(reached + 1));
  return {
    fixes: best.map(({ title, edits }) => ({ title, edits })),
    meant: [...new Set(replaced.flatMap(({ meant }) => meant ?? []))],
    left: Math.min(...replaced.map(leftAfter), paragraph.length - startOf(at)),
  };
}

class Trial {
  readonly #paragraph: string;
  readonly #resolved: ResolvedText;
  readonly #at: number;
  readonly #cell: VariablesCell;

  constructor(paragraph: string, resolved: ResolvedText, at: number, cell: VariablesCell) {
    this.#paragraph = paragraph;
    this.#resolved = resolved;
    this.#at = at;
    this.#cell = cell;
  }

  replacements(expectations: readonly Expectation[]): Repair[] {
    const token = this.#resolved.sources[this.#at];
    if (token === undefined) return [];
    const before = this.#paragraph.slice(token.from, token.to);
    // A word of the grammar is hardly a typing error; another is meant only where that fixes all.
    const isKnownWord = token.kind === "Word" && this.#resolved.symbols[this.#at] !== UNKNOWN;
    return replacementsFor(token, before, expectations).flatMap(({ written, symbol, variable }) => {
      const named = variable && placeFor(variable, this.#cell);
      const directive = named === undefined ? written : written.replace(`$${named.instead}`, `$${named.name}`);
      const edits = [replace("rulesText", token, directive), ...(named?.edits ?? [])];
      const tried = this.#tried({ title: `Change to ${directive}`, meant: directive, edits }, [symbol], 1);
      return tried.filter(({ isWhole }) => isWhole || !isKnownWord);
    });
  }

  insertions(expectations: readonly Expectation[]): Repair[] {
    const fixed = [...new Set(expectations.map(({ terminal }) => terminal).filter(({ silent }) => silent))];
    // Where much may stand, only marks and articles are likely to have been forgotten.
    const likely = fixed.length > FEW ? fixed.filter((terminal) => isMark(terminal) || terminal === article) : fixed;
    return likely.flatMap((terminal) => {
      const symbol = abilityGrammar.symbols.get(terminal.group)?.get(terminal.spellings[0] ?? "") ?? UNKNOWN;
      const shown = this.#spelledBeforeNext(terminal);
      const change = isMark(terminal) ? this.#markInsertion(shown) : this.#wordInsertion(shown);
      const title = shown === "\n" ? "Insert a line break" : `Insert ${shown}`;
      const edits: CardEdit[] = [{ cell: "rulesText", changes: [change] }];
      const tried = this.#tried({ title, meant: undefined, edits }, [symbol], 0);
      // One token further may be chance.
      return tried.filter(({ isWhole, reached }) => isWhole || reached > this.#at + 1);
    });
  }

  removal(): Repair[] {
    const token = this.#resolved.sources[this.#at];
    if (token === undefined) return [];
    const from = this.#resolved.sources[this.#at - 1]?.to ?? token.from;
    const title = `Remove ${quoted(this.#paragraph.slice(token.from, token.to).trim())}`;
    const edits = [replace("rulesText", { from, to: token.to }, "")];
    return this.#tried({ title, meant: undefined, edits }, [], 1).filter(({ isWhole }) => isWhole);
  }

  /** The change, if the grammar then takes the text, or at least what stands after the change. */
  #tried(change: Pick<Repair, "title" | "meant" | "edits">, inserted: readonly number[], removed: number): Repair[] {
    const { symbols, values } = this.#resolved;
    const at = this.#at;
    const none = inserted.map(() => undefined);
    const match = matchTokens(abilityGrammar, {
      symbols: [...symbols.slice(0, at), ...inserted, ...symbols.slice(at + removed)],
      values: [...values.slice(0, at), ...none, ...values.slice(at + removed)],
    });
    const reached = match.matched ? symbols.length : match.furthest - inserted.length;
    const isFurther = match.matched || reached > at - removed;
    return isFurther ? [{ ...change, isWhole: match.matched, reached }] : [];
  }

  #spelledBeforeNext({ shown, spellings }: Terminal): string {
    const next = this.#resolved.sources[this.#at]?.text ?? "";
    return shown === "a" && spellings.includes("an") && /^[aeiou]/.test(next) ? "an" : shown;
  }

  #markInsertion(mark: string): TextChange {
    const at = this.#resolved.sources[this.#at - 1]?.to ?? 0;
    return { from: at, to: at, insert: mark };
  }

  #wordInsertion(word: string): TextChange {
    const at = this.#resolved.sources[this.#at]?.from;
    const end = this.#paragraph.length;
    return at === undefined ? { from: end, to: end, insert: ` ${word}` } : { from: at, to: at, insert: `${word} ` };
  }
}

const isMark = ({ group }: Terminal): boolean => group === MARKS;

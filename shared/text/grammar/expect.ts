import type { CompiledForm, Grammar, Step } from "./compile.js";
import type { Terminal } from "./element.js";
import { matchTokens, type TokenRow } from "./match.js";

/** Something that the grammar would have taken at a place. */
export interface Expectation {
  readonly terminal: Terminal;
  /** The fixed tokens that must follow it, as a designer writes them, for completion. */
  readonly following: readonly string[];
  /** The form that asks for it. */
  readonly form: CompiledForm;
}

/** What the grammar would take at the place `at`, in the order in which it looks; each row of tokens once. */
export function expectedAt(grammar: Grammar<unknown>, tokens: TokenRow, at: number): Expectation[] {
  const found = new Map<string, Expectation>();
  matchTokens(grammar, tokens, {
    refused: (form, index, refusing, place) => {
      if (place !== at || refusing.op !== "token") return;
      const { terminal } = refusing;
      const following = form.steps[index] === refusing ? fixedAfter(form.steps, index) : [];
      const key = [terminal.group, terminal.shown, ...following].join(" ");
      if (!found.has(key)) found.set(key, { terminal, following, form });
    },
  });
  return [...found.values()];
}

function fixedAfter(steps: readonly Step[], index: number): string[] {
  const following: string[] = [];
  for (const step of steps.slice(index + 1)) {
    if (step.op !== "token" || !step.silent || step.terminal.spellings.length > 1) break;
    following.push(step.terminal.shown);
  }
  return following;
}

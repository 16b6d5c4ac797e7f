import { applyChanges } from "../../../../base/index.js";
import { inCaseOf } from "../problems/spelling.js";
import { placeFor } from "../problems/place-variable.js";
import type { VariablesCell } from "../problems/references.js";
import { readVariables } from "../variables/bindings.js";
import type { Spoken } from "./speak.js";

export const variablesCell = (text: string): VariablesCell => ({ text, variables: readVariables(text) });

/** A phrase in the rules text of a card, and the variables that the card binds then. */
export interface WrittenPhrase {
  readonly text: string;
  readonly cell: VariablesCell;
  /** Where each piece of the phrase begins in the text. */
  readonly starts: readonly number[];
}

/** Writes a phrase for a card with these variables; those that are `unused` may get another value. */
export function writePhrase(
  spoken: Spoken,
  cell: VariablesCell,
  unused: ReadonlySet<string> = new Set(),
): WrittenPhrase {
  const left = new Set(unused);
  const starts: number[] = [];
  let [text, variables] = ["", cell];
  for (const piece of spoken) {
    starts.push(text.length);
    if (piece.kind === "text") {
      text += piece.text;
      continue;
    }
    let { directive } = piece;
    for (const wanted of piece.variables) {
      const { instead, name, edits } = placeFor(wanted, variables, left);
      left.delete(name);
      directive = directive.replace(`$${instead}`, `$${name}`);
      const changes = edits.flatMap((edit) => edit.changes);
      if (changes.length > 0) variables = variablesCell(applyChanges(variables.text, changes));
    }
    text += directive;
  }
  return { text, cell: variables, starts };
}

/** The article that stands before a phrase, if any, and the one that the new phrase wants. */
export function articleFor(
  before: string,
  phrase: string,
): { readonly length: number; readonly article: string } | undefined {
  const article = /(?:^|[^\p{L}])(an?)(\s+)$/iu.exec(before);
  const [, word = "", space = ""] = article ?? [];
  const letter = /\p{L}/u.exec(phrase.replace(/^\{(?:@\w+ )*/u, ""))?.[0];
  if (!article || letter === undefined) return undefined;
  const wanted = /[aeiou]/iu.test(letter) ? "an" : "a";
  return { length: word.length + space.length, article: inCaseOf(word, wanted) + space };
}

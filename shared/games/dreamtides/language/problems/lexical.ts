import type { CardDiagnostic } from "../cells.js";
import type { LexFault } from "../tokens/lex.js";
import { CODES } from "./codes.js";
import { fix, problem, replace } from "./make.js";
import { quoted } from "./spelling.js";

/** A brace that is never closed, or nothing between two (`rules-text.md` 2). The span is of the paragraph. */
export function lexicalProblem(paragraph: string, fault: LexFault): CardDiagnostic {
  if (fault.kind === "empty-directive") {
    return problem(CODES.emptyDirective, "rulesText", fault, "Empty directive: directives cannot be empty.", {
      expected: ["a directive"],
      fixes: [fix("Remove the braces", replace("rulesText", fault, ""))],
    });
  }
  const end = directiveEnd(paragraph, fault.from);
  return problem(CODES.unclosedBrace, "rulesText", fault, "Unclosed brace: expected '}'.", {
    expected: ["}"],
    suggestions: [quoted(`${paragraph.slice(fault.from, end)}}`)],
    fixes: [fix("Close the brace", replace("rulesText", { from: end, to: end }, "}"))],
  });
}

/** Where a directive that begins at `from` probably ends: after its name and its arguments. */
function directiveEnd(paragraph: string, from: number): number {
  const found = /\{(?:@\w+ )*[$\w:]*(?:\([^().\n]*\)?)?/y;
  found.lastIndex = from;
  const match = found.exec(paragraph);
  return match === null ? from + 1 : from + match[0].trimEnd().length;
}

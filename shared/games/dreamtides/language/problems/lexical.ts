import { listed } from "../../../../text/index.js";
import type { CardDiagnostic } from "../cells.js";
import type { LexFault } from "../tokens/lex.js";
import { directivesBegunBy, quoted } from "./spelling.js";
import { CODES } from "./codes.js";
import { fix, problem, replace } from "./make.js";
import { missingVariables } from "./place-variable.js";
import type { VariablesCell } from "./references.js";

/**
 * A brace that is never closed, or nothing between two (LANG-2). The span is of the paragraph. Given the
 * variables, directives that begin as the open one does are offered with those they need.
 */
export function lexicalProblem(paragraph: string, fault: LexFault, cell?: VariablesCell): CardDiagnostic {
  if (fault.kind === "empty-directive") {
    return problem(CODES.emptyDirective, "rulesText", fault, "Empty directive: directives cannot be empty.", {
      expected: ["a directive"],
      fixes: [fix("Remove the braces", replace("rulesText", fault, ""))],
    });
  }
  const end = directiveEnd(paragraph, fault.from);
  const begun = cell === undefined ? [] : directivesBegunBy(paragraph.slice(fault.from, end));
  const whole = begun.map((directive) =>
    fix(
      `Write ${directive}`,
      replace("rulesText", { from: fault.from, to: end }, directive),
      ...(cell === undefined ? [] : missingVariables(directive.toLowerCase(), cell)),
    ),
  );
  const meant = begun.length > 0 ? ` Did you mean ${listed(begun, "or")}?` : "";
  const message = `Unclosed brace: expected '}'.${meant}`;
  return problem(CODES.unclosedBrace, "rulesText", fault, message, {
    expected: ["}"],
    suggestions: begun.length > 0 ? begun : [quoted(`${paragraph.slice(fault.from, end)}}`)],
    fixes: [...whole, fix("Close the brace", replace("rulesText", { from: end, to: end }, "}"))],
  });
}

/** Where a directive that begins at `from` probably ends: after its name and its arguments. */
function directiveEnd(paragraph: string, from: number): number {
  const found = /\{(?:@\w+ )*[$\w:]*(?:\([^().\n]*\)?)?/y;
  found.lastIndex = from;
  const match = found.exec(paragraph);
  return match === null ? from + 1 : from + match[0].trimEnd().length;
}

import { cardScope } from "../script/check/clauses.js";
import { CheckContext } from "../script/check/context.js";
import { checkExpression } from "../script/check/expressions.js";
import { withoutNull } from "../script/check/fit.js";
import { Problems } from "../script/check/problems.js";
import { parseExpression } from "../script/parse.js";
import { scriptNames } from "../script/registry/index.js";
import type { Type } from "../script/registry/types.js";
import type { Token } from "../script/tokens/token.js";
import type { CardKind } from "../vocabulary.js";

const isWord = (token: Token | undefined): boolean => token !== undefined && /^[A-Za-z_]/.test(token.text);

/**
 * The type of what is before the dot that ends the tokens, where that is a chain of words that every card knows, such as
 * `my.bench`; undefined where it takes more to say. Where there may be nothing, its parts are offered all the same.
 */
export function typeBeforeDot(tokens: readonly Token[], text: string, kind: CardKind | undefined): Type | undefined {
  let at = tokens.length - 1;
  const end = tokens[at]?.from ?? 0;
  while (tokens[at]?.text === "." && isWord(tokens[at - 1])) at -= 2;
  const first = tokens[at + 1];
  if (first === undefined || first.text === "." || tokens[at]?.text === ".") return undefined;
  const read = parseExpression(text.slice(first.from, end), scriptNames);
  if (!read.ok) return undefined;
  const problems = new Problems();
  const type = withoutNull(checkExpression(read.value, cardScope(kind), new CheckContext(problems)));
  const isUnknown = problems.found.some(({ code, severity }) => severity === "error" && !code.endsWith("maybe-null"));
  return isUnknown || type.kind === "any" || type.kind === "null" ? undefined : type;
}

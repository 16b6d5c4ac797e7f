/** The stable codes of everything the language may say about a card's texts. */
export const CODES = {
  unclosedBrace: "dreamtides/unclosed-brace",
  emptyDirective: "dreamtides/empty-directive",
  variableFormat: "dreamtides/variable-format",
  variableValue: "dreamtides/variable-value",
  unresolvedVariable: "dreamtides/unresolved-variable",
  wrongKind: "dreamtides/wrong-kind-of-variable",
  unusedVariable: "dreamtides/unused-variable",
  unreachableVariable: "dreamtides/unreachable-variable",
  repeatedVariable: "dreamtides/repeated-variable",
  unexpectedWord: "dreamtides/unexpected-word",
  unexpectedDirective: "dreamtides/unexpected-directive",
  unexpectedToken: "dreamtides/unexpected-token",
  unexpectedEnd: "dreamtides/unexpected-end",
} as const;

export type ProblemCode = (typeof CODES)[keyof typeof CODES];

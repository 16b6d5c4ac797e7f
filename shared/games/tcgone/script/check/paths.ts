import type { Expression } from "../syntax/nodes.js";

/** A chain of plain names as one text, such as `ef.attacker`; undefined for anything else. */
export function pathOf(expression: Expression): string | undefined {
  if (expression.kind === "name") return expression.name;
  if (expression.kind !== "member" || expression.isCall) return undefined;
  const of = pathOf(expression.of);
  return of === undefined ? undefined : `${of}.${expression.name.word}`;
}

/** Paths that are not null where a test holds, or where it does not. */
export function presentPaths(test: Expression, holds: boolean): readonly string[] {
  if (test.kind === "unary" && test.operator === "not") return presentPaths(test.operand, !holds);
  if (test.kind === "binary") {
    const { operator, left, right } = test;
    if (operator === (holds ? "and" : "or")) return [...presentPaths(left, holds), ...presentPaths(right, holds)];
    if (operator === (holds ? "!=" : "==")) {
      const other = isNull(left) ? right : isNull(right) ? left : undefined;
      const path = other && pathOf(other);
      return path === undefined ? [] : [path];
    }
    // What equals something, compares with it or is in a list is there.
    const says = holds && ["==", "is", "in", "<", ">", "<=", ">="].includes(operator);
    const paths = says ? [pathOf(left), operator === "==" ? pathOf(right) : undefined] : [];
    return paths.filter((path) => path !== undefined);
  }
  const path = holds ? pathOf(test) : undefined;
  return path === undefined ? [] : [path];
}

const isNull = (expression: Expression): boolean => expression.kind === "literal" && expression.value === null;

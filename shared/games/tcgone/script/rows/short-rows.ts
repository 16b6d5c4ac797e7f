import type { BundleItem, Closure, Expression, Listener, Statement } from "../syntax/nodes.js";
import { assigned } from "./names.js";
import { tableOf, type PlainTable } from "./plain.js";
import { expressionCell } from "./write-expression.js";

/** The keys of what listeners and modifiers are about, by place. */
export const filterKeys = ["target", "source", "parent"] as const;

/** Whether an item of a bundle is of this kind. */
export const isKind = <Kind extends BundleItem["kind"]>(
  item: BundleItem,
  kind: Kind,
): item is Extract<BundleItem, { kind: Kind }> => item.kind === kind;

/** A value with its name. */
export const definitionRow = (name: string, value: Expression | undefined): PlainTable =>
  tableOf({ as: name, value: value && expressionCell(value) });

/** Comments without their strokes. */
export const notes = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/^\/\/ ?/, ""));

/** `EVENT:unit` for a listener that does nothing but end its bundle when something happens to a unit. */
export function endsBy({ phase, filters, body }: Listener): string | undefined {
  const [event, unit] = filters;
  const [only] = body.statements;
  const ends =
    only?.kind === "expression" &&
    only.value.kind === "call" &&
    only.value.name.word === "unregister" &&
    only.value.values.length + only.value.closures.length === 0;
  if (phase !== "after" || filters.length !== 2 || body.parameters.length > 0) return undefined;
  if (!ends || body.statements.length > 1 || event?.label !== undefined || unit?.label !== undefined) return undefined;
  if (event?.value.kind !== "constant" || unit?.value.kind !== "name") return undefined;
  return `${event.value.name}:${unit.value.name}`;
}

/** `{ h -> h.object += n }`, as such or after a test, by what it does to the value. */
export function changeOf({ parameters, statements }: Closure): PlainTable | undefined {
  const [only] = statements;
  if (statements.length !== 1 || parameters.length !== 1 || parameters[0]?.word !== "h") return undefined;
  if (only?.kind === "if" && only.else === undefined && only.then.length === 1) {
    const [inner] = only.then;
    const change = inner && changeIn(inner);
    return change && { if: expressionCell(only.test), ...change };
  }
  return only && changeIn(only);
}

function changeIn(statement: Statement): PlainTable | undefined {
  if (statement.kind !== "assignment" || statement.value.kind === "delayed" || statement.value.kind === "getter") {
    return undefined;
  }
  const place = statement.place.map(({ word }) => word).join(".");
  return place === "h.object" ? { [assigned[statement.operator]]: expressionCell(statement.value) } : undefined;
}

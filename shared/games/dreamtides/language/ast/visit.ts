import { AST_SCHEMA, type AstRole, type AstShape, type AstTypes } from "./schema.js";
import { variantName } from "./variant.js";

/** Called with a node, its role and the name of its variant. */
export type NodeVisitor = (role: AstRole, name: string, node: unknown) => void;

/**
 * Visits every node of a value that stands in a role, from outside in and in the order of its fields. The value need not be a known
 * one: a name that its role does not have is visited, and what it holds is not entered.
 */
export function visitNodes(role: AstRole, value: unknown, visitor: NodeVisitor): void {
  if (typeof value !== "string" && (typeof value !== "object" || value === null)) return;
  const name = variantName(value);
  visitor(role, name, value);
  const variants: Readonly<Record<string, AstShape>> = AST_SCHEMA[role];
  if (typeof value === "string" || !Object.hasOwn(variants, name)) return;
  enter(variants[name] ?? null, memberOf(value, name), visitor);
}

function enter(shape: AstShape, value: unknown, visitor: NodeVisitor): void {
  if (shape === null || value === undefined || value === null) return;
  if (typeof shape === "string") visitNodes(shape, value, visitor);
  else if (isList(shape)) enterList(shape, value, visitor);
  else if (typeof value === "object") {
    for (const field in value) {
      if (Object.hasOwn(shape, field)) enter(shape[field] ?? null, memberOf(value, field), visitor);
    }
  }
}

/** One shape is that of every item; several are those of the items of a tuple. */
function enterList(shapes: readonly AstShape[], value: unknown, visitor: NodeVisitor): void {
  if (!Array.isArray(value)) return;
  value.forEach((item, at) => enter(shapes[shapes.length === 1 ? 0 : at] ?? null, item, visitor));
}

const isList = (shape: Exclude<AstShape, string | null>): shape is readonly AstShape[] => Array.isArray(shape);
const memberOf = (value: object, name: string): unknown => (value as Readonly<Record<string, unknown>>)[name];

/** The outermost node of the role `wanted` that passes the test, in the order of a visit. */
export function findNode<Role extends AstRole, Wanted extends AstRole>(
  role: Role,
  node: AstTypes[Role],
  wanted: Wanted,
  test: (node: AstTypes[Wanted]) => boolean = () => true,
): AstTypes[Wanted] | undefined {
  const found: AstTypes[Wanted][] = [];
  visitNodes(role, node, (at, _name, each) => {
    // The schema has the types of the catalogue, so a node of a role is of its type.
    if (at === wanted && found.length === 0 && test(each as AstTypes[Wanted])) found.push(each as AstTypes[Wanted]);
  });
  return found[0];
}

import type { ASTNode } from "@marcbachmann/cel-js";

/** Calls that go through a list with a name for each entry. */
export const macros: ReadonlySet<string> = new Set(["map", "filter", "all", "exists", "exists_one"]);

/** Lists within lists within lists: more is a mistake, and could take for ever. */
const mostNestedMacros = 2;

/** What an expression asks for, and what stands against it. */
export interface Syntax {
  /** Names it reads, each once, with the place where it first stands. */
  readonly names: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
  /** Headers it reads by `row["…"]`. */
  readonly headers: Syntax["names"];
  /** It asks for the row otherwise, so any cell may matter. */
  readonly readsWholeRow: boolean;
  readonly refused?: { readonly message: string; readonly at: number };
}

const isNode = (value: unknown): value is ASTNode => typeof value === "object" && value !== null && "op" in value;

const childrenOf = ({ args }: ASTNode): ASTNode[] =>
  isNode(args) ? [args] : Array.isArray(args) ? args.flat(2).filter(isNode) : [];

/** Reads the syntax tree of an expression once for all that is to be known of it. */
export function syntaxOf(tree: ASTNode): Syntax {
  const names = new Map<string, { readonly from: number; readonly to: number }>();
  const headers = new Map<string, { readonly from: number; readonly to: number }>();
  let readsWholeRow = false;
  let refused: Syntax["refused"];

  const visit = (node: ASTNode, locals: ReadonlySet<string>, depth: number): void => {
    switch (node.op) {
      case "id":
        if (locals.has(node.args)) return;
        if (node.args === "row") readsWholeRow = true;
        else if (!names.has(node.args)) names.set(node.args, { from: node.range.start, to: node.range.end });
        return;
      case "[]": {
        const [list, place] = node.args;
        const isHeader = list.op === "id" && list.args === "row" && !locals.has("row");
        if (isHeader && place.op === "value" && typeof place.args === "string") {
          headers.set(place.args, { from: place.range.start, to: place.range.end });
          return;
        }
        visit(list, locals, depth);
        if (place.op !== "value") visit(place, locals, depth);
        return;
      }
      case "rcall": {
        const [name, target, given] = node.args;
        if (name === "matches") {
          refused ??= {
            message: "There are no patterns here: use contains, startsWith or endsWith.",
            at: node.range.start,
          };
        }
        const [variable] = given;
        if (!macros.has(name) || variable?.op !== "id") break;
        if (depth === mostNestedMacros) {
          refused ??= { message: "Lists go at most two deep into each other.", at: node.range.start };
          return;
        }
        visit(target, locals, depth);
        const inside = new Set([...locals, variable.args]);
        for (const each of given.slice(1)) visit(each, inside, depth + 1);
        return;
      }
      default:
    }
    for (const child of childrenOf(node)) visit(child, locals, depth);
  };
  visit(tree, new Set(), 0);
  return { names, headers, readsWholeRow, ...(refused ? { refused } : {}) };
}

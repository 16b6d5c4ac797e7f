import type { Span } from "../../../../base/index.js";
import type {
  BundleItem,
  CallExpression,
  Closure,
  DelayedExpression,
  Expression,
  GetterExpression,
  Statement,
} from "../syntax/nodes.js";
import type { SyntaxNode } from "../syntax/visit.js";
import type { Dialect } from "../tokens/scan.js";
import type { PendingComments } from "./comments.js";
import { printExpression, printFilters, printValues, type ExpressionStyle } from "./expression.js";

const width = 80;
const mostSimple = 3;

/** Prints statements, with their comments, two spaces a level and one statement a line (SCRIPT-5). */
export class StatementPrinter {
  constructor(
    readonly comments: PendingComments,
    readonly dialect: Dialect = "text",
  ) {}

  /** The lines of things that follow each other within a stretch of the old text. */
  lines<Item extends SyntaxNode>(
    items: readonly Item[],
    within: Span,
    indent: number,
    print: (item: Item) => string,
  ): string[] {
    const lines: string[] = [];
    const spaces = " ".repeat(indent);
    let end = within.from;
    for (const [index, item] of items.entries()) {
      const before = this.comments.take({ from: end, to: item.from });
      // What stands in the middle of a statement goes before it.
      const inside = this.comments.takeBeside(item);
      const printed = print(item);
      const next = items[index + 1]?.from ?? within.to;
      lines.push(...before.map((line) => spaces + line), ...inside.map((line) => spaces + line));
      lines.push(spaces + printed + this.comments.takeBehind(item, next));
      end = item.to;
    }
    lines.push(...this.comments.take({ from: end, to: within.to }).map((line) => spaces + line));
    return lines;
  }

  statements(statements: readonly Statement[], within: Span, indent: number): string[] {
    return this.lines(statements, within, indent, (statement) => this.statement(statement, indent));
  }

  /** One statement; its first line without indentation, those after it with. */
  statement(statement: Statement, indent: number): string {
    const flat = this.#flat(statement);
    if (flat !== undefined && indent + flat.length <= width) return flat;
    return this.#spelled(statement, this.style(indent), indent);
  }

  /** A block: on one line where its only statement fits there. */
  block({ parameters, statements, ...span }: Closure, indent: number, before: number): string {
    const head = parameters.length === 0 ? "{" : `{ ${parameters.map(({ word }) => word).join(", ")} ->`;
    const flat = this.#flatClosure({ ...span, parameters, statements });
    if (flat !== undefined && before + flat.length <= width) return flat;
    const lines = this.statements(statements, span, indent + 2);
    return [head, ...lines, `${" ".repeat(indent)}}`].join("\n");
  }

  /** A bundle of listeners; always a line an item, unless there is but one that fits. */
  bundle(items: readonly BundleItem[], within: Span, indent: number): string {
    if (items.length === 0 && !this.comments.has(within)) return "{}";
    const lines = this.lines(items, within, indent + 2, (item) => this.#item(item, indent + 2));
    return ["{", ...lines, `${" ".repeat(indent)}}`].join("\n");
  }

  #item(item: BundleItem, indent: number): string {
    switch (item.kind) {
      case "listener": {
        const head = `${item.phase} ${printFilters(item.filters, this.style(indent))}, `;
        return head + this.block(item.body, indent, indent + head.length);
      }
      case "expiry":
        return `unregisterAfter ${printExpression(item.turns, this.style(indent))}`;
      case "bundle-hook":
        return `${item.on} ${this.block(item.body, indent, indent + item.on.length + 1)}`;
      case "definition":
        return this.statement(item, indent);
    }
  }

  /** The statement on one line; undefined where it cannot stand on one. */
  #flat(statement: Statement): string | undefined {
    if (this.comments.has(statement)) return undefined;
    const broken: Closure[] = [];
    const closure = (inner: Closure): string => {
      const flat = this.#flatClosure(inner);
      if (flat === undefined) broken.push(inner);
      return flat ?? "";
    };
    if (!isPlain(statement)) return undefined;
    const text = this.#spelled(statement, { dialect: this.dialect, closure }, 0);
    return broken.length === 0 ? text : undefined;
  }

  #flatClosure({ parameters, statements, ...span }: Closure): string | undefined {
    if (this.comments.has(span) || statements.length > 1) return undefined;
    const [only] = statements;
    const head = parameters.length === 0 ? "" : ` ${parameters.map(({ word }) => word).join(", ")} ->`;
    if (only === undefined) return head === "" ? "{}" : `{${head} }`;
    const flat = this.#flat(only);
    return flat === undefined ? undefined : `{${head} ${flat} }`;
  }

  /** Blocks within expressions go over several lines. */
  style(indent: number): ExpressionStyle {
    return { dialect: this.dialect, closure: (closure) => this.block(closure, indent, width) };
  }

  #spelled(statement: Statement, style: ExpressionStyle, indent: number): string {
    const say = (expression: Expression): string => printExpression(expression, style);
    switch (statement.kind) {
      case "definition":
        return statement.value === undefined
          ? `def ${statement.name.word}`
          : `def ${statement.name.word} = ${this.#assigned(statement.value, style, indent)}`;
      case "sub": {
        const head = `sub ${statement.name.word}(${statement.parameters.map(({ word }) => word).join(", ")})`;
        return `${head} ${printBody(statement.body, statement, style)}`;
      }
      case "if":
        return this.#choice(statement, style, indent);
      case "for":
        return `for (${statement.name.word} in ${say(statement.in)}) ${printBody(statement.body, { from: statement.in.to, to: statement.to }, style)}`;
      case "repeat":
        return `repeat (${say(statement.times)}) ${printBody(statement.body, { from: statement.times.to, to: statement.to }, style)}`;
      case "assert":
        return `assert ${say(statement.that)}${statement.message === undefined ? "" : ` : ${say(statement.message)}`}`;
      case "break":
      case "return":
        return statement.kind;
      case "assignment":
        return `${statement.place.map(({ word }) => word).join(".")} ${statement.operator} ${this.#assigned(statement.value, style, indent)}`;
      case "expression":
        return statement.value.kind === "call"
          ? command(statement.value, style)
          : this.#assigned(statement.value, style, indent);
    }
  }

  #choice(statement: Extract<Statement, { kind: "if" }>, style: ExpressionStyle, indent: number): string {
    const { test, then, else: otherwise } = statement;
    const middle = then.at(-1)?.to ?? test.to;
    const end = otherwise === undefined ? statement.to : middle;
    const head = `if (${printExpression(test, style)}) ${printBody(then, { from: test.to, to: end }, style)}`;
    if (otherwise === undefined) return head;
    const [only] = otherwise;
    if (otherwise.length === 1 && only?.kind === "if" && !this.comments.has({ from: middle, to: only.from })) {
      return `${head} else ${this.#choice(only, style, indent)}`;
    }
    return `${head} else ${printBody(otherwise, { from: middle, to: statement.to }, style)}`;
  }

  #assigned(value: Expression, style: ExpressionStyle, indent: number): string {
    if (value.kind === "delayed") return this.#delayed(value, style, indent);
    return value.kind === "getter" ? printGetter(value, style) : printExpression(value, style);
  }

  #delayed({ values, items, ...span }: DelayedExpression, style: ExpressionStyle, indent: number): string {
    const head = values.length === 0 ? "delayed " : `delayed (${printValues(values, style)}) `;
    return head + this.bundle(items, span, indent);
  }
}

/** The statements between two places of the old text, as a block. */
const printBody = (statements: readonly Statement[], { from, to }: Span, { closure }: ExpressionStyle): string =>
  closure({ kind: "closure", parameters: [], statements, from, to });

const printGetter = ({ filters, body }: GetterExpression, style: ExpressionStyle): string =>
  `getter (${printFilters(filters, style)}) ${style.closure(body)}`;

/** An operation as a statement: without parentheses where its values are few and simple. */
function command(call: CallExpression, style: ExpressionStyle): string {
  const { name, values, closures } = call;
  const given = printValues(values, style);
  const blocks = closures.map((closure) => style.closure(closure));
  if (values.length === 0 && blocks.length > 0) return [name.word, ...blocks].join(" ");
  const isSimple = values.length > 0 && values.length <= mostSimple && blocks.length === 0 && !/^[([{]/.test(given);
  if (isSimple && values.every(({ value }) => value.kind !== "closure")) return `${name.word} ${given}`;
  return printExpression(call, style);
}

/** Whether a statement can stand on one line, its blocks aside: two branches and bundles have lines of their own. */
function isPlain(statement: Statement): boolean {
  if (statement.kind === "sub") return false;
  if (statement.kind === "if") return statement.else === undefined;
  const value = "value" in statement ? statement.value : undefined;
  return value?.kind !== "delayed";
}

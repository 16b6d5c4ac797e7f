import type { Block, Clause, Item } from "../syntax/nodes.js";
import type { Span } from "../../../../base/index.js";
import type { Comment } from "../tokens/token.js";
import { PendingComments } from "./comments.js";
import { printExpression, printFilters, printText, printValues } from "./expression.js";
import { StatementPrinter } from "./statement.js";

/** The canonical text of a cell: what was read from it, and its comments (SCRIPT-5). */
export function printEffect(items: readonly Item[], comments: readonly Comment[] = []): string {
  const printer = new StatementPrinter(new PendingComments(comments));
  const within: Span = { from: 0, to: Number.MAX_SAFE_INTEGER };
  const lines: string[] = [];
  const isBlock = (item: Item | undefined): boolean => item?.kind === "block";
  for (const [index, item] of items.entries()) {
    const before = items[index - 1];
    const stretch = { from: before?.to ?? within.from, to: items[index + 1]?.from ?? within.to };
    // Blocks stand apart.
    if (before !== undefined && (isBlock(item) || isBlock(before))) lines.push("");
    const isLast = index === items.length - 1;
    lines.push(
      ...printer.lines([item], { from: stretch.from, to: isLast ? within.to : item.to }, 0, printItem(printer, 0)),
    );
  }
  if (items.length === 0) lines.push(...printer.comments.take(within));
  return lines.join("\n");
}

const printItem =
  (printer: StatementPrinter, indent: number) =>
  (item: Item): string =>
    item.kind === "block" ? printBlock(printer, item, indent) : printClause(printer, item, indent);

function printBlock(printer: StatementPrinter, block: Block, indent: number): string {
  const style = printer.style(indent);
  const name = block.name === undefined ? "" : ` ${printText(block.name, style)}`;
  const head = `${block.word}${name} {`;
  const lines = printer.lines(
    inOrder(block.clauses, printer, block),
    block,
    indent + 2,
    printItem(printer, indent + 2),
  );
  return lines.length === 0 ? `${head}}` : [head, ...lines, `${" ".repeat(indent)}}`].join("\n");
}

const ranks: Readonly<Record<Clause["kind"], number>> = {
  "printed-text": 0,
  "energy-cost": 1,
  provides: 1,
  definition: 2,
  sub: 2,
  "attach-test": 3,
  hook: 4,
  action: 5,
  lasting: 6,
  modifier: 7,
};

const rankOf = (clause: Clause): number =>
  clause.kind === "hook" && clause.word.endsWith("Requirement") ? ranks["attach-test"] : ranks[clause.kind];

/** Clauses in their canonical order; in their own where comments would lose their clause. */
function inOrder(clauses: readonly Clause[], printer: StatementPrinter, within: Span): readonly Clause[] {
  if (printer.comments.has(within)) return clauses;
  return [...clauses].sort((a, b) => rankOf(a) - rankOf(b));
}

function printClause(printer: StatementPrinter, clause: Clause, indent: number): string {
  const style = printer.style(indent);
  switch (clause.kind) {
    case "energy-cost":
      return `energyCost ${clause.energies.map(({ word }) => word).join(", ")}`;
    case "printed-text":
      return `text ${clause.texts.map((text) => printText(text, style)).join(" + ")}`;
    case "provides":
      return `provides ${clause.values.map((value) => printExpression(value, style)).join(", ")}`;
    case "action": {
      const head = clause.values.length === 0 ? "actionA " : `actionA (${printValues(clause.values, style)}) `;
      return head + printer.block(clause.body, indent, indent + head.length);
    }
    case "lasting": {
      const head = clause.values.length === 0 ? "delayedA " : `delayedA (${printValues(clause.values, style)}) `;
      return head + printer.bundle(clause.items, clause, indent);
    }
    case "modifier": {
      const head = `getterA (${printFilters(clause.filters, style)}) `;
      return head + printer.block(clause.body, indent, indent + head.length);
    }
    case "hook":
      return `${clause.word} ${printer.block(clause.body, indent, indent + clause.word.length + 1)}`;
    case "attach-test":
      return `allowAttach ${printer.block(clause.body, indent, indent + 12)}`;
    case "definition":
    case "sub":
      return printer.statement(clause, indent);
  }
}

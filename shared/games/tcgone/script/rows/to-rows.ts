import type { Span } from "../../../../base/index.js";
import type { PendingComments } from "../print/comments.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import type { CallExpression, Closure, Expression, MemberExpression, Statement, Value } from "../syntax/nodes.js";
import { RowsOfBundles } from "./bundle-rows.js";
import { boundValues } from "./call-order.js";
import { assigned, keyOfParameter, rowNameOf } from "./names.js";
import { tableOf, type Plain, type PlainTable } from "./plain.js";
import { expressionCell, textCell, valueOfBlock } from "./write-expression.js";
import { notes } from "./short-rows.js";

/**
 * Statements as rows, each with the comments that stand before it and behind it. The short form of a row is taken where
 * it says exactly what the script does, so that a script has one form in rows (SCRIPT-7).
 */
export class RowsOfStatements {
  readonly bundles = new RowsOfBundles(this);

  constructor(readonly comments: PendingComments) {}

  /** Rows of things that follow each other within a stretch of the text. */
  rows<Item extends Span>(
    items: readonly Item[],
    within: Span,
    row: (item: Item) => PlainTable,
  ): readonly PlainTable[] {
    let end = within.from;
    const rows = items.map((item, index) => {
      const before = notes(this.comments.take({ from: end, to: item.from }));
      const made = row(item);
      const inside = notes(this.comments.take(item));
      const next = items[index + 1]?.from ?? within.to;
      const behind = notes([this.comments.takeBehind(item, next).trim()].filter((line) => line !== ""));
      end = item.to;
      const note = [...before, ...inside];
      return tableOf({
        ...made,
        note: note.length > 0 ? note : undefined,
        note_after: behind.length > 0 ? behind.join("\n") : undefined,
      });
    });
    const left = notes(this.comments.take({ from: end, to: within.to }));
    return left.length === 0 ? rows : [...rows, { op: "note", note: left }];
  }

  statements(statements: readonly Statement[], within: Span): readonly PlainTable[] {
    return this.rows(statements, within, (statement) => this.#statement(statement));
  }

  /** A block with what it calls its values. */
  block({ parameters, statements, ...within }: Closure): PlainTable {
    return tableOf({
      params: parameters.length > 0 ? parameters.map(({ word }) => word) : undefined,
      do: this.statements(statements, within),
    });
  }

  #statement(statement: Statement): PlainTable {
    switch (statement.kind) {
      case "definition":
        return this.#definition(statement.name.word, statement.value);
      case "sub":
        return {
          op: "sub",
          name: statement.name.word,
          params: statement.parameters.map(({ word }) => word),
          do: this.statements(statement.body, statement),
        };
      case "if": {
        const middle = statement.then.at(-1)?.to ?? statement.test.to;
        const then = { from: statement.test.to, to: statement.else === undefined ? statement.to : middle };
        return tableOf({
          op: "if",
          cond: expressionCell(statement.test),
          then: this.statements(statement.then, then),
          else: statement.else && this.statements(statement.else, { from: middle, to: statement.to }),
        });
      }
      case "for":
        return {
          op: "for",
          as: statement.name.word,
          in: expressionCell(statement.in),
          do: this.statements(statement.body, { from: statement.in.to, to: statement.to }),
        };
      case "repeat":
        return {
          op: "repeat",
          times: expressionCell(statement.times),
          do: this.statements(statement.body, { from: statement.times.to, to: statement.to }),
        };
      case "assert":
        return tableOf({
          op: "assert",
          that: expressionCell(statement.that),
          else: statement.message && textCell(statement.message),
        });
      case "break":
        return { op: "break" };
      case "return":
        return { op: "stop" };
      case "assignment": {
        const name = statement.place.map(({ word }) => word).join(".");
        const key = assigned[statement.operator];
        const bundle = this.#bundle(statement.value);
        return bundle
          ? { ...bundle, into: name, by: key }
          : { op: "set_var", name, [key]: expressionCell(statement.value) };
      }
      case "expression":
        return (
          this.#bundle(statement.value) ??
          this.#call(statement.value, true) ?? { op: "evaluate", value: expressionCell(statement.value) }
        );
    }
  }

  #definition(as: string, value: Expression | undefined): PlainTable {
    if (value === undefined) return { op: "let", as };
    const made = this.#bundle(value) ?? this.#call(value, false);
    return made ? { ...made, as } : { op: "let", as, value: expressionCell(value) };
  }

  #bundle(value: Expression): PlainTable | undefined {
    if (value.kind === "delayed") return { op: "register", ...this.bundles.lasting(value) };
    return value.kind === "getter" ? { op: "modify", ...this.bundles.modifier(value) } : undefined;
  }

  /** An operation by its name; undefined for other values. Subs and unusual spellings are written out where `mustSay`. */
  #call(value: Expression, mustSay: boolean): PlainTable | undefined {
    if (value.kind === "call") {
      const row = rowNameOf(value.name.word);
      const short = this.#short(operationNamed(value.name.word), value);
      if (short && row !== undefined) return { op: row, ...short };
      if (!mustSay) return undefined;
      return row === undefined
        ? { op: "call", name: value.name.word, ...this.#spelledOut(value) }
        : { op: row, ...this.#spelledOut(value) };
    }
    if (value.kind !== "member" || !value.isCall) return undefined;
    const { word } = value.name;
    const row = rowNameOf(word);
    const method = methodsNamed(word)[0];
    if (row === undefined || method === undefined) return undefined;
    const short = this.#short(method, value);
    const given = short ?? (mustSay ? this.#spelledOut(value) : undefined);
    return given && { op: row, of: expressionCell(value.of), ...given };
  }

  /** The values of an operation by its parameters; undefined where they are not written in the usual order. */
  #short(
    operation: Operation | undefined,
    { values, closures }: CallExpression | MemberExpression,
  ): PlainTable | undefined {
    if (operation === undefined) return undefined;
    const bound = boundValues(operation, values);
    const blocks = operation.parameters.filter(({ isBlock }) => isBlock);
    if (bound === undefined || closures.length > blocks.length) return undefined;
    if (closures.some(({ parameters }) => parameters.length > 0)) return undefined;
    const entries: Record<string, Plain> = {};
    for (const { parameter, values: given } of bound) {
      const cells = given.map((value) =>
        this.#value(value, parameter.type.kind === "simple" && parameter.type.name === "Text"),
      );
      const [only] = cells;
      if (only !== undefined) entries[keyOfParameter(parameter.name)] = parameter.isRest ? cells : only;
    }
    for (const [at, closure] of closures.entries()) {
      const block = blocks[at];
      if (block === undefined) return undefined;
      const value = block.type.kind === "null" ? undefined : valueOfBlock(closure);
      if (block.type.kind !== "null" && value === undefined) return undefined;
      const key = keyOfParameter(block.name);
      entries[key] = value === undefined ? this.statements(closure.statements, closure) : expressionCell(value);
    }
    return entries;
  }

  #value({ value }: Value, isText: boolean): Plain {
    if (value.kind === "cases") {
      return value.cases.map(({ number, body }) => ({ heads: number, ...this.block(body) }));
    }
    if (value.kind === "closure") return this.block(value);
    return isText ? textCell(value) : expressionCell(value);
  }

  /** The values one by one, named or not, and the blocks. */
  #spelledOut({ values, closures }: CallExpression | MemberExpression): PlainTable {
    return tableOf({
      with: values.length > 0 ? this.values(values) : undefined,
      blocks: closures.length > 0 ? closures.map((closure) => this.block(closure)) : undefined,
    });
  }

  values(values: readonly Value[]): readonly PlainTable[] {
    return values.map(({ label, value, ...span }) => {
      const given =
        value.kind === "closure"
          ? this.block(value)
          : value.kind === "cases"
            ? { cases: this.#value({ label, value, ...span }, false) }
            : { value: expressionCell(value) };
      return tableOf({ name: label?.word, ...given });
    });
  }
}

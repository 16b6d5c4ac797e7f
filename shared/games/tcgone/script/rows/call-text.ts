import { nearestWords } from "../../../../text/index.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import { spokenOf } from "./call-order.js";
import { dotted, keyOfParameter, nameOfRow, operatorOf, rowNames } from "./names.js";
import type { Plain } from "./plain.js";
import { expressionSource, textSource } from "./read-expression.js";
import type { RowReader } from "./read-row.js";
import { RowText } from "./row-text.js";

/** Words at `op` that are no operations. */
const keywords = [
  "let",
  "sub",
  "if",
  "for",
  "repeat",
  "assert",
  "break",
  "stop",
  "set_var",
  "evaluate",
  "call",
  "note",
];

/** Writes rows that call operations: in short, where the keys of the row say what each value is for, or spelled out. */
export abstract class CallText extends RowText {
  /** A call of an operation, or of a method of the value at `of`. */
  protected operation(row: RowReader, op: string): void {
    const name = nameOfRow(op);
    const isMethod = row.has("of");
    const operation = name === undefined ? undefined : isMethod ? methodsNamed(name)[0] : operationNamed(name);
    if (name === undefined || (isMethod && operation === undefined)) {
      const suggestions = nearestWords(op, [...keywords, ...rowNames()]);
      row.fault("op", unknownOperation(op, suggestions), "effect/unknown-op", suggestions);
      for (const key of Object.keys(row.row)) row.value(key);
      this.out.write("return");
      return;
    }
    this.kept(row);
    if (isMethod) {
      this.out.write("(");
      this.expression(row, "of");
      this.out.write(").");
    }
    this.out.write(name);
    if (operation === undefined || row.has("with") || row.has("blocks")) this.spelledOut(row);
    else this.#short(row, operation);
  }

  #short(row: RowReader, operation: Operation): void {
    const given = operation.parameters.filter(({ name, isBlock }) => !isBlock && row.has(keyOfParameter(name)));
    this.out.write("(");
    let isFirst = true;
    const item = (write: () => void): void => {
      if (!isFirst) this.out.write(", ");
      isFirst = false;
      write();
    };
    for (const { parameter, isLabelled } of spokenOf(operation, new Set(given.map(({ name }) => name)))) {
      const key = keyOfParameter(parameter.name);
      const label = isLabelled ? `${parameter.name}: ` : "";
      const isText = parameter.type.kind === "simple" && parameter.type.name === "Text";
      const value = row.value(key);
      if (parameter.isRest && Array.isArray(value)) {
        for (const [at, each] of (value as readonly Plain[]).entries()) {
          item(() => {
            this.#cell(each, [...row.path, key, at], row, isText);
          });
        }
      } else if (parameter.name === "byHeads" && Array.isArray(value)) {
        item(() => {
          this.#cases(row, key);
        });
      } else {
        item(() => {
          this.out.write(label);
          if (isText) this.textCell(row, key);
          else this.expression(row, key);
        });
      }
    }
    this.out.write(")");
    this.#ownBlocks(row, operation);
  }

  /** The blocks of an operation. One that is left out before another does nothing. */
  #ownBlocks(row: RowReader, operation: Operation): void {
    const blocks = operation.parameters.filter(({ isBlock }) => isBlock);
    const last = blocks.findLastIndex(({ name }) => row.has(keyOfParameter(name)));
    for (const { name, type } of blocks.slice(0, last + 1)) {
      const key = keyOfParameter(name);
      this.out.write(" ");
      if (!row.has(key) || type.kind === "null") this.block(row, key);
      else {
        this.out.write("{ ");
        this.expression(row, key);
        this.out.write(" }");
      }
    }
  }

  #cell(cell: Plain, path: readonly (string | number)[], row: RowReader, isText: boolean): void {
    this.out.at(path, () => {
      this.out.write(isText ? textSource(cell, path, row.faults) : expressionSource(cell, path, row.faults));
    });
  }

  #cases(row: RowReader, key: string): void {
    this.out.write("[");
    for (const [at, each] of (row.rows(key) ?? []).entries()) {
      this.out.write(at === 0 ? "" : ", ");
      this.expression(each, "heads");
      this.out.write(": ");
      this.closure(each);
      each.end();
    }
    this.out.write("]");
  }

  /** All values with their names where they have some, and all blocks, in the order of the row. */
  protected spelledOut(row: RowReader): void {
    this.out.write("(");
    this.#values(row);
    this.out.write(")");
    for (const block of row.rows("blocks") ?? []) {
      this.out.write(" ");
      this.closure(block);
      block.end();
    }
  }

  #values(row: RowReader): void {
    for (const [at, each] of (row.rows("with") ?? []).entries()) {
      this.out.write(at === 0 ? "" : ", ");
      this.out.at(each.path, () => {
        if (each.has("name")) this.out.write(`${each.word("name")}: `);
        if (each.has("cases")) this.#cases(each, "cases");
        else if (each.has("do")) this.closure(each);
        else this.expression(each, "value");
      });
      each.end();
    }
  }

  /** Values between `actionA` or `delayed` and the block. */
  options(row: RowReader): void {
    if (!row.has("with")) return;
    this.out.write("(");
    this.#values(row);
    this.out.write(") ");
  }

  /** The variable that keeps the value of a row. */
  protected kept(row: RowReader): void {
    if (row.has("as")) this.out.write(`def ${row.word("as")} = `);
    else if (row.has("into")) {
      const by = row.text("by");
      this.out.write(`${row.word("into", dotted)} ${operatorOf(by)} `);
    }
  }
}

const unknownOperation = (op: string, suggestions: readonly string[]): string =>
  `There is no operation ${op}${suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "."}`;

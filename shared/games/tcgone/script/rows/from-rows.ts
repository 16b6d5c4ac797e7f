import { nearestWords } from "../../../../text/index.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import { spokenOf } from "./call-order.js";
import { keyOfParameter, nameOfRow, rowNames } from "./names.js";
import type { Plain } from "./plain.js";
import { expressionSource, textSource } from "./read-expression.js";
import type { RowReader } from "./read-row.js";
import type { SourceWriter } from "./source-writer.js";

const changes = [
  ["set", "="],
  ["add", "+="],
  ["sub", "-="],
  ["multiply", "*="],
] as const;
/** A variable, or a part of one. */
const dotted = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;
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

/** Writes rows as the text of a script: the opposite of `RowsOfStatements`. */
export class ScriptOfRows {
  constructor(readonly out: SourceWriter) {}

  /** Rows one below the other, with their notes as comments. */
  lines(rows: readonly RowReader[] | undefined, write: (row: RowReader) => void): void {
    for (const row of rows ?? []) {
      this.notes(row);
      this.out.at(row.path, () => {
        write(row);
      });
      if (row.has("note_after")) {
        const behind = row.text("note_after");
        this.out.write(` // ${behind.replace(/\s+/g, " ")}`);
      }
      this.out.write("\n");
      row.end();
    }
  }

  notes(row: RowReader): void {
    if (!row.has("note")) return;
    for (const line of row.texts("note"))
      for (const part of line.split(/[\n\r\u2028\u2029]+/)) this.out.write(`// ${part}\n`);
  }

  /** The statements of a key, as a block. */
  block(row: RowReader, key: string, parameters: readonly string[] = []): void {
    this.out.write(parameters.length > 0 ? `{ ${parameters.join(", ")} ->\n` : "{\n");
    this.lines(row.rows(key), (statement) => {
      this.#statement(statement);
    });
    this.out.write("}");
  }

  /** A table with statements and what they call their values. */
  closure(row: RowReader): void {
    this.block(row, "do", row.has("params") ? row.words("params") : []);
  }

  expression(row: RowReader, key: string): void {
    const path = [...row.path, key];
    this.out.at(path, () => {
      this.out.write(expressionSource(row.value(key), path, row.faults));
    });
  }

  textCell(row: RowReader, key: string): void {
    const path = [...row.path, key];
    this.out.at(path, () => {
      this.out.write(textSource(row.value(key), path, row.faults));
    });
  }

  #statement(row: RowReader): void {
    const { out } = this;
    const op = row.text("op");
    switch (op) {
      case "note":
        return;
      case "let":
        out.write(`def ${row.word("as")}`);
        if (row.has("value")) {
          out.write(" = ");
          this.expression(row, "value");
        }
        return;
      case "sub":
        out.write(`sub ${row.word("name")}(${row.words("params").join(", ")}) `);
        this.block(row, "do");
        return;
      case "if":
        out.write("if (");
        this.expression(row, "cond");
        out.write(") ");
        this.block(row, "then");
        if (row.has("else")) {
          out.write(" else ");
          this.block(row, "else");
        }
        return;
      case "for":
        out.write(`for (${row.word("as")} in `);
        this.expression(row, "in");
        out.write(") ");
        this.block(row, "do");
        return;
      case "repeat":
        out.write("repeat (");
        this.expression(row, "times");
        out.write(") ");
        this.block(row, "do");
        return;
      case "assert":
        out.write("assert ");
        this.expression(row, "that");
        if (row.has("else")) {
          out.write(" : ");
          this.textCell(row, "else");
        }
        return;
      case "break":
        out.write("break");
        return;
      case "stop":
        out.write("return");
        return;
      case "set_var":
        this.#change(row, row.word("name", dotted));
        return;
      case "evaluate":
        this.expression(row, "value");
        return;
      case "register":
        this.#kept(row);
        out.write("delayed ");
        this.options(row);
        this.bundle(row);
        return;
      case "modify":
        this.#kept(row);
        out.write("getter ");
        this.modifier(row);
        return;
      case "call":
        this.#kept(row);
        out.write(row.word("name"));
        this.#spelledOut(row);
        return;
      default:
        this.#operation(row, op);
    }
  }

  /** The variable that keeps the value of a row. */
  #kept(row: RowReader): void {
    if (row.has("as")) this.out.write(`def ${row.word("as")} = `);
    else if (row.has("into")) {
      const by = row.text("by");
      this.out.write(`${row.word("into", dotted)} ${changes.find(([key]) => key === by)?.[1] ?? "="} `);
    }
  }

  #change(row: RowReader, place: string): void {
    const change = changes.find(([key]) => row.has(key));
    if (change === undefined) row.fault(undefined, "One of set, add, sub and multiply says what changes.");
    this.out.write(`${place} ${change?.[1] ?? "="} `);
    if (change === undefined) this.out.write("null");
    else this.expression(row, change[0]);
  }

  #operation(row: RowReader, op: string): void {
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
    this.#kept(row);
    if (isMethod) {
      this.out.write("(");
      this.expression(row, "of");
      this.out.write(").");
    }
    this.out.write(name);
    if (operation === undefined || row.has("with") || row.has("blocks")) this.#spelledOut(row);
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

  #spelledOut(row: RowReader): void {
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

  bundle(row: RowReader): void {
    const { out } = this;
    out.write("{\n");
    if (row.has("items")) {
      this.lines(row.rows("items"), (item) => {
        this.#item(item);
      });
    } else {
      this.lines(row.rows("vars"), (item) => {
        this.definition(item);
      });
      for (const [key, word] of [
        ["on_register", "register"],
        ["on_unregister", "unregister"],
      ] as const) {
        if (!row.has(key)) continue;
        out.write(`${word} `);
        this.block(row, key);
        out.write("\n");
      }
      this.lines(row.rows("when"), (item) => {
        this.listener(item);
      });
      const until = row.table("until");
      if (until !== undefined) this.#until(until);
    }
    out.write("}");
  }

  #until(until: RowReader): void {
    for (const [at, entry] of until.texts("events").entries()) {
      const [event, unit] = /^(\w+):(\w+)$/.exec(entry)?.slice(1) ?? [];
      if (event === undefined || unit === undefined) {
        until.fault("events", `Entry ${String(at + 1)} is an event and a unit: CHANGE_STAGE:self.`);
      } else this.out.write(`after ${event}, ${unit}, { unregister() }\n`);
    }
    if (until.has("turns")) {
      this.out.write("unregisterAfter ");
      this.expression(until, "turns");
      this.out.write("\n");
    }
    until.end();
  }

  #item(row: RowReader): void {
    if (row.has("at")) this.listener(row);
    else if (row.has("on")) {
      this.out.write(row.text("on") === "register" ? "register " : "unregister ");
      this.closure(row);
    } else if (row.has("turns")) {
      this.out.write("unregisterAfter ");
      this.expression(row, "turns");
    } else if (row.has("op")) this.#statement(row);
    else this.definition(row);
  }

  definition(row: RowReader): void {
    if (row.has("op")) {
      this.#statement(row);
      return;
    }
    this.out.write(`def ${row.word("as")}`);
    if (!row.has("value")) return;
    this.out.write(" = ");
    this.expression(row, "value");
  }

  listener(row: RowReader): void {
    if (row.has("op")) {
      this.#statement(row);
      return;
    }
    const at = row.text("at");
    if (at !== "before" && at !== "after") row.fault("at", "A listener is heard before or after its event.");
    this.out.write(at === "after" ? "after " : "before ");
    if (row.has("filters")) this.#filters(row);
    else {
      const event = row.text("event");
      if (event === "*") this.out.write("null");
      else this.expression(row, "event");
      this.#places(row);
    }
    this.out.write(", ");
    this.#guarded(row);
  }

  modifier(row: RowReader): void {
    this.out.write("(");
    if (row.has("filters")) this.#filters(row);
    else {
      this.expression(row, "get");
      this.#places(row);
    }
    this.out.write(") ");
    if (!changes.some(([key]) => row.has(key))) this.#guarded(row);
    else {
      this.out.write("{ h -> ");
      if (row.has("if")) {
        this.out.write("if (");
        this.expression(row, "if");
        this.out.write(") { ");
      }
      this.#change(row, "h.object");
      this.out.write(row.has("if") ? " } }" : " }");
    }
  }

  #places(row: RowReader): void {
    const keys = ["target", "source", "parent"];
    const last = keys.findLastIndex((key) => row.has(key));
    for (const key of keys.slice(0, last + 1)) {
      this.out.write(", ");
      if (row.has(key)) this.expression(row, key);
      else this.out.write("null");
    }
    if (!row.has("priority")) return;
    this.out.write(", priority: ");
    this.expression(row, "priority");
  }

  #filters(row: RowReader): void {
    for (const [at, each] of (row.rows("filters") ?? []).entries()) {
      this.out.write(at === 0 ? "" : ", ");
      if (each.has("name")) this.out.write(`${each.word("name")}: `);
      this.expression(each, "value");
      each.end();
    }
  }

  #guarded(row: RowReader): void {
    const parameters = row.has("params") ? row.words("params") : [];
    if (!row.has("if")) {
      this.block(row, "do", parameters);
      return;
    }
    this.out.write(parameters.length > 0 ? `{ ${parameters.join(", ")} ->\nif (` : "{\nif (");
    this.expression(row, "if");
    this.out.write(") ");
    this.block(row, "do");
    this.out.write("\n}");
  }
}

const unknownOperation = (op: string, suggestions: readonly string[]): string =>
  `There is no operation ${op}${suggestions.length > 0 ? `; did you mean ${suggestions.join(" or ")}?` : "."}`;

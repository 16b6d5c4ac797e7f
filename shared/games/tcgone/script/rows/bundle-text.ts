import { CallText } from "./call-text.js";
import { assignmentIn, operatorOf } from "./names.js";
import type { RowReader } from "./read-row.js";

/** Writes rows that wait: bundles with their listeners, and modifiers of getters. */
export abstract class BundleText extends CallText {
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
    } else if (row.has("op")) this.statement(row);
    else this.definition(row);
  }

  definition(row: RowReader): void {
    if (row.has("op")) {
      this.statement(row);
      return;
    }
    this.out.write(`def ${row.word("as")}`);
    if (!row.has("value")) return;
    this.out.write(" = ");
    this.expression(row, "value");
  }

  listener(row: RowReader): void {
    if (row.has("op")) {
      this.statement(row);
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
    if (assignmentIn(row) === undefined) this.#guarded(row);
    else {
      this.out.write("{ h -> ");
      if (row.has("if")) {
        this.out.write("if (");
        this.expression(row, "if");
        this.out.write(") { ");
      }
      this.change(row, "h.object");
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

  /** What a row does to a variable. */
  protected change(row: RowReader, place: string): void {
    const key = assignmentIn(row);
    if (key === undefined) row.fault(undefined, "One of set, add, sub and multiply says what changes.");
    this.out.write(`${place} ${operatorOf(key ?? "set")} `);
    if (key === undefined) this.out.write("null");
    else this.expression(row, key);
  }
}

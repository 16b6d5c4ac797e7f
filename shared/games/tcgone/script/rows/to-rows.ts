import type { Span } from "../../../../base/index.js";
import type { PendingComments } from "../print/comments.js";
import { methodsNamed, operationNamed } from "../registry/operations/index.js";
import type { Operation } from "../registry/operation.js";
import type {
  BundleItem,
  CallExpression,
  Closure,
  DelayedExpression,
  Expression,
  Filter,
  GetterExpression,
  Listener,
  MemberExpression,
  Statement,
  Value,
} from "../syntax/nodes.js";
import { boundValues } from "./call-order.js";
import { keyOfParameter, rowNameOf } from "./names.js";
import { tableOf, type Plain, type PlainTable } from "./plain.js";
import { expressionCell, textCell, valueOfBlock } from "./write-expression.js";

const assigned = { "=": "set", "+=": "add", "-=": "sub", "*=": "multiply" } as const;
const filterKeys = ["target", "source", "parent"] as const;

/**
 * Statements as rows, each with the comments that stand before it and behind it. The short form of a row is taken where
 * it says exactly what the script does, so that a script has one form in rows (SCRIPT-7).
 */
export class RowsOfStatements {
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
    if (value.kind === "delayed") return { op: "register", ...this.lasting(value) };
    return value.kind === "getter" ? { op: "modify", ...this.modifier(value) } : undefined;
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

  /** What a lasting effect says: in the usual order by its parts, else item by item. */
  lasting({ values, items, ...within }: Omit<DelayedExpression, "kind">): PlainTable {
    const options = values.length > 0 ? { with: this.values(values) } : {};
    return {
      ...options,
      ...(this.#parts(items, within) ?? { items: this.rows(items, within, (item) => this.#item(item)) }),
    };
  }

  #parts(items: readonly BundleItem[], within: Span): PlainTable | undefined {
    const left = [...items];
    const take = <Kind extends BundleItem["kind"]>(
      kind: Kind,
      fits: (item: Extract<BundleItem, { kind: Kind }>) => boolean,
    ) => {
      const taken: Extract<BundleItem, { kind: Kind }>[] = [];
      for (;;) {
        const item = left[0];
        if (item === undefined || !isKind(item, kind) || !fits(item)) return taken;
        taken.push(item);
        left.shift();
      }
    };
    const vars = take("definition", () => true);
    const [begin, ...more] = take("bundle-hook", ({ on, body }) => on === "register" && body.parameters.length === 0);
    const [end, ...others] = take("bundle-hook", ({ on, body }) => on === "unregister" && body.parameters.length === 0);
    const when = take("listener", (listener) => endsBy(listener) === undefined);
    const events = take("listener", (listener) => endsBy(listener) !== undefined);
    const [expiry, ...later] = take("expiry", () => true);
    if (left.length + more.length + others.length + later.length > 0) return undefined;
    if (items.length === 0 || this.#hasCommentsBetween(items, within)) return undefined;
    const until = tableOf({
      events: events.length > 0 ? events.flatMap((listener) => endsBy(listener) ?? []) : undefined,
      turns: expiry && expressionCell(expiry.turns),
    });
    return tableOf({
      vars: vars.length > 0 ? vars.map(({ name, value }) => definitionRow(name.word, value)) : undefined,
      on_register: begin && this.statements(begin.body.statements, begin.body),
      on_unregister: end && this.statements(end.body.statements, end.body),
      when: when.length > 0 ? this.rows(when, within, (listener) => this.listener(listener)) : undefined,
      until: Object.keys(until).length > 0 ? until : undefined,
    });
  }

  #hasCommentsBetween(items: readonly BundleItem[], within: Span): boolean {
    let end = within.from;
    for (const item of items) {
      if (this.comments.has({ from: end, to: item.from })) return true;
      end = item.to;
    }
    return this.comments.has({ from: end, to: within.to });
  }

  #item(item: BundleItem): PlainTable {
    switch (item.kind) {
      case "listener":
        return this.listener(item);
      case "expiry":
        return { turns: expressionCell(item.turns) };
      case "bundle-hook":
        return { on: item.on, ...this.block(item.body) };
      case "definition":
        return definitionRow(item.name.word, item.value);
    }
  }

  /** A listener. A body that is one test with what follows from it has the test as `if`. */
  listener({ phase, filters, body }: Listener): PlainTable {
    const [first, ...places] = filters;
    const isAny = first?.value.kind === "literal" && first.value.value === null;
    const event = first === undefined ? "" : isAny ? "*" : expressionCell(first.value);
    const named = first?.label === undefined && typeof event === "string" ? this.#places(places) : undefined;
    const about = named === undefined ? { filters: this.#filters(filters) } : { event, ...named };
    return { at: phase, ...about, ...this.#guarded(body) };
  }

  /** What else a listener or modifier is about, by its place; a null in the middle is left out. */
  #places(filters: readonly Filter[]): PlainTable | undefined {
    const entries: Record<string, Plain> = {};
    const priority = filters.at(-1)?.label?.word === "priority" ? filters.at(-1) : undefined;
    const places = priority === undefined ? filters : filters.slice(0, -1);
    if (places.length > filterKeys.length || places.some(({ label }) => label !== undefined)) return undefined;
    for (const [at, { value }] of places.entries()) {
      const isNull = value.kind === "literal" && value.value === null;
      if (isNull && at === places.length - 1) return undefined;
      const key = filterKeys[at];
      if (!isNull && key !== undefined) entries[key] = expressionCell(value);
    }
    return tableOf({ ...entries, priority: priority && expressionCell(priority.value) });
  }

  #filters(filters: readonly Filter[]): readonly PlainTable[] {
    return filters.map(({ label, value }) => tableOf({ name: label?.word, value: expressionCell(value) }));
  }

  #guarded(body: Closure): PlainTable {
    const [only] = body.statements;
    if (body.statements.length !== 1 || only?.kind !== "if" || only.else !== undefined) return this.block(body);
    const span = { from: only.test.to, to: only.to };
    return { ...this.block({ ...body, ...span, statements: only.then }), if: expressionCell(only.test) };
  }

  /** A modifier. A body that changes its value once, under a condition or not, says so by a key. */
  modifier({ filters, body }: Omit<GetterExpression, "kind" | "from" | "to">): PlainTable {
    const [first, ...places] = filters;
    const get = first?.label === undefined && first ? expressionCell(first.value) : undefined;
    const named = typeof get === "string" ? this.#places(places) : undefined;
    const about = named === undefined || get === undefined ? { filters: this.#filters(filters) } : { get, ...named };
    return { ...about, ...(changeOf(body) ?? this.#guarded(body)) };
  }
}

const isKind = <Kind extends BundleItem["kind"]>(
  item: BundleItem,
  kind: Kind,
): item is Extract<BundleItem, { kind: Kind }> => item.kind === kind;

const definitionRow = (name: string, value: Expression | undefined): PlainTable =>
  tableOf({ as: name, value: value && expressionCell(value) });

const notes = (lines: readonly string[]): readonly string[] => lines.map((line) => line.replace(/^\/\/ ?/, ""));

/** `EVENT:unit` for a listener that does nothing but end its bundle when something happens to a unit. */
function endsBy({ phase, filters, body }: Listener): string | undefined {
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
function changeOf({ parameters, statements }: Closure): PlainTable | undefined {
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

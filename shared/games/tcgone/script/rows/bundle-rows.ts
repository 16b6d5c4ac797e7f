import type { Span } from "../../../../base/index.js";
import type { BundleItem, Closure, DelayedExpression, Filter, GetterExpression, Listener } from "../syntax/nodes.js";
import { tableOf, type Plain, type PlainTable } from "./plain.js";
import { changeOf, definitionRow, endsBy, filterKeys, isKind } from "./short-rows.js";
import type { RowsOfStatements } from "./to-rows.js";
import { expressionCell } from "./write-expression.js";

/** The bundles of a script as rows: lasting effects with their listeners, and modifiers. */
export class RowsOfBundles {
  readonly #of: RowsOfStatements;

  /** @param of writes the statements in them */
  constructor(of: RowsOfStatements) {
    this.#of = of;
  }

  /** What a lasting effect says: in the usual order by its parts, else item by item. */
  lasting({ values, items, ...within }: Omit<DelayedExpression, "kind">): PlainTable {
    const options = values.length > 0 ? { with: this.#of.values(values) } : {};
    return {
      ...options,
      ...(this.#parts(items, within) ?? { items: this.#of.rows(items, within, (item) => this.#item(item)) }),
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
      on_register: begin && this.#of.statements(begin.body.statements, begin.body),
      on_unregister: end && this.#of.statements(end.body.statements, end.body),
      when: when.length > 0 ? this.#of.rows(when, within, (listener) => this.listener(listener)) : undefined,
      until: Object.keys(until).length > 0 ? until : undefined,
    });
  }

  #hasCommentsBetween(items: readonly BundleItem[], within: Span): boolean {
    let end = within.from;
    for (const item of items) {
      if (this.#of.comments.has({ from: end, to: item.from })) return true;
      end = item.to;
    }
    return this.#of.comments.has({ from: end, to: within.to });
  }

  #item(item: BundleItem): PlainTable {
    switch (item.kind) {
      case "listener":
        return this.listener(item);
      case "expiry":
        return { turns: expressionCell(item.turns) };
      case "bundle-hook":
        return { on: item.on, ...this.#of.block(item.body) };
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
    if (body.statements.length !== 1 || only?.kind !== "if" || only.else !== undefined) return this.#of.block(body);
    const span = { from: only.test.to, to: only.to };
    return { ...this.#of.block({ ...body, ...span, statements: only.then }), if: expressionCell(only.test) };
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

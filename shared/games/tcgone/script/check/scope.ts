import type { Span } from "../../../../base/index.js";
import type { EventSpec } from "../registry/events.js";
import type { GetterSpec } from "../registry/getters.js";
import type { Type } from "../registry/types.js";

/** What kind of body statements stand in. */
export type BodyKind =
  | { readonly kind: "attack" | "action" | "hook" | "requirement" | "bundle" }
  | { readonly kind: "listener"; readonly event: EventSpec; readonly phase: "before" | "after" }
  | { readonly kind: "getter"; readonly getter: GetterSpec }
  /** An expression that answers for each element. */
  | { readonly kind: "lambda" };

export interface Variable {
  readonly name: string;
  /** Undefined until it is first assigned. */
  type: Type | undefined;
  /** Where it is defined; undefined for what the language brings. */
  readonly place: Span | undefined;
  isUsed: boolean;
  readonly isWritable: boolean;
}

/** The names that count at a place, and what is known to be there. */
export class Scope {
  readonly #variables = new Map<string, Variable>();
  readonly #present = new Set<string>();

  constructor(
    readonly parent: Scope | undefined,
    readonly body: BodyKind,
  ) {}

  inner(body: BodyKind = this.body): Scope {
    return new Scope(this, body);
  }

  define(name: string, type: Type | undefined, place?: Span, isWritable = place !== undefined): Variable {
    const variable: Variable = { name, type, place, isUsed: false, isWritable };
    this.#variables.set(name, variable);
    return variable;
  }

  find(name: string): Variable | undefined {
    return this.#variables.get(name) ?? this.parent?.find(name);
  }

  /** Marks a path such as `ef.attacker` as not null here. */
  know(path: string): void {
    this.#present.add(path);
  }

  knows(path: string): boolean {
    return this.#present.has(path) || (this.parent?.knows(path) ?? false);
  }

  /** All names, the nearest first. */
  names(): readonly string[] {
    return [...this.#variables.keys(), ...(this.parent?.names() ?? [])];
  }

  /** What was defined here and never used. */
  unused(): readonly Variable[] {
    return [...this.#variables.values()].filter(({ place, isUsed }) => place !== undefined && !isUsed);
  }

  /** The body of statements around a lambda, or this one. */
  get statementBody(): BodyKind {
    return this.body.kind === "lambda" && this.parent !== undefined ? this.parent.statementBody : this.body;
  }
}

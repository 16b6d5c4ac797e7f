import { nearestWords } from "../../../../text/index.js";
import { anyEvent } from "../registry/events.js";
import type { Operation } from "../registry/operation.js";
import type { Type } from "../registry/types.js";
import type { CallExpression, Sub, Word } from "../syntax/nodes.js";
import { isSimple } from "./fit.js";
import type { Problems } from "./problems.js";
import type { BodyKind, Scope } from "./scope.js";

/** What holds for the whole of a cell while it is checked. */
export class CheckContext {
  /** Subs that were declared so far, by name. */
  readonly subs = new Map<string, Sub>();

  constructor(readonly problems: Problems) {}

  /** Reports an operation that may not stand where it does. */
  mayStand(operation: Operation, name: Word, scope: Scope, mayAsk: boolean): void {
    const { problems } = this;
    const { body } = scope;
    if (operation.asks && !mayAsk) {
      const message = `${name.word} asks a player; it stands as a statement, after = or as the condition of an if.`;
      problems.error("ask-here", name, message);
      return;
    }
    if (body.kind === "lambda") {
      problems.error("ask-here", name, `${name.word} does something; here only values are compared.`);
    } else if (body.kind === "requirement") {
      problems.error("requirement-impure", name, "A requirement may only assert.");
    } else if (body.kind === "getter") {
      problems.error("getter-impure", name, `A getter only changes its value; ${name.word} does something.`);
    } else if (!isPlace(operation.place, body)) {
      const [code, message] = elsewhere(operation, name.word);
      problems.error(code, name, message, operation.place === "attack" ? { suggestions: ["directDamage"] } : {});
    }
  }

  /** The type of a field of the event that is heard. */
  eventField(name: string, scope: Scope): Type | undefined {
    const { statementBody: body } = scope;
    const event = body.kind === "listener" ? body.event : anyEvent;
    return event.fields.get(name)?.type;
  }

  /** The type of a part of the value that a getter computes. */
  holderField(name: string, scope: Scope): Type | undefined {
    const { statementBody: body } = scope;
    if (body.kind !== "getter") return undefined;
    return name === "object" ? body.getter.value : name === "target" ? body.getter.target : undefined;
  }

  /** Names of the fields of the event that is heard, for suggestions. */
  fieldNames(type: Type, scope: Scope): readonly string[] {
    const { statementBody: body } = scope;
    return isSimple(type, "Effect") && body.kind === "listener" ? [...body.event.fields.keys()] : [];
  }

  /** Checks that a sub is given what it takes; subs see only those above them, so that none calls itself. */
  checkSubCall({ name, values }: CallExpression): void {
    const sub = this.subs.get(name.word);
    if (sub === undefined || sub.parameters.length === values.length) return;
    const count = sub.parameters.length;
    const takes = count === 0 ? "no values" : count === 1 ? "1 value" : `${String(count)} values`;
    this.problems.error("arguments", name, `${name.word} takes ${takes}, not ${String(values.length)}.`);
  }

  unknownEvent(word: Word, names: readonly string[], what: "event" | "getter"): void {
    const suggestions = nearestWords(word.word, names);
    const hint = suggestions.length > 0 ? ` Did you mean ${suggestions.join(" or ")}?` : "";
    this.problems.error(`unknown-${what}`, word, `There is no ${what} ${word.word}.${hint}`, { suggestions });
  }
}

function isPlace(place: Operation["place"], body: BodyKind): boolean {
  switch (place) {
    case undefined:
      return true;
    case "attack":
      return body.kind === "attack";
    case "action":
      return body.kind === "action" || body.kind === "hook";
    case "listener":
      return body.kind === "listener" || body.kind === "bundle";
    case "before":
      return body.kind === "listener" && body.phase === "before";
    case "coin-flips":
      return body.kind === "listener" && body.event.name === "COIN_FLIP_BETWEEN_EXECUTION";
  }
}

function elsewhere({ place }: Operation, name: string): readonly [code: string, message: string] {
  switch (place) {
    case "attack":
      return ["damage-outside", `${name} belongs to an attack; directDamage puts damage at once.`];
    case "before":
      return ["prevent-here", `${name} stands in a listener that hears an event before it happens.`];
    case "coin-flips":
      return ["op-here", `${name} stands in a listener of COIN_FLIP_BETWEEN_EXECUTION.`];
    case "listener":
      return ["op-here", `${name} stands in a listener.`];
    default:
      return ["op-here", `${name} stands in an ability that is used.`];
  }
}

import { NONE, type UntilEvent } from "../../../../match/index.js";
import type { BundleItem, DelayedExpression, GetterExpression } from "../../script/syntax/nodes.js";
import { namesIn } from "../cards/code.js";
import { variablesOf } from "../cards/compile.js";
import { compile } from "./expressions.js";
import { act, call } from "./journal.js";
import type { Steps } from "./steps.js";
import { bodyArgs, type Run } from "./run.js";
import { captured } from "./env.js";
import { handleValue, idOf, kindOf, numberOf, partOf, type Value } from "./values.js";

/**
 * Begins a lasting effect. It takes the values that the names around it have now, and has variables of its own; `name` is what it
 * will be called, so that it can end itself by that.
 */
export function* startLasting(run: Run, expression: DelayedExpression | GetterExpression, name: string): Steps {
  const { m, env, code } = run;
  const items = expression.kind === "delayed" ? expression.items : [];
  const id = act(() => {
    const vars: Record<string, Value> = { ...captured(env, namesIn(expression)) };
    for (const { name: variable, value } of variablesOf(items)) {
      vars[variable.word] = value === undefined ? null : compile(value)(env);
    }
    const expiry = items.find((item) => item.kind === "expiry");
    const data = { code: code.definition, part: code.places.get(expression) ?? -1, scene: env.scene };
    const bundle = m.register({
      program: "effect",
      vars: { ...data, vars },
      ...(expiry === undefined ? {} : { turns: numberOf(compile(expiry.turns)(env)) }),
      until: untilOf(run, items),
    });
    if (name !== "") m.setVars(bundle.id, { ...data, vars: { ...vars, [name]: handleValue(bundle.id) } });
    limit(run);
    return bundle.id;
  });
  const hook = items.find((item) => item.kind === "bundle-hook" && item.on === "register");
  if (hook?.kind === "bundle-hook") yield* call("body", bodyArgs({ ...env.scene, bundle: id }, code, hook.body));
  return handleValue(id);
}

/** `after EVENT, unit, { unregister() }` ends the effect without a body of its own. */
export function isEnd(item: BundleItem): boolean {
  if (item.kind !== "listener" || item.phase !== "after") return false;
  const [event, target, more] = item.filters;
  const [statement, other] = item.body.statements;
  return (
    event?.value.kind === "constant" &&
    target !== undefined &&
    target.label === undefined &&
    more === undefined &&
    other === undefined &&
    statement?.kind === "expression" &&
    statement.value.kind === "call" &&
    statement.value.name.word === "unregister"
  );
}

/** What ends an effect by happening to a unit. */
export function untilOf({ env }: Run, items: readonly BundleItem[]): readonly UntilEvent[] {
  return items.filter(isEnd).flatMap((item): UntilEvent[] => {
    if (item.kind !== "listener") return [];
    const [event, target] = item.filters;
    if (event?.value.kind !== "constant" || target === undefined) return [];
    const on = compile(target.value)(env);
    if (kindOf(on) === "player") return [{ event: event.value.name, seat: partOf(on, "seat") }];
    return idOf(on) === NONE ? [] : [{ event: event.value.name, target: idOf(on) }];
  });
}

const mostOfOneCard = 200;

/** The oldest effect of a card ends where it has too many. */
function limit({ m, env }: Run): void {
  const own = m.state.bundles.filter(({ program, cause }) => program === "effect" && cause.card === env.scene.card);
  const [oldest] = own;
  if (own.length > mostOfOneCard && oldest !== undefined) m.unregister(oldest.id);
}

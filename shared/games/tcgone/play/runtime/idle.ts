import type { Closure, Expression } from "../../script/syntax/nodes.js";
import type { TcgEvent, TcgMachine } from "../types.js";
import { hasEffect } from "./effects.js";
import { Env } from "./env.js";
import { compile, type Compiled } from "./expressions.js";
import { heardBy, Locals, type Scene } from "./scene.js";
import { isTrue } from "./values.js";

/** Whether the body of a listener would do nothing now, as far as that can be said by looking. */
export type Idleness = (m: TcgMachine, event: TcgEvent, scene: Scene) => boolean;

const unknown: Idleness = () => false;

/**
 * Most bodies that hear an event say first which ones they mean: `before DRAW_CARD, { if (ef.card == thisCard and …) { … } }`. Where
 * that does not hold, no procedure need be started for them.
 */
export function idleness({ statements }: Closure): Idleness {
  const [statement, other] = statements;
  if (statement?.kind !== "if" || statement.else !== undefined || other !== undefined) return unknown;
  const test = firstTest(statement.test);
  if (test === undefined) return unknown;
  return (m, event, scene) => {
    // An event that is announced has no frame of its own: its listeners run later, when all may be different.
    const frame = m.topFrame();
    if (frame?.kind !== "event" || frame.event !== event) return false;
    return !isTrue(test(new Env(m, scene, new Locals(), heardBy(m))));
  };
}

/** What a test asks first and only looks; undefined where it begins by doing something. */
function firstTest(test: Expression): Compiled | undefined {
  if (!hasEffect(test)) return compile(test);
  return test.kind === "binary" && test.operator === "and" ? firstTest(test.left) : undefined;
}

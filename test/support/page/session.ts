import { ok, type Result } from "../../../shared/base/index.js";
import { bridgeProperty, type Bridge } from "../../../shared/bridge/index.js";
import { FakeSession } from "../fake-session.js";

/**
 * The session behind the page under test. A page connects once, when its modules are loaded, so that all tests of a process
 * share it: import this before any module of the page.
 */
export const session = new FakeSession();

const bridge: Bridge = {
  invoke: (name, request) => session.call(name, request) as never,
  on: (event, listener) =>
    session.subscribe((name, payload) => {
      if (name === event) listener(payload as never);
    }),
};

Reflect.set(window, bridgeProperty, bridge);

/** Requests of the calls of one name, in their order. */
export const requestsOf = (name: string): unknown[] =>
  session.calls.filter((each) => each.name === name).map(({ request }) => request);

/** Answers calls by their names; all others with nothing. */
export function answerCalls(answers: Readonly<Record<string, (request: unknown) => unknown>>): void {
  session.answer = (name, request): Promise<Result<unknown>> => Promise.resolve(ok(answers[name]?.(request) ?? {}));
}

export function forgetCalls(): void {
  session.calls.length = 0;
  answerCalls({});
}

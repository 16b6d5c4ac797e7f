import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { bridgeProperty, readAddressed, type Address, type Bridge } from "../../../shared/bridge/index.js";
import { FakeSession } from "../fake-session.js";

/**
 * The session behind the page under test. A page connects once, when its modules are loaded, so that all tests of a process
 * share it: import this before any module of the page.
 */
export const session = new FakeSession();

/** What each call of the page was meant for, beside `session.calls`. */
const addresses: { readonly name: string; readonly address: Address | undefined }[] = [];

let refusalOf: (address: Address) => Fault | undefined = () => undefined;

/** Refuses calls by what they are meant for, until the end of the test. */
export function refuseCalls(refusal: typeof refusalOf): void {
  refusalOf = refusal;
}

const bridge: Bridge = {
  invoke: (name, addressed) => {
    const { address, request } = readAddressed(addressed);
    addresses.push({ name, address });
    const refusal = address && refusalOf(address);
    return (refusal ? Promise.resolve(failed(refusal)) : session.call(name, request)) as never;
  },
  on: (event, listener) =>
    session.subscribe((name, payload) => {
      if (name === event) listener(payload as never);
    }),
};

Reflect.set(window, bridgeProperty, bridge);

/** Requests of the calls of one name, in their order. */
export const requestsOf = (name: string): unknown[] =>
  session.calls.filter((each) => each.name === name).map(({ request }) => request);

/** What the calls of one name were meant for, in their order. */
export const addressesOf = (name: string): (Address | undefined)[] =>
  addresses.filter((each) => each.name === name).map(({ address }) => address);

/** Answers calls by their names; all others with nothing. */
export function answerCalls(answers: Readonly<Record<string, (request: unknown) => unknown>>): void {
  session.answer = (name, request): Promise<Result<unknown>> => Promise.resolve(ok(answers[name]?.(request) ?? {}));
}

export function forgetCalls(): void {
  session.calls.length = 0;
  addresses.length = 0;
  refusalOf = () => undefined;
  answerCalls({});
}

import { failed, ok, type Result } from "../../shared/base/index.js";
import type { CallRequest, CallResponses } from "../../shared/bridge/index.js";
import type { Intent, Reply } from "../../shared/workspace/index.js";

interface IntentCall<Name extends keyof CallResponses> {
  readonly intent: (request: CallRequest<Name>) => Intent;
  readonly answer: (reply: Exclude<Reply, { kind: "refused" }>) => CallResponses[Name];
}

type ReplyOf<Kind extends Reply["kind"]> = Extract<Reply, { kind: Kind }>;

function expect<Kind extends Reply["kind"]>(reply: Reply, kind: Kind): ReplyOf<Kind> {
  if (reply.kind !== kind) throw new Error(`The workspace answered ${reply.kind} instead of ${kind}`);
  return reply as ReplyOf<Kind>;
}

const nothing = (): Record<string, never> => ({});
const keys = (reply: Reply) => ({ rowKeys: expect(reply, "rows").rowKeys });
const count = (reply: Reply) => ({ count: expect(reply, "rows").rowKeys.length });
const cells = (reply: Reply) => {
  const { outcomes, revision, rowKeys = [] } = expect(reply, "cells");
  return { outcomes, revision, rowKeys };
};
const outcome = (reply: Reply) => expect(reply, "history").outcome;

type Calls = { readonly [Name in keyof CallResponses]?: IntentCall<Name> };

/** The calls that are intents of the workspace: what they ask of it, and what its reply is called in the answer. */
const calls = {
  "cells/edit": {
    intent: (request) => ({ kind: "edit-cells", ...request }),
    answer: cells,
  },
  "cells/draft": { intent: (request) => ({ kind: "draft", ...request }), answer: nothing },
  "rows/insert": { intent: (request) => ({ kind: "insert-rows", ...request }), answer: keys },
  "rows/duplicate": { intent: (request) => ({ kind: "duplicate-rows", ...request }), answer: keys },
  "rows/delete": {
    intent: (request) => ({ kind: "delete-rows", ...request }),
    answer: (reply) => {
      const { rowKeys, references } = expect(reply, "rows");
      return { count: rowKeys.length, ...(references ? { references } : {}) };
    },
  },
  "rows/move": { intent: (request) => ({ kind: "move-rows", ...request }), answer: count },
  "columns/width": { intent: (request) => ({ kind: "set-width", ...request }), answer: nothing },
  "metadata/edit": { intent: (request) => ({ kind: "edit-metadata", ...request }), answer: cells },
  "sheets/look": { intent: (request) => ({ kind: "change-look", ...request }), answer: nothing },
  "images/folder": { intent: (request) => ({ kind: "set-image-folder", ...request }), answer: nothing },
  "sheets/order": { intent: (request) => ({ kind: "order-sheets", ...request }), answer: nothing },
  "problems/fix": {
    intent: (request) => ({ kind: "fix-problem", ...request }),
    answer: nothing,
  },
  "problems/fix-all": {
    intent: (request) => ({ kind: "fix-all", ...request }),
    answer: (reply) => {
      const { fixed, skipped } = expect(reply, "fixed");
      return { fixed, skipped };
    },
  },
  "problems/waive": { intent: (request) => ({ kind: "waive", ...request }), answer: nothing },
  "problems/unwaive": { intent: (request) => ({ kind: "unwaive", ...request }), answer: nothing },
  "problems/severity": { intent: (request) => ({ kind: "set-severity", ...request }), answer: nothing },
  "history/undo": { intent: () => ({ kind: "undo" }), answer: outcome },
  "history/redo": { intent: () => ({ kind: "redo" }), answer: outcome },
  "conflicts/resolve": { intent: (request) => ({ kind: "resolve", ...request }), answer: nothing },
  "recovery/decide": { intent: (request) => ({ kind: "recover", ...request }), answer: nothing },
  "file/write-text": {
    intent: (request) => ({ kind: "write-text", ...request }),
    answer: () => ({ saved: true }),
  },
  "file/retry": { intent: (request) => ({ kind: "retry", ...request }), answer: nothing },
  "file/restore": { intent: (request) => ({ kind: "restore", ...request }), answer: nothing },
  "file/close": { intent: (request) => ({ kind: "close-file", ...request }), answer: nothing },
} satisfies Calls;

export type IntentCallName = keyof typeof calls;

/** Each entry under the type of its own name, so that a call's request and answer stay together. */
const intentCalls: { readonly [Name in IntentCallName]: IntentCall<Name> } = calls;

export const isIntentCall = (name: string): name is IntentCallName => Object.hasOwn(calls, name);

/** The intent of a call whose request was read. */
export const intentOf = <Name extends IntentCallName>(name: Name, request: CallRequest<Name>): Intent =>
  intentCalls[name].intent(request);

export const answerOf = <Name extends IntentCallName>(name: Name, reply: Reply): Result<CallResponses[Name]> =>
  reply.kind === "refused" ? failed(reply.fault) : ok(intentCalls[name].answer(reply));

import { describe, expect, it } from "vitest";
import { openNamed } from "../../../../electron/main/named-folder.js";
import { failed, ok } from "../../../../shared/base/index.js";
import type { Flushed } from "../../../../shared/bridge/index.js";
import { FakeSession } from "../../../support/fake-session.js";

/** What a folder named outside the page leads to, while edits of the open one are `left`. */
async function opened(left: Flushed | undefined, leaves: boolean, session = new FakeSession()) {
  const [asked, told]: [Flushed[], string[]] = [[], []];
  const before = session.answer;
  session.answer = (name, request) => {
    if (name !== "workspace/flush") return before(name, request);
    return Promise.resolve(left ? ok(left) : failed({ code: "workspace/none", message: "No folder is open." }));
  };
  await openNamed(session, "/cards", {
    confirm: (each) => Promise.resolve(asked.push(each) > 0 && leaves),
    tell: (message) => Promise.resolve(void told.push(message)),
  });
  const isOpen = session.calls.some(({ name }) => name === "workspace/open");
  return { isOpen, asked, told, allowed: session.allowed };
}

const unsaved: Flushed = { unsaved: 2 };
const lost: Flushed = { unsaved: 2, unprotected: "The disk is full." };

describe("a folder that is named outside the page", () => {
  it.each([
    ["is opened where none is open", undefined, false, true, []],
    ["is opened where the journal keeps what is not on disk", unsaved, false, true, []],
    ["is opened once the person agreed to lose edits", lost, true, true, [lost]],
    ["is not opened where the person stays", lost, false, false, [lost]],
  ] as const)("%s", async (_, left, leaves, isOpen, asked) => {
    expect(await opened(left, leaves)).toEqual({ isOpen, asked, told: [], allowed: ["/cards"] });
  });

  it.each([
    [
      "is not there",
      () => Object.assign(new FakeSession(), { allow: () => Promise.reject(new Error("No such folder: /cards")) }),
      "No such folder: /cards",
    ],
    [
      "is not opened",
      () =>
        Object.assign(new FakeSession(), {
          answer: () => Promise.resolve(failed({ code: "folder/unreadable", message: "It cannot be read." })),
        }),
      "/cards was not opened: It cannot be read.",
    ],
  ])("says why where it %s", async (_, session, message) => {
    expect((await opened(undefined, false, session())).told).toEqual([message]);
  });
});

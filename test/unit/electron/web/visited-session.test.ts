import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VisitedSession, type VisitEnd } from "../../../../electron/web/visited-session.js";
import { failed, ok } from "../../../../shared/base/index.js";
import { FakeSession } from "../../../support/fake-session.js";

let session: FakeSession;
let visited: VisitedSession;
let end: VisitEnd | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  session = new FakeSession();
  visited = new VisitedSession(session, "compare");
  end = undefined;
  void visited.left.then((how) => (end = how));
});
afterEach(() => vi.useRealTimers());

const page = (): (() => void) => visited.subscribe(() => undefined);
const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);

describe("a visit", () => {
  it("waits for the first page, however long, and ends once the last one is closed", async () => {
    await minutes(600);
    const first = page();
    const second = page();
    first();
    await minutes(5);
    expect(end).toBeUndefined();
    second();
    await minutes(5);
    expect(end).toBe("closed");
    expect(session.listenerCount).toBe(0);
  });

  it("goes on while a page is loaded again", async () => {
    const leave = page();
    leave();
    visited.served(true);
    await vi.advanceTimersByTimeAsync(30_000);
    page();
    await minutes(5);
    expect(end).toBeUndefined();
  });

  it("ends where a page is closed before it has connected", async () => {
    visited.served(true);
    await vi.advanceTimersByTimeAsync(50_000);
    visited.served(false);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(end).toBeUndefined();
    await minutes(1);
    expect(end).toBe("closed");
  });

  it.each([
    ["rows/delete", { sheet: {}, rowKeys: ["a"] }, "visit/not-in-merge"],
    ["columns/rename", {}, "visit/not-in-merge"],
    ["cells/edit", { edits: [], newRows: { sheet: {}, rows: [[]] } }, "visit/not-in-merge"],
    ["cells/edit", { edits: [{}] }, undefined],
    ["text/type", {}, undefined],
    ["history/undo", {}, undefined],
  ])("takes edits of cells in a merge, and refuses what changes more: %s %j", async (name, request, refusal) => {
    for (const purpose of ["compare", "merge"] as const) {
      const answer = await new VisitedSession(session, purpose).call(name, request);
      expect(answer.ok ? undefined : answer.error.code).toBe(purpose === "merge" ? refusal : undefined);
    }
    expect(session.calls.length).toBe(refusal === undefined ? 2 : 1);
  });

  it("does not end by files that no page asked for", async () => {
    visited.served(false);
    await minutes(5);
    expect(end).toBeUndefined();
  });

  it("ends as a button on its page says, and all its pages hear what came of it", async () => {
    const heard: unknown[] = [];
    visited.subscribe((event, payload) => heard.push(["one", event, payload]));
    visited.subscribe((event, payload) => heard.push(["two", event, payload]));
    session.answer = () => Promise.resolve(failed({ code: "bridge/bad-request", message: "" }));
    await visited.call("visit/end", { end: "later" });
    await minutes(0);
    expect(end).toBeUndefined();
    session.answer = (_, request) => Promise.resolve(ok(request));
    expect(await visited.call("visit/end", { end: "cancelled" })).toEqual(ok({ end: "cancelled" }));
    await minutes(0);
    expect(end).toBe("cancelled");
    visited.ended("left");
    expect(heard).toEqual(["one", "two"].map((page) => [page, "visit/ended", { outcome: "left" }]));
  });

  it("leaves all other calls to the session", async () => {
    await visited.call("sheet/rows", { from: 1 });
    expect(session.calls).toEqual([{ name: "sheet/rows", request: { from: 1 } }]);
  });
});

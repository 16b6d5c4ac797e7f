import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { startSession } from "../../../electron/session/index.js";
import type { FromSession, ToSession } from "../../../electron/session/messages.js";
import { RemoteSession, type SessionThread } from "../../../electron/session/start.js";
import type { WorkspaceView } from "../../../shared/workspace/index.js";
import { settled } from "../files/fake-clock.js";
import { programFile } from "../../support/programs/index.js";
import { card, cardsFile, Desk, until } from "./desk.js";

/** A thread that answers what the test says, and dies when the test says so. */
class FakeThread implements SessionThread {
  readonly got: ToSession[] = [];
  ended = false;
  #message: (message: FromSession) => void = () => undefined;
  #exit: () => void = () => undefined;

  postMessage(message: ToSession): void {
    this.got.push(message);
  }
  on(_: "message", listener: (message: FromSession) => void): void {
    this.#message = listener;
  }
  onExit(listener: () => void): void {
    this.#exit = listener;
  }
  end(): void {
    this.ended = true;
  }
  answer(value: unknown): void {
    const message = this.got.at(-1);
    if (message) this.#message({ kind: "answer", id: message.id, result: { ok: true, value } });
  }
  tell(message: FromSession): void {
    this.#message(message);
  }
  die(): void {
    this.#exit();
  }
}

function remote(now = () => 0) {
  const threads: FakeThread[] = [];
  const session = new RemoteSession(() => {
    const thread = new FakeThread();
    threads.push(thread);
    return thread;
  }, now);
  return { session, threads };
}

describe("a session in another thread", () => {
  it("gets each answer to its call, in whatever order they come", async () => {
    const { session, threads } = remote();
    const [first, second] = [session.call("host/info", {}), session.call("view/get", {})];
    threads[0]?.tell({ kind: "answer", id: 2, result: { ok: true, value: "second" } });
    threads[0]?.tell({ kind: "answer", id: 1, result: { ok: true, value: "first" } });
    expect([await first, await second]).toEqual([
      { ok: true, value: "first" },
      { ok: true, value: "second" },
    ]);
  });

  it("tells every listener its events until it unsubscribes", () => {
    const { session, threads } = remote();
    const heard: string[] = [];
    const stop = session.subscribe((event) => heard.push(`a ${event}`));
    session.subscribe((event) => heard.push(`b ${event}`));
    const payload = { workspace: null };
    threads[0]?.tell({ kind: "event", event: "workspace/changed", payload });
    stop();
    threads[0]?.tell({ kind: "event", event: "workspace/changed", payload });
    expect(heard).toEqual(["a workspace/changed", "b workspace/changed", "b workspace/changed"]);
  });

  it("that dies fails the calls under way, and a new thread opens the same workspace and resets its rows", async () => {
    const { session, threads } = remote();
    const events: unknown[] = [];
    session.subscribe((event, payload) => events.push([event, payload]));
    const allowed = session.allow("/cards");
    threads[0]?.answer(null);
    await allowed;
    const opened = session.call("workspace/open", { path: "/cards" });
    threads[0]?.answer({});
    await opened;
    const lost = session.call("history/undo", {});
    threads[0]?.die();
    expect(await lost).toMatchObject({ ok: false, error: { code: "session/stopped" } });
    expect(threads[1]?.got).toMatchObject([{ kind: "allow", path: "/cards" }]);
    threads[1]?.answer(null);
    await settled();
    expect(threads[1]?.got.at(-1)).toMatchObject({ name: "workspace/open", request: { path: "/cards" } });
    const sheet = { file: cardsFile, table: ["cards"] };
    threads[1]?.answer({ sheets: [{ ref: sheet, revision: 1 }] });
    await settled();
    expect(events).toEqual([["sheet/patch", { sheet, revision: 1, origin: "outside", change: { kind: "reset" } }]]);
  });

  it("that dies again and again is given up, and started again when that was long ago", async () => {
    let now = 0;
    const { session, threads } = remote(() => now);
    for (let death = 0; death < 3; death += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(4);
    now = 61_000;
    threads.at(-1)?.die();
    expect(threads).toHaveLength(5);
    for (let death = 0; death < 3; death += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(7);
    expect(await session.call("host/info", {})).toMatchObject({ ok: false, error: { code: "session/stopped" } });
  });

  it("that is closed is not started again, and refuses further calls", async () => {
    const { session, threads } = remote();
    const closed = session.close();
    threads[0]?.answer(null);
    await closed;
    expect(threads[0]?.ended).toBe(true);
    threads[0]?.die();
    expect(threads).toHaveLength(1);
    expect(await session.call("host/info", {})).toMatchObject({ ok: false, error: { code: "session/closed" } });
  });
});

describe("the bundled worker", () => {
  let desk: Desk | undefined;
  afterEach(() => desk?.clear());

  it("opens, edits, saves, sees outside changes and ends", async () => {
    desk = new Desk({ [cardsFile]: card("a", 1) });
    const { folder } = desk;
    const remoteSession = startSession({ ...desk.session.options }, pathToFileURL(programFile("session-worker")));
    try {
      const changes: string[] = [];
      remoteSession.subscribe((event) => changes.push(event));
      const opened = await remoteSession.call("workspace/open", { path: folder });
      expect(opened).toMatchObject({ ok: true, value: { root: folder } });
      desk.write(cardsFile, card("a", 2));
      await until(
        () => changes,
        (all) => all.includes("sheet/patch"),
      );
      const view = await remoteSession.call("workspace/get", {});
      expect((view as { value: WorkspaceView }).value.files).toHaveLength(1);
    } finally {
      await remoteSession.close();
    }
  });
});

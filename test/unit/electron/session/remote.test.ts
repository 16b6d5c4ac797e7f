import { chmodSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { startSession } from "../../../../electron/session/index.js";
import { must } from "../../../../shared/base/index.js";
import { realEnvironment } from "../../../../electron/session/session.js";
import type { FromSession, ToSession } from "../../../../electron/session/messages.js";
import { RemoteSession, type SessionThread } from "../../../../electron/session/remote.js";
import type { SetAside } from "../../../../electron/session/work-note.js";
import type { WorkspaceView } from "../../../../shared/workspace/index.js";
import { FakeClock, settled } from "../files/fake-clock.js";
import { programFile } from "../../../support/programs/index.js";
import { card, cardsFile, Desk, until } from "./desk.js";

/** A thread that answers what the test says, and dies when the test says so. */
class FakeThread implements SessionThread {
  readonly got: ToSession[] = [];
  ended = false;
  #message: (message: FromSession) => void = () => undefined;
  #exit: (error?: Error) => void = () => undefined;

  constructor(readonly setAside: readonly SetAside[] = []) {}

  postMessage(message: ToSession): void {
    this.got.push(message);
  }
  on(_: "message", listener: (message: FromSession) => void): void {
    this.#message = listener;
  }
  onExit(listener: (error?: Error) => void): void {
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
  /** Notes that it works on a file, or has finished. */
  note(path: string | null, heap = 0): void {
    this.#message({ kind: "note", note: path === null ? null : { path, length: 0, heap, heapLimit: 1_000 } });
  }
  die(error?: Error): void {
    this.#exit(error);
  }
}

function remote() {
  const threads: FakeThread[] = [];
  const clock = new FakeClock();
  const session = new RemoteSession((setAside) => {
    const thread = new FakeThread(setAside);
    threads.push(thread);
    return thread;
  }, clock);
  return { session, threads, clock };
}

const outOfMemory = Object.assign(new Error("out of memory"), { code: "ERR_WORKER_OUT_OF_MEMORY" });

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

  it("calls every listener with its events until it unsubscribes", () => {
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
    const { session, threads, clock } = remote();
    const told: unknown[] = [];
    session.subscribe((event) => told.push(event));
    for (let death = 0; death < 3; death += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(4);
    clock.pass(61_000);
    threads.at(-1)?.die();
    expect(threads).toHaveLength(5);
    for (let death = 0; death < 3; death += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(7);
    expect(told).toEqual(["notice"]);
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

describe("a thread that dies of a file", () => {
  const huge = "/cards/huge.toml";

  it("is started again without it, and what was being opened is opened", async () => {
    const { session, threads } = remote();
    const opened = session.call("workspace/open", { path: "/cards" });
    const other = session.call("host/info", {});
    threads[0]?.note("/cards/a.toml", 100);
    threads[0]?.note(huge, 110);
    threads[0]?.die(outOfMemory);
    expect(await other).toMatchObject({ ok: false, error: { code: "session/stopped" } });
    await settled();
    expect(threads[1]?.setAside).toEqual([{ path: huge, reason: "it needs more memory than there is" }]);
    expect(threads[1]?.got).toMatchObject([{ name: "workspace/open", request: { path: "/cards" } }]);
    threads[1]?.answer({ sheets: [] });
    expect(await opened).toMatchObject({ ok: true });
  });

  it("is started again for each of them, more often than for no reason, but not without end", async () => {
    const { session, threads } = remote();
    const opened = session.call("workspace/open", { path: "/cards" });
    for (let file = 0; file < 1_000; file += 1) {
      threads.at(-1)?.note(`/cards/${file}.toml`);
      threads.at(-1)?.die(new Error("Broken"));
      await settled();
      if (threads.at(-1)?.setAside.length === 50) break;
    }
    expect(threads).toHaveLength(51);
    for (let death = 0; death < 10; death += 1) threads.at(-1)?.die();
    expect(threads).toHaveLength(54);
    expect(await opened).toMatchObject({ ok: false, error: { code: "session/stopped" } });
  });

  it("is not blamed on a file that was done with", () => {
    const { threads } = remote();
    threads[0]?.note(huge);
    threads[0]?.note(null);
    threads[0]?.die(new Error("Broken"));
    expect(threads[1]?.setAside).toEqual([]);
  });

  it("for want of memory is blamed on the file that took most of it", () => {
    const { threads } = remote();
    threads[0]?.note(huge, 100);
    threads[0]?.note("/cards/b.toml", 900);
    threads[0]?.note("/cards/c.toml", 940);
    threads[0]?.die(outOfMemory);
    expect(threads[1]?.setAside).toMatchObject([{ path: huge }]);
  });

  it("is stopped where work on a file does not come to an end, and started again without it", async () => {
    const { session, threads, clock } = remote();
    void session.call("workspace/open", { path: "/cards" });
    for (let file = 0; file < 10; file += 1) {
      threads[0]?.note(`/cards/${file}.toml`);
      clock.pass(100_000);
    }
    expect(threads[0]?.ended).toBe(false);
    threads[0]?.note(huge);
    clock.pass(121_000);
    expect(threads[0]?.ended).toBe(true);
    await settled();
    expect(threads[1]?.setAside).toEqual([{ path: huge, reason: "reading it did not come to an end" }]);
    threads[0]?.die();
    expect(threads).toHaveLength(2);
  });

  it("may be given it again when a person asks, and then dies of it as at first", () => {
    const { threads } = remote();
    threads[0]?.note(huge);
    threads[0]?.die(outOfMemory);
    threads[1]?.tell({ kind: "wanted-again", path: huge });
    threads[1]?.die();
    expect(threads[2]?.setAside).toEqual([]);
    threads[2]?.note(huge);
    threads[2]?.die(outOfMemory);
    expect(threads[3]?.setAside).toMatchObject([{ path: huge }]);
  });
});

describe("the thread of a session", () => {
  /** Answers each call with the limits of its thread. */
  const worker = new URL(
    `data:text/javascript,${encodeURIComponent(
      'import { parentPort, resourceLimits } from "node:worker_threads"; parentPort.on("message", ({ id }) => ' +
        'parentPort.postMessage({ kind: "answer", id, result: { ok: true, value: resourceLimits } }));',
    )}`,
  );

  it.each([
    [{}, 6],
    [{ maxOldGenerationSizeMb: 64 }, 6],
    [{ maxYoungGenerationSizeMb: 12 }, 12],
  ])("keeps little memory for young values, with limits of %j", async (resourceLimits, maxYoungGenerationSizeMb) => {
    const desk = new Desk();
    const remoteSession = startSession({ ...desk.session.options }, { worker, resourceLimits });
    try {
      const answer = await remoteSession.call("workspace/get", {});
      expect(answer).toMatchObject({ ok: true, value: { ...resourceLimits, maxYoungGenerationSizeMb } });
    } finally {
      await remoteSession.close();
      await desk.clear();
    }
  });
});

describe("the bundled worker", () => {
  let desk: Desk | undefined;
  afterEach(() => desk?.clear());

  it("opens, edits, saves, sees outside changes and ends", async () => {
    desk = new Desk({ [cardsFile]: card("a", 1) });
    const { folder } = desk;
    const remoteSession = startSession(
      { ...desk.session.options },
      { worker: pathToFileURL(programFile("session-worker")) },
    );
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

  it("that runs out of memory at a file opens the rest, keeps the journal, and tries again when asked", async () => {
    desk = new Desk({ [cardsFile]: card("a", 1) });
    chmodSync(desk.path(cardsFile), 0o444);
    await desk.open();
    await desk.type("a", "cost", "7");
    await desk.session.close();
    writeFileSync(desk.path("huge.toml"), card("x", 1).repeat(200_000));
    const remoteSession = startSession(
      { ...desk.session.options },
      { worker: pathToFileURL(programFile("session-worker")), resourceLimits: { maxOldGenerationSizeMb: 64 } },
    );
    const fileNamed = (view: unknown, name: string): unknown =>
      (view as WorkspaceView).files.find(({ file }) => file === name)?.condition;
    const aside = {
      kind: "unreadable",
      fault: { message: "It stopped the reader and is set aside: it needs more memory than there is." },
    };
    try {
      const view = must(await remoteSession.call("workspace/open", { path: desk.folder })) as WorkspaceView;
      expect(fileNamed(view, "huge.toml")).toMatchObject(aside);
      expect(view.sheets.map(({ ref }) => ref.file)).toEqual([cardsFile]);
      expect(view.recovery).toMatchObject([{ file: cardsFile, after: "7" }]);

      const views: WorkspaceView[] = [];
      remoteSession.subscribe((event, payload) => {
        if (event === "workspace/changed") views.push((payload as { workspace: WorkspaceView }).workspace);
      });
      await remoteSession.call("file/retry", { file: "huge.toml" });
      await until(
        () => views.map((each) => fileNamed(each, "huge.toml")),
        (conditions) => conditions.some((each) => (each as { kind?: string } | undefined)?.kind === "unreadable"),
      );

      desk.write("huge.toml", card("x", 1));
      must(await remoteSession.call("file/retry", { file: "huge.toml" }));
      await until(
        () => views.map((each) => fileNamed(each, "huge.toml")),
        (conditions) => (conditions.at(-1) as { kind?: string } | undefined)?.kind === "fine",
      );
    } finally {
      await remoteSession.close();
    }
  }, 120_000);
});

describe("a session that breaks at a file", () => {
  let desk: Desk | undefined;
  afterEach(() => desk?.clear());

  /** Breaks when a file is worked on for the second time, after its bytes were read, as a mistake in the parser would. */
  function breakingAt(name: string) {
    let times = 0;
    return {
      ...realEnvironment,
      note: (note: { path: string } | null) => {
        if (note?.path.endsWith(name) !== true) return;
        times += 1;
        if (times % 2 === 0) throw new RangeError("Maximum call stack size exceeded");
      },
    };
  }

  it("opens the others and says so", async () => {
    desk = new Desk({ [cardsFile]: card("a", 1), "bad.toml": card("b", 1) }, {}, breakingAt("bad.toml"));
    const view = await desk.open();
    expect(view.sheets.map(({ ref }) => ref.file)).toEqual([cardsFile]);
    const bad = view.files.find(({ file }) => file === "bad.toml");
    expect(bad?.condition).toMatchObject({
      kind: "unreadable",
      fault: { code: "file/set-aside", message: expect.stringContaining("Maximum call stack") as string },
    });
  });
});

import { describe, expect, it } from "vitest";
import { Runner, type RunnerPorts } from "../../../../electron/session/runner.js";
import type { Result } from "../../../../shared/base/index.js";
import type {
  DiskStamp,
  Effect,
  Input,
  JournalRecord,
  Step,
  WorkspaceState,
} from "../../../../shared/workspace/index.js";
import { FakeClock, settled } from "../files/fake-clock.js";

const stamp: DiskStamp = { size: 1, mtimeNs: "1", inode: "1", hash: "h" };
const document = {} as Extract<Effect, { kind: "write" }>["document"];
const record = { id: "e1" } as JournalRecord;

const read = (file: string): Effect => ({ kind: "read", file });
const write = (file: string, ticket: number): Effect => ({ kind: "write", file, ticket, document, expected: stamp });
const journal: Effect = { kind: "journal", records: [record] };
const timer = (id: string, ms: number | null): Effect => ({ kind: "timer", id, ms });

const intent: Input = { kind: "intent", intent: { kind: "history/undo" } };
const done: Result<unknown> = { ok: true, value: {} };

/** A runner around a core that answers each input by a script, with ports that finish when they are told to. */
class Play {
  readonly clock = new FakeClock();
  readonly inputs: Input[] = [];
  readonly acts: string[] = [];
  readonly waiting: { readonly act: string; readonly finish: () => void }[] = [];
  readonly runner: Runner;

  constructor(script: (input: Input, number: number) => Partial<Step>, ports: Partial<RunnerPorts> = {}) {
    const state = {} as WorkspaceState;
    const step = (before: WorkspaceState, input: Input): Step => {
      this.inputs.push(input);
      return { state: before, effects: [], ...script(input, this.inputs.length) };
    };
    this.runner = new Runner(state, step, { ...this.#ports(), ...ports });
  }

  #ports(): RunnerPorts {
    const held = <Value>(act: string, value: Value): Promise<Value> => {
      this.acts.push(act);
      return new Promise((resolve) => {
        this.waiting.push({ act, finish: () => resolve(value) });
      });
    };
    return {
      read: (file) => held(`read ${file}`, { kind: "missing" }),
      readUnless: (file) => held(`read ${file} unless`, null),
      write: (file) => held(`write ${file}`, { kind: "written", stamp }),
      remove: (file) => held(`remove ${file}`, { kind: "removed" }),
      journal: () => held("journal", undefined),
      journalDone: () => held("journal done", undefined),
      history: ({ kind }) => void this.acts.push(`history ${kind}`),
      after: (ms, action) => this.clock.after(ms, action),
      publish: ({ name }) => void this.acts.push(`publish ${name}`),
      broken: ({ kind }) => void this.acts.push(`broken ${kind}`),
    };
  }

  /** Finishes what was begun first. */
  async finish(): Promise<void> {
    this.waiting.shift()?.finish();
    await settled();
  }
}

describe("the effects of a step", () => {
  it("are begun in order, and those behind the journal wait for it", async () => {
    const play = new Play((_, number) => (number === 1 ? { effects: [journal, write("a", 1), read("b")] } : {}));
    void play.runner.take(intent);
    await settled();
    expect(play.acts).toEqual(["journal"]);
    await play.finish();
    expect(play.acts).toEqual(["journal", "write a", "read b"]);
  });

  it("are answered when the journal is written, not when the file is", async () => {
    const play = new Play((input) =>
      input.kind === "intent" ? { effects: [journal, write("a", 1)], reply: done } : {},
    );
    let answer: Result<unknown> | undefined;
    void play.runner.take(intent).then((reply) => (answer = reply));
    await settled();
    expect(answer).toBeUndefined();
    await play.finish();
    expect(answer).toEqual(done);
    expect(play.waiting.map(({ act }) => act)).toEqual(["write a"]);
  });

  it("come before those of the next step", async () => {
    const play = new Play((_, number) => ({ effects: number === 1 ? [journal, read("a")] : [read("b")] }));
    void play.runner.take(intent);
    void play.runner.take(intent);
    await settled();
    await play.finish();
    expect(play.acts.slice(0, 3)).toEqual(["journal", "read a", "read b"]);
  });
});

describe("one file", () => {
  it("is read and written one after the other, so that a late read does not overtake a write", async () => {
    const play = new Play((_, number) => (number === 1 ? { effects: [read("a"), write("a", 1), write("b", 2)] } : {}));
    await play.runner.take(intent);
    await settled();
    expect(play.acts).toEqual(["read a", "write b"]);
    await play.finish();
    expect(play.acts).toEqual(["read a", "write b", "write a"]);
    expect(play.inputs.map(({ kind }) => kind)).toEqual(["intent", "read"]);
  });

  it("that looks as it did gives the core nothing", async () => {
    const play = new Play((_, number) =>
      number === 1 ? { effects: [{ kind: "read", file: "a", unless: stamp }] } : {},
    );
    await play.runner.take(intent);
    await settled();
    await play.finish();
    expect(play.inputs).toHaveLength(1);
  });

  it("that is written reports the ticket to the core", async () => {
    const play = new Play((_, number) => (number === 1 ? { effects: [write("a", 7)] } : {}));
    await play.runner.take(intent);
    await settled();
    await play.finish();
    expect(play.inputs[1]).toEqual({ kind: "wrote", file: "a", ticket: 7, outcome: { kind: "written", stamp } });
  });
});

describe("a timer", () => {
  it("calls back once, after its time", async () => {
    const play = new Play((_, number) => (number === 1 ? { effects: [timer("settle a", 75)] } : {}));
    await play.runner.take(intent);
    play.clock.pass(74);
    expect(play.inputs).toHaveLength(1);
    play.clock.pass(1);
    play.clock.pass(1000);
    expect(play.inputs.slice(1)).toEqual([{ kind: "timer", id: "settle a" }]);
  });

  it("set again runs from then, and null stops it", async () => {
    const effects: Effect[][] = [
      [timer("a", 75), timer("b", 75)],
      [timer("a", 75), timer("b", null)],
    ];
    const play = new Play((_, number) => ({ effects: effects[number - 1] ?? [] }));
    await play.runner.take(intent);
    play.clock.pass(50);
    await play.runner.take(intent);
    play.clock.pass(50);
    expect(play.inputs).toHaveLength(2);
    play.clock.pass(25);
    expect(play.inputs.slice(2)).toEqual([{ kind: "timer", id: "a" }]);
  });

  it("does not fire after the end", async () => {
    const play = new Play((input) => (input.kind === "intent" ? { effects: [timer("a", 75)] } : {}));
    await play.runner.take(intent);
    play.runner.stop();
    await play.runner.take(intent);
    play.clock.pass(1000);
    expect(play.inputs.filter(({ kind }) => kind === "timer")).toEqual([]);
  });
});

describe("waiting for rest", () => {
  it("waits for a write, and for the write that followed from it", async () => {
    const play = new Play((input, number) =>
      input.kind === "intent" || number === 2 ? { effects: [write("a", number)] } : {},
    );
    let idle = false;
    await play.runner.take(intent);
    void play.runner.idle().then(() => (idle = true));
    await settled();
    await play.finish();
    expect(idle).toBe(false);
    expect(play.waiting).toHaveLength(1);
    await play.finish();
    expect(idle).toBe(true);
  });

  it("does not wait for timers", async () => {
    const play = new Play((_, number) => (number === 1 ? { effects: [timer("a", 75)] } : {}));
    await play.runner.take(intent);
    await play.runner.idle();
    expect(play.inputs).toHaveLength(1);
  });
});

describe("trouble", () => {
  it("with the journal is reported to the core, and the write goes on", async () => {
    const fault = { code: "file/disk-full", message: "The disk is full." };
    const play = new Play((_, number) => (number === 1 ? { effects: [journal, write("a", 1)], reply: done } : {}), {
      journal: () => Promise.resolve(fault),
    });
    expect(await play.runner.take(intent)).toEqual(done);
    await settled();
    expect(play.inputs[1]).toEqual({ kind: "journal-failed", fault });
    expect(play.acts).toEqual(["write a"]);
  });

  it("with the journal is reported once, and again when it works", async () => {
    const faults = ["The disk is full.", "Still full."].map((message) => ({ code: "file/disk-full", message }));
    const play = new Play((input) => (input.kind === "intent" ? { effects: [journal], reply: done } : {}), {
      journal: () => Promise.resolve(faults.shift()),
    });
    for (let edit = 0; edit < 4; edit += 1) await play.runner.take(intent);
    await settled();
    expect(play.inputs.map(({ kind }) => kind).filter((kind) => kind.startsWith("journal"))).toEqual([
      "journal-failed",
      "journal-works",
    ]);
  });

  it("in the core goes to the caller where one waits, and is reported where none does", async () => {
    const play = new Play((input, number) => {
      if (input.kind === "read" || number === 3) throw new Error("a bug");
      return number === 1 ? { effects: [read("a")] } : {};
    });
    await play.runner.take(intent);
    await settled();
    await play.finish();
    expect(play.acts).toEqual(["read a", "broken read"]);
    await expect(play.runner.take(intent)).rejects.toThrow("a bug");
    await play.runner.take(intent);
    await play.runner.idle();
  });
});

describe("a journal that cannot be written", () => {
  const full = { code: "journal/unwritable", message: "The disk is full." };

  it("is tried again by itself until it works, so that what is unsaved is in it without another edit", async () => {
    const answers = [full, full, undefined];
    const tried: number[] = [];
    const play = new Play((_, number) => (number === 1 ? { effects: [journal] } : {}), {
      journal: (records) => {
        tried.push(records.length);
        return Promise.resolve(answers.shift());
      },
    });
    await play.runner.take(intent);
    await settled();
    for (let time = 0; time < 3; time += 1) {
      play.clock.pass(60_000);
      await settled();
    }
    expect(tried).toEqual([1, 0, 0]);
    expect(play.inputs.map(({ kind }) => kind)).toEqual(["intent", "journal-failed", "journal-works"]);
  });

  it("is not tried again once the folder is closed", async () => {
    let tries = 0;
    const play = new Play((_, number) => (number === 1 ? { effects: [journal] } : {}), {
      journal: () => {
        tries += 1;
        return Promise.resolve(full);
      },
    });
    await play.runner.take(intent);
    play.runner.stop();
    play.clock.pass(600_000);
    await settled();
    expect(tries).toBe(1);
  });
});

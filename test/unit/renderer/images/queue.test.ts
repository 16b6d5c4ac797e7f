import { describe, expect, it } from "vitest";
import { JobQueue, type Job } from "../../../../renderer/images/queue.js";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Jobs that note when they begin, and end when they are told to. */
class Jobs {
  readonly begun: string[] = [];
  readonly #ends = new Map<string, () => void>();

  make(name: string, isOnScreen = false): Job {
    return {
      isOnScreen,
      run: () => {
        this.begun.push(name);
        return new Promise((resolve) => this.#ends.set(name, resolve));
      },
    };
  }

  async end(name: string): Promise<void> {
    this.#ends.get(name)?.();
    await turn();
  }
}

describe("the queue of pictures", () => {
  it("runs so many at once, and the next when one ends", async () => {
    const jobs = new Jobs();
    const queue = new JobQueue(2);
    for (const name of ["a", "b", "c", "d"]) queue.add(jobs.make(name));
    await turn();
    expect(jobs.begun).toEqual(["a", "b"]);
    await jobs.end("b");
    expect(jobs.begun).toEqual(["a", "b", "c"]);
    await jobs.end("a");
    expect(jobs.begun).toEqual(["a", "b", "c", "d"]);
  });

  it("takes what is on the screen first, as it is when a place is free", async () => {
    const jobs = new Jobs();
    const queue = new JobQueue(1);
    const late = jobs.make("late");
    for (const job of [jobs.make("hidden"), jobs.make("seen", true), late]) queue.add(job);
    await turn();
    expect(jobs.begun).toEqual(["seen"]);
    late.isOnScreen = true;
    await jobs.end("seen");
    await jobs.end("late");
    expect(jobs.begun).toEqual(["seen", "late", "hidden"]);
  });

  it("does not begin what was cancelled, and a cancelled job that runs keeps its place until it ends", async () => {
    const jobs = new Jobs();
    const queue = new JobQueue(1);
    const [first, second, third] = [jobs.make("first"), jobs.make("second"), jobs.make("third")];
    for (const job of [first, second, third]) queue.add(job);
    await turn();
    queue.cancel(first);
    queue.cancel(second);
    await turn();
    expect(jobs.begun).toEqual(["first"]);
    await jobs.end("first");
    expect(jobs.begun).toEqual(["first", "third"]);
  });
});

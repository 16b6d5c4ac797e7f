import { noMatch, startThread, type Simulation, type SimulationThread, type StartThread } from "../simulation/index.js";

/** A thread that outlives the shard it was started for. */
interface KeptThread {
  readonly thread: SimulationThread;
  /** Where the thread notes the match it plays. */
  readonly current: Int32Array;
  isBusy: boolean;
  /** Who uses it. */
  user: {
    readonly current: Int32Array;
    message: Parameters<SimulationThread["onMessage"]>[0];
    exit: Parameters<SimulationThread["onExit"]>[0];
  };
}

const noUser = (current: Int32Array): KeptThread["user"] => ({
  current,
  message: () => undefined,
  exit: () => undefined,
});

/** Threads that are used for one shard after the other, as starting one takes as long as many matches. */
export class KeptThreads {
  readonly #idle = new Map<Simulation, KeptThread[]>();

  readonly start: StartThread = (data) => {
    for (const simulation of this.#idle.keys()) if (simulation !== data.simulation) this.#end(simulation);
    const kept = this.#idle.get(data.simulation)?.pop() ?? this.#begin(data);
    kept.user = noUser(new Int32Array(data.current));
    return {
      post: (message) => {
        kept.isBusy = true;
        Atomics.store(kept.current, 0, noMatch);
        kept.thread.post(message);
      },
      onMessage: (listener) => void (kept.user.message = listener),
      onExit: (listener) => void (kept.user.exit = listener),
      end: async () => {
        kept.user = noUser(kept.current);
        if (kept.isBusy) await kept.thread.end();
        else this.#idle.set(data.simulation, [...(this.#idle.get(data.simulation) ?? []), kept]);
      },
    };
  };

  /** Ends the threads that nobody uses. */
  end(): void {
    for (const simulation of this.#idle.keys()) this.#end(simulation);
  }

  #end(simulation: Simulation): void {
    for (const { thread } of this.#idle.get(simulation) ?? []) void thread.end();
    this.#idle.delete(simulation);
  }

  #begin(data: Parameters<StartThread>[0]): KeptThread {
    const current = new Int32Array(data.current);
    const kept: KeptThread = { thread: startThread(data), current, isBusy: false, user: noUser(current) };
    kept.thread.onMessage((message) => {
      kept.isBusy = false;
      kept.user.message(message);
    });
    kept.thread.onExit((reason) => {
      const idle = this.#idle.get(data.simulation);
      if (idle)
        this.#idle.set(
          data.simulation,
          idle.filter((each) => each !== kept),
        );
      Atomics.store(kept.user.current, 0, Atomics.load(kept.current, 0));
      kept.user.exit(reason);
    });
    return kept;
  }
}

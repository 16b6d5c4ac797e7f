import { randomInt } from "node:crypto";
import { failed, isEqual, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { WhatIfsView } from "../../shared/bridge/index.js";
import {
  editCount,
  editsToKeep,
  forkWorkspace,
  step,
  workspaceView,
  type Input,
  type PublishedEvent,
  type WorkspaceState,
} from "../../shared/workspace/index.js";
import type { Clock } from "../files/index.js";
import { Runner, type RunnerPorts } from "./runner.js";

/** Nobody keeps more of them apart. */
const mostWhatIfs = 20;

interface WhatIf {
  readonly id: number;
  readonly name: string;
  readonly runner: Runner;
}

export interface WhatIfPorts {
  readonly clock: Clock;
  /** The workspace that files are written from. */
  readonly standing: () => WorkspaceState;
  /** Passes an input to the standing workspace, which takes it at once; its effects are done when the promise settles. */
  readonly take: (input: Input) => Promise<Result<unknown> | undefined>;
  readonly publish: (event: PublishedEvent) => void;
  readonly changed: (view: WhatIfsView) => void;
  readonly broken: (input: Input, error: unknown) => void;
}

/** The what-ifs of an open workspace, and which of them is on screen. */
export class WhatIfs {
  readonly #ports: WhatIfPorts;
  #list: readonly WhatIf[] = [];
  #lastId = 0;
  /** The one that takes what people do; undefined: the standing workspace does. */
  #shown: WhatIf | undefined;
  #told: WhatIfsView | undefined;
  /** Each that was or is being kept, with whether it was. */
  readonly #kept = new Map<number, Promise<boolean>>();

  constructor(ports: WhatIfPorts) {
    this.#ports = ports;
  }

  /** The what-if on screen; undefined where the standing workspace is. */
  get shown(): WorkspaceState | undefined {
    return this.#shown?.runner.state;
  }

  /** Which is on screen; null where the standing workspace is. */
  get shownId(): number | null {
    return this.#shown?.id ?? null;
  }

  /** One as it was when it last followed the standing workspace; undefined where it was kept or dropped. */
  lastStateOf(id: number): WorkspaceState | undefined {
    return this.#find(id)?.runner.state;
  }

  /** How many hold edits, which end with the session. */
  get withEdits(): number {
    return this.#list.filter(({ runner }) => editCount(runner.state) > 0).length;
  }

  get view(): WhatIfsView {
    const { run, root: folder } = this.#ports.standing();
    return {
      run,
      folder,
      shown: this.#shown?.id ?? null,
      list: this.#list.map(({ id, name, runner }) => ({
        id,
        name,
        edits: editCount(runner.state),
        conflicts: runner.state.conflicts.size,
      })),
    };
  }

  /** The state of one, after all that happened to the standing workspace. */
  stateOf(id: number): Result<WorkspaceState> {
    const whatIf = this.#find(id);
    if (!whatIf) return failed(unknown);
    this.#follow(whatIf);
    return ok(whatIf.runner.state);
  }

  start(name: string): Result<WhatIfsView> {
    if (this.#list.length >= mostWhatIfs) return failed(tooMany);
    if (this.#isTaken(name)) return failed(nameTaken(name));
    this.#lastId += 1;
    const id = this.#lastId;
    const state = forkWorkspace(this.#ports.standing(), { number: id, seed: randomInt(2 ** 32) | 0 });
    const whatIf = { id, name, runner: new Runner(state, step, this.#portsOf(id)) };
    this.#list = [...this.#list, whatIf];
    return this.show(id);
  }

  show(id: number | null): Result<WhatIfsView> {
    const whatIf = id === null ? undefined : this.#find(id);
    if (id !== null && !whatIf) return failed(unknown);
    if (whatIf) this.#follow(whatIf);
    this.#turnTo(whatIf);
    return ok(this.view);
  }

  rename(id: number, name: string): Result<WhatIfsView> {
    if (!this.#find(id)) return failed(unknown);
    if (this.#isTaken(name, id)) return failed(nameTaken(name));
    this.#list = this.#list.map((each) => (each.id === id ? { ...each, name } : each));
    this.#shown = this.#list.find((each) => each.id === this.#shown?.id);
    this.#publish();
    return ok(this.view);
  }

  async keep(id: number): Promise<Result<WhatIfsView>> {
    const whatIf = this.#find(id);
    if (!whatIf) return failed(unknown);
    // Without a pause between them: the edits are those that fit the standing workspace as it is now.
    this.#follow(whatIf);
    const edits = editsToKeep(whatIf.runner.state, `Keep what-if “${whatIf.name}”`);
    if (!edits.ok) {
      this.#publish();
      return edits;
    }
    const taken = this.#ports.take({ kind: "keep", edits: edits.value });
    // What comes until it has ended waits, and goes to the cards that it was kept in.
    const isKept = taken.then(
      (reply) => reply?.ok !== false,
      () => false,
    );
    this.#kept.set(id, isKept);
    if (await isKept) this.#end(whatIf);
    else this.#kept.delete(id);
    const reply = await taken;
    return reply?.ok === false ? reply : ok(this.view);
  }

  drop(id: number): Result<WhatIfsView> {
    const whatIf = this.#find(id);
    if (!whatIf) return failed(unknown);
    this.#end(whatIf);
    return ok(this.view);
  }

  /**
   * Does what a person asks for in the cards it was meant for: a what-if, for null the current cards, and what is on screen
   * where nothing is said. What was meant for a what-if that was kept goes to the current cards, which are as it was.
   */
  async takeFor(meant: number | null | undefined, input: Input): Promise<Result<unknown> | undefined> {
    const id = meant === undefined ? (this.#shown?.id ?? null) : meant;
    if (id === null || (await this.#kept.get(id)) === true) return this.#ports.take(input);
    const whatIf = this.#find(id);
    if (!whatIf) return failed(unknown);
    if (whatIf !== this.#shown) this.#follow(whatIf);
    const reply = await whatIf.runner.take(input);
    this.#publish();
    return reply;
  }

  /** The standing workspace changed. */
  follow(): void {
    if (this.#shown) this.#follow(this.#shown);
    this.#publish();
  }

  /** Ends all of them: whoever waits for one finds that it is gone. */
  close(): void {
    for (const { runner } of this.#list) runner.stop();
    this.#list = [];
    this.#shown = undefined;
  }

  #find(id: number): WhatIf | undefined {
    return this.#list.find((each) => each.id === id);
  }

  #isTaken(name: string, but?: number): boolean {
    return this.#list.some((each) => each.id !== but && each.name.toLowerCase() === name.toLowerCase());
  }

  /** The step is done when this returns; its events go out later. */
  #follow({ runner }: WhatIf): void {
    const input: Input = { kind: "standing", standing: this.#ports.standing() };
    runner.take(input).catch((error: unknown) => this.#ports.broken(input, error));
  }

  #end(whatIf: WhatIf): void {
    whatIf.runner.stop();
    this.#list = this.#list.filter((each) => each !== whatIf);
    if (this.#shown?.id === whatIf.id) this.#turnTo(undefined);
    else this.#publish();
  }

  /** Pages fetch everything again that they have of the one before. */
  #turnTo(whatIf: WhatIf | undefined): void {
    this.#shown = whatIf;
    this.#publish();
    const state = this.shown ?? this.#ports.standing();
    this.#ports.publish({ name: "workspace/changed", payload: { workspace: workspaceView(state) } });
  }

  #publish(): void {
    const { view } = this;
    if (isEqual(view, this.#told)) return;
    this.#told = view;
    this.#ports.changed(view);
  }

  /** A what-if shows things and goes on checking; it reads, writes and journals nothing. */
  #portsOf(id: number): RunnerPorts {
    const { clock, publish, broken } = this.#ports;
    const never = (): never => {
      throw new Error("A what-if asked for the disk");
    };
    return {
      read: never,
      readUnless: never,
      write: never,
      remove: never,
      journal: never,
      journalDone: never,
      history: never,
      after: (ms, action) => clock.after(ms, action),
      publish: (event) => {
        if (this.#shown?.id === id || event.name === "notice") publish(event);
      },
      broken,
    };
  }
}

const unknown: Fault = { code: "what-if/unknown", message: "There is no such what-if any more." };
const tooMany: Fault = {
  code: "what-if/too-many",
  message: `There are ${mostWhatIfs} what-ifs, and no more are possible. Keep or drop one first.`,
};
const nameTaken = (name: string): Fault => ({
  code: "what-if/name-taken",
  message: `A what-if “${name}” already exists. Choose another name.`,
});

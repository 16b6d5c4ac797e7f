import { z } from "zod";
import { isEqual, type Result } from "../../shared/base/index.js";
import type { Clock } from "../files/index.js";
import { alsoFor, filesIn, renamedSince, samplesOf, samplesSchema, type FileSamples } from "./view-files.js";
import type { View, ViewMemory } from "./view-memory.js";
import type { OpenWorkspace } from "./workspace.js";

/** Where a view keeps what its files are recognised by. Pages are not sent it. */
const samplesKey = "files";

/** Files change with every edit; what they are recognised by is looked at when they rest, in ms. */
const restMs = 1_000;

const withoutSamples = (view: View): View =>
  Object.fromEntries(Object.entries(view).filter(([name]) => name !== samplesKey));

interface FolderViewSetup {
  readonly clock: Clock;
  /** What is remembered of one file holds for another as well, which is the same under another name. */
  readonly renamed: (names: { readonly from: string; readonly to: string }) => void;
}

/** What pages remember of a folder. What is about a file follows it where it is renamed, here or by another program. */
export class FolderView {
  readonly #memory: ViewMemory;
  readonly #workspace: OpenWorkspace;
  readonly #setup: FolderViewSetup;
  #stop: (() => void) | undefined;
  #isClosed = false;

  constructor(memory: ViewMemory, workspace: OpenWorkspace, setup: FolderViewSetup) {
    this.#memory = memory;
    this.#workspace = workspace;
    this.#setup = setup;
  }

  async get(): Promise<View> {
    await this.#look();
    return withoutSamples(await this.#memory.get());
  }

  async set(change: View): Promise<Result<Record<string, never>>> {
    const answer = await this.#memory.set(withoutSamples(change));
    await this.#noteNew();
    this.touch();
    return answer;
  }

  /** To be called when files may have changed. */
  touch(): void {
    if (this.#isClosed) return;
    this.#stop ??= this.#setup.clock.after(restMs, () => {
      this.#stop = undefined;
      void this.#look();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.save();
    await this.#memory.close();
  }

  async save(): Promise<void> {
    this.#stop?.();
    this.#stop = undefined;
    await this.#look();
    await this.#memory.save();
  }

  /** A file may be renamed before it is next looked at. */
  async #noteNew(): Promise<void> {
    const view = await this.#memory.get();
    const known = samplesSchema.parse(view[samplesKey] ?? {});
    const names = [...filesIn(view)].filter((name) => known[name] === undefined);
    const news = samplesOf(this.#workspace.standing, names);
    if (Object.keys(news).length === 0) return;
    await this.#memory.set({ [samplesKey]: z.json().parse({ ...known, ...news }) });
  }

  /** Follows files that were renamed since the last look, and notes what the files are recognised by now. */
  async #look(): Promise<void> {
    const { standing } = this.#workspace;
    let view = await this.#memory.get();
    const before: FileSamples = samplesSchema.parse(view[samplesKey] ?? {});
    const renamed = renamedSince(before, view, standing);
    for (const [from, to] of renamed) view = alsoFor(view, from, to);
    const gone = Object.entries(before).filter(([name]) => !renamed.has(name));
    const samples = { ...Object.fromEntries(gone), ...samplesOf(standing, filesIn(view)) };
    const isNews = renamed.size > 0 || !isEqual(samples, before);
    if (!isNews) return;
    const followed = renamed.size > 0 ? view : {};
    await this.#memory.set({ ...followed, [samplesKey]: z.json().parse(samples) });
    for (const [from, to] of renamed) this.#setup.renamed({ from, to });
  }
}

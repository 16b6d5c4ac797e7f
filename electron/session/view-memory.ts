import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { JsonFile, type Clock, type Disk } from "../files/index.js";

const viewSchema = z.record(z.string(), z.json());
export type View = z.infer<typeof viewSchema>;

/** Scrolling changes the view many times a second; it is written when it rests, in ms. */
const restMs = 500;

/** A view that could not be written is tried again after so long, in ms. */
const retryMs = 15_000;

/** Thousands of columns that were sorted, hidden or made wider need a tenth of this. In characters of JSON. */
const largestView = 4 * 1024 * 1024;

const tooLarge = {
  code: "view/too-large",
  message: `The view settings of a folder may have at most ${largestView} characters; nothing was changed.`,
};

/** What pages want to find again: active sheet, scroll, sort, widths of panels (EDITOR-9). Never part of a workspace. */
export class ViewMemory {
  readonly #file: JsonFile<View>;
  readonly #clock: Clock;
  #view: View | undefined;
  #stop: (() => void) | undefined;

  constructor(disk: Disk, clock: Clock, path: string) {
    this.#clock = clock;
    this.#file = new JsonFile(disk, clock, path, viewSchema, {});
  }

  async get(): Promise<View> {
    return (this.#view ??= await this.#file.read());
  }

  /** Takes the given keys; the others stay, and a key set to null is forgotten. A view that grows too large stays as it was. */
  async set(change: View): Promise<Result<Record<string, never>>> {
    const merged = { ...(await this.get()), ...change };
    const kept = Object.entries(merged).filter(([, value]) => value !== null);
    const view = Object.fromEntries(kept);
    if (JSON.stringify(view).length > largestView) return failed(tooLarge);
    this.#view = view;
    this.#saveAfter(restMs);
    return ok({});
  }

  /** A view that cannot be written is tried again, as on a disk that was full; it is not reported. */
  async save(): Promise<void> {
    if (!this.#stop || !this.#view) return;
    this.#stop();
    this.#stop = undefined;
    await this.#file.write(this.#view).catch(() => this.#saveAfter(retryMs));
  }

  /** Nothing is written after it. */
  async close(): Promise<void> {
    await this.save();
    this.#stop?.();
    this.#stop = undefined;
  }

  #saveAfter(ms: number): void {
    this.#stop ??= this.#clock.after(ms, () => void this.save());
  }
}

import { z } from "zod";
import { JsonFile, type Clock, type Disk } from "../files/index.js";

const viewSchema = z.record(z.string(), z.json());
export type View = z.infer<typeof viewSchema>;

/** Scrolling changes the view many times a second; it is written when it rests, in ms. */
const restMs = 500;

/** What pages want to find again: active sheet, scroll, sort, widths of panels (editor 1.8). Never part of a workspace. */
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

  /** Takes the given keys; the others stay, and a key set to null is forgotten. */
  async set(change: View): Promise<void> {
    const merged = { ...(await this.get()), ...change };
    this.#view = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
    this.#stop ??= this.#clock.after(restMs, () => void this.save());
  }

  /** A view that cannot be written is only forgotten. */
  async save(): Promise<void> {
    if (!this.#stop || !this.#view) return;
    this.#stop();
    this.#stop = undefined;
    await this.#file.write(this.#view).catch(() => undefined);
  }
}

import type { z } from "zod";
import type { Clock } from "./clock.js";
import type { Disk } from "./disk.js";
import { readBytes, replaceOwn } from "./whole.js";

/** A small JSON file of our own. What is missing or cannot be understood reads as `fallback`. */
export class JsonFile<Value> {
  readonly #disk: Disk;
  readonly #clock: Clock;
  readonly #path: string;
  readonly #schema: z.ZodType<Value>;
  readonly #fallback: Value;
  #writing: Promise<void> = Promise.resolve();

  constructor(disk: Disk, clock: Clock, path: string, schema: z.ZodType<Value>, fallback: Value) {
    this.#disk = disk;
    this.#clock = clock;
    this.#path = path;
    this.#schema = schema;
    this.#fallback = fallback;
  }

  async read(): Promise<Value> {
    await this.#writing;
    try {
      const parsed: unknown = JSON.parse((await readBytes(this.#disk, this.#path)).toString("utf8"));
      const checked = this.#schema.safeParse(parsed);
      return checked.success ? checked.data : this.#fallback;
    } catch {
      return this.#fallback;
    }
  }

  /** One after the other, each as a whole. Rejects when the disk refuses. */
  write(value: Value): Promise<void> {
    // Not indented: the spaces before what is nested deep would take many times its own bytes.
    const bytes = Buffer.from(`${JSON.stringify(value)}\n`);
    const written = this.#writing.then(() => replaceOwn(this.#disk, this.#clock, this.#path, bytes));
    this.#writing = written.catch(() => undefined);
    return written;
  }
}

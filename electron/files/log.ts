import { appendFileSync, readdirSync, statSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "./clock.js";
import { makeFolder } from "./make-folder.js";

export const logLevels = ["error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

const keptDays = 7;
const mostBytes = 50 * 1024 * 1024;
const longestText = 2_000;
const name = /^cardwright_(\d{4}-\d{2}-\d{2})\.jsonl$/;

/**
 * The log of the app (FILES-9): JSON Lines with `ts` (UTC), `level`, `component`, `msg` and further keys, one file a
 * day, a week of them, 50 MB at most together. A log that cannot be written never disturbs what it is about.
 */
export class Log {
  readonly #folder: string;
  readonly #clock: Clock;
  readonly #level: LogLevel;
  #bytes: number;

  constructor(folder: string, clock: Clock, level: LogLevel = "info") {
    this.#folder = folder;
    this.#clock = clock;
    this.#level = level;

    this.#bytes = quietly(() => this.#clean()) ?? 0;
  }

  write(level: LogLevel, component: string, message: string, more: Readonly<Record<string, unknown>> = {}): void {
    if (logLevels.indexOf(level) > logLevels.indexOf(this.#level) || this.#bytes > mostBytes) return;
    const ts = new Date(this.#clock.now()).toISOString();
    const entry = { ts, level: level.toUpperCase(), component, msg: message.slice(0, longestText), ...more };
    const line = `${JSON.stringify(entry)}\n`;
    quietly(() => appendFileSync(join(this.#folder, `cardwright_${ts.slice(0, 10)}.jsonl`), line));
    this.#bytes += line.length;
  }

  /** Removes what is too old, and the oldest entries where the total is too large; returns the bytes that stay. */
  #clean(): number {
    makeFolder(this.#folder);
    const oldest = new Date(this.#clock.now() - keptDays * 86_400_000).toISOString().slice(0, 10);
    let sum = 0;
    for (const file of readdirSync(this.#folder).sort().reverse()) {
      const day = name.exec(file)?.[1];
      if (day === undefined) continue;
      const path = join(this.#folder, file);
      const { size } = statSync(path);
      if (day < oldest || sum + size > mostBytes) unlinkSync(path);
      else sum += size;
    }
    return sum;
  }
}

/** The level `CARDWRIGHT_LOG` names; `info` where it names none. */
export const logLevelFrom = (text: string | undefined): LogLevel =>
  logLevels.find((level) => level === text?.toLowerCase()) ?? "info";

function quietly<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

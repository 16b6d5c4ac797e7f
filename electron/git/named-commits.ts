import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { ok, type Result } from "../../shared/base/index.js";
import { commitOf } from "./files.js";
import { startGit } from "./run.js";

/** A process keeps to the repository that it was started in, even where another took its place, so it is replaced after so long, in ms. */
const mostAgeMs = 10_000;

/**
 * Names commits as `commitOf` does, through one long-lived git process. The last commit is asked for after every edit, and starting
 * a process blocks a session that holds a large set for 20 ms.
 */
export class NamedCommits {
  readonly #folder: string;
  readonly #now: () => number;
  #process: BatchCheck | undefined;
  #isClosed = false;

  constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  async commitOf(revision: string): Promise<Result<string>> {
    const canAsk = !this.#isClosed && !/^-|[\0\r\n]/u.test(revision);
    const commit = canAsk ? await this.#ask(`${revision}^{commit}`) : undefined;
    // Only `commitOf` says why there is none.
    return commit === undefined ? commitOf(this.#folder, revision) : ok(commit);
  }

  /** Nothing is left running; what is asked later starts a process of its own. */
  close(): void {
    this.#isClosed = true;
    this.#process?.end();
  }

  async #ask(name: string): Promise<string | undefined> {
    const now = this.#now();
    // One that ended by itself, as outside of a repository, is not replaced sooner: it would be started for every question.
    if (!this.#process || now - this.#process.begun > mostAgeMs) {
      this.#process?.end();
      this.#process = new BatchCheck(this.#folder, now);
    }
    const line = await this.#process.ask(name);
    return /^([0-9a-f]{40,64}) commit \d+$/u.exec(line)?.[1];
  }
}

/** `git cat-file --batch-check`: a line for each that is written. */
class BatchCheck {
  #hasEnded = false;
  readonly begun: number;
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #waiting: ((line: string) => void)[] = [];
  #text = "";

  constructor(folder: string, begun: number) {
    this.begun = begun;
    const child = startGit(folder, ["cat-file", "--batch-check"]);
    this.#process = child;
    child.stdout.setEncoding("utf8").on("data", (text: string) => this.#read(text));
    child.stderr.resume();
    child.stdin.on("error", () => undefined);
    child.on("error", () => this.#end());
    child.on("close", () => this.#end());
  }

  /** The line for a name; empty where git is not there or ended. */
  ask(name: string): Promise<string> {
    if (this.#hasEnded) return Promise.resolve("");
    return new Promise((answer) => {
      this.#waiting.push(answer);
      this.#process.stdin.write(`${name}\n`);
    });
  }

  /** What was asked is still answered. */
  end(): void {
    this.#process.stdin.end();
  }

  #read(text: string): void {
    const lines = (this.#text + text).split("\n");
    this.#text = lines.pop() ?? "";
    for (const line of lines) this.#waiting.shift()?.(line);
  }

  #end(): void {
    this.#hasEnded = true;
    for (const answer of this.#waiting.splice(0)) answer("");
  }
}

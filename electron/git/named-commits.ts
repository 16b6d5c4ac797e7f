import type { ChildProcessWithoutNullStreams } from "node:child_process";
import { ok, type Result } from "../../shared/base/index.js";
import { commitOf } from "./files.js";
import { startGit } from "./run.js";

/** A process stays with the repository that it found when it began, also where another took its place: it ends after so long, in ms. */
const mostAgeMs = 10_000;

/**
 * Names commits as `commitOf` does, by one process of git that stays. After every edit somebody asks for the last commit, and to
 * start a process takes 20 ms of a session that holds a large set.
 */
export class NamedCommits {
  readonly #folder: string;
  readonly #now: () => number;
  #asked: AskedGit | undefined;

  constructor(folder: string, now: () => number) {
    this.#folder = folder;
    this.#now = now;
  }

  async commitOf(revision: string): Promise<Result<string>> {
    const commit = /^-|[\0\r\n]/u.test(revision) ? undefined : await this.#ask(`${revision}^{commit}`);
    // Why there is none, the other says.
    return commit === undefined ? commitOf(this.#folder, revision) : ok(commit);
  }

  close(): void {
    this.#asked?.end();
    this.#asked = undefined;
  }

  async #ask(name: string): Promise<string | undefined> {
    const now = this.#now();
    // One that ended by itself, where there is no repository, is not started for every question either.
    if (this.#asked && now - this.#asked.begun > mostAgeMs) this.close();
    this.#asked ??= new AskedGit(this.#folder, now);
    const line = await this.#asked.ask(name);
    return /^([0-9a-f]{40,64}) commit \d+$/u.exec(line)?.[1];
  }
}

/** `git cat-file --batch-check`: a line for each that is written. */
class AskedGit {
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

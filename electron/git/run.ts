import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";

/** Answers beyond this are not read: no card file and no list of them is as long. */
const mostBytes = 256 * 1024 * 1024;

/** A repository may name a program that watches its files; git would start it whenever it reads the index. */
const watchedByNobody = ["-c", "core.fsmonitor=false"];

/** What git says, byte for byte. */
export type GitAnswer = Result<Buffer>;

/**
 * Runs git in a folder and returns what it prints. Only plumbing is run for reading, which starts no programs that a repository's
 * configuration names, asks nothing, takes no locks and fetches nothing. Fails where git is not installed or says no.
 *
 * @param input what git reads, for commands that take requests
 * @param isAnswer which exit codes are answers: some commands say with theirs whether files differ
 */
export function runGit(
  folder: string,
  args: readonly string[],
  input = "",
  isAnswer: (code: number) => boolean = (code) => code === 0,
): Promise<GitAnswer> {
  return new Promise((done) => {
    const child = startGit(folder, args);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    let size = 0;
    child.stdout.on("data", (piece: Buffer) => {
      size += piece.length;
      if (size > mostBytes) child.kill();
      else out.push(piece);
    });
    child.stderr.on("data", (piece: Buffer) => {
      if (err.length < 64) err.push(piece);
    });
    child.on("error", () => done(failed(notThere)));
    // A git that refuses at once closes its input before everything is written; why, it says itself.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
    child.on("close", (code) => {
      if (size > mostBytes) done(failed({ code: "git/too-much", message: "Git returned more than 256 MB." }));
      else if (code !== null && isAnswer(code)) done(ok(Buffer.concat(out)));
      else done(failed(refusal(firstLine(Buffer.concat(err).toString("utf8")))));
    });
  });
}

/** Starts git in a folder, with the limits of `runGit`. */
export const startGit = (folder: string, args: readonly string[]): ChildProcessWithoutNullStreams =>
  spawn("git", ["-C", folder, ...watchedByNobody, "--no-optional-locks", "--no-pager", ...args], {
    env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_NO_LAZY_FETCH: "1", GIT_ALLOW_PROTOCOL: "", LC_ALL: "C" },
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true,
  });

const notThere = {
  code: "git/not-found",
  message: "Git cannot be run.",
  suggestion: "install git",
};

/** Why git said no, in its words; in ours where that is no fault but where somebody works. */
const refusal = (line: string): Fault =>
  line.startsWith("not a git repository")
    ? { code: "git/no-repository", message: "This folder is not a git repository, nor inside one." }
    : { code: "git/refused", message: `Git: ${line}` };

const firstLine = (text: string): string => {
  const line =
    text
      .split("\n", 1)[0]
      ?.replace(/^fatal: /u, "")
      .trim() ?? "";
  return line === "" ? "it failed and did not say why." : line;
};

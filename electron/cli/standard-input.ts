import { createInterface, type Interface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { visible } from "../../shared/base/index.js";
import { decodeBytes } from "../../shared/toml/index.js";
import type { CliContext } from "./command.js";

/** A stream that a program may wait for, or not: while it does, it does not end. */
type Input = Readable & { ref?(): unknown; unref?(): unknown };

/** The standard input as a command uses it: all of it, or line by line. It is opened by the first use. */
export const standardInput = (input: () => Input, output: Writable): Pick<CliContext, "readInput" | "ask"> => ({
  readInput: async () => decodeBytes(await buffer(input())),
  ask: lineAsker(input, output),
});

/** Asks for lines one after the other; null once the input has ended. Between questions nothing waits for the input. */
function lineAsker(open: () => Input, output: Writable): CliContext["ask"] {
  const early: string[] = [];
  let reader: Interface | undefined;
  let isOver = false;
  let answer: ((line: string | null) => void) | undefined;
  const begin = (input: Input): Interface => {
    const lines = createInterface({ input });
    lines.on("line", (line) => {
      if (!answer) early.push(line);
      answer?.(line);
    });
    lines.on("close", () => {
      isOver = true;
      answer?.(null);
    });
    return lines;
  };
  return async (question) => {
    output.write(visible(question));
    const input = open();
    reader ??= begin(input);
    const line = early.shift();
    if (line !== undefined || isOver) return line ?? null;
    input.ref?.();
    reader.resume();
    return new Promise((resolve) => {
      answer = (next) => {
        answer = undefined;
        reader?.pause();
        input.unref?.();
        resolve(next);
      };
    });
  };
}

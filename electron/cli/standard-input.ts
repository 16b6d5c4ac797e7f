import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { visible } from "../../shared/base/index.js";
import { decodeBytes } from "../../shared/toml/index.js";
import type { CliContext } from "./command.js";

/** The standard input as a command uses it: all of it, or line by line. */
export const standardInput = (input: Readable, output: Writable): Pick<CliContext, "readInput" | "ask"> => ({
  readInput: async () => decodeBytes(await buffer(input)),
  ask: lineAsker(input, output),
});

/** Asks for lines one after the other; null once the input has ended. Nothing is read before the first question. */
export function lineAsker(input: Readable, output: Writable): (question: string) => Promise<string | null> {
  let lines: AsyncIterator<string> | undefined;
  return async (question) => {
    output.write(visible(question));
    lines ??= createInterface({ input })[Symbol.asyncIterator]();
    const line = await lines.next();
    return line.done === true ? null : line.value;
  };
}

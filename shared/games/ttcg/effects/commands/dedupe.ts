import { placedMessage } from "../../../../base/index.js";
import type { CommandExit, CommandHost } from "../../../file-commands.js";
import { LineSorter } from "../line-sorter.js";
import { fail, isMissing, wholeLines } from "./load.js";

/** Digits of a line's number; more lines than that no file has. */
const digits = 16;

/**
 * Removes the lines of a file that are there already further up. Lines are compared with their ends, so that a last line
 * without one differs from the same text with one.
 */
export async function dedupe(
  path: string,
  { memory, temp }: { readonly memory: number; readonly temp?: string | undefined },
  host: CommandHost,
): Promise<CommandExit> {
  const source = await host.files.stream(path);
  if (!source.ok)
    return fail(
      host,
      isMissing(source.error.code) ? `Error: File '${path}' not found.` : `Error: ${placedMessage(source.error)}`,
    );
  const limits = { bytes: (memory * 1024 * 1024) / 2, distinct: false };
  const byText = new LineSorter(host.scratch(temp), limits);
  const byNumber = new LineSorter(host.scratch(temp), limits);
  try {
    let count = 0;
    for await (const lines of keptEnds(source.value)) {
      await byText.add(lines.map((line) => `${line}\0${String(count++).padStart(digits, "0")}`));
      await host.progress("Read", count, count);
    }
    let last: string | undefined;
    for await (const batch of byText.sorted()) {
      const first: string[] = [];
      for (const each of batch) {
        const line = each.slice(0, -digits - 1);
        if (line !== last) first.push(each.slice(-digits) + line);
        last = line;
      }
      await byNumber.add(first);
    }
    const written = await host.files.write(path, linesWithoutNumbers(byNumber));
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    host.print(`Duplicates removed from '${path}'. Exiting.\n`);
    return 0;
  } finally {
    await byText.dispose();
    await byNumber.dispose();
  }
}

async function* linesWithoutNumbers(sorter: LineSorter): AsyncGenerator<string, undefined> {
  for await (const batch of sorter.sorted()) yield batch.map((line) => line.slice(digits)).join("");
}

/** The lines of a text with their ends, all written as LF. */
async function* keptEnds(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[], undefined> {
  for await (const text of wholeLines(pieces)) yield text.replace(/\r\n?/gu, "\n").match(/[^\n]*\n|[^\n]+/gu) ?? [];
}

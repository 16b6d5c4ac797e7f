import type { z } from "zod";
import { failed, issueWords, ok, type Result } from "../../../../base/index.js";
import type { CommandExit, CommandHost, GivenWords } from "../../../file-commands.js";
import { readValues, type Placeholders } from "../placeholders.js";
import { linesOf } from "../text-rules.js";

export const isMissing = (code: string): boolean => code === "file/not-found";

/** Prints a line and fails: what the tools do where something is not there. */
export function fail(host: CommandHost, line: string): CommandExit {
  host.print(`${line}\n`);
  return 1;
}

/** The options a command was given, in its own terms; what does not fit is named as it is written on the command line. */
export function readOptions<Options>(schema: z.ZodType<Options>, options: GivenWords["options"]): Result<Options> {
  const read = schema.safeParse(options);
  if (read.success) return ok(read.data);
  const refused = read.error.issues.map((issue) => `argument --${String(issue.path[0])}: ${issueWords(issue)}`);
  return failed({ code: "effects/options", message: refused.join("; ") });
}

/** All placeholders of a folder; none where there is no folder. */
export async function loadPlaceholders(host: CommandHost, folder: string): Promise<Result<Placeholders>> {
  const placeholders = new Map<string, readonly string[]>();
  for (const name of await host.files.list(folder)) {
    if (!name.endsWith(".txt")) continue;
    const text = await host.files.read(`${folder}/${name}`);
    if (text.ok) placeholders.set(name.slice(0, -".txt".length), readValues(text.value));
    else if (!isMissing(text.error.code)) return failed(text.error);
  }
  return ok(placeholders);
}

/** The lines of a stream of text, in batches, without their ends. */
export async function* lineBatches(pieces: AsyncIterable<string>): AsyncGenerator<readonly string[], undefined> {
  for await (const text of wholeLines(pieces)) yield linesOf(text);
}

/**
 * A stream of text as texts of whole lines with their ends; only the last line of the last text may lack its own. A line
 * that goes on is kept in pieces: put together with each piece, a long one would be copied again and again.
 */
export async function* wholeLines(pieces: AsyncIterable<string>): AsyncGenerator<string, undefined> {
  let begun: string[] = [];
  // A CR at the end may be half of a line end.
  let held = "";
  for await (const piece of pieces) {
    const text = held + piece;
    held = text.endsWith("\r") ? "\r" : "";
    const whole = text.slice(0, text.length - held.length);
    const end = Math.max(whole.lastIndexOf("\n"), whole.lastIndexOf("\r")) + 1;
    begun.push(whole.slice(0, end === 0 ? whole.length : end));
    if (end === 0) continue;
    yield begun.join("");
    begun = [whole.slice(end)];
  }
  const rest = begun.join("") + held;
  if (rest !== "") yield rest;
}

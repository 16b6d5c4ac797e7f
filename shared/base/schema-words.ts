import type { z } from "zod";

/** A message is cut behind this many UTF-16 units: keys and values of outside data may have any length. */
const mostLetters = 300;

/**
 * What is wrong with outside data that a schema refused, in one line: the place of the first fault, what it is, and how many
 * others there are. `4.cost: Invalid input: expected number, received string (and 2 more)`.
 */
export function schemaWords({ issues }: z.ZodError): string {
  const [first] = issues;
  if (!first) return "The data does not fit.";
  const place = first.path.map(String).join(".");
  const words = `${place === "" ? "" : `${place}: `}${first.message}`.replaceAll(/\s+/gu, " ");
  const short = words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
  return issues.length > 1 ? `${short} (and ${issues.length - 1} more)` : short;
}

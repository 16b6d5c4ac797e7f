import type { z } from "zod";
import { issueWords } from "./issue-words.js";

/** A message is cut behind this many UTF-16 units: keys and values of outside data may have any length. */
const mostLetters = 300;

/**
 * What is wrong with outside data that a schema refused, in one line: the place of the first fault, what it is, and how many
 * others there are. `4.cost: Expected a number, not a text (and 2 more)`.
 */
export function schemaWords({ issues }: z.ZodError): string {
  const [first] = issues;
  if (!first) return "The data does not fit.";
  const place = first.path.map(String).join(".");
  const words = `${place === "" ? "" : `${place}: `}${issueWords(first)}`.replaceAll(/\s+/gu, " ");
  const short = words.length > mostLetters ? `${words.slice(0, mostLetters)}…` : words;
  return issues.length > 1 ? `${short} (and ${issues.length - 1} more)` : short;
}

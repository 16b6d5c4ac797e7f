import type { z } from "zod";

/** What values of outside data are called, by the words that schemas have for them. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  bigint: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a table",
  record: "a table",
  map: "a table",
  null: "nothing",
  undefined: "nothing",
};
const kindOf = (word: string): string => kinds[word] ?? word;

/** How messages begin that a schema was given no words for. */
const isPlain = (message: string): boolean => /^(?:Invalid|Too (?:big|small)|Unrecognized)/u.test(message);

const counted = (count: number | bigint, origin: string): string => {
  const unit = { string: "characters", array: "items", set: "items", map: "entries" }[origin];
  return unit === undefined ? String(count) : `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
};

/** More keys that are not known are counted, so that a message stays one that can be read. */
const mostNames = 10;
const longestName = 100;

const shortName = (name: string): string => (name.length > longestName ? `${name.slice(0, longestName)}…` : name);

/** What is wrong with a value of outside data that a schema refused, without its place: `Expected a list, not a text`. */
export function issueWords(issue: z.core.$ZodIssue): string {
  if (!isPlain(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type": {
      const [, received = ""] = /received (\w+)/u.exec(issue.message) ?? [];
      const wanted = kindOf(issue.expected);
      if (received === "undefined") return `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} is missing`;
      return received === "" || kindOf(received) === wanted
        ? `Expected ${wanted}`
        : `Expected ${wanted}, not ${kindOf(received)}`;
    }
    case "too_big":
      return `Expected ${issue.inclusive === false ? "less than" : "no more than"} ${counted(issue.maximum, issue.origin)}`;
    case "too_small":
      return `Expected ${issue.inclusive === false ? "more than" : "at least"} ${counted(issue.minimum, issue.origin)}`;
    case "invalid_format":
      return "The text does not have the form that is expected here";
    case "invalid_value":
      return `Expected ${issue.values.map((value) => JSON.stringify(value)).join(", ")}`.replace(
        /, ([^,]*)$/u,
        " or $1",
      );
    case "unrecognized_keys": {
      const names = issue.keys.slice(0, mostNames).map((key) => `"${shortName(key)}"`);
      const more = issue.keys.length - names.length;
      return issue.keys.length === 1
        ? `There is no key ${names.join("")} here`
        : `There are no keys ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""} here`;
    }
    case "invalid_union":
      return "This value is none of those that are expected here";
    default:
      return issue.message;
  }
}

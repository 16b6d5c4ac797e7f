import fc from "fast-check";
import { compilePattern, Work } from "../../shared/base/index.js";

const piece = fc.constantFrom(
  ...Array.from("ab(){}[]|?*+^$.\\-,:<>=!"),
  "(?:",
  "(?i)",
  "(?i:",
  "(?P<n>",
  "()",
  "{1000}",
  "{0,1000}",
  "{1,}",
  "{ 2 , 3 }",
  "[a-z",
  "[^",
  "\\d",
  "\\p{L}",
  "\\b",
  "(a+)+",
  "(a|aa)+",
  "(?:a?){30}",
);
const pieces = fc.array(piece, { maxLength: 40, size: "max" }).map((all) => all.join(""));
const source = fc.oneof(
  pieces,
  fc.tuple(pieces, fc.nat(400)).map(([part, times]) => part.repeat(times)),
  pieces.map((part) => `(?:${part})`.repeat(3) + "{1000}".repeat(3)),
);
const subject = fc.array(fc.constantFrom("a", "b", "ab", " ", "\n", "Ä", "😀"), { maxLength: 300, size: "max" });

/** What reading a pattern may cost: its letters, and the largest program there is. */
const readingLimit = (length: number): number => 4 * length + 50_000;
/** What a search may cost: at most each instruction, each way between two, and each test once a character. */
const searchLimit = (length: number): number => 20_000 * (length + 1);

/** Reads patterns made at random and looks for them: those that took more steps than their length allows. */
export function brokenLimits({ seed, runs }: { readonly seed: number; readonly runs: number }): readonly string[] {
  const broken: string[] = [];
  fc.assert(
    fc.property(source, subject, (pattern, parts) => {
      const reading = new Work();
      const compiled = compilePattern(pattern, reading);
      if (reading.steps > readingLimit(pattern.length)) broken.push(`reading ${pattern}: ${reading.steps}`);
      if (!compiled.ok) return;
      const text = parts.join("");
      const search = new Work();
      compiled.value.search(text, search);
      if (search.steps > searchLimit(text.length)) broken.push(`searching ${pattern}: ${search.steps}`);
    }),
    { seed, numRuns: runs },
  );
  return broken;
}

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "smol-toml";
import { describe } from "vitest";
import { z } from "zod";

/** The specification and the public card data lie beside the repository and are not shipped with it. */
const shared = resolve(import.meta.dirname, "../../../../shared");
const specFile = join(shared, "spec/rules-text-display.md");
const parserSpecFile = join(shared, "spec/rules-text.md");
const corpus = join(shared, "corpus/dreamtides");

/** `describe`, or a skip that says what is missing. */
function describeWith(what: string, path: string) {
  if (existsSync(path)) return describe;
  console.log(`SKIP display conformance: ${what} is not beside the repository.`);
  return describe.skip;
}

export const describeWithSpec = describeWith("the specification", specFile);
export const describeWithParserSpec = describeWith("the specification of the parser", parserSpecFile);
export const describeWithCorpus = describeWith("the card data", corpus);

/** The lines of the specification; none where it is missing. */
export const specLines: readonly string[] = existsSync(specFile) ? readFileSync(specFile, "utf8").split("\n") : [];

/** The lines of the specification of the parser, which holds paragraphs with the abilities they mean. */
export const parserSpecLines: readonly string[] = existsSync(parserSpecFile)
  ? readFileSync(parserSpecFile, "utf8").split("\n")
  : [];

/** The lines under the heading that starts with `title`, up to the next heading of any level. */
export function sectionLines(title: string): readonly string[] {
  const isHeading = (line: string) => /^#{1,4} /.test(line);
  const start = specLines.findIndex((line) => isHeading(line) && line.replace(/^#+ /, "").startsWith(title));
  const length = specLines.slice(start + 1).findIndex(isHeading);
  return start === -1 ? [] : specLines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
}

const row = z.object({
  id: z.string(),
  name: z.string().default(""),
  "rules-text": z.string().default(""),
  variables: z.string().default(""),
  "rendered-text": z.string().default(""),
});
export type CorpusRow = z.infer<typeof row>;

/** The rows of one table of one corpus file; none where the corpus is missing. */
export function corpusRows(file: string, table: string): readonly CorpusRow[] {
  const path = join(corpus, file);
  if (!existsSync(path)) return [];
  return z.array(row).parse(parse(readFileSync(path, "utf8"))[table]);
}

/** All rows of the four files that hold rules text. */
export const rulesRows: readonly CorpusRow[] = [
  ...corpusRows("cards.toml", "cards"),
  ...corpusRows("test-cards.toml", "test-cards"),
  ...corpusRows("dreamwell.toml", "dreamwell"),
  ...corpusRows("test-dreamwell.toml", "test-dreamwell"),
];

/** The published abilities of each card, by its id. */
export function corpusAbilities(): ReadonlyMap<string, readonly unknown[]> {
  const path = join(corpus, "parsed_abilities.json");
  if (!existsSync(path)) return new Map();
  const read: unknown = JSON.parse(readFileSync(path, "utf8"));
  return new Map(Object.entries(z.record(z.string(), z.array(z.unknown())).parse(read)));
}

/** The abilities of a rules text: one a paragraph. */
export const paragraphsOf = (rulesText: string): string[] =>
  rulesText
    .split("\n\n")
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "");

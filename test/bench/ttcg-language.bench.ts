/**
 * What reading effects costs, on distinct texts: the effects that the templates of the corpus make where it lies beside
 * the repository, else every pattern filled in. A keystroke is everything the editor shows of the text so far.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { effectLanguage, lower, publishedReader } from "../../shared/games/ttcg/language/index.js";
import { corpusEffects } from "../support/ttcg/corpus-effects.js";
import { patternTexts } from "../support/ttcg/pattern-texts.js";
import { bestOf, median } from "./timing.js";

const corpus = join(import.meta.dirname, "../../..", "shared/corpus/ttcg");

function someTexts(): readonly string[] {
  if (existsSync(corpus)) return corpusEffects(corpus);
  console.log("SKIP the effects of the corpus: ../shared/corpus/ttcg is not there; our own texts alone");
  return patternTexts.flatMap((texts) => fc.sample(texts, { seed: 13, numRuns: 60 }).map(({ text }) => text));
}

const report = (what: string, measured: string, goal: string): void =>
  console.log(`${what.padEnd(58)} ${measured.padEnd(30)} ${goal}`);

const texts = [...new Set(someTexts())];
const reader = publishedReader();
const micros = (value: number): string => `${value.toFixed(2)} µs`;

/** Keeps what is read from being read for nobody. */
let seen = 0;

report(
  `${texts.length} distinct effects, warm: text to AST, each`,
  micros(
    bestOf(7, texts.length, () => {
      for (const text of texts) seen += reader.read(text).printed.length;
    }),
  ),
  "goal ≤ 10 µs",
);
report(
  "the same to programs",
  micros(
    bestOf(5, texts.length, () => {
      for (const text of texts) seen += lower(reader.read(text).effect)?.ops.length ?? 0;
    }),
  ),
  "",
);

const typed = texts.filter((_, at) => at % Math.ceil(texts.length / 40) === 0);
const strokes: number[] = [];
for (let round = 0; round < 3; round += 1) {
  for (const text of typed) {
    let reading = effectLanguage.read({});
    for (let length = 1; length <= text.length; length += 1) {
      const start = performance.now();
      reading = reading.after({ "effect-1": text.slice(0, length) });
      seen += reading.diagnostics.length + reading.styles().length;
      for (const ability of reading.abilities) seen += ability.tree()?.children.length ?? 0;
      if (round > 0) strokes.push(performance.now() - start);
    }
  }
}
report(`a keystroke, of ${strokes.length}`, `median ${median(strokes).toFixed(3)} ms`, "goal < 0.3 ms");
if (seen === 0) throw new Error("Nothing was read");

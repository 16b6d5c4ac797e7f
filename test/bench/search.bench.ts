/**
 * Search by meaning over 10,000 cards with distinct texts: a query takes under 100 ms once the cards are read. The yardstick
 * in the same run is a search of the raw text of the same cards for a word, which is the least any search has to do.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { parse } from "smol-toml";
import { gameOf } from "../../shared/games/index.js";
import { languageOfKind } from "../../shared/text/index.js";
import {
  ask,
  completeQuery,
  duplicateGroups,
  Likenesses,
  MeaningWriter,
  Names,
  type Meaning,
} from "../../shared/search/index.js";

const count = 10_000;
const goalMs = 100;
const rounds = 21;

const game = gameOf("dreamtides");
const language = languageOfKind(game?.languages, "cards");
const guide = game?.meaning ?? {};
if (!language) throw new Error("Dreamtides has lost its language.");

interface Texts {
  readonly rulesText: string;
  readonly variables: string;
}

function sampleCards(): Texts[] {
  const published = join(import.meta.dirname, "../../..", "shared/corpus/dreamtides/cards.toml");
  if (!existsSync(published))
    console.log("SKIP published cards: ../shared/corpus/dreamtides is not there; our sample alone");
  const files = [join(import.meta.dirname, "../../tabula/dreamtides/cards.toml"), published].filter(existsSync);
  return files.flatMap((file) => {
    const { cards } = parse(readFileSync(file, "utf8"));
    return (Array.isArray(cards) ? cards : []).flatMap((row: unknown): Texts[] => {
      if (typeof row !== "object" || row === null || !("rules-text" in row) || !("variables" in row)) return [];
      const { "rules-text": rulesText, variables } = row;
      return typeof rulesText === "string" && typeof variables === "string" && rulesText !== ""
        ? [{ rulesText, variables }]
        : [];
    });
  });
}

/** Cards of the sample with numbers of their own. */
function distinctCards(): Texts[] {
  const sample = sampleCards();
  return Array.from({ length: count }, (_, at) => {
    const { rulesText, variables } = sample[at % sample.length] ?? { rulesText: "", variables: "" };
    const turn = Math.floor(at / sample.length);
    return {
      rulesText,
      variables: variables.replace(/\b\d+\b/gu, (digits) => String(1 + ((Number(digits) + turn) % 99))),
    };
  });
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const worst = (times: readonly number[]): number => Math.max(...times);

function timed(act: () => number): { readonly middle: number; readonly worst: number; readonly result: number } {
  const times: number[] = [];
  let result = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    result = act();
    times.push(performance.now() - start);
  }
  return { middle: median(times), worst: worst(times), result };
}

const ms = (time: number): string => `${time.toFixed(1)} ms`;
const cards = distinctCards();
const names = new Names();
const writer = new MeaningWriter(names, guide);

const before = process.memoryUsage().heapUsed;
const start = performance.now();
const meanings: Meaning[] = cards.map((texts) => writer.meaning(language.read({ ...texts })));
const readMs = performance.now() - start;
globalThis.gc?.();
const kept = (process.memoryUsage().heapUsed - before) / 2 ** 20;
const entries = meanings.reduce((sum, { outline }) => sum + outline.names.length, 0);
console.log(
  `${count} cards, ${entries} entries: read, rendered and outlined in ${ms(readMs)}; ${kept.toFixed(0)} MB more on the heap`,
);

const texts = cards.map(({ rulesText }) => rulesText.toLowerCase());
const plain = timed(() => texts.filter((text) => text.includes("dissolve")).length);
console.log(`yardstick, a word in the raw texts: ${ms(plain.middle)}`);

let isWithin = true;
const queries = [
  ...(guide.examples ?? []).map(({ query }) => query),
  "dissolve an enemy",
  "not (DissolveCharacter or DrawCards or GainEnergy or Kindle)",
  "Ability(effect: Effect, not target, count >= 1) or Ability(cost_operator: OrLess, cost: 1..5)",
  "*(*(*(*(*(*(*(*(*(*(DrawCards and DrawCardsForEach))))))))))",
  "*",
];
for (const text of queries) {
  const question = () => ask(text, { language, guide, names });
  const {
    middle,
    worst: most,
    result,
  } = timed(() => {
    const asked = question();
    return "test" in asked ? meanings.filter(asked.test).length : -1;
  });
  if (result === -1) throw new Error(`Not understood: ${text}`);
  isWithin &&= most < goalMs;
  console.log(
    `${ms(middle).padStart(9)} median, ${ms(most).padStart(9)} worst, ${String(result).padStart(5)} found: ${text}`,
  );
}

for (const text of ["", "DissolveCharacter(", "DissolveCharacter(target: ", "cost <= "]) {
  const { middle, worst: most, result } = timed(() => completeQuery(text, text.length, meanings, names, guide).length);
  console.log(
    `${ms(middle).padStart(9)} median, ${ms(most).padStart(9)} worst, ${result} completions of ${JSON.stringify(text)}`,
  );
}

const groups = timed(
  () =>
    duplicateGroups(
      meanings.map((meaning, at) => [at, meaning] as const),
      new Likenesses(names, guide, { ignoreVariables: true }),
    ).length,
);
console.log(
  `${ms(groups.middle).padStart(9)} median, ${ms(groups.worst).padStart(9)} worst, near-duplicates in ${groups.result} groups`,
);
console.log(isWithin ? `ok: every query under ${goalMs} ms` : `MISSED: a query took ${goalMs} ms or more`);
if (!isWithin) process.exitCode = 1;

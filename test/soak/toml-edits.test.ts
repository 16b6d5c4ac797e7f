import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { must } from "../../shared/base/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";
import { filesBelow } from "../support/files.js";
import { randomDocument, randomFrom, tryEdit } from "../support/toml-edits.js";

const wanted = 20_000;
const firstSeed = 1_000_000;
/** Edits made one after another in one document before another is taken. */
const inOne = 12;

it(`${wanted} random edits change their target alone, mean what was meant, and are undone to the byte`, () => {
  const corpus = corpusPath("dreamtides");
  const texts = (corpus === undefined ? [] : filesBelow(corpus, ".toml")).map((file) => readFileSync(file, "utf8"));
  const problems: string[] = [];
  let edits = 0;
  let documents = 0;
  for (let seed = firstSeed; edits < wanted; seed += 1) {
    const random = randomFrom(seed);
    const real = seed % 10 === 0 ? texts[random(0, Math.max(0, texts.length - 1))] : undefined;
    let document = must(parseDocument(real ?? randomDocument(random)));
    documents += 1;
    for (let edit = 0; edit < inOne; edit += 1) {
      const tried = tryEdit(random, document);
      if (!tried) continue;
      edits += 1;
      problems.push(...tried.problems.map((problem) => `seed ${seed}, edit ${edit}: ${problem}`));
      document = tried.next;
    }
  }
  console.log(
    `TOML edits, seeds from ${firstSeed}: ${edits} edits in ${documents} documents, ${problems.length} problems`,
  );
  expect(problems.slice(0, 20)).toEqual([]);
});

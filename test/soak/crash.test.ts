import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { bundle } from "../support/bundle.js";
import { crashes, type Crash } from "./crash-run.js";

const kills = 300;
const seed = 20_261_121;

it(`after each of ${kills} kills at random instants the file is whole, what was saved is in it, and the rest is offered`, async () => {
  const entry = await bundle(join(import.meta.dirname, "crash-child.ts"));
  const all: Crash[] = [];
  try {
    await crashes(entry, kills, seed, (crash) => all.push(crash));
  } finally {
    rmSync(dirname(entry), { recursive: true });
  }
  const sum = (of: (crash: Crash) => number): number => all.reduce((total, crash) => total + of(crash), 0);
  console.log(
    `crash, seed ${seed}: ${all.length} kills, ${sum(({ edits }) => edits)} edits, ` +
      `${sum(({ inSave }) => Number(inSave))} kills in mid-save, ` +
      `${sum(({ recovered }) => recovered)} answered edits not on disk and recovered from the journal, ` +
      `${sum(({ wrong }) => wrong.length)} promises broken`,
  );
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(all).toHaveLength(kills);
});

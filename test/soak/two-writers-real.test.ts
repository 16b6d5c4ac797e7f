import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { bundle } from "../support/bundle.js";
import { interleaveReally, type Interleaving } from "./two-writers-real-run.js";

const runs = 50;
const seed = 20_261_121;

it(`in ${runs} interleavings of the app and another program on a real disk nobody's value is lost unseen`, async () => {
  const entry = await bundle(join(import.meta.dirname, "two-writers-real-child.ts"));
  const all: Interleaving[] = [];
  try {
    for (let run = 0; run < runs; run += 1) all.push(await interleaveReally(entry, seed + run));
  } finally {
    rmSync(dirname(entry), { recursive: true });
  }
  const sum = (of: (each: Interleaving) => number): number => all.reduce((total, each) => total + of(each), 0);
  const micros = (of: (window: Interleaving["windows"][number]) => bigint): string => {
    const sizes = all
      .flatMap(({ windows }) => windows.map((window) => Number(of(window)) / 1000))
      .sort((a, b) => a - b);
    const at = (part: number): string => (sizes[Math.floor((sizes.length - 1) * part)] ?? 0).toFixed(0);
    return `median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} µs`;
  };
  console.log(
    `two writers, seed ${seed}: ${runs} runs, ${sum(({ edits }) => edits)} edits, ` +
      `${sum(({ outsideWrites }) => outsideWrites)} outside writes, ${sum(({ windows }) => windows.length)} saves, ` +
      `${sum(({ inWindow }) => inWindow)} outside writes overlapping a window, ${sum(({ rescued }) => rescued)} versions ` +
      `recovered from kept copies, ${sum(({ overrun }) => overrun)} only told of, ${sum(({ conflicts }) => conflicts)} conflicts, ` +
      `${sum(({ overwrittenByOther }) => overwrittenByOther)} of our values put back by the other program\n` +
      `window from the last look to the replacement: ${micros(({ from, to }) => to - from)}; ` +
      `of it after the kept copy: ${micros(({ kept, to }) => to - kept)}`,
  );
  expect(all.flatMap(({ wrong }) => wrong)).toEqual([]);
});

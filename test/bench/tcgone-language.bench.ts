/** What reading and checking effects of TCG ONE costs: a script of 40 lines, and a keystroke in the cells of the sample. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { effectLanguage } from "../../shared/games/tcgone/language/language.js";
import { median } from "./timing.js";

const cards = readFileSync(join(import.meta.dirname, "../../tabula/tcgone/cards.toml"), "utf8");
const effects = [...cards.matchAll(/^effect = '''\n([^]*?)'''$/gmu)].map(([, text = ""]) => text);

/** Moves and abilities of the sample one after the other, as far as they fit in 40 lines. */
function longScript(): string {
  const lines: string[] = [];
  for (const effect of effects) {
    if (!/^(?:move|bwAbility|pokeBody)/u.test(effect)) continue;
    const more = effect.split("\n");
    if (lines.length + more.length <= 40) lines.push(...more);
  }
  return lines.join("\n");
}

/** Keeps what is read from being read for nobody. */
let seen = 0;
const times: number[] = [];
const script = longScript();
for (let round = 0; round < 400; round += 1) {
  // A space more each time: nothing is kept between texts.
  const text = script + " ".repeat(round);
  const start = performance.now();
  seen += effectLanguage.read({ effect: text, kind: "unit" }).diagnostics.length + 1;
  if (round >= 100) times.push(performance.now() - start);
}
const lineCount = script.split("\n").length;
console.log(`${String(lineCount)} lines read and checked, warm: median ${median(times).toFixed(3)} ms, goal < 1 ms`);

const strokes: number[] = [];
for (const effect of effects) {
  let reading = effectLanguage.read({});
  for (let length = 1; length <= effect.length; length += 1) {
    const start = performance.now();
    reading = reading.after({ effect: effect.slice(0, length), kind: "unit" });
    seen += reading.diagnostics.length + reading.styles().length;
    strokes.push(performance.now() - start);
  }
}
console.log(`a keystroke, of ${String(strokes.length)}: median ${median(strokes).toFixed(3)} ms, goal < 0.5 ms`);
if (seen === 0) throw new Error("Nothing was read");

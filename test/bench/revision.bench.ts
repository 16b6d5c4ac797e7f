/**
 * The difference of two versions of 10,000 cards, every fourth of which changed: under 300 ms from parsed documents. The
 * yardstick in the same run is jsdiff's difference of the same two texts by lines, which knows nothing of cards.
 */
import { diffLines } from "diff";
import { folderDifference } from "../../shared/revision/index.js";
import { parseDocument, type TomlDocument } from "../../shared/toml/index.js";
import { bestOf } from "./timing.js";

const count = 10_000;
const goalMs = 300;

const card = (at: number): string =>
  `[[cards]]\nid = "c${at}"\nname = "Card ${at}"\ncost = ${at % 9}\nspark = ${at % 7}\n` +
  `rules-text = "Draw ${at} cards. When you play a character, gain ${at % 5} points."\ntags = ["a", "b${at % 3}"]\n\n`;

const before = Array.from({ length: count }, (_, at) => card(at)).join("");
const after = before.replaceAll("cost = 4", "cost = 5").replaceAll("gain 3 points", "gain 2 energy");

function documentOf(text: string): TomlDocument {
  const document = parseDocument(text);
  if (!document.ok) throw new Error(document.error.message);
  return document.value;
}

/** Documents remember the rows they have read: each round gets new ones, which are not part of what is timed. */
const rounds = Array.from({ length: 6 }, () => ({ before: documentOf(before), after: documentOf(after) }));
let changed = 0;
const ours =
  bestOf(rounds.length - 1, 1, () => {
    const round = rounds.pop();
    if (!round) throw new Error("There are fewer documents than rounds.");
    const [table] = folderDifference(new Map([["cards.toml", round.before]]), new Map([["cards.toml", round.after]]), {
      schemaOf: () => undefined,
      plainKinds: [],
    });
    changed = table?.rows.length ?? 0;
  }) / 1000;
const lines = bestOf(1, 1, () => diffLines(before, after)) / 1000;

console.log(`${count} cards, ${changed} of them changed: ${ours.toFixed(0)} ms (goal ${goalMs} ms)`);
console.log(`jsdiff by lines: ${lines.toFixed(0)} ms, ${(lines / ours).toFixed(1)} times as long`);

import { readFileSync } from "node:fs";
import { join } from "node:path";
import initialize, { edit as editByWasm } from "@rainbowatcher/toml-edit-js";
import { parse as parseOther } from "smol-toml";
import { must } from "../../shared/base/index.js";
import { changeList, parseDocument, readValue, setValue, type TomlDocument } from "../../shared/toml/index.js";
import { corpusPath } from "../support/corpus.js";

function deckOf(cards: number): string {
  const rows = Array.from({ length: cards }, (_, at) =>
    [
      "[[cards]]",
      `name = "Card number ${at}"`,
      `id = "00000000-0000-4000-8000-${String(at).padStart(12, "0")}"`,
      `energy-cost = ${at % 9}`,
      'rules-text = """',
      `When you play a card with cost ${at % 7} or more,`,
      'draw {cards($c)}, then discard {cards($d)}."""',
      'variables = "c: 2, d: 1"',
      'card-type = "Character"',
      "is-fast = false",
      `spark = ${at % 6}`,
      `image-number = ${100_000 + at}`,
      'rarity = "Common"',
      'resonance = ["Tide", "Stone"]',
      "",
    ].join("\n"),
  );
  return rows.join("\n");
}

interface Times {
  readonly median: number;
  readonly p95: number;
}

function time(runs: number, act: (run: number) => void): Times {
  const times = Array.from({ length: runs }, (_, run) => {
    const from = performance.now();
    act(run);
    return performance.now() - from;
  }).sort((a, b) => a - b);
  return { median: times[runs >> 1] ?? NaN, p95: times[Math.floor(runs * 0.95)] ?? NaN };
}

const ms = (value: number): string => `${value.toFixed(3)} ms`;

function compareParsing(what: string, text: string, runs: number): void {
  time(3, () => void parseDocument(text));
  time(3, () => void parseOther(text));
  const ours = time(runs, () => void must(parseDocument(text)));
  const other = time(runs, () => void parseOther(text));
  const ratio = (ours.median / other.median).toFixed(2);
  console.log(`parse ${what}: ours ${ms(ours.median)}, smol-toml ${ms(other.median)}, ratio ${ratio} (goal ≤ 2)`);
}

await initialize();
const corpus = corpusPath("dreamtides");
const rendered = corpus === undefined ? deckOf(500) : readFileSync(join(corpus, "rendered-cards.toml"), "utf8");
compareParsing(corpus === undefined ? "500 cards" : "rendered-cards.toml", rendered, 40);
const large = deckOf(13_000);
compareParsing(`${(large.length / 1e6).toFixed(1)} MB`, large, 9);

for (const cards of [10_000, 100_000]) {
  const text = deckOf(cards);
  let document = must(parseDocument(text));
  const ours = time(1_000, (run) => {
    const path = ["cards", (run * 7919) % cards, "name"];
    document = must(setValue(document, path, { kind: "string", value: `New name ${run}` })).doc;
  });
  console.log(`edit one cell of ${cards}: ours ${ms(ours.median)}, p95 ${ms(ours.p95)} (goal 0.3 ms at 10,000)`);
  if (cards > 10_000) continue;
  const other = time(5, (run) => void editByWasm(text, `cards[${run}].name`, `New name ${run}`));
  console.log(
    `  wasm toml_edit ${ms(other.median)}: ${Math.round(other.median / ours.median)} times ours (goal ≥ 500)`,
  );
}

const nestedDeck = (cards: number): string =>
  Array.from({ length: cards }, (_, at) =>
    [
      "[[cards]]",
      `card_id = "card_${at}"`,
      ...["Heal", "Swarm"].flatMap((name) => [
        "",
        "  [[cards.abilities]]",
        `  name = "${name}"`,
        "",
        "    [[cards.abilities.alterations]]",
        '    effect = "draw_card"',
        "    params = { amount = 3 }",
      ]),
      "",
    ].join("\n"),
  ).join("\n");

const cards = 10_000;
const nested = must(parseDocument(nestedDeck(cards)));
const item = must(readValue('{ name = "Rage", alterations = [{ effect = "mill" }] }'));
const abilities = (run: number) => ["cards", (run * 7919) % cards, "abilities"];
const nestedEdits: readonly (readonly [string, (document: TomlDocument, run: number) => TomlDocument])[] = [
  [
    "set a number of",
    (document, run) => {
      const amount = { kind: "integer", value: BigInt(run + 10) } as const;
      return must(setValue(document, [...abilities(run), 1, "alterations", 0, "params", "amount"], amount)).doc;
    },
  ],
  [
    "add an item to",
    (document, run) => must(changeList(document, abilities(run), { op: "insert", at: 1, items: [item] })).doc,
  ],
  [
    "move an item of",
    (document, run) => must(changeList(document, abilities(run), { op: "move", from: 0, count: 1, to: 1 })).doc,
  ],
  [
    "delete an item of",
    (document, run) => must(changeList(document, abilities(run), { op: "remove", at: 1, count: 1 })).doc,
  ],
];
for (const [what, act] of nestedEdits) {
  let document = nested;
  const taken = time(1_000, (run) => void (document = act(document, run)));
  console.log(`${what} a nested list of ${cards} cards: ours ${ms(taken.median)}, p95 ${ms(taken.p95)} (goal 0.3 ms)`);
}
let first = nested;
const missing = time(20, (run) => {
  const list = ["cards", (run * 7919) % cards, `list-${run}`];
  first = must(changeList(first, list, { op: "insert", at: 0, items: [item] }, { spelling: "headers" })).doc;
});
console.log(`first item of a list that no other card has: ours ${ms(missing.median)}, p95 ${ms(missing.p95)}`);

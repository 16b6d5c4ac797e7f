/**
 * Design 9, rules text: the cost of an ability, of a keystroke and of a whole set, on distinct texts. Nothing is cached
 * between texts; a keystroke may keep the paragraphs it did not touch, as the editor does. The yardstick is Lezer's JSON
 * grammar, incremental, on a text of equal length in the same run.
 */
import { fork } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { TreeFragment, type Tree } from "@lezer/common";
import { parser as jsonParser } from "@lezer/json";
import { parse } from "smol-toml";

interface Card {
  readonly rulesText: string;
  readonly variables: string;
}

const root = join(import.meta.dirname, "../../..", "shared/corpus/dreamtides");
const rowsFile = join(import.meta.dirname, "../unit/shared/games/dreamtides/language/productions.txt");
const ALL_VARIABLES =
  "e: 3\ne1: 1\ne2: 2\nc: 4\nv: 5\nd: 6\ns: 7\np: 8\nf: 9\nk: 10\nm: 11\nn: 12\na: 13\nr: 14\nt: Mage\ng: radiant";

/** Our own texts, one of each production, and the published cards where they lie beside the repository. */
function someCards(): Card[] {
  const own = readFileSync(rowsFile, "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "))
    .map((line) => ({ rulesText: (line.split(" || ")[0] ?? "").replaceAll("\\n", "\n"), variables: ALL_VARIABLES }));
  if (!existsSync(root)) {
    console.log("SKIP published cards: ../shared/corpus/dreamtides is not there; our own texts alone");
    return own;
  }
  return readdirSync(root)
    .filter((file) => file.endsWith(".toml"))
    .flatMap((file) => Object.values(parse(readFileSync(join(root, file), "utf8"))))
    .flatMap((rows) => (Array.isArray(rows) ? rows : []))
    .flatMap((row: unknown) => {
      if (typeof row !== "object" || row === null || !("rules-text" in row)) return [];
      const { "rules-text": rulesText } = row;
      const variables = "variables" in row ? row.variables : "";
      return typeof rulesText === "string" && rulesText.trim() !== ""
        ? [{ rulesText, variables: typeof variables === "string" ? variables : "" }]
        : [];
    });
}

/** So many cards with texts of their own: the variables of each are renumbered. */
function distinctCards(cards: readonly Card[], count: number): Card[] {
  return Array.from({ length: count }, (_, index) => {
    const { rulesText, variables } = cards[index % cards.length] ?? { rulesText: "", variables: "" };
    const renamed = rulesText.replace(/\(\$([a-df-z])\)/g, (_whole, name: string) => `($${name}${index})`);
    const bound = variables.replace(/\b([a-df-z])\s*:\s*([^\n,]+)/g, (whole, name: string, value: string) =>
      renamed.includes(`$${name}${index})`) ? `${whole}\n${name}${index}: ${value}` : whole,
    );
    return { rulesText: renamed, variables: bound };
  });
}

const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The median of several rounds, after some to warm up. */
function rounds(work: () => void, count = 15): number {
  const times = Array.from({ length: count + 5 }, () => timed(work));
  return median(times.slice(5));
}

const report = (what: string, measured: string, goal: string): void =>
  console.log(`${what.padEnd(58)} ${measured.padEnd(30)} ${goal}`);

const paragraphsOf = ({ rulesText }: Card): number =>
  rulesText.split("\n\n").filter((paragraph) => paragraph.trim() !== "").length;

const cards = someCards();

const { analyse, dreamtidesLanguage, parseAbilities } = await import("../../shared/games/dreamtides/language/index.js");
const { visitNodes } = await import("../../shared/games/dreamtides/language/ast.js");

/** Parses 288 abilities before anything else of the language has run; answers milliseconds. */
function parseCold(): number {
  const first = distinctCards(cards, 288);
  let count = 0;
  return timed(() => {
    for (const { rulesText, variables } of first) {
      if (count >= 288) return;
      const abilities = parseAbilities(rulesText, variables);
      count += abilities.ok ? abilities.value.length : 0;
    }
  });
}

/** The same in a process of its own. */
const coldInChild = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = fork(import.meta.filename, ["cold"], { execArgv: process.execArgv });
    child.once("message", (message) => resolve(Number(message)));
    child.once("error", reject);
  });

/**
 * Types each text from nothing, one character a keystroke, and computes all that the editor shows of it: diagnostics,
 * colours, trees, and the text as it was written and as the game shows it. Answers the milliseconds of every keystroke.
 */
function typing(texts: readonly Card[]): number[] {
  return texts.flatMap(({ rulesText, variables }) => {
    let kept = dreamtidesLanguage.read({ rulesText: "", variables });
    return Array.from({ length: rulesText.length }, (_, index) =>
      timed(() => {
        kept = kept.after({ rulesText: rulesText.slice(0, index + 1), variables });
        shown += kept.diagnostics.length + kept.styles().length;
        for (const ability of kept.abilities) {
          shown += (ability.shown() ?? ability.written()).runs.length + (ability.tree()?.children.length ?? 0);
        }
      }),
    );
  });
}

/** Keeps what is shown from being computed for nobody. */
let shown = 0;

/** JSON of about the length of each text, typed the same way, parsed again with what is left of the last tree. */
function typingJson(texts: readonly Card[]): number[] {
  return texts.flatMap(({ rulesText }, number) => {
    const words = rulesText.replace(/[^a-z]+/gi, " ").split(" ");
    const json = JSON.stringify(words.map((word, index) => ({ [word]: index, n: number }))).slice(0, rulesText.length);
    let tree: Tree = jsonParser.parse("");
    let fragments: readonly TreeFragment[] = TreeFragment.addTree(tree);
    return Array.from({ length: json.length }, (_, index) =>
      timed(() => {
        const changed = TreeFragment.applyChanges(fragments, [
          { fromA: index, toA: index, fromB: index, toB: index + 1 },
        ]);
        tree = jsonParser.parse(json.slice(0, index + 1), changed);
        fragments = TreeFragment.addTree(tree, changed);
      }),
    );
  });
}

const long = (units: number): Card => ({
  rulesText: "Draw {c} and discard {d}. ".repeat(units),
  variables: "c: 1, d: 2",
});
const broken = (units: number): Card => ({ rulesText: `${long(units).rulesText}Drow.`, variables: "c: 1, d: 2" });

if (process.argv[2] === "cold") {
  process.send?.(parseCold(), () => process.exit());
} else {
  await measure();
}

async function measure(): Promise<void> {
  const cold: number[] = [];
  for (let child = 0; child < 7; child += 1) cold.push(await coldInChild());
  report(
    "288 abilities, cold: 7 processes",
    `median ${median(cold).toFixed(1)} ms, best ${Math.min(...cold).toFixed(1)} ms`,
    "goal < 30 ms",
  );

  const set = distinctCards(cards, 10_000);
  const abilitiesInSet = set.reduce((sum, card) => sum + paragraphsOf(card), 0);
  const parseSet = rounds(() => {
    for (const { rulesText, variables } of set)
      if (!parseAbilities(rulesText, variables).ok) throw new Error(rulesText);
  });
  report(
    "per ability, warm: text and variables to AST",
    `${((1000 * parseSet) / abilitiesInSet).toFixed(2)} µs`,
    "goal ≤ 17 µs",
  );
  report(`10,000 cards (${abilitiesInSet} abilities), warm: AST`, `${parseSet.toFixed(0)} ms`, "goal < 200 ms");
  const analyseSet = rounds(() => {
    for (const card of set) analyse(card);
  });
  report("the same with diagnostics", `${analyseSet.toFixed(0)} ms`, "goal < 200 ms");

  const abilities = set.flatMap(({ rulesText, variables }) => {
    const parsed = parseAbilities(rulesText, variables);
    return parsed.ok ? parsed.value : [];
  });
  let nodes = 0;
  const visits = rounds(() => {
    for (const ability of abilities) visitNodes("Ability", ability, () => (nodes += 1));
  });
  const printing = rounds(() => {
    for (const ability of abilities) nodes += JSON.stringify(ability).length;
  });
  if (nodes === 0) throw new Error("Nothing was visited");
  report(
    "per ability: a visit of every node of its AST",
    `${((1000 * visits) / abilities.length).toFixed(2)} µs`,
    `against JSON.stringify: ${(visits / printing).toFixed(2)}, goal ≤ 1`,
  );

  const typed = distinctCards(cards, 250);
  typing(typed.slice(0, 100));
  typingJson(typed.slice(0, 100));
  const ours = typing(typed);
  const theirs = typingJson(typed);
  if (shown === 0) throw new Error("Nothing of what was typed is shown");
  report(
    "keystroke: AST, diagnostics, colours, tree, preview",
    `median ${(1000 * median(ours)).toFixed(0)} µs, p95 ${(1000 * share(ours, 0.95)).toFixed(0)} µs`,
    "goal median 300 µs",
  );
  report("the worst of them, 1 in 1,000", `${share(ours, 0.999).toFixed(2)} ms`, "goal 2 ms for the worst card");
  report(
    "yardstick: Lezer's JSON, incremental, as long a text",
    `median ${(1000 * median(theirs)).toFixed(0)} µs, p95 ${(1000 * share(theirs, 0.95)).toFixed(0)} µs`,
    `ours / yardstick: ${(median(ours) / median(theirs)).toFixed(2)}`,
  );

  for (const [what, text] of [["whole", long] as const, ["broken", broken] as const]) {
    const perUnit = [800, 8000].map((units) => {
      const card = text(units);
      return (1e6 * rounds(() => analyse(card), 9)) / card.rulesText.length;
    });
    const [short = 0, tenfold = 0] = perUnit;
    report(
      `one ${what} paragraph of 20 kB, of 200 kB`,
      `${short.toFixed(0)}, ${tenfold.toFixed(0)} ns a character`,
      `ratio ${(tenfold / short).toFixed(2)}, linear: 1`,
    );
  }
}

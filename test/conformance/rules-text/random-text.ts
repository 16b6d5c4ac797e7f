import fc from "fast-check";
import type { Item, Piece, SpecGrammar } from "./spec-grammar.js";

/** Ways to write a token of each class, the usual one first. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ENERGY: ["{energy($e)}", "{e}", "{energy($e1)}", "{energy($e2)}", "{@cap energy($e):other}"],
  MODE1: ["{energy($e1)}", "{e1}"],
  MODE2: ["{energy($e2)}", "{$e2}"],
  CARDS: ["{cards($c)}", "{top_n_cards($v)}", "{c}", "{cards}"],
  DISCARDS: ["{discards($d)}", "{cards($d)}"],
  POINTS: ["{points($p)}"],
  SPARK: ["{$s}", "{spark($s)}"],
  FORESEE: ["{Foresee($f)}"],
  KINDLE: ["{kindle($k)}", "{@cap kindle}"],
  MAXENERGY: ["{maximum_energy($m)}"],
  COUNT: ["{count($n)}"],
  COUNTALLIES: ["{count_allies($a)}"],
  UPTOALLIES: ["{up_to_n_allies($n)}"],
  UPTOEVENTS: ["{up_to_n_events($n)}"],
  NUMBER: ["{multiply_by($n)}", "{n_random_characters($n)}"],
  RECLAIMCOST: ["{Reclaim_For_Cost($r)}"],
  TIMES: ["{this_turn_times($n)}"],
  SUBTYPE: ["{subtype($t)}", "{@a subtype($t)}", "{plural_subtype}"],
  FIGMENT: ["{figment($g)}", "{@a figment($g)}"],
  SUBTYPECOUNT: ["{count_allied_subtype($a, $t)}"],
  FIGMENTCOUNT: ["{n_figments($n, $g)}"],
  DOT: ["."],
  COMMA: [","],
  COLON: [":"],
  NL: ["\n"],
};

type Chooser = (count: number) => number;

/** A text that the grammar of the specification may have written, by choosing among its alternatives. */
function writeRule(grammar: SpecGrammar, name: string, choose: Chooser, depth: number): string[] {
  const alternatives = grammar.get(name) ?? [];
  // Deep down only the last alternatives are taken: they are the plain ones.
  const alternative = depth > 14 ? alternatives.at(-1) : alternatives[choose(alternatives.length)];
  return writeItems(grammar, alternative?.items ?? [], choose, depth);
}

const writeItems = (grammar: SpecGrammar, items: readonly Item[], choose: Chooser, depth: number): string[] =>
  items.flatMap((item) => writeItem(grammar, item, choose, depth));

function writeItem(grammar: SpecGrammar, item: Item, choose: Chooser, depth: number): string[] {
  if (item.optional && choose(2) === 0) return [];
  const once = () => writePiece(grammar, item.piece, choose, depth);
  if (item.list === undefined) return once();
  const { separator, atLeast } = item.list;
  // One time in three the list is longer than it must be.
  const more = atLeast - 1 + Math.max(0, choose(6) - 3);
  const rest = Array.from({ length: more }, () => [...writePiece(grammar, separator, choose, depth), ...once()]);
  return [...once(), ...rest.flat()];
}

function writePiece(grammar: SpecGrammar, piece: Piece, choose: Chooser, depth: number): string[] {
  switch (piece.kind) {
    case "empty":
      return [];
    case "word":
      return [piece.name];
    case "directive":
      return [`{${piece.name}}`];
    case "class": {
      const ways = WRITTEN[piece.name] ?? [];
      return [ways[choose(ways.length)] ?? ""];
    }
    case "rule":
      return writeRule(grammar, piece.name, choose, depth + 1);
    case "group":
      return writeItems(grammar, piece.alternatives[choose(piece.alternatives.length)] ?? [], choose, depth);
  }
}

/** Texts of the grammar, whole or with a few tokens left out, repeated, exchanged or replaced. */
export function grammarTexts(grammar: SpecGrammar): fc.Arbitrary<string> {
  const tokens = fc.infiniteStream(fc.nat(1_000_000)).map((stream) => {
    const choose: Chooser = (count) => (stream.next().value as number) % count;
    return writeRule(grammar, "ability", choose, 0);
  });
  const foreign = fc.constantFrom("{banished}", "warrior", "may", "{$n}", "to", "{copies($n)}", "with", "}", "+2");
  const change = fc.record({ at: fc.nat(60), what: fc.constantFrom("drop", "repeat", "swap", "foreign"), foreign });
  return fc.tuple(tokens, fc.array(change, { maxLength: 3 })).map(([written, changes]) => {
    const changed = [...written];
    for (const { at, what, foreign } of changes) changeOne(changed, at % Math.max(changed.length, 1), what, foreign);
    return changed.join(" ");
  });
}

function changeOne(tokens: string[], at: number, what: string, foreign: string): void {
  const token = tokens[at] ?? foreign;
  if (what === "drop") tokens.splice(at, 1);
  else if (what === "repeat") tokens.splice(at, 0, token);
  else if (what === "foreign") tokens.splice(at, 1, foreign);
  else tokens.splice(at, 2, ...tokens.slice(at, at + 2).reverse());
}

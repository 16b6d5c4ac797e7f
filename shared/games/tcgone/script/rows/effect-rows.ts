import { PendingComments } from "../print/comments.js";
import type { Block, Clause, Item } from "../syntax/nodes.js";
import type { Comment } from "../tokens/token.js";
import type { AbilityWord, HookWord } from "../tokens/words.js";
import { isItems, tableOf, type Plain, type PlainTable } from "./plain.js";
import { RowsOfStatements } from "./to-rows.js";
import { bare, expressionCell } from "./write-expression.js";

/** What moves and abilities are in rows; `card` is what the card itself does. */
export const kindsOfBlocks: Readonly<Record<"move" | AbilityWord, string>> = {
  move: "move",
  bwAbility: "ability",
  pokePower: "power",
  pokeBody: "body",
  pokemonPower: "old_power",
  ancientTrait: "trait",
  customAbility: "custom",
  globalAbility: "global",
};

/** Hooks with the keys they have in rows. */
export const hookKeys: Readonly<Record<HookWord, string>> = {
  attackRequirement: "attack_requirement",
  playRequirement: "play_requirement",
  onAttack: "on_attack",
  onPlay: "on_play",
  onMove: "on_move",
  onRemoveFromPlay: "on_remove",
  onActivate: "on_activate",
  onDeactivate: "on_deactivate",
};

/** Hooks whose statements stand right in the row: of a move, and of the card itself. */
export const shortHooks: readonly (readonly [key: string, ofMove: HookWord, ofCard: HookWord])[] = [
  ["require", "attackRequirement", "playRequirement"],
  ["do", "onAttack", "onPlay"],
];

/**
 * An effect as rows: one for each move and ability, and one for what the card itself does (SCRIPT-7). A clause that may
 * stand once and stands twice has no place in them.
 */
export function effectRows(items: readonly Item[], comments: readonly Comment[] = []): readonly PlainTable[] {
  const writer = new RowsOfStatements(new PendingComments(comments));
  const clauses = items.filter((item) => item.kind !== "block");
  const blocks = items.filter((item) => item.kind === "block");
  const end = { from: items.at(-1)?.to ?? 0, to: Number.MAX_SAFE_INTEGER };
  const own = clauses.length > 0 ? [{ clauses, at: clauses[0]?.from ?? 0, block: undefined }] : [];
  const parts = [...own, ...blocks.map((block) => ({ clauses: block.clauses, at: block.from, block }))];
  const rows = parts
    .sort((a, b) => a.at - b.at)
    .map((part) => {
      const { block } = part;
      const before = block && writer.comments.take({ from: endBefore(items, block), to: block.from });
      const row =
        block === undefined ? { kind: "card", ...clauseRows(writer, part.clauses, "card") } : blockRow(writer, block);
      const inside = block ? writer.comments.take(block) : [];
      return withNote(row, [...(before ?? []), ...inside]);
    });
  const left = writer.comments.take({ from: 0, to: end.to });
  const last = rows.at(-1);
  return last === undefined || left.length === 0 ? rows : [...rows.slice(0, -1), withNote(last, left)];
}

const endBefore = (items: readonly Item[], block: Block): number => items[items.indexOf(block) - 1]?.to ?? 0;

function withNote(row: PlainTable, lines: readonly string[]): PlainTable {
  const before = isItems(row.note) ? row.note : [];
  const note = [...before, ...lines.map((line) => line.replace(/^\/\/ ?/, ""))];
  return note.length === 0 ? row : { ...row, note };
}

const blockRow = (writer: RowsOfStatements, { word, name, clauses }: Block): PlainTable =>
  tableOf({ kind: kindsOfBlocks[word], label: name && bare(name), ...clauseRows(writer, clauses, word) });

function clauseRows(writer: RowsOfStatements, clauses: readonly Clause[], of: string): PlainTable {
  const rows: Record<string, readonly Plain[]> = {};
  const single: Record<string, Plain> = {};
  const add = (key: string, row: Plain): void => {
    rows[key] = [...(rows[key] ?? []), row];
  };
  const lasting = clauses.filter(({ kind }) => kind === "lasting").length;
  for (const clause of clauses) {
    switch (clause.kind) {
      case "energy-cost":
        single.cost = { energy: clause.energies.map(({ word }) => word) };
        break;
      case "printed-text": {
        const texts = clause.texts.map(bare);
        single.text = texts.length === 1 ? (texts[0] ?? "") : texts;
        break;
      }
      case "provides":
        single.provides = clause.values.map(expressionCell);
        break;
      case "action":
        add("actions", { ...optionsOf(writer, clause.values), ...writer.block(clause.body) });
        break;
      case "lasting": {
        const isPlain = clause.values.length === 0 && lasting === 1 && clause.items.length > 0;
        const parts = writer.bundles.lasting(clause);
        if (isPlain && Object.keys(parts).join() === "when" && parts.when !== undefined) single.when = parts.when;
        else add("bundles", parts);
        break;
      }
      case "modifier":
        add("modify", writer.bundles.modifier(clause));
        break;
      case "hook": {
        const short = shortHooks.find(([, move, card]) => clause.word === (of === "card" ? card : move));
        const block = writer.block(clause.body);
        if (short && block.do !== undefined && block.params === undefined) single[short[0]] = block.do;
        else single[hookKeys[clause.word]] = block;
        break;
      }
      case "attach-test":
        single.allow = writer.block(clause.body);
        break;
      case "definition":
        add("vars", tableOf({ as: clause.name.word, value: clause.value && expressionCell(clause.value) }));
        break;
      case "sub":
        add("subs", {
          name: clause.name.word,
          params: clause.parameters.map(({ word }) => word),
          do: writer.statements(clause.body, clause),
        });
        break;
    }
  }
  return { ...single, ...rows };
}

const optionsOf = (writer: RowsOfStatements, values: Extract<Clause, { kind: "action" }>["values"]): PlainTable =>
  values.length > 0 ? { with: writer.values(values) } : {};

/** The kinds of clauses that a block has once at most, by what distinguishes them. */
const singleName = (clause: Clause): string | undefined => {
  if (clause.kind === "hook") return clause.word;
  const isSingle = ["energy-cost", "printed-text", "provides", "attach-test"].includes(clause.kind);
  return isSingle ? clause.kind : undefined;
};

/** Whether a clause that stands once at most stands twice: rows have no place for the second. */
export function hasRepeats(items: readonly Item[]): boolean {
  const clauses = items.filter((item) => item.kind !== "block");
  const lists = [clauses, ...items.flatMap((item) => (item.kind === "block" ? [item.clauses] : []))];
  return lists.some((list) => {
    const names = list.flatMap((clause) => singleName(clause) ?? []);
    return new Set(names).size < names.length;
  });
}

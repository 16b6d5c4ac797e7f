import type { Steps } from "../../../base/index.js";
import type { Diagnostic } from "../../../text/index.js";
import type { Artifacts, FailedEntry, Generated, GeneratedFile, SourceEntry, SourceFile } from "../../artifact.js";
import { abilityEntries, analyse, generateAbilities, type AbilityEntry } from "../language/index.js";
import { cardListsText, readCardLists } from "./card-lists.js";
import { readTestCards, testCardsText } from "./test-cards.js";

const ABILITIES_FILE = "parsed_abilities.json";
const TEST_CARDS_FILE = "test_card.rs";
const CARD_LISTS_FILE = "card_lists.rs";

/** What the game is built from (`editor.md` 8.2 to 8.4): its abilities, constants of the test cards, and card lists. */
export const dreamtidesArtifacts: Artifacts = {
  main: ABILITIES_FILE,
  extras: [TEST_CARDS_FILE, CARD_LISTS_FILE],
  generate,
};

/** Failures looked into between two moments at which other work may be done. */
const FAILURES_AT_ONCE = 16;

function* generate(sources: readonly SourceFile[]): Steps<Generated> {
  const entries = sources.flatMap(({ file, content }) => abilityEntries(file, content));
  yield;
  const { text, failed, duplicates } = yield* generateAbilities(entries);
  const explained: FailedEntry[] = [];
  for (const [at, entry] of failed.entries()) {
    if (at > 0 && at % FAILURES_AT_ONCE === 0) yield;
    explained.push({ ...placeOf(entry), diagnostics: errorsOf(entry) });
  }
  return {
    files: [{ name: ABILITIES_FILE, kind: "json", text }, ...codeFiles(sources)],
    failed: explained,
    duplicates: duplicates.map(placeOf),
  };
}

function codeFiles(sources: readonly SourceFile[]): GeneratedFile[] {
  const testCards = readTestCards(sources);
  const lists = readCardLists(sources);
  return [
    ...(testCards ? [{ name: TEST_CARDS_FILE, kind: "code", text: testCardsText(testCards) } as const] : []),
    ...(lists ? [{ name: CARD_LISTS_FILE, kind: "code", text: cardListsText(lists) } as const] : []),
  ];
}

const placeOf = ({ file, table, index, id, name }: AbilityEntry): SourceEntry => ({ file, table, index, id, name });

const columns = { rulesText: "rules-text", variables: "variables", prompts: "prompts" } as const;

const errorsByRow = new WeakMap<object, readonly Diagnostic[]>();

/** What keeps a row from meaning anything; looked for once, since it takes longer than reading what is right. */
function errorsOf({ row, rulesText, variables }: AbilityEntry): readonly Diagnostic[] {
  const known = errorsByRow.get(row);
  if (known) return known;
  const errors = analyse({ rulesText, variables }).diagnostics.filter(({ severity }) => severity === "error");
  const diagnostics = errors.map((error) => ({ ...error, cell: columns[error.cell], fixes: [], related: [] }));
  errorsByRow.set(row, diagnostics);
  return diagnostics;
}

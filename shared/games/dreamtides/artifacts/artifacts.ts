import type { Steps } from "../../../base/index.js";
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

function* generate(sources: readonly SourceFile[]): Steps<Generated> {
  const entries = sources.flatMap(({ file, content }) => abilityEntries(file, content));
  const { text, failed, duplicates } = yield* generateAbilities(entries);
  return {
    files: [{ name: ABILITIES_FILE, kind: "json", text }, ...codeFiles(sources)],
    failed: failed.map(explained),
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

function explained(entry: AbilityEntry): FailedEntry {
  const { rulesText, variables } = entry;
  const errors = analyse({ rulesText, variables }).diagnostics.filter(({ severity }) => severity === "error");
  return {
    ...placeOf(entry),
    diagnostics: errors.map((error) => ({ ...error, cell: columns[error.cell], fixes: [], related: [] })),
  };
}

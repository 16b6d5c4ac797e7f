import type { Steps } from "../../../base/index.js";
import type { Diagnostic } from "../../../text/index.js";
import type {
  Artifacts,
  BoundTable,
  CodeLanguage,
  FailedEntry,
  Generated,
  GeneratedFile,
  SourceEntry,
} from "../../artifact.js";
import { abilityEntries, analyse, generateAbilities, type AbilityEntry } from "../language/index.js";
import { readCardLists, type TypedLists } from "./card-lists.js";
import { cardListsJson, testCardsJson } from "./json.js";
import { cardListsRust, testCardsRust } from "./rust.js";
import { readTestCards, type ConstantGroup } from "./test-cards.js";
import { cardListsTypeScript, testCardsTypeScript } from "./typescript.js";

const ABILITIES_FILE = "parsed_abilities.json";

/** How the constants of test cards and the card lists are written in a language; Rust is what the game itself reads. */
interface Printer {
  readonly language: CodeLanguage;
  readonly kind: GeneratedFile["kind"];
  readonly testCards: { readonly name: string; print(groups: readonly ConstantGroup[]): string };
  readonly cardLists: { readonly name: string; print(types: readonly TypedLists[]): string };
}

const printers: readonly Printer[] = [
  {
    language: "rust",
    kind: "code",
    testCards: { name: "test_card.rs", print: testCardsRust },
    cardLists: { name: "card_lists.rs", print: cardListsRust },
  },
  {
    language: "typescript",
    kind: "code",
    testCards: { name: "test_card.ts", print: testCardsTypeScript },
    cardLists: { name: "card_lists.ts", print: cardListsTypeScript },
  },
  {
    language: "json",
    kind: "json",
    testCards: { name: "test_card.json", print: testCardsJson },
    cardLists: { name: "card_lists.json", print: cardListsJson },
  },
];

/** What the game is built from (LANG-19): its abilities, constants of the test cards, and card lists. */
export const dreamtidesArtifacts: Artifacts = {
  main: ABILITIES_FILE,
  extras: printers.flatMap(({ testCards, cardLists }) => [testCards.name, cardLists.name]),
  generate,
};

/** Failures looked into between two moments at which other work may be done. */
const FAILURES_AT_ONCE = 16;

function* generate(tables: readonly BoundTable[]): Steps<Generated> {
  const entries = tables.flatMap(abilityEntries);
  yield;
  const { text, failed, duplicates } = yield* generateAbilities(entries);
  const explained: FailedEntry[] = [];
  for (const [at, entry] of failed.entries()) {
    if (at > 0 && at % FAILURES_AT_ONCE === 0) yield;
    explained.push({ ...placeOf(entry), diagnostics: errorsOf(entry) });
  }
  return {
    files: [{ name: ABILITIES_FILE, kind: "json", language: null, text }, ...codeFiles(tables)],
    failed: explained,
    duplicates: duplicates.map(placeOf),
  };
}

function codeFiles(tables: readonly BoundTable[]): GeneratedFile[] {
  const groups = readTestCards(tables);
  const types = readCardLists(tables);
  return printers.flatMap(({ language, kind, testCards, cardLists }) => [
    ...(groups ? [{ name: testCards.name, kind, language, text: testCards.print(groups) }] : []),
    ...(types ? [{ name: cardLists.name, kind, language, text: cardLists.print(types) }] : []),
  ]);
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

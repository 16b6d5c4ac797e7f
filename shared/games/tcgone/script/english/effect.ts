import type { Clause, Closure, Item, Statement } from "../syntax/nodes.js";
import { energiesInWords } from "./amounts.js";
import { modifierInWords } from "./modifiers.js";
import { Scope } from "./scope.js";
import { bundleInWords, statementPhrases } from "./statements.js";
import { define } from "./variables.js";
import { inWords } from "./words.js";

/** An effect in the words of a rules text: one line for each move and ability, and one for the card's own clauses. */
export function effectInEnglish(items: readonly Item[]): string {
  const lines: string[] = [];
  const scope = new Scope();
  const own = sentencesOf(
    items.filter((item) => item.kind !== "block"),
    scope,
  );
  for (const item of items) {
    if (item.kind !== "block") continue;
    const name = item.name === undefined ? undefined : inWords(item.name, scope);
    const says = sentencesOf(item.clauses, scope.inner());
    lines.push(name === undefined ? says : `${name}: ${says}`.trimEnd());
  }
  return [...lines, own].filter((line) => line !== "").join("\n");
}

function sentencesOf(clauses: readonly Clause[], scope: Scope): string {
  for (const clause of clauses) if (clause.kind === "definition") define(clause, scope, false);
  return joinedRequirements(clauses.flatMap((clause) => clausePhrases(clause, scope)))
    .map(sentence)
    .join(" ");
}

const requires = "this can be used only if ";

/** Requirements that follow each other are one sentence. */
function joinedRequirements(phrases: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const before = joined.at(-1);
    if (before?.startsWith(requires) === true && phrase.startsWith(requires))
      joined[joined.length - 1] = `${before} and ${phrase.slice(requires.length)}`;
    else joined.push(phrase);
  }
  return joined;
}

const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;

function clausePhrases(clause: Clause, scope: Scope): readonly string[] {
  switch (clause.kind) {
    case "hook":
      return hookPhrases(clause.word, clause.body, scope.inner());
    case "action":
      return actionPhrases(clause.body, scope.inner());
    case "lasting":
      return [bundleInWords(clause.items, scope.inner())].filter((phrase) => phrase !== "");
    case "modifier":
      return [modifierInWords(clause.filters, clause.body, scope)];
    case "provides":
      return [
        `this card provides ${energiesInWords(clause.values.map((value) => inWords(value, scope)))} while it is attached`,
      ];
    case "attach-test": {
      const [test] = clause.body.statements;
      const own = scope.inner();
      own.define(clause.body.parameters[0]?.word ?? "to", { now: "the unit", later: "the unit" });
      return test?.kind === "expression" ? [`attach this card only where ${inWords(test.value, own)}`] : [];
    }
    // Costs stand beside the text of a card; variables and parts have no words of their own.
    default:
      return [];
  }
}

function hookPhrases(word: Extract<Clause, { kind: "hook" }>["word"], body: Closure, scope: Scope): readonly string[] {
  const phrases = statementPhrases(body.statements, scope);
  const opening = openings[word];
  return opening === "" || phrases.length === 0 ? phrases : [`${opening}, ${phrases.join(", then ")}`];
}

const openings: Readonly<Record<Extract<Clause, { kind: "hook" }>["word"], string>> = {
  attackRequirement: "",
  playRequirement: "",
  onAttack: "",
  onPlay: "",
  onMove: "when this card moves to another unit",
  onRemoveFromPlay: "when this card leaves play",
  onActivate: "when this comes into play",
  onDeactivate: "when this leaves play",
};

/** Requirements are sentences of their own, after what the action does. */
function actionPhrases({ statements }: Closure, scope: Scope): readonly string[] {
  const asserts = (statement: Statement): boolean => statement.kind === "assert" || calls(statement, conditions);
  // Both read the same variables, so they share a scope.
  const does = statementPhrases(
    statements.filter((each) => !asserts(each)),
    scope,
  ).join(", then ");
  const has = (word: string): boolean => statements.some((each) => calls(each, [word]));
  const often = has("checkLastTurn") ? "once " : has("oncePerGame") ? "" : "as often as you like ";
  const opening = `${often}during your turn, you may do this`;
  return [does === "" ? opening : `${opening}: ${does}`, ...statementPhrases(statements.filter(asserts), scope)];
}

/** What stands among what an action does, but says when it can be used. */
const conditions = ["checkNoSPC", "oncePerGame"];

const calls = (statement: Statement, words: readonly string[]): boolean =>
  statement.kind === "expression" && statement.value.kind === "call" && words.includes(statement.value.name.word);

import type { Clause, Closure, Item, Statement } from "../syntax/nodes.js";
import { modifierInWords } from "./modifiers.js";
import { blockInWords, bundleInWords, statementPhrases } from "./statements.js";
import { inWords } from "./words.js";

/** An effect in the words of a rules text: one line for each move and ability, and one for the card's own clauses. */
export function effectInEnglish(items: readonly Item[]): string {
  const lines: string[] = [];
  const own = sentencesOf(items.filter((item) => item.kind !== "block"));
  for (const item of items) {
    if (item.kind !== "block") continue;
    const name = item.name === undefined ? undefined : inWords(item.name);
    const says = sentencesOf(item.clauses);
    lines.push(name === undefined ? says : `${name}: ${says}`.trimEnd());
  }
  return [...lines, own].filter((line) => line !== "").join("\n");
}

const sentencesOf = (clauses: readonly Clause[]): string => clauses.flatMap(clausePhrases).map(sentence).join(" ");

const sentence = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`;

function clausePhrases(clause: Clause): readonly string[] {
  switch (clause.kind) {
    case "hook":
      return hookPhrases(clause.word, clause.body);
    case "action":
      return actionPhrases(clause.body);
    case "lasting":
      return [bundleInWords(clause.items)].filter((phrase) => phrase !== "");
    case "modifier":
      return [modifierInWords(clause.filters, clause.body)];
    case "provides":
      return [`this card provides ${clause.values.map(inWords).join(", ")} Energy while it is attached`];
    case "attach-test": {
      const [test] = clause.body.statements;
      return test?.kind === "expression" ? [`attach this card only where ${inWords(test.value)}`] : [];
    }
    // Costs stand beside the text of a card; variables and parts have no words of their own.
    default:
      return [];
  }
}

function hookPhrases(word: Extract<Clause, { kind: "hook" }>["word"], body: Closure): readonly string[] {
  const phrases = statementPhrases(body.statements);
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
function actionPhrases({ statements }: Closure): readonly string[] {
  const asserts = (statement: Statement): boolean => statement.kind === "assert";
  const does = blockInWords({
    kind: "closure",
    from: 0,
    to: 0,
    parameters: [],
    statements: statements.filter((each) => !asserts(each)),
  });
  const isOnce = statements.some(
    ({ ...each }) =>
      each.kind === "expression" && each.value.kind === "call" && each.value.name.word === "checkLastTurn",
  );
  const opening = isOnce
    ? "once during your turn, you may do this"
    : "as often as you like during your turn, you may do this";
  return [does === "" ? opening : `${opening}: ${does}`, ...statementPhrases(statements.filter(asserts))];
}

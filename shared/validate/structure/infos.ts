import type { CheckedGame, FaultClass, RuleInfo } from "../rule.js";

const source = "The columns of the game";

const info = (id: string, severity: RuleInfo["severity"], title: string, explanation: string): RuleInfo => ({
  ...{ id: `structure-${id}`, severity, title, explanation, source },
});

/** What the types of a game's columns ask for, one code for each kind of fault. */
const infos: readonly RuleInfo[] = [
  info("kind", "error", "Values have their type", "A value must be what its column says: a text, a list of tables."),
  info("required", "error", "Required values are there", "A row or table must have the values that its game requires."),
  info("choice", "error", "Choices are known", "A text or key must be one of those that the game knows."),
  info("range", "error", "Numbers are in range", "A number must be within the limits of its column."),
  info("unknown-key", "info", "Keys are known", "The game does not read keys that it does not know."),
  info("empty", "error", "Lists have enough items", "A list must have at least as many items as its game asks for."),
  info("reference", "error", "References lead somewhere", "An id must be that of a row of the game."),
];

/** The codes of the structure rules, for games that take all of them over. */
export const structureCodes: readonly string[] = infos.map(({ id }) => id);

/** The class of the faults with a code; none for remarks. */
export const structureFaults: Readonly<Record<string, FaultClass>> = {
  "structure-kind": "type",
  "structure-required": "absence",
  "structure-choice": "vocabulary",
  "structure-range": "bounds",
  "structure-empty": "absence",
  "structure-reference": "reference",
};

/** The structure rules that hold in a game: those that it does not take over, where it says anything of columns. */
export const structureInfos = ({ sheets, invariants }: CheckedGame): readonly RuleInfo[] =>
  sheets.some(({ columns = [] }) => columns.length > 0)
    ? infos.filter(({ id }) => invariants?.replaces?.includes(id) !== true)
    : [];

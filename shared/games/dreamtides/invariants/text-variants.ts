import type { RuleInfo, Severity } from "../../../validate/index.js";
import type { ProblemCode } from "../language/index.js";
import type { TemplateFault } from "../language/display/index.js";

type Texts = readonly [severity: Severity, title: string, explanation: string];

const grammar = "The grammar of rules text";
const display = "The game's display of rules text";

const broken = "While this stands, the card is left without all of its abilities.";

const parsing: Readonly<Record<ProblemCode, Texts>> = {
  "dreamtides/unclosed-brace": [
    "error",
    "A directive that is not closed",
    `Directives stand between { and }. ${broken}`,
  ],
  "dreamtides/empty-directive": [
    "error",
    "A directive without a name",
    `Between { and } stands the name of a directive. ${broken}`,
  ],
  "dreamtides/variable-format": [
    "error",
    "A variable that is not written as one",
    `Each line of the variables is a name, a colon and a value. ${broken}`,
  ],
  "dreamtides/variable-value": [
    "error",
    "A value that is not understood",
    `A variable is a whole number, a subtype, a figment or a list of them, as the directive that uses it asks. ${broken}`,
  ],
  "dreamtides/unresolved-variable": [
    "error",
    "A variable without a value",
    `Each $variable of the rules text has its value in the variables. ${broken}`,
  ],
  "dreamtides/wrong-kind-of-variable": [
    "error",
    "A value of the wrong kind",
    `The directive asks for another kind of value than the variable has. ${broken}`,
  ],
  "dreamtides/unused-variable": [
    "warning",
    "A value that nothing uses",
    "The variables hold a value that no directive of the text names. It is probably left over, or the name is misspelled.",
  ],
  "dreamtides/unreachable-variable": [
    "warning",
    "A value that no text can reach",
    "The name of this variable means something else wherever a text could use it.",
  ],
  "dreamtides/repeated-variable": [
    "warning",
    "A variable that is given twice",
    "Of several lines for one variable the game takes the last; the others say nothing.",
  ],
  "dreamtides/unexpected-word": [
    "error",
    "A word the grammar does not expect",
    `Abilities are sentences of a fixed grammar. ${broken}`,
  ],
  "dreamtides/unexpected-directive": [
    "error",
    "A directive the grammar does not expect",
    `Abilities are sentences of a fixed grammar. ${broken}`,
  ],
  "dreamtides/unexpected-token": [
    "error",
    "A character the grammar does not expect",
    `Abilities are sentences of a fixed grammar. ${broken}`,
  ],
  "dreamtides/unexpected-end": ["error", "An ability that ends too early", `The sentence lacks its end. ${broken}`],
};

const templateTitles: Readonly<Record<TemplateFault["kind"], string>> = {
  "bad-interpolation": "A directive that cannot be shown",
  "unclosed-brace": "A brace that is not closed",
  "lone-brace": "A brace that closes nothing",
  "bad-escape": "A backslash with nothing to escape",
  "unknown-parameter": "A variable the display does not know",
  "unknown-phrase": "A phrase the display does not know",
  "unknown-transform": "A transformation the display does not know",
  "phrase-without-arguments": "A phrase without its arguments",
  "term-with-arguments": "A word that takes no arguments",
  "argument-count": "Too many or too few arguments",
  "not-a-phrase": "A value that is no phrase",
  "missing-form": "A phrase without the form that is asked for",
  "no-article": "A word without an article",
  "no-selector-key": "A value that selects no form",
  "too-long": "A text too long to be shown",
};

const shown =
  "The game reads the ability, but its display cannot show this part of the text as it is written; players would see an error in its place.";

const idOf = (code: string): string => code.slice(code.indexOf("/") + 1);

/** All codes under which the language speaks of a card's texts. */
export const textVariants: readonly RuleInfo[] = [
  ...Object.entries(parsing).map(([code, [severity, title, explanation]]) => ({
    ...{ id: idOf(code), severity, title, explanation },
    source: grammar,
  })),
  ...Object.entries(templateTitles).map(([kind, title]) => ({
    ...{ id: `template-${kind}`, severity: "warning" as const, title, explanation: shown },
    source: display,
  })),
  {
    id: "template-bad-variable",
    severity: "warning",
    title: "A variable the display cannot read",
    explanation: shown,
    source: display,
  },
  {
    id: "not-canonical",
    severity: "info",
    title: "Wording differs from the game's own",
    explanation:
      "The game can write every ability itself. It would write this one in other words than stand here; both mean the same.",
    source: display,
  },
];

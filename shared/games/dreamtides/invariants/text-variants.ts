import type { RuleInfo, Severity } from "../../../validate/index.js";
import type { ProblemCode } from "../language/index.js";
import type { TemplateFault } from "../language/display/index.js";

type Texts = readonly [severity: Severity, title: string, explanation: string];

const grammar = "The grammar of rules text";
const display = "The game's display of rules text";

const broken = "Until this is fixed, the card has none of its abilities.";

const parsing: Readonly<Record<ProblemCode, Texts>> = {
  "dreamtides/unclosed-brace": ["error", "Unclosed directive", `Directives are written between { and }. ${broken}`],
  "dreamtides/empty-directive": [
    "error",
    "Directive without a name",
    `The name of a directive belongs between { and }. ${broken}`,
  ],
  "dreamtides/variable-format": [
    "error",
    "Malformed variable",
    `Each line of the variables is a name, a colon and a value. ${broken}`,
  ],
  "dreamtides/variable-value": [
    "error",
    "Unreadable value",
    `A variable is a whole number, a subtype, a figment or a list of them, as the directive that uses it asks. ${broken}`,
  ],
  "dreamtides/unresolved-variable": [
    "error",
    "Variable without a value",
    `Each $variable in the rules text needs a value in the variables. ${broken}`,
  ],
  "dreamtides/wrong-kind-of-variable": [
    "error",
    "Value of the wrong kind",
    `The directive asks for another kind of value than the variable has. ${broken}`,
  ],
  "dreamtides/unused-variable": [
    "warning",
    "Unused variable",
    "No directive in the text uses this variable. It is probably left over, or its name is misspelled.",
  ],
  "dreamtides/unreachable-variable": [
    "warning",
    "Unreachable variable",
    "The name of this variable means something else wherever a text could use it.",
  ],
  "dreamtides/repeated-variable": [
    "warning",
    "Duplicate variable",
    "If a variable has several lines, the game uses the last one and ignores the others.",
  ],
  "dreamtides/unexpected-word": ["error", "Unexpected word", `Abilities are sentences of a fixed grammar. ${broken}`],
  "dreamtides/unexpected-directive": [
    "error",
    "Unexpected directive",
    `Abilities are sentences of a fixed grammar. ${broken}`,
  ],
  "dreamtides/unexpected-token": [
    "error",
    "Unexpected character",
    `Abilities are sentences of a fixed grammar. ${broken}`,
  ],
  "dreamtides/unexpected-end": ["error", "Incomplete ability", `The sentence is incomplete. ${broken}`],
};

const templateTitles: Readonly<Record<TemplateFault["kind"], string>> = {
  "bad-interpolation": "A directive that cannot be shown",
  "unclosed-brace": "Unclosed brace",
  "lone-brace": "Unmatched closing brace",
  "bad-escape": "Backslash that escapes nothing",
  "unknown-parameter": "A variable the display does not know",
  "unknown-phrase": "A phrase the display does not know",
  "unknown-transform": "A transformation the display does not know",
  "phrase-without-arguments": "A phrase without its arguments",
  "term-with-arguments": "A word that takes no arguments",
  "argument-count": "Too many or too few arguments",
  "not-a-phrase": "Value that is not a phrase",
  "missing-form": "Phrase without the requested form",
  "no-article": "A word without an article",
  "no-selector-key": "A value that selects no form",
  "too-long": "Text too long to display",
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

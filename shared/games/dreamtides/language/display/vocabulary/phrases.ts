import { AMOUNTS } from "./amounts.js";
import { ASSEMBLY } from "./assembly.js";
import { CONDITIONS } from "./conditions.js";
import { COSTS } from "./costs.js";
import { COUNTS } from "./counts.js";
import type { Article, Body, Definition, PhraseTable } from "./define.js";
import { PLAIN_EFFECTS, TARGETED_EFFECTS } from "./effects.js";
import { INTERFACE } from "./interface.js";
import { JOINERS } from "./joiners.js";
import { KEYWORDS, MODAL, TRIGGER_PREFIXES } from "./keywords.js";
import { PREDICATES } from "./predicates.js";
import { QUANTIFIED_EFFECTS } from "./quantified.js";
import { QUANTITIES } from "./quantities.js";
import { RECLAIM_GRANTS } from "./reclaim.js";
import { STATICS } from "./statics.js";
import { FIGMENT_TERMS, SUBTYPE_PHRASES, SUBTYPE_TERMS } from "./subtypes.js";
import { TRIGGERS } from "./triggers.js";

const TABLE = {
  ...AMOUNTS,
  ...TRIGGER_PREFIXES,
  ...KEYWORDS,
  ...MODAL,
  ...COUNTS,
  ...SUBTYPE_PHRASES,
  ...SUBTYPE_TERMS,
  ...FIGMENT_TERMS,
  ...INTERFACE,
  ...COSTS,
  ...TRIGGERS,
  ...CONDITIONS,
  ...PLAIN_EFFECTS,
  ...TARGETED_EFFECTS,
  ...QUANTIFIED_EFFECTS,
  ...RECLAIM_GRANTS,
  ...JOINERS,
  ...PREDICATES,
  ...QUANTITIES,
  ...STATICS,
  ...ASSEMBLY,
} as const satisfies PhraseTable;

type Signature = keyof typeof TABLE;
type NameIn<S extends string> = S extends `${infer Name}(${string})` ? Name : S;
type SignatureOf<Name extends string> = Extract<Signature, Name | `${Name}(${string})`>;
type OnePerParameter<Parameters extends string, Argument> = Parameters extends `${string}, ${infer Rest}`
  ? [Argument, ...OnePerParameter<Rest, Argument>]
  : [Argument];

export type PhraseName = NameIn<Signature>;

/** One argument for each parameter of the phrase; the compiler counts them. */
export type ArgumentsOf<Name extends PhraseName, Argument> =
  SignatureOf<Name> extends `${string}(${infer Parameters})` ? OnePerParameter<Parameters, Argument> : [];

/** One definition of the vocabulary. A *term* has no parameters and is used without parentheses; a *phrase* has some. */
export interface PhraseDefinition {
  readonly name: PhraseName;
  readonly parameters: readonly string[];
  readonly article: Article | null;
  /** The parameter whose forms and article the result takes over. */
  readonly from: string | null;
  readonly body: Body;
}

function readDefinition(signature: string, definition: Definition): PhraseDefinition {
  const open = signature.indexOf("(");
  const name = (open === -1 ? signature : signature.slice(0, open)) as PhraseName;
  const parameters = open === -1 ? [] : signature.slice(open + 1, -1).split(", ");
  if (typeof definition === "string" || definition.kind === "forms" || definition.kind === "match") {
    return { name, parameters, article: null, from: null, body: definition };
  }
  if (definition.kind === "from") {
    return { name, parameters, article: null, from: definition.parameter, body: definition.body };
  }
  return { name, parameters, article: definition.article, from: null, body: definition.body };
}

/** The whole vocabulary, 486 definitions (DISPLAY-5 and appendix A). */
export const PHRASES: ReadonlyMap<string, PhraseDefinition> = new Map(
  Object.entries(TABLE).map(([signature, definition]) => {
    const read = readDefinition(signature, definition);
    return [read.name, read];
  }),
);

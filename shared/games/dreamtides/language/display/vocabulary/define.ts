/**
 * The notation in which the phrase tables are written. A table is an object whose keys are signatures (`cards(n)`) and whose
 * values are definitions; bodies are written in the template language itself, so that one engine evaluates card text and phrases.
 */

/** The indefinite article a noun takes. It comes from the table, never from spelling. */
export type Article = "a" | "an";

/** The text of a definition: one text, a singular and a plural, or a text chosen by the value of a parameter. */
export type Body = string | Forms | Match;

export interface Forms {
  readonly kind: "forms";
  readonly one: string;
  readonly other: string;
}

/** `branches` are keyed by exact number, plural category or article; `other` is the default. */
export interface Match {
  readonly kind: "match";
  readonly parameter: string;
  readonly branches: Readonly<Record<string, string>> & { readonly other: string };
}

/** A body whose result agrees with a parameter: it takes over that phrase's article and has a form for each of its forms. */
export interface From {
  readonly kind: "from";
  readonly parameter: string;
  readonly body: Body;
}

export interface Tagged {
  readonly kind: "tagged";
  readonly article: Article;
  readonly body: Body;
}

export type Definition = Body | From | Tagged;
export type PhraseTable = Readonly<Record<string, Definition>>;

export const forms = (one: string, other: string): Forms => ({ kind: "forms", one, other });
export const noun = (article: Article, one: string, other: string): Tagged => tagged(article, forms(one, other));
export const tagged = (article: Article, body: Body): Tagged => ({ kind: "tagged", article, body });
export const match = (parameter: string, branches: Match["branches"]): Match => ({
  kind: "match",
  parameter,
  branches,
});
export const from = (parameter: string, body: Body): From => ({ kind: "from", parameter, body });

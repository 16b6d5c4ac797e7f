import { failed, ok, type Result, type Span } from "../base/index.js";
import { lexQuery, type QueryToken } from "./lex.js";
import type { Comparison, NamePattern, Query, QueryProblem } from "./query.js";

/** Deeper than anyone writes, and shallow enough for any stack. */
const deepest = 60;

/**
 * Reads a query such as `DissolveCharacter(target: Enemy, cost <= 3) or not Event`:
 *
 *     query  = any {"," any}                    all of them
 *     any    = all {"or" all}
 *     all    = one {"and" one}
 *     one    = "not" one | "(" query ")" | words | amount | name | name "(" [query] ")" | name ":" one | name amount
 *     amount = number | number ".." number | number "or" ("less" | "more") | operator number
 *
 * `undefined` where there is nothing but space. A failure names the first thing that is wrong.
 */
export function parseQuery(text: string): Result<Query | undefined, QueryProblem> {
  const tokens = lexQuery(text);
  if (tokens.length === 1) return ok(undefined);
  const parser = new QueryParser(text, tokens);
  const query = parser.query();
  return query ? ok(query) : failed(parser.problem);
}

const condition = "a name, a number or words in quotes";

class QueryParser {
  #at = 0;
  #depth = 0;
  #found: QueryProblem | undefined;

  readonly #text: string;
  readonly #tokens: readonly QueryToken[];

  constructor(text: string, tokens: readonly QueryToken[]) {
    this.#text = text;
    this.#tokens = tokens;
  }

  get problem(): QueryProblem {
    return this.#found ?? { span: this.#here, message: "This is not a query.", expected: [condition], suggestions: [] };
  }

  query(): Query | null {
    const query = this.#list();
    if (!query) return null;
    const rest = this.#here;
    if (rest.kind === "end") return query;
    if (rest.kind === "sign" && rest.sign === ")") {
      return this.#fail(rest, "This parenthesis was never opened.", [], [this.#without(rest)]);
    }
    return this.#tooMuch(rest);
  }

  get #here(): QueryToken {
    const { length } = this.#text;
    return this.#tokens[this.#at] ?? { from: length, to: length, kind: "end" };
  }

  #list(): Query | null {
    const conditions = this.#conditions();
    return conditions && joined("all", conditions);
  }

  #conditions(): Query[] | null {
    const all: Query[] = [];
    do {
      const next = this.#any();
      if (!next) return null;
      all.push(next);
    } while (this.#takeSign(","));
    return all;
  }

  #any(): Query | null {
    return this.#joinedBy("or", "any", () => this.#joinedBy("and", "all", () => this.#one()));
  }

  #joinedBy(word: "and" | "or", kind: "all" | "any", part: () => Query | null): Query | null {
    const of: Query[] = [];
    do {
      const next = part();
      if (!next) return null;
      of.push(next);
    } while (this.#takeKeyword(word));
    return joined(kind, of);
  }

  #one(): Query | null {
    if (this.#depth >= deepest) return this.#fail(this.#here, "This is nested too deeply.");
    this.#depth += 1;
    const query = this.#oneOf(this.#here);
    this.#depth -= 1;
    return query;
  }

  #oneOf(token: QueryToken): Query | null {
    switch (token.kind) {
      case "keyword":
        if (token.word !== "not") return this.#missing(token, `Something is missing before \`${token.word}\`.`);
        this.#at += 1;
        return this.#negated();
      case "sign":
        return token.sign === "("
          ? this.#group(token)
          : this.#missing(token, `A condition is missing before \`${token.sign}\`.`);
      case "words":
        return this.#words(token);
      case "number":
      case "operator": {
        const comparison = this.#amount();
        return comparison && { kind: "number", comparison };
      }
      case "name":
        this.#at += 1;
        return this.#named({ text: token.text, span: { from: token.from, to: token.to } });
      case "unknown":
        return this.#fail(token, `\`${token.text}\` means nothing here.`, [condition], [this.#without(token)]);
      case "end":
        return this.#missing(token, "Something is missing here.");
    }
  }

  #negated(): Query | null {
    const of = this.#one();
    return of && { kind: "not", of };
  }

  #group(open: QueryToken): Query | null {
    this.#at += 1;
    const query = this.#list();
    return query && this.#closed(open) ? query : null;
  }

  #words(token: QueryToken & { kind: "words" }): Query | null {
    if (!token.isClosed) return this.#fail(token, "These quotes are never closed.", [], [`${this.#text}"`]);
    if (token.text.trim() === "") return this.#fail(token, "There are no words between these quotes.");
    this.#at += 1;
    return { kind: "words", text: token.text.trim() };
  }

  #named(name: NamePattern): Query | null {
    const next = this.#here;
    if (this.#takeSign("(")) {
      if (this.#takeSign(")")) return { kind: "part", name, inside: [] };
      const inside = this.#conditions();
      return inside && this.#closed(next) ? { kind: "part", name, inside } : null;
    }
    if (this.#takeSign(":")) {
      const value = this.#one();
      return value && { kind: "is", name, value };
    }
    if (next.kind !== "operator") return { kind: "part", name, inside: [] };
    // `target = Enemy` says what `target: Enemy` says.
    const isName = this.#tokens[this.#at + 1]?.kind === "name";
    if (isName && (next.operator === "=" || next.operator === "!=")) {
      this.#at += 1;
      const value = this.#one();
      return value && { kind: "is", name, value: next.operator === "=" ? value : { kind: "not", of: value } };
    }
    const comparison = this.#amount();
    return comparison && { kind: "is", name, value: { kind: "number", comparison } };
  }

  #amount(): Comparison | null {
    const first = this.#here;
    if (first.kind === "operator") {
      this.#at += 1;
      const number = this.#number(`A number is missing after \`${this.#text.slice(first.from, first.to)}\`.`);
      return number === null ? null : { operator: first.operator, number };
    }
    const from = this.#number("A number is missing here.");
    if (from === null) return null;
    if (this.#takeSign("..")) {
      const to = this.#number("The number that ends the range is missing.");
      return to === null ? null : { operator: "range", from, to };
    }
    return { operator: this.#orLess() ?? "=", number: from };
  }

  /** `or less`, `or more`, as cards say it. */
  #orLess(): "<=" | ">=" | undefined {
    const [or, word] = this.#tokens.slice(this.#at, this.#at + 2);
    if (or?.kind !== "keyword" || or.word !== "or" || word?.kind !== "name") return undefined;
    const text = word.text.toLowerCase();
    const operator = text === "less" || text === "fewer" ? "<=" : text === "more" ? ">=" : undefined;
    if (operator) this.#at += 2;
    return operator;
  }

  #number(message: string): number | null {
    const token = this.#here;
    if (token.kind !== "number") return this.#fail(token, message, ["a number"]);
    this.#at += 1;
    return token.number;
  }

  #closed(open: Span): boolean {
    if (this.#takeSign(")")) return true;
    const here = this.#here;
    if (here.kind === "end") {
      this.#fail(open, "The parenthesis opened here is never closed.", ["`)`"], [`${this.#text.trimEnd()})`]);
    } else this.#tooMuch(here);
    return false;
  }

  #takeSign(sign: string): boolean {
    const isIt = this.#here.kind === "sign" && this.#here.sign === sign;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #takeKeyword(word: string): boolean {
    const isIt = this.#here.kind === "keyword" && this.#here.word === word;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #missing(token: QueryToken, message: string): null {
    return this.#fail(token, message, [condition]);
  }

  /** A condition was read, and something follows that joins it to nothing. */
  #tooMuch(token: QueryToken): null {
    const before = this.#tokens[this.#at - 1];
    const expected = ["`,`", "`and`", "`or`"];
    switch (token.kind) {
      case "name":
      case "number": {
        const isValue = before?.kind === "name";
        const joiners = isValue ? [": ", ", "] : [", "];
        const corrected = joiners.map(
          (joiner) => this.#text.slice(0, token.from).trimEnd() + joiner + this.#text.slice(token.from),
        );
        const message = isValue
          ? "Two conditions stand side by side. A value follows its name after `:`, other conditions are joined."
          : "Two conditions stand side by side.";
        return this.#fail(token, message, isValue ? ["`:`", ...expected] : expected, corrected);
      }
      case "unknown":
        return this.#fail(token, `\`${token.text}\` means nothing here.`, expected, [this.#without(token)]);
      default:
        return this.#fail(token, `\`${this.#text.slice(token.from, token.to)}\` cannot stand here.`, expected);
    }
  }

  #without({ from, to }: Span): string {
    return (this.#text.slice(0, from) + this.#text.slice(to)).trim();
  }

  /** Notes the first problem only: what follows it is mostly its consequence. */
  #fail(
    { from, to }: Span,
    message: string,
    expected: readonly string[] = [],
    suggestions: readonly string[] = [],
  ): null {
    this.#found ??= { span: { from, to }, message, expected, suggestions };
    return null;
  }
}

const joined = (kind: "all" | "any", of: readonly Query[]): Query => {
  const [only] = of;
  return of.length === 1 && only ? only : { kind, of };
};

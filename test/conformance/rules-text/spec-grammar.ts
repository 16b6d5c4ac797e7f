/**
 * A second opinion: the grammar blocks of the specification, read as they stand and matched by the plainest possible
 * interpreter. It shares nothing with the language but its tokens.
 */

export type Piece =
  | { readonly kind: "word" | "directive" | "class" | "rule"; readonly name: string }
  | { readonly kind: "empty" }
  | { readonly kind: "group"; readonly alternatives: readonly (readonly Item[])[] };

export interface Item {
  readonly piece: Piece;
  readonly variable: string | undefined;
  readonly optional: boolean;
  readonly list: { readonly separator: Piece; readonly atLeast: number } | undefined;
}

export interface Alternative {
  readonly items: readonly Item[];
  /** `undefined` hands on the value of the last item. */
  readonly template: Template | undefined;
  readonly templates: { readonly one: Template; readonly several: Template } | undefined;
}

type Template = { readonly json: unknown } | { readonly special: string };

export type SpecGrammar = ReadonlyMap<string, readonly Alternative[]>;

/** Reads every `peg` block of the specification. */
export function readSpecGrammar(specification: string): SpecGrammar {
  const grammar = new Map<string, Alternative[]>();
  for (const [, block] of specification.matchAll(/```peg\n([\s\S]*?)```/g)) {
    for (const rule of (block ?? "").split(/\n\s*\n/)) readRules(rule, grammar);
  }
  return grammar;
}

function readRules(text: string, grammar: Map<string, Alternative[]>): void {
  let open: Alternative[] = [];
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    const start = /^([a-z0-9_]+) := (.*)$/.exec(line);
    const more = /^ {2}\| (.*)$/.exec(line);
    const byCount = /^ {2}=>([1N]) (.*)$/.exec(line);
    if (start !== null) {
      open = [readAlternative(start[2] ?? "")];
      grammar.set(start[1] ?? "", open);
    } else if (more !== null) open.push(readAlternative(more[1] ?? ""));
    else if (byCount !== null) addTemplate(open, byCount[1] === "1" ? "one" : "several", byCount[2] ?? "");
    else throw new Error(`Not a line of the grammar: ${line}`);
  }
}

function addTemplate(open: Alternative[], which: "one" | "several", text: string): void {
  const last = open.pop();
  if (last === undefined) throw new Error("A template without alternative");
  const nothing: Template = { json: null };
  const templates = { ...(last.templates ?? { one: nothing, several: nothing }), [which]: readTemplate(text) };
  open.push({ ...last, templates });
}

function readAlternative(text: string): Alternative {
  const arrow = text.indexOf(" => ");
  const items = new ItemReader(arrow === -1 ? text : text.slice(0, arrow)).sequence();
  const template = arrow === -1 ? undefined : readTemplate(text.slice(arrow + 4));
  return { items, template, templates: undefined };
}

function readTemplate(text: string): Template {
  if (text.startsWith("@")) return { special: text };
  const json = text.replace(/\[EACH (.*?)\](?=[,}\]])/g, '{"EACH":$1}').replace(/\$([a-z0-9.]+)/g, '{"$":"$1"}');
  return { json: JSON.parse(json) as unknown };
}

class ItemReader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  sequence(): Item[] {
    const items: Item[] = [];
    for (;;) {
      this.#skip();
      if (this.#at >= this.#text.length || "|)".includes(this.#text.charAt(this.#at))) return items;
      items.push(...this.#item());
    }
  }

  #skip(): void {
    while (this.#text.charAt(this.#at) === " ") this.#at += 1;
  }

  #take(pattern: RegExp): string | undefined {
    const found = new RegExp(pattern.source, "y");
    found.lastIndex = this.#at;
    const match = found.exec(this.#text);
    if (match === null) return undefined;
    this.#at = found.lastIndex;
    return match[1] ?? match[0];
  }

  #item(): Item[] {
    const variable = this.#take(/([a-z]+)=/);
    const pieces = this.#pieces();
    const optional = this.#take(/\?/) !== undefined;
    const separator = this.#take(/\+\+/) === undefined ? undefined : this.#pieces()[0];
    const atLeast = this.#take(/\{2,\}/) === undefined ? 1 : 2;
    const list = separator && { separator, atLeast };
    return pieces.map((piece, index) => {
      const last = index === pieces.length - 1;
      return {
        piece,
        variable: last ? variable : undefined,
        optional: last && optional,
        list: last ? list : undefined,
      };
    });
  }

  #pieces(): Piece[] {
    const words = this.#take(/"([^"]*)"/);
    if (words !== undefined) return words.split(" ").map((name) => ({ kind: "word", name }));
    const directive = this.#take(/\{([a-z_]+)\}/);
    if (directive !== undefined) return [{ kind: "directive", name: directive }];
    if (this.#take(/\(/) !== undefined) return [this.#group()];
    const name = this.#take(/[A-Za-z0-9_]+/);
    if (name === undefined) throw new Error(`Not an item: ${this.#text.slice(this.#at)}`);
    if (name === "EMPTY") return [{ kind: "empty" }];
    return [{ kind: name === name.toUpperCase() ? "class" : "rule", name }];
  }

  #group(): Piece {
    const alternatives: Item[][] = [];
    do alternatives.push(this.sequence());
    while (this.#take(/\|/) !== undefined);
    if (this.#take(/\)/) === undefined) throw new Error("A group without end");
    return { kind: "group", alternatives };
  }
}

/** A resolved token as the specification names it. */
export type SpecToken =
  | { readonly kind: "word" | "directive"; readonly name: string }
  | { readonly kind: "value"; readonly name: string; readonly value: unknown };

/** Which kinds of resolved token each class accepts: the table of section 4.6. */
export function readClasses(specification: string): ReadonlyMap<string, readonly string[]> {
  const section = specification.split("### 4.6")[1]?.split("### 4.7")[0] ?? "";
  const classes = new Map<string, readonly string[]>();
  for (const [, names, kinds] of section.matchAll(/^\| ([A-Z0-9 /]+) \| ([^|]+) \|/gm)) {
    const split = (names ?? "").split(/[ /]+/).filter((name) => name !== "");
    const accepted = [...(kinds ?? "").matchAll(/[A-Z][A-Za-z0-9]+/g)].map(([kind]) => kind);
    for (const [index, name] of split.entries()) {
      // Several classes in one row take one kind each.
      classes.set(name, split.length > 1 ? accepted.slice(index, index + 1) : accepted);
    }
  }
  return classes;
}

const FAILED = Symbol("failed");
const ONCE = Symbol("once per turn");

export type SpecMatch =
  | { readonly matched: true; readonly value: unknown }
  | { readonly matched: false; readonly at: number };

/** Matches all tokens with the rule `ability`, remembering every answer by rule and place. */
export function matchSpec(
  grammar: SpecGrammar,
  classes: ReadonlyMap<string, readonly string[]>,
  tokens: readonly SpecToken[],
): SpecMatch {
  const matcher = new Matcher(grammar, classes, tokens);
  const found = matcher.rule("ability", 0);
  if (found !== FAILED && found.at === tokens.length) return { matched: true, value: found.value };
  return { matched: false, at: Math.max(matcher.furthest, found === FAILED ? 0 : found.at) };
}

interface Found {
  readonly at: number;
  readonly value: unknown;
}

type Bound = Map<string, unknown>;

class Matcher {
  furthest = 0;
  readonly #memo = new Map<string, Found | typeof FAILED>();

  constructor(
    private readonly grammar: SpecGrammar,
    private readonly classes: ReadonlyMap<string, readonly string[]>,
    private readonly tokens: readonly SpecToken[],
  ) {}

  rule(name: string, at: number): Found | typeof FAILED {
    const key = `${name} ${at}`;
    const known = this.#memo.get(key);
    if (known !== undefined) return known;
    const found = this.#alternatives(name, at);
    this.#memo.set(key, found);
    return found;
  }

  #alternatives(name: string, at: number): Found | typeof FAILED {
    const alternatives = this.grammar.get(name);
    if (alternatives === undefined) throw new Error(`The specification has no rule ${name}`);
    for (const alternative of alternatives) {
      const bound: Bound = new Map();
      const found = this.#sequence(alternative.items, at, bound);
      if (found !== FAILED) return { at: found.at, value: valueOf(alternative, bound, found.value) };
    }
    return FAILED;
  }

  #sequence(items: readonly Item[], from: number, bound: Bound): Found | typeof FAILED {
    let found: Found = { at: from, value: undefined };
    for (const item of items) {
      const next = this.#item(item, found.at);
      if (next === FAILED) return FAILED;
      if (item.variable !== undefined) bound.set(item.variable, next.value);
      found = next;
    }
    return found;
  }

  #item(item: Item, at: number): Found | typeof FAILED {
    if (item.list !== undefined) return this.#list(item, item.list.separator, item.list.atLeast, at);
    const found = this.#piece(item.piece, at);
    if (!item.optional) return found;
    return found === FAILED ? { at, value: false } : { at: found.at, value: true };
  }

  #list({ piece }: Item, separator: Piece, atLeast: number, from: number): Found | typeof FAILED {
    const values: unknown[] = [];
    let end = from;
    for (let found = this.#piece(piece, from); found !== FAILED;) {
      values.push(found.value);
      end = found.at;
      const parted = this.#piece(separator, end);
      found = parted === FAILED ? FAILED : this.#piece(piece, parted.at);
    }
    return values.length < atLeast ? FAILED : { at: end, value: values };
  }

  #piece(piece: Piece, at: number): Found | typeof FAILED {
    if (piece.kind === "empty") return { at, value: undefined };
    if (piece.kind === "rule") return this.rule(piece.name, at);
    if (piece.kind === "group") {
      for (const items of piece.alternatives) {
        const found = this.#sequence(items, at, new Map());
        if (found !== FAILED) return found;
      }
      return FAILED;
    }
    const token = this.tokens[at];
    if (token !== undefined && this.#accepts(piece.kind, piece.name, token)) {
      return { at: at + 1, value: token.kind === "value" ? token.value : undefined };
    }
    this.furthest = Math.max(this.furthest, at);
    return FAILED;
  }

  #accepts(kind: "word" | "directive" | "class", name: string, token: SpecToken): boolean {
    if (kind !== "class") return token.kind === kind && token.name === name;
    return token.kind === "value" && (this.classes.get(name)?.includes(token.name) ?? false);
  }
}

function valueOf({ template, templates }: Alternative, bound: Bound, last: unknown): unknown {
  if (templates !== undefined) {
    const effects = bound.get("es") as readonly unknown[];
    if (effects.length > 1) return fill(templates.several, bound, last);
    return fill(templates.one, new Map([...bound, ["e", effects[0]]]), last);
  }
  return template === undefined ? last : fill(template, bound, last);
}

function fill(template: Template, bound: Bound, last: unknown): unknown {
  if ("json" in template) return fillJson(template.json, bound, last);
  return template.special === "@once" ? ONCE : fillActivated(bound);
}

function fillActivated(bound: Bound): unknown {
  const items = bound.get("cs") as readonly unknown[];
  const costs = items.filter((item) => item !== ONCE);
  const isFast = bound.get("f") === true;
  const isMulti = costs.length === items.length;
  const effect = bound.get("e");
  return isFast || !isMulti ? { costs, effect, options: { is_fast: isFast, is_multi: isMulti } } : { costs, effect };
}

function fillJson(json: unknown, bound: Bound, last: unknown): unknown {
  if (Array.isArray(json)) return json.map((item: unknown) => fillJson(item, bound, last));
  if (typeof json !== "object" || json === null) return json;
  const record = json as Record<string, unknown>;
  if (typeof record["$"] === "string") return look(record["$"], bound, last);
  if ("EACH" in record) {
    const effects = bound.get("es") as readonly unknown[];
    return effects.map((effect) => fillJson(record["EACH"], new Map([...bound, ["e", effect]]), last));
  }
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, fillJson(value, bound, last)]));
}

function look(path: string, bound: Bound, last: unknown): unknown {
  const [name = "", field] = path.split(".");
  const value = name === "1" ? last : bound.get(name);
  return field === undefined ? value : (value as Record<string, unknown>)[field];
}

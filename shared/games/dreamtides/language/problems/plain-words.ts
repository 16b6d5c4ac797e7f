import { applyChanges, type TextChange } from "../../../../base/index.js";
import { listed } from "../../../../text/index.js";
import type { CardFix } from "../cells.js";
import { parseParagraph, type ParagraphParse } from "../parse.js";
import { readDirective } from "../tokens/directive.js";
import { readVariables } from "../variables/bindings.js";
import { fix } from "./make.js";
import { placeFor } from "./place-variable.js";
import type { VariablesCell } from "./references.js";
import { inCaseOf } from "./spelling.js";
import { directivesAt, spokenWords, type SpokenDirective, type SpokenWord } from "./spoken.js";

/** Plain words that stand where the grammar wants the directives that show them. */
export interface PlainWords {
  /** In the order of the text. */
  readonly directives: readonly string[];
  /** Writes the directives and binds their variables. In the coordinates of the paragraph. */
  readonly fix: CardFix;
  /** Units from where the grammar stops then to the end of the paragraph; none where it is whole. */
  readonly left: number;
}

const LONGEST_TEXT = 600;
const MOST_PARSES = 48;
const MOST_DIRECTIVES = 8;
/** Words before the place where the grammar stopped: it may have taken a few of those that a directive shows. */
const WINDOW = 6;

/** A paragraph with some of its words replaced. */
interface Draft {
  /** Changes of the paragraph as it was written, in its order. */
  readonly changes: readonly TextChange[];
  readonly directives: readonly string[];
  readonly cell: VariablesCell;
  /** What is bound beyond the variables as they were. */
  readonly bound: readonly TextChange[];
  /** Units of text from where the grammar stopped to the end, the ending included. */
  readonly left: number;
  readonly isWhole: boolean;
}

/**
 * Tries directives in place of words that are just what they show, near the place where the grammar stops, one after
 * the other while it comes further. Undefined where none helps, and for texts too long to be one ability.
 */
export function plainWords({ text, stop, resolved }: ParagraphParse, cell: VariablesCell): PlainWords | undefined {
  if (text.length > LONGEST_TEXT || stop === undefined) return undefined;
  return new Search(text, cell).from(resolved?.sources[stop.at]?.from ?? text.length);
}

class Search {
  readonly #words: readonly SpokenWord[];
  /** What is still to be written at the end does not count against the words before it. */
  readonly #ending: string;
  #parses = 0;

  readonly #text: string;
  readonly #cell: VariablesCell;

  constructor(text: string, cell: VariablesCell) {
    this.#text = text;
    this.#cell = cell;

    this.#words = spokenWords(text);
    this.#ending = /[.}]$/.test(text) ? "" : ".";
  }

  /** Begins where the grammar stopped. */
  from(stop: number): PlainWords | undefined {
    const cell = this.#cell;
    const left = this.#text.length + this.#ending.length - stop;
    let draft: Draft = { changes: [], directives: [], cell, bound: [], left, isWhole: false };
    while (!draft.isWhole && draft.changes.length < MOST_DIRECTIVES) {
      const next = this.#further(draft);
      if (next === undefined) break;
      draft = next;
    }
    const { changes, directives, bound } = draft;
    const [first, ...more] = bound;
    const insert = more.reduce((added, change) => added + change.insert, first?.insert ?? "");
    const binding = first && { cell: "variables" as const, changes: [{ ...first, insert }] };
    const writing = { cell: "rulesText" as const, changes };
    if (changes.length === 0) return undefined;
    const title = `Write ${listed([...new Set(directives)], "and")}`;
    const rest = draft.isWhole ? 0 : Math.max(1, draft.left - this.#ending.length);
    return { directives, left: rest, fix: fix(title, writing, ...(binding ? [binding] : [])) };
  }

  /** The draft with the one more directive that brings the grammar furthest. */
  #further(draft: Draft): Draft | undefined {
    let best: Draft | undefined;
    for (const spoken of this.#candidates(draft)) {
      if (this.#parses >= MOST_PARSES) break;
      const tried = this.#tried(draft, spoken);
      if (tried?.isWhole === true) return tried;
      if (tried !== undefined && tried.left < (best ?? draft).left) best = tried;
    }
    return best;
  }

  #candidates({ left, changes }: Draft): SpokenDirective[] {
    const stop = this.#text.length + this.#ending.length - left;
    const after = this.#words.findIndex(({ to }) => to > stop);
    const last = after === -1 ? this.#words.length - 1 : after;
    const isFree = ({ first, end }: SpokenDirective): boolean => {
      const from = this.#words[first]?.from ?? 0;
      const to = this.#words[end - 1]?.to ?? 0;
      return changes.every((change) => to <= change.from || from >= change.to);
    };
    // A word of the grammar may be several as people read it: `+2`.
    const isGlued = this.#words[last + 1]?.from === this.#words[last]?.to;
    return Array.from({ length: WINDOW + 1 }, (_, back) => last - back + (isGlued ? 1 : 0))
      .flatMap((first) => directivesAt(this.#words, first))
      .filter(isFree);
  }

  #tried(draft: Draft, { directive, variables, isCapital, first, end }: SpokenDirective): Draft | undefined {
    const from = this.#words[first]?.from ?? 0;
    const to = this.#words[end - 1]?.to ?? from;
    let { cell } = draft;
    let named = directive;
    const bound = [...draft.bound];
    for (const wanted of variables) {
      const { instead, name, edits } = placeFor(wanted, cell);
      named = named.replace(`$${instead}`, `$${name}`);
      for (const change of edits.flatMap((edit) => edit.changes)) {
        bound.push(change);
        const text = applyChanges(cell.text, [change]);
        cell = { text, variables: readVariables(text) };
      }
    }
    if (!readsAll(named, variables.length)) return undefined;
    const insert = isCapital ? named : inCaseOf(this.#text.slice(from, to).replace(/^[^\p{L}\p{N}]+/u, ""), named);
    const changes = [...draft.changes, { from, to, insert }].sort((left, right) => left.from - right.from);
    this.#parses += 1;
    const parse = parseParagraph(applyChanges(this.#text, changes) + this.#ending, cell.variables.values);
    const directives = changes.map((change) => change.insert);
    return { changes, directives, cell, bound, left: leftIn(parse), isWhole: parse.stop === undefined };
  }
}

const leftIn = ({ text, resolved, stop }: ParagraphParse): number =>
  stop === undefined ? 0 : text.length - (resolved?.sources[stop.at]?.from ?? text.length);

/** The kind of a compound is always read from its own variable, whatever the directive names. */
function readsAll(directive: string, count: number): boolean {
  const reading = readDirective(directive.slice(1, -1).toLowerCase());
  if (reading.kind !== "compound" || count < 2) return true;
  return /\$[gt]\)\}$/.test(directive);
}

import {
  NONE,
  redacted,
  type Cause,
  type Match,
  type MatchState,
  type Moment,
  type Ruleset,
  type Viewer,
} from "../../../shared/match/index.js";
import { matchTexts } from "./texts.js";
import { eventTree, mostTreeLines, type EntryReader, type OpenEvents } from "./event-tree.js";
import type { TableLine, TableMoment, TableSnapshot, TreeLine } from "./protocol.js";

const noMoment = {};

/** What a card that caused something is called: causes are cards that everybody saw. */
export function nameOfCause(ruleset: Ruleset, state: MatchState, { card }: Cause): TableSnapshot["because"] {
  if (card === NONE) return null;
  const found = ruleset.view(state, "all").cards.find(({ id }) => id === card);
  return found === undefined ? null : { card, name: found.face.name };
}

/** The log texts of a match's moments, each written once: only new ones, or those seen by another viewer, are written again. */
export class TableLog {
  #told: readonly Moment[] = [];
  #viewer: Viewer | undefined;
  readonly #names = new Map<number, string>();
  /** The events that go on after a moment. */
  readonly #openAfter = new WeakMap<object, OpenEvents>();

  /** The moments a page with the earlier ones lacks, those behind the present too. */
  news({ ruleset, moments }: Match, viewer: Viewer): TableSnapshot["log"] {
    const from = this.#viewer === viewer ? this.#firstOther(moments) : 0;
    if (from === 0) this.#names.clear();
    this.#told = moments;
    this.#viewer = viewer;
    const lines: TableLine[] = [];
    const headings: TableMoment[] = [];
    const tree: TreeLine[] = [];
    let open: OpenEvents = this.#openAfter.get(moments[from - 1] ?? noMoment) ?? [];
    for (let at = from; at < moments.length; at++) {
      const moment = moments[at];
      if (moment === undefined) continue;
      headings.push(headingOf(ruleset, moment, moments[at - 1], viewer));
      if (ruleset.tellsEvents) {
        const grown = eventTree(at, moment.events, open, this.#reader(ruleset, moment, viewer));
        tree.push(...grown.lines);
        ({ open } = grown);
        this.#openAfter.set(moment, open);
      }
      for (const entry of moment.events) {
        const text = ruleset.tell(moment.state, entry, viewer);
        if (text === null) continue;
        const { cards, type, turn } = redacted(entry, viewer);
        const known = cards.filter((card) => card !== NONE);
        lines.push({ at, type, turn, text, cards: known, cause: this.#causeOf(ruleset, moment, entry.cause, known) });
      }
    }
    return { from, lines, moments: headings, tree: tree.slice(-mostTreeLines) };
  }

  #reader(ruleset: Ruleset, moment: Moment, viewer: Viewer): EntryReader {
    return {
      event: (entry) => ruleset.tellEvent(moment.state, entry, viewer),
      line: (entry) => ruleset.tell(moment.state, entry, viewer),
      cause: (entry, about) => this.#causeOf(ruleset, moment, entry.cause, about),
      known: (entry) => redacted(entry, viewer),
    };
  }

  #firstOther(moments: readonly Moment[]): number {
    let at = 0;
    while (at < moments.length && moments[at] === this.#told[at]) at++;
    return at;
  }

  /** Left out where the line is about the card itself. */
  #causeOf(ruleset: Ruleset, { state }: Moment, cause: Cause, about: readonly number[]): TableLine["cause"] {
    const { card } = cause;
    if (card === NONE || about.includes(card)) return null;
    if (!this.#names.has(card)) {
      for (const { id, face } of ruleset.view(state, "all").cards) this.#names.set(id, face.name);
    }
    const name = this.#names.get(card);
    return name === undefined ? null : { card, name };
  }
}

function headingOf(ruleset: Ruleset, moment: Moment, before: Moment | undefined, viewer: Viewer): TableMoment {
  const { choice, seat } = moment;
  if (choice === null || before === undefined) return { seat, by: null, label: null };
  if (choice.kind === "edit") return { seat, by: choice.by, label: matchTexts.byHand };
  const { label, cards } = ruleset.words(before.state, choice.action);
  const isKnown = viewer === "all" || viewer === seat || cards.every((card) => isSeen(card));
  return { seat, by: choice.by, label: isKnown ? label : matchTexts.aHiddenChoice };

  /** Whether the viewer knows the card, by then or by what happened to it. */
  function isSeen(card: number): boolean {
    return [before, moment].some((at) => at && ruleset.view(at.state, viewer).cards.some(({ id }) => id === card));
  }
}

import { botNamed, usualIterations, type Bot } from "../bots/index.js";
import {
  linesOf,
  NOBODY,
  presentState,
  randomFrom,
  writeAction,
  type Action,
  type Choice,
  type Decision,
  type Match,
  type MatchState,
  type MatchView,
  type Random,
  type Seat,
  type ViewCard,
  type Viewer,
} from "../match/index.js";
import { nearestPosition, positionOf, type Path, type TomlDocument } from "../toml/index.js";
import type { Names } from "./names.js";
import { doesHold, type ExpectedNumber } from "./numbers.js";
import { Refusal, unknown } from "./refusal.js";
import type { Check } from "./report.js";

/** A file may be anybody's: what takes more choices and changes than this is not a test, but keeps a machine busy. */
const mostWork = 5_000;
/** So many iterations of a search count as one choice. */
const iterationsOfChoice = 60;

/** A scenario while it is played: its match, the checks made so far and the work spent. */
export class ScenarioRun {
  readonly checks: Check[] = [];
  /** Each choice with all that could have been chosen, to compare one playing with another. */
  readonly trace: string[] = [];
  /** The moment of the match at which the present step began. */
  begun = 0;
  #spent = 0;
  step = 0;
  /** Where the present step, or the file, says what random outcomes must be. */
  chancePath: Path = ["chance"];
  /** Who acts in the present step although somebody else is asked; NOBODY for whoever is asked. */
  actor: Seat = NOBODY;
  #seen: { readonly state: MatchState; readonly view: MatchView } | null = null;
  /** What set the position up that the match begins with. */
  setUp: readonly Choice[] = [];
  /** The chance of bots. */
  readonly random: Random;

  constructor(
    readonly document: TomlDocument,
    readonly names: Names,
    public match: Match,
    seed: number,
  ) {
    this.random = randomFrom(seed);
  }

  get state(): MatchState {
    return presentState(this.match);
  }

  /** The present position as one sees it who sees everything. */
  get view(): MatchView {
    const { state } = this;
    if (this.#seen?.state !== state) this.#seen = { state, view: this.match.ruleset.view(state, "all") };
    return this.#seen.view;
  }

  get decision(): Decision {
    return this.match.ruleset.decision(this.state);
  }

  /** The key of who must decide; `nobody` when the match is over. */
  get asked(): string {
    const { decision } = this;
    return decision.kind === "over" ? "nobody" : (this.names.players[decision.seat] ?? "nobody");
  }

  /** Whether something did not hold. */
  hasFailed(): boolean {
    return this.checks.some(({ held }) => !held);
  }

  /** Notes what came of something that is said at `path`. */
  check(path: Path, what: string, held: boolean, expected: string, seen: string): void {
    const { line, column } = positionOf(this.document, path) ?? nearestPosition(this.document, path);
    this.checks.push({ step: this.step, what, held, expected, seen, line, column });
  }

  /** Notes whether two things that are written alike are alike. */
  compare(path: Path, what: string, expected: string, seen: string): void {
    this.check(path, what, expected === seen, expected, seen);
  }

  /** Notes whether a number is as expected. */
  compareNumber(path: Path, what: string, expected: ExpectedNumber, seen: number): void {
    this.check(path, what, doesHold(expected, seen), String(expected), String(seen));
  }

  /** Counts work that is about to be done; refuses to do without end. */
  spend(path: Path, amount = 1): void {
    this.#spent += amount;
    if (this.#spent <= mostWork) return;
    throw new Refusal("scenario/endless", `The scenario takes more than ${mostWork} choices and changes.`, path);
  }

  /** Keeps what is about to be chosen. */
  remember(action: Action): void {
    const { decision } = this;
    const choices = decision.kind === "over" ? [] : decision.actions.map(writeAction);
    this.trace.push(`${writeAction(action)} of ${choices.join(", ")}`);
  }

  /** What happened since the present step began, as a viewer reads it. */
  lines(viewer: Viewer): readonly string[] {
    return linesOf(this.match, viewer, Math.min(this.begun, this.match.at + 1)).map(({ text }) => text);
  }

  /** The cards a viewer knows, zone by zone as they lie. */
  cardsOf(view: MatchView): readonly ViewCard[] {
    const order = new Map(view.zones.flatMap(({ cards }) => cards).map((id, at) => [id, at]));
    return [...view.cards].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  }

  nameOf(card: number): string {
    return this.view.cards.find(({ id }) => id === card)?.face.name ?? "?";
  }

  /** A name as it is written on its card, whatever its case; `null` where no card of the match has it. */
  spelling(word: string): string | null {
    const plain = word.trim().toLowerCase();
    const there = this.view.cards.find(({ face }) => face.name.toLowerCase() === plain);
    return there?.face.name ?? this.names.definitionsOf.spelling(word, this.state);
  }

  /** A name of something that is expected not to be there: refused where no card has it. */
  existing(word: string, path: Path): string {
    const name = word === "?" ? word : this.spelling(word);
    if (name !== null) return name;
    const known = [...this.names.definitionsOf.known(this.state), ...this.view.cards.map(({ face }) => face.name)];
    throw unknown("scenario/unknown-card", `There is no card "${word}".`, path, word, [...new Set(known)]);
  }

  /** A bot by its name, with the work that one of its choices is. */
  bot(name: string, path: Path): { readonly bot: Bot; readonly work: number } {
    const bot = botNamed(name);
    if (bot.ok) {
      const [, iterations = usualIterations] = /^search(?::(\d+))?$/u.exec(name) ?? ["", "0"];
      return { bot: bot.value, work: 1 + Math.ceil(Number(iterations) / iterationsOfChoice) };
    }
    throw new Refusal("scenario/unknown-bot", bot.error.message, path, {
      ...(bot.error.expected === undefined ? {} : { expected: bot.error.expected }),
    });
  }

  /** A viewer of a key, `all` for one who sees everything. */
  viewer(word: string | undefined, path: Path): Viewer {
    if (word === undefined || word === "all") return "all";
    const seat = this.names.seat(word, path);
    return seat === NOBODY ? "all" : seat;
  }
}

import { botNamed } from "../bots/index.js";
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
  type ViewCard,
  type Viewer,
} from "../match/index.js";
import { positionOf, type Path, type TomlDocument } from "../toml/index.js";
import type { Names } from "./names.js";
import { placeOf } from "./places.js";
import { Refusal } from "./refusal.js";
import type { Check } from "./report.js";

/** A scenario in the course of being played. */
export class Course {
  readonly checks: Check[] = [];
  /** Each choice with all that could have been chosen, to compare one playing with another. */
  readonly trace: string[] = [];
  /** The moment of the match at which the present step began. */
  begun = 0;
  step = 0;
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
    const { line, column } = positionOf(this.document, path) ?? placeOf(this.document, path);
    this.checks.push({ step: this.step, what, held, expected, seen, line, column });
  }

  /** Notes whether two things that are written alike are alike. */
  compare(path: Path, what: string, expected: string, seen: string): void {
    this.check(path, what, expected === seen, expected, seen);
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

  nameOf(card: number, viewer: Viewer = "all"): string {
    const found = this.match.ruleset.view(this.state, viewer).cards.find(({ id }) => id === card);
    return found?.face.name ?? "?";
  }

  bot(name: string, path: Path) {
    const bot = botNamed(name);
    if (bot.ok) return bot.value;
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

import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { botNamed, type Bot } from "../../../shared/bots/index.js";
import { gameOf } from "../../../shared/games/index.js";
import {
  backOut,
  choose,
  editMatch,
  jump,
  NOBODY,
  preview,
  presentDecision,
  presentState,
  readRecord,
  recordOf,
  redo,
  replay,
  startMatch,
  undo,
  writeRecord,
  type Decision,
  type Edit,
  type Match,
  type Ruleset,
  type Seat,
  type Viewer,
} from "../../../shared/match/index.js";
import { matchTexts } from "../texts.js";
import {
  person,
  type Pace,
  type ReplayReport,
  type TableEvent,
  type TableRequest,
  type TableSnapshot,
} from "./protocol.js";
import { nameOfCause, TableLog } from "./table-log.js";
import { BotSearch } from "./bot-search.js";

/** Time, for waits between the moves of bots and for how long they may think. */
export interface TableClock {
  /** In ms, from anywhere. */
  now(): number;
  /** Calls back after a while, in ms, unless it is called off before. */
  after(ms: number, run: () => void): () => void;
}

const waitMs: Readonly<Record<Pace, number>> = { slow: 1_700, normal: 750, instant: 0 };

/** At the instant pace bots move on for this long before the page is shown where they are. */
const sliceMs = 60;

/** A bot thinks for this long before requests of the page are seen to. */
const searchSliceMs = 24;

type StartRequest = Extract<TableRequest, { kind: "start" | "load" }>;

/** A match at the table, who plays it, and how it is looked at. */
interface Seating {
  readonly game: string;
  readonly players: readonly string[];
  readonly bots: readonly (Bot | null)[];
  match: Match;
  pace: Pace;
  held: boolean;
  open: boolean;
}

/** A replay with other cards, and the match it took the place of. */
interface Replaced {
  readonly before: Match;
  readonly after: Match;
  readonly report: ReplayReport;
}

/**
 * Plays one match for a page: takes its requests, lets bots move in their time, and sends what is to be drawn. Knows neither
 * thread nor screen.
 */
export class TableHost {
  readonly #send: (event: TableEvent) => void;
  readonly #clock: TableClock;
  #seating: Seating | undefined;
  #replaced: Replaced | undefined;
  #revision = 0;
  #log = new TableLog();
  #callOff: (() => void) | undefined;
  #search: BotSearch | undefined;
  readonly #editions = new WeakMap<readonly unknown[], number>();

  constructor(send: (event: TableEvent) => void, clock: TableClock) {
    this.#send = send;
    this.#clock = clock;
  }

  handle(request: TableRequest): void {
    if (request.kind === "start" || request.kind === "load") {
      this.#begin(request);
      return;
    }
    const seating = this.#seating;
    if (seating === undefined) return;
    switch (request.kind) {
      case "choose":
        if (request.revision === this.#revision) this.#go(seating, choose(seating.match, request.action), "play");
        break;
      case "foresee":
        this.#foresee(seating, request);
        break;
      case "edit":
        this.#go(seating, editMatch(seating.match, request.edit), "play");
        break;
      case "swap":
        this.#editions.set(request.definitions, request.edition);
        this.#go(seating, editMatch(seating.match, { kind: "redefine", definitions: request.definitions }), "look");
        break;
      case "replay":
        this.#editions.set(request.definitions, request.edition);
        this.#replayWith(seating, request.definitions);
        break;
      case "undo":
        this.#take(seating, this.#undone(seating), seating.players.includes(person) ? "play" : "look");
        break;
      case "cancel":
        this.#cancel(seating);
        break;
      case "redo":
        this.#take(seating, redo(seating.match), "look");
        break;
      case "jump":
        this.#take(seating, jump(seating.match, request.at), "look");
        break;
      case "hold":
        seating.held = request.held;
        this.#goOn(seating);
        break;
      case "pace":
        seating.pace = request.pace;
        this.#goOn(seating);
        break;
      case "open":
        seating.open = request.open;
        this.#goOn(seating);
        break;
      case "players":
        this.#reseat(seating, request.players);
        break;
      case "record":
        this.#send({ kind: "record", text: writeRecord(recordOf(seating.match)) });
        break;
    }
  }

  #begin(request: StartRequest): void {
    const bots = botsOf(request.players);
    const match = bots.ok ? firstMatch(request) : bots;
    if (!bots.ok || !match.ok) {
      const fault: Fault = !bots.ok ? bots.error : !match.ok ? match.error : { code: "", message: "" };
      this.#send({ kind: "fault", message: fault.message, ended: true });
      return;
    }
    this.#stop();
    this.#editions.set(match.value.setup.definitions, request.edition);
    this.#replaced = undefined;
    this.#log = new TableLog();
    const { game, players, pace, open } = request;
    this.#seating = { game, players, bots: bots.value, match: match.value, pace, held: false, open };
    this.#goOn(this.#seating);
  }

  #reseat(seating: Seating, players: readonly string[]): void {
    const bots = botsOf(players);
    if (!bots.ok) {
      this.#send({ kind: "fault", message: bots.error.message, ended: false });
      return;
    }
    this.#seating = { ...seating, players, bots: bots.value };
    this.#goOn(this.#seating);
  }

  /** Takes up a match that came of a choice; a refused one changes nothing and is said. */
  #go(seating: Seating, next: Result<Match>, then: "play" | "look"): void {
    if (next.ok) this.#take(seating, next.value, then);
    else this.#send({ kind: "fault", message: next.error.message, ended: false });
  }

  /** `look`: bots do not move from there by themselves, for that would take away what can be redone. */
  #take(seating: Seating, match: Match | null, then: "play" | "look"): void {
    if (match === null) return;
    seating.match = match;
    const moved = then === "look" && this.#botToMove(seating) !== null;
    if (moved) seating.held = true;
    else if (then === "play" && seating.players.includes(person)) seating.held = false;
    this.#goOn(seating);
  }

  #foresee(seating: Seating, { revision, action }: Extract<TableRequest, { kind: "foresee" }>): void {
    if (revision !== this.#revision || !this.#personDecides(seating)) return;
    const { ruleset } = seating.match;
    const state = presentState(seating.match);
    const decision = ruleset.decision(state);
    if (decision.kind === "over" || ruleset.refusal(state, action) !== null) return;
    this.#send({ kind: "foreseen", revision, action, preview: preview(ruleset, state, decision.seat, action) });
  }

  #cancel(seating: Seating): void {
    const way = this.#personDecides(seating) ? backOut(seating.match) : null;
    if (way?.kind === "open") this.#take(seating, jump(seating.match, way.at), "look");
  }

  #personDecides({ match, players }: Seating): boolean {
    const decision = presentDecision(match);
    return decision.kind === "choice" && players[decision.seat] === person;
  }

  #undone(seating: Seating): Match | null {
    const { match } = seating;
    if (this.#replaced?.after === match) return this.#replaced.before;
    const back = undo(match, "all");
    if (back !== null || seating.players.includes(person)) return back;
    return match.at === 0 ? null : jump(match, match.at - 1);
  }

  #replayWith(seating: Seating, definitions: readonly unknown[]): void {
    const { match } = seating;
    const { choices, setup, ruleset } = recordOf(match);
    const kept = choices.filter(
      ({ by, ...choice }) => by !== "driver" && !(choice.kind === "edit" && choice.edit.kind === "redefine"),
    );
    const again = replay(match.ruleset, { ruleset, setup: { ...setup, definitions }, choices: kept }, "again");
    if (!again.ok) {
      this.#send({ kind: "fault", message: again.error.message, ended: false });
      return;
    }
    const { stopped } = again.value;
    const after = again.value.match;
    const report: ReplayReport = {
      choices: stopped === null ? kept.length : stopped.index,
      stopped: stopped === null ? null : { label: labelOf(match, stopped.choice), reason: stopped.fault.message },
    };
    this.#replaced = { before: match, after, report };
    this.#log = new TableLog();
    this.#take(seating, after, "look");
  }

  /** Sends what is to be seen now, and lets the next bot move in its time. */
  #goOn(seating: Seating): void {
    this.#stop();
    const bot = seating.held ? null : this.#botToMove(seating);
    this.#publish(seating, bot !== null);
    if (bot === null) return;
    this.#callOff = this.#clock.after(waitMs[seating.pace], () => this.#letMove(seating));
  }

  #letMove(seating: Seating): void {
    const end = this.#clock.now() + sliceMs;
    for (let bot = this.#botToMove(seating); bot !== null; bot = this.#botToMove(seating)) {
      const next = this.#chosenBy(bot, seating.match);
      if (next === null) {
        this.#callOff = this.#clock.after(0, () => this.#letMove(seating));
        return;
      }
      if (!next.ok) {
        seating.held = true;
        this.#send({ kind: "fault", message: next.error.message, ended: false });
        break;
      }
      seating.match = next.value;
      if (seating.pace !== "instant" || this.#clock.now() >= end) break;
    }
    this.#goOn(seating);
  }

  /** The match after the bot's choice; `null` while it still searches: the search continues until the match changes. */
  #chosenBy(bot: Bot, match: Match): Result<Match> | null {
    if (this.#search?.isAbout(bot, match) !== true) {
      this.#search = new BotSearch(bot, match, () => this.#clock.now());
    }
    const action = this.#search.slice(searchSliceMs);
    if (action === undefined) return null;
    this.#search = undefined;
    return choose(match, action, "bot");
  }

  #botToMove({ match, bots }: Seating): Bot | null {
    const decision = presentDecision(match);
    return decision.kind === "over" ? null : (bots[decision.seat] ?? null);
  }

  #stop(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  #publish(seating: Seating, thinking: boolean): void {
    this.#revision += 1;
    const { match, players, pace, held, open, game } = seating;
    const { ruleset } = match;
    const state = presentState(match);
    const decision = presentDecision(match);
    const viewer = viewerOf(seating, decision);
    const isPersons = decision.kind === "choice" && this.#personDecides(seating);
    const cause = state.frames.at(-1)?.cause;
    const view = ruleset.view(state, viewer);
    this.#send({
      kind: "snapshot",
      snapshot: {
        revision: this.#revision,
        game,
        edition: this.#editionOf(match),
        view,
        counters: Object.keys(state.counters[0] ?? {}),
        players,
        bottom: bottomOf(players, viewer, decision),
        open,
        asked: decision.kind === "choice" ? decision.seat : NOBODY,
        prompt: isPersons ? view.prompt : null,
        offers: isPersons ? ruleset.offers(state) : [],
        backOut: isPersons ? backOut(match) : null,
        because: isPersons && cause !== undefined ? nameOfCause(ruleset, state, cause) : null,
        thinking,
        held,
        pace,
        at: match.at,
        moments: match.moments.length,
        canUndo: this.#undone(seating) !== null,
        canRedo: redo(match) !== null,
        replay: this.#replaced?.after === match ? this.#replaced.report : null,
        log: this.#log.news(match, viewer),
      } satisfies TableSnapshot,
    });
  }

  /** The cards in force: those of the last swap up to the present, else those the match began with. */
  #editionOf({ moments, at, setup }: Match): number {
    for (let back = at; back > 0; back--) {
      const choice = moments[back]?.choice;
      if (choice?.kind === "edit" && choice.edit.kind === "redefine")
        return this.#editions.get(choice.edit.definitions) ?? 0;
    }
    return this.#editions.get(setup.definitions) ?? 0;
  }
}

function botsOf(players: readonly string[]): Result<readonly (Bot | null)[]> {
  const bots: (Bot | null)[] = [];
  for (const player of players) {
    const bot = player === person ? ok(null) : botNamed(player);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok(bots);
}

function firstMatch(request: StartRequest): Result<Match> {
  if (request.kind === "start") {
    const ruleset = rulesetOf(request.game, request.ruleset);
    return ruleset.ok ? startMatch(ruleset.value, request.setup) : ruleset;
  }
  const record = readRecord(request.record);
  if (!record.ok) return record;
  const ruleset = rulesetOf(request.game, record.value.ruleset);
  if (!ruleset.ok) return ruleset;
  const again = replay(ruleset.value, record.value);
  if (!again.ok) return again;
  const { match, stopped } = again.value;
  return stopped === null ? ok(match) : failed(stopped.fault);
}

function rulesetOf(game: string, id: string): Result<Ruleset> {
  const found = gameOf(game)?.play?.rulesets.find((ruleset) => ruleset.id === id);
  return found ? ok(found) : failed({ code: "sandbox/no-rules", message: matchTexts.noSuchRules(id) });
}

/** One person sees what its seat may see; of several the one who decides; without persons all is seen. */
function viewerOf({ open, players, match }: Seating, decision: Decision): Viewer {
  const people = players.flatMap((player, seat) => (player === person ? [seat] : []));
  const [first] = people;
  if (open || first === undefined) return "all";
  if (people.length === 1) return first;
  if (decision.kind === "choice" && people.includes(decision.seat)) return decision.seat;
  const { active } = presentState(match);
  return people.includes(active) ? active : first;
}

/** Of several persons the one who decides sits below, where cards are large: the table is turned round between them. */
function bottomOf(players: readonly string[], viewer: Viewer, decision: Decision): Seat {
  if (viewer !== "all") return viewer;
  if (decision.kind === "choice" && players[decision.seat] === person) return decision.seat;
  return Math.max(0, players.indexOf(person));
}

/** A choice of a match in words, as they were when it was made. */
function labelOf({ moments, ruleset }: Match, choice: { readonly kind: string }): string {
  const at = moments.findIndex((moment) => moment.choice === choice);
  const before = moments[at - 1];
  const made = moments[at]?.choice;
  if (before === undefined || made === undefined || made === null) return matchTexts.aChoice;
  return made.kind === "edit" ? describeEdit(made.edit) : ruleset.words(before.state, made.action).label;
}

const describeEdit = ({ kind }: Edit): string => matchTexts.changeByHand(kind);

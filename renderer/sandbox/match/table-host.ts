import type { Fault, Result } from "../../../shared/base/index.js";
import {
  backOut,
  choose,
  editMatch,
  isRunaway,
  jump,
  NOBODY,
  preview,
  presentDecision,
  presentState,
  recordOf,
  redo,
  undo,
  writeRecord,
  type Match,
} from "../../../shared/match/index.js";
import { BotTurns, type TableClock } from "./bot-turns.js";
import { person } from "./players.js";
import type { TableEvent, TableRequest, TableSnapshot } from "./protocol.js";
import { Editions, replayWith, type Replacement } from "./replacement.js";
import {
  botsOf,
  bottomOf,
  botToMove,
  personDecides,
  seat,
  viewerOf,
  type Seating,
  type StartRequest,
} from "./seating.js";
import { nameOfCause, TableLog } from "./table-log.js";

/**
 * Plays one match for a page: takes its requests, lets bots move in their time, and sends what is to be drawn. Knows neither
 * thread nor screen.
 */
export class TableHost {
  readonly #send: (event: TableEvent) => void;
  readonly #bots: BotTurns;
  readonly #editions = new Editions();
  #seating: Seating | undefined;
  #replaced: Replacement | undefined;
  #revision = 0;
  #log = new TableLog();

  constructor(send: (event: TableEvent) => void, clock: TableClock) {
    this.#send = send;
    this.#bots = new BotTurns(clock, {
      onMoved: (seating) => this.#goOn(seating),
      onFault: (fault) => this.#refuse(fault),
    });
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
        this.#editions.note(request.definitions, request.edition);
        this.#go(seating, editMatch(seating.match, { kind: "redefine", definitions: request.definitions }), "look");
        break;
      case "replay":
        this.#editions.note(request.definitions, request.edition);
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
    const seating = seat(request);
    if (!seating.ok) {
      this.#send({ kind: "fault", message: seating.error.message, ended: true, culprits: null });
      return;
    }
    this.#bots.stop();
    this.#editions.note(seating.value.match.setup.definitions, request.edition);
    this.#replaced = undefined;
    this.#log = new TableLog();
    this.#seating = seating.value;
    this.#goOn(seating.value);
  }

  #reseat(seating: Seating, players: readonly string[]): void {
    const bots = botsOf(players);
    if (!bots.ok) {
      this.#refuse(bots.error);
      return;
    }
    this.#seating = { ...seating, players, bots: bots.value };
    this.#goOn(this.#seating);
  }

  /** Takes up a match that came of a choice; a refused one changes nothing and is said. */
  #go(seating: Seating, next: Result<Match>, then: "play" | "look"): void {
    if (next.ok) this.#take(seating, next.value, then);
    else this.#refuse(next.error);
  }

  #refuse(fault: Fault): void {
    const culprits = isRunaway(fault) ? fault.cards : null;
    this.#send({ kind: "fault", message: fault.message, ended: false, culprits });
  }

  /** `look`: bots do not move from there by themselves, for that would take away what can be redone. */
  #take(seating: Seating, match: Match | null, then: "play" | "look"): void {
    if (match === null) return;
    seating.match = match;
    const moved = then === "look" && botToMove(seating) !== null;
    if (moved) seating.held = true;
    else if (then === "play" && seating.players.includes(person)) seating.held = false;
    this.#goOn(seating);
  }

  #foresee(seating: Seating, { revision, action }: Extract<TableRequest, { kind: "foresee" }>): void {
    if (revision !== this.#revision || !personDecides(seating)) return;
    const { ruleset } = seating.match;
    const state = presentState(seating.match);
    const decision = ruleset.decision(state);
    if (decision.kind === "over" || ruleset.refusal(state, action) !== null) return;
    this.#send({ kind: "foreseen", revision, action, preview: preview(ruleset, state, decision.seat, action) });
  }

  #cancel(seating: Seating): void {
    const way = personDecides(seating) ? backOut(seating.match) : null;
    if (way?.kind === "open") this.#take(seating, jump(seating.match, way.at), "look");
  }

  #undone(seating: Seating): Match | null {
    const { match } = seating;
    if (this.#replaced?.after === match) return this.#replaced.before;
    const back = undo(match, "all");
    if (back !== null || seating.players.includes(person)) return back;
    return match.at === 0 ? null : jump(match, match.at - 1);
  }

  #replayWith(seating: Seating, definitions: readonly unknown[]): void {
    const replaced = replayWith(seating.match, definitions);
    if (!replaced.ok) {
      this.#refuse(replaced.error);
      return;
    }
    this.#replaced = replaced.value;
    this.#log = new TableLog();
    this.#take(seating, replaced.value.after, "look");
  }

  /** Sends what is to be seen now, and lets the next bot move in its time. */
  #goOn(seating: Seating): void {
    this.#bots.stop();
    const bot = seating.held ? null : botToMove(seating);
    this.#publish(seating, bot !== null);
    if (bot !== null) this.#bots.schedule(seating);
  }

  #publish(seating: Seating, thinking: boolean): void {
    this.#revision += 1;
    const { match, players, pace, held, open, game } = seating;
    const { ruleset } = match;
    const state = presentState(match);
    const decision = presentDecision(match);
    const viewer = viewerOf(seating, decision);
    const isPersons = decision.kind === "choice" && personDecides(seating);
    const cause = state.frames.at(-1)?.cause;
    const view = ruleset.view(state, viewer);
    this.#send({
      kind: "snapshot",
      snapshot: {
        revision: this.#revision,
        game,
        edition: this.#editions.of(match),
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
}

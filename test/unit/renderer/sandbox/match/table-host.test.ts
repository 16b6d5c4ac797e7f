import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../../shared/games/index.js";
import type { MatchSetup } from "../../../../../shared/match/index.js";
import { TableHost } from "../../../../../renderer/sandbox/match/table-host.js";
import type { TableEvent, TableRequest, TableSnapshot } from "../../../../../renderer/sandbox/match/protocol.js";
import { tablesOfGame } from "../../../../support/bound-tables.js";

const play = gameOf("dreamtides")?.play;
if (!play) throw new Error("Dreamtides is played");

const card = (name: string, cost: number, text: string, type = "Event") => ({
  name,
  id: `id-${name}`,
  "card-type": type,
  "rules-text": text,
  variables: "c: 1\ne: 1",
  "energy-cost": cost,
  spark: type === "Event" ? "" : 2,
});

/** A match with three cards: one to draw, one that stands, one too dear to be played. */
function setupOf(text = "Draw {cards($c)}.", hand: readonly number[] = [0, 1, 2]): MatchSetup {
  if (!play) throw new Error("Dreamtides is played");
  const cards = [card("Draft", 0, text), card("Stander", 0, "", "Character"), card("Dear", 90, "Draw {cards($c)}.")];
  const tables = tablesOfGame("dreamtides", [{ file: "cards.toml", content: { cards } }]);
  const { definitions, everything: all, options } = play.material(tables);
  const many = { name: "Many", cards: Array.from({ length: 30 }, (_, at) => (all?.cards.length ?? 1) && at % 2) };
  return { definitions, decks: [many, many], options: play.withHand(options, 0, hand), seed: 11 };
}

/** A table with a clock that stands still until it is told to go; a `tick` is what each look at it takes, in ms. */
class Table {
  readonly events: TableEvent[] = [];
  private waiting: { readonly at: number; readonly run: () => void } | undefined;
  private time = 0;
  private readonly host = new TableHost((event) => this.events.push(event), {
    now: () => (this.time += this.tick),
    after: (ms, run) => {
      const entry = { at: this.time + ms, run };
      this.waiting = entry;
      return () => {
        if (this.waiting === entry) this.waiting = undefined;
      };
    },
  });

  constructor(
    players: readonly string[] = ["person", "first"],
    setup: MatchSetup = setupOf(),
    private readonly tick = 0,
  ) {
    const base = { game: "dreamtides", players: [...players], pace: "normal" as const, open: false, edition: 1 };
    this.ask({
      kind: "start",
      ...base,
      ruleset: "dreamtides",
      setup: {
        ...setup,
        definitions: [...setup.definitions],
        decks: setup.decks.map((deck) => ({ ...deck, cards: [...deck.cards] })),
      },
    });
  }

  ask(request: TableRequest): void {
    this.host.handle(request);
  }

  get seen(): TableSnapshot {
    const last = this.events.findLast((event) => event.kind === "snapshot");
    if (last?.kind !== "snapshot") throw new Error("Nothing was sent");
    return last.snapshot;
  }

  get isWaiting(): boolean {
    return this.waiting !== undefined;
  }

  /** Lets the time of one wait pass. */
  pass(): void {
    const entry = this.waiting;
    if (!entry) return;
    this.waiting = undefined;
    this.time = entry.at;
    entry.run();
  }

  /** Lets bots move until a person is asked or nothing moves any more. */
  settle(): void {
    for (let count = 0; this.waiting !== undefined && count < 5_000; count++) this.pass();
  }

  do(label: string): void {
    const offer = this.seen.offers.find((each) => each.label === label && each.refusal === null);
    if (!offer) throw new Error(`No ${label} among ${this.seen.offers.map((each) => each.label).join(", ")}`);
    this.ask({ kind: "choose", revision: this.seen.revision, action: offer.action });
  }

  zone(zone: string, side: number): readonly string[] {
    const { view } = this.seen;
    const cards = view.zones.find((each) => each.zone === zone && each.side === side)?.cards ?? [];
    return cards.map((id) => view.cards.find((each) => each.id === id)?.face.name ?? "?");
  }
}

const told = (table: Table): readonly string[] =>
  table.events.flatMap((event) => (event.kind === "fault" ? [event.message] : []));

describe("a match at the table", () => {
  it("begins with the chosen cards in hand, asks the person, and hides the other hand", () => {
    const table = new Table();
    expect(table.zone("hand", 0).toSorted()).toEqual(expect.arrayContaining(["Dear", "Draft", "Stander"]));
    expect(new Set(table.zone("hand", 1))).toEqual(new Set(["?"]));
    expect(table.seen).toMatchObject({ asked: 0, bottom: 0, held: false, thinking: false, canUndo: false });
    table.ask({ kind: "open", open: true });
    expect(table.zone("hand", 1)).not.toContain("?");
  });

  it("turns the table round to the person who decides, with both hands seen", () => {
    const table = new Table(["person", "person"]);
    table.ask({ kind: "open", open: true });
    expect(table.seen).toMatchObject({ asked: 0, bottom: 0 });
    table.do("End turn");
    expect(table.seen).toMatchObject({ asked: 1, bottom: 1 });
    expect(table.zone("hand", 0)).not.toContain("?");
  });

  it("says why something cannot be done, and does not do it", () => {
    const table = new Table();
    const dear = table.seen.offers.find(({ label }) => label === "Play Dear");
    expect(dear?.refusal).toContain("energy");
    const before = table.seen;
    if (dear) table.ask({ kind: "choose", revision: before.revision, action: dear.action });
    expect(told(table)).toHaveLength(1);
    expect(table.seen.at).toBe(before.at);
  });

  it("says what a choice would do while it is looked at, and only of the position that is shown", () => {
    const table = new Table();
    const offer = table.seen.offers.find(({ label }) => label === "Play Stander");
    if (!offer) throw new Error("No Stander");
    const { revision } = table.seen;
    const foreseen = () => table.events.flatMap((event) => (event.kind === "foreseen" ? [event] : []));
    table.ask({ kind: "foresee", revision: revision - 1, action: offer.action });
    expect(foreseen()).toEqual([]);
    table.ask({ kind: "foresee", revision, action: offer.action });
    const [{ preview, action } = { preview: null, action: null }] = foreseen();
    expect(action).toEqual(offer.action);
    expect(preview?.counters).toEqual(
      expect.arrayContaining([
        { seat: 0, counter: "spark", from: 0, to: 2 },
        { seat: 0, counter: "scores", from: 0, to: 2 },
      ]),
    );
    expect(table.seen.revision).toBe(revision);
    const dear = table.seen.offers.find(({ label }) => label === "Play Dear");
    if (dear) table.ask({ kind: "foresee", revision, action: dear.action });
    expect(foreseen()).toHaveLength(1);
  });

  it("passes over a choice made from a picture that is no longer current", () => {
    const table = new Table();
    const [end] = table.seen.offers;
    const late = table.seen.revision;
    table.do("Play Stander");
    const { at } = table.seen;
    if (end) table.ask({ kind: "choose", revision: late, action: end.action });
    expect(table.seen.at).toBe(at);
  });

  it("lets a bot move after a while, and not while it is held", () => {
    const table = new Table();
    table.do("End turn");
    table.settle();
    expect(table.seen.asked).toBe(0);
    expect(table.seen.view.turn).toBeGreaterThan(1);
    const bots = new Table(["random", "random"]);
    expect(bots.seen).toMatchObject({ thinking: true, open: false });
    bots.ask({ kind: "hold", held: true });
    expect(bots.isWaiting).toBe(false);
    const { at } = bots.seen;
    bots.ask({ kind: "hold", held: false });
    bots.pass();
    expect(bots.seen.at).toBeGreaterThan(at);
  });

  it("plays a match of bots to its end at once", () => {
    const table = new Table(["random", "random"]);
    table.ask({ kind: "pace", pace: "instant" });
    table.settle();
    expect(table.seen.view.outcome).not.toBeNull();
    expect(table.seen.asked).toBe(-1);
  });

  it("undoes and redoes choices of the person, and bots do not move away what can be redone", () => {
    const table = new Table();
    table.do("Play Stander");
    const played = table.seen.at;
    table.do("End turn");
    table.settle();
    const later = table.seen.at;
    table.ask({ kind: "undo" });
    expect(table.seen.at).toBe(played);
    table.ask({ kind: "undo" });
    expect(table.zone("hand", 0)).toContain("Stander");
    expect(table.seen.canUndo).toBe(false);
    table.ask({ kind: "redo" });
    table.ask({ kind: "redo" });
    expect(table.seen.at).toBe(later);
    table.ask({ kind: "jump", at: played + 1 });
    expect(table.seen.moments).toBe(later + 1);
    table.settle();
    expect(table.seen.at).toBe(played + 1);
    table.ask({ kind: "jump", at: 0 });
    expect(table.seen).toMatchObject({ at: 0, moments: later + 1, asked: 0 });
  });

  it("sends only the lines that are new, with the card that caused them", () => {
    const table = new Table();
    const start = table.seen.log;
    expect(start.from).toBe(0);
    table.do("Play Draft");
    const { log } = table.seen;
    expect(log.from).toBeGreaterThan(0);
    expect(log.lines.some(({ cause }) => cause?.name === "Draft")).toBe(true);
    expect(log.moments.map(({ label }) => label)).toContain("Play Draft");
  });

  it("changes the table by hand, which is undone like a choice", () => {
    const table = new Table();
    table.ask({ kind: "edit", edit: { kind: "count", seat: 0, counter: "energy", value: 95 } });
    expect(table.seen.view.counters[0]?.["energy"]).toBe(95);
    table.do("Play Dear");
    table.ask({ kind: "undo" });
    table.ask({ kind: "undo" });
    expect(table.seen.view.counters[0]?.["energy"]).not.toBe(95);
  });
});

describe("a bot that thinks long", () => {
  const endless = "search:1000000";

  it("lets undo through at once, and what it thought of is gone", () => {
    const table = new Table(["person", endless], setupOf(), 4);
    table.do("Play Stander");
    const before = table.seen.at;
    table.do("End turn");
    const ended = table.seen.at;
    for (let slice = 0; slice < 5; slice++) table.pass();
    expect(table.seen).toMatchObject({ at: ended, thinking: true });
    table.ask({ kind: "undo" });
    expect(table.seen).toMatchObject({ at: before, asked: 0, thinking: false });
    expect(table.isWaiting).toBe(false);
  });

  it("answers in its time, whatever else the page asks meanwhile", () => {
    const table = new Table(["person", endless], setupOf(), 20);
    table.do("End turn");
    const ended = table.seen.at;
    for (let slice = 0; slice < 400 && table.seen.at === ended; slice++) {
      table.pass();
      if (slice % 3 === 0) table.ask({ kind: "open", open: slice % 2 === 0 });
    }
    expect(table.seen.at).toBeGreaterThan(ended);
  });

  it("waits while it is held, and goes on where it was", () => {
    const table = new Table(["person", endless], setupOf(), 20);
    table.do("End turn");
    const ended = table.seen.at;
    table.pass();
    table.ask({ kind: "hold", held: true });
    expect(table.isWaiting).toBe(false);
    table.ask({ kind: "hold", held: false });
    for (let slice = 0; slice < 400 && table.seen.at === ended; slice++) table.pass();
    expect(table.seen.at).toBeGreaterThan(ended);
  });
});

describe("cards edited during a match", () => {
  const edited = () => [...setupOf("Draw {cards($c)}. Draw {cards($c)}.").definitions];

  it("are swapped in place as a step that is undone", () => {
    const table = new Table();
    table.ask({ kind: "swap", definitions: edited(), edition: 2 });
    expect(table.seen.edition).toBe(2);
    const before = table.zone("hand", 0).length;
    table.do("Play Draft");
    expect(table.zone("hand", 0).length).toBe(before + 1);
    table.ask({ kind: "undo" });
    table.ask({ kind: "undo" });
    expect(table.seen.edition).toBe(1);
  });

  it("are replayed with the same choices, and the replay is undone as a whole", () => {
    const table = new Table();
    table.do("Play Draft");
    const drawn = table.zone("hand", 0).length;
    table.ask({ kind: "replay", definitions: edited(), edition: 2 });
    expect(table.seen.replay).toEqual({ stopped: null, choices: 1 });
    expect(table.zone("hand", 0).length).toBe(drawn + 1);
    expect(table.seen.edition).toBe(2);
    table.ask({ kind: "undo" });
    expect(table.zone("hand", 0).length).toBe(drawn);
    expect(table.seen).toMatchObject({ edition: 1, replay: null });
  });

  it("are replayed up to the first choice that is no longer possible, which is reported", () => {
    const table = new Table();
    table.do("Play Stander");
    table.do("Play Draft");
    const dear = [...setupOf().definitions].map((each, at) =>
      at === 0 ? { ...(each as object), energyCost: 50 } : each,
    );
    table.ask({ kind: "replay", definitions: dear, edition: 2 });
    expect(table.seen.replay?.stopped).toMatchObject({ label: "Play Draft" });
    expect(table.seen.replay?.stopped?.reason).toContain("50");
    expect(table.zone("battlefield", 0)).toEqual(["Stander"]);
  });

  it("are refused where they are other cards, and the match goes on as it was", () => {
    const table = new Table();
    table.ask({ kind: "swap", definitions: edited().slice(1), edition: 2 });
    expect(told(table)).toHaveLength(1);
    expect(table.seen.edition).toBe(1);
  });
});

describe("a record", () => {
  it("is loaded as the match it was written from", () => {
    const table = new Table();
    table.do("Play Stander");
    table.ask({ kind: "record" });
    const written = table.events.findLast((event) => event.kind === "record");
    if (written?.kind !== "record") throw new Error("No record");
    const other = new Table();
    const base = { game: "dreamtides", players: ["person", "first"], pace: "normal" as const, open: false };
    other.ask({ kind: "load", ...base, record: written.text, edition: 0 });
    expect(other.seen.view.cards).toEqual(table.seen.view.cards);
    other.ask({ kind: "load", ...base, record: "{}", edition: 0 });
    expect(told(other)).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  act,
  NONE,
  randomFrom,
  redacted,
  type Anchor,
  type LogEntry,
  type MatchState,
  type MatchView,
  type Offer,
  type Seat,
} from "../../../../shared/match/index.js";
import { veil, veilSetup } from "../../../support/match/veil/rules.js";
import type { VeilTypes } from "../../../support/match/veil/types.js";

type VeilState = MatchState<VeilTypes>;

const seats = [0, 1] as const;

interface Reached {
  readonly before: VeilState | null;
  readonly state: VeilState;
  readonly events: readonly LogEntry[];
}

/** A match of random choices. */
function* walk(seed: number, length: number): Generator<Reached> {
  const random = randomFrom(seed + 1);
  let { state, events } = must(veil.setup(veilSetup(seed)));
  let before: VeilState | null = null;
  for (let step = 0; ; step++) {
    yield { before, state, events };
    const decision = veil.decision(state);
    if (decision.kind === "over" || step === length) return;
    const action = decision.actions[random.below(decision.actions.length)] ?? act("end");
    before = state;
    ({ state, events } = must(veil.apply(state, action)));
  }
}

/** Cards that a seat knows nothing of, by the rules of the game: not by those of the kernel. */
function unknownTo(state: VeilState, seat: Seat): ReadonlySet<number> {
  return new Set(
    state.cards.flatMap(({ id, zone, side, covered, controller, shown }) => {
      if ((shown & (1 << seat)) !== 0 || (zone === "hand" && side === seat)) return [];
      if (zone === "deck" || zone === "hand" || zone === "vault") return [id];
      return covered && controller !== seat ? [id] : [];
    }),
  );
}

const cardsAt = (anchor: Anchor | undefined): readonly number[] => (anchor?.kind === "card" ? [anchor.card] : []);

/** Every id of a card that a view names. */
function namedIn({ zones, cards, links, stack, prompt }: MatchView): readonly number[] {
  const asked = prompt?.kind === "cards" ? [...prompt.cards, ...prompt.picked] : [];
  const options = prompt?.kind === "options" ? prompt.options.flatMap((option) => cardsAt(option.at)) : [];
  return [
    ...zones.flatMap((zone) => zone.cards),
    ...cards.map(({ id }) => id),
    ...links.flatMap(({ from, to }) => [...cardsAt(from), ...cardsAt(to)]),
    ...stack.flatMap(({ card, cause, targets }) => [card, cause.card, ...targets]),
    ...asked,
    ...options,
  ];
}

const namedByOffer = ({ action, cards, at }: Offer): readonly number[] => [action.card, ...cards, ...cardsAt(at)];

/** The cards that ids or a text tell of, though they are unknown. */
function leaksOf(named: readonly number[], text: string, unknown: ReadonlySet<number>, state: VeilState): number[] {
  const told = [...text.matchAll(/Card<(\d+)>/g)].map(([, definition]) => Number(definition));
  return [...unknown].filter((id) => named.includes(id) || told.includes(state.cards[id]?.definition ?? NONE));
}

describe("covered cards", () => {
  it("are shown to nobody who does not know them: not by views, offers or the log, in 200 matches", () => {
    let covered = 0;
    let picked = 0;
    const leaks: string[] = [];
    const leak = (...[named, text, unknown, state]: Parameters<typeof leaksOf>): void => {
      for (const id of leaksOf(named, text, unknown, state)) leaks.push(`card ${id} of step ${state.step}: ${text}`);
    };
    for (let seed = 0; seed < 200; seed++) {
      for (const { before, state, events } of walk(seed, 60)) {
        for (const seat of seats) {
          const unknown = unknownTo(state, seat);
          const view = veil.view(state, seat);
          leak(namedIn(view), JSON.stringify(view), unknown, state);
          // What was known before is no secret of the entry, nor what is known now.
          const earlier = before === null ? unknown : unknownTo(before, seat);
          const secret = new Set([...unknown].filter((id) => earlier.has(id)));
          for (const entry of events) {
            const { cards, cause } = redacted(entry, seat);
            leak([...cards, cause.card], veil.tell(state, entry, seat) ?? "", secret, state);
          }
          const decision = veil.decision(state);
          if (decision.kind === "over" || decision.seat !== seat) continue;
          const offers = veil.offers(state);
          leak(offers.flatMap(namedByOffer), offers.map(({ label }) => label).join("\n"), unknown, state);
          picked += decision.prompt.kind === "cards" && decision.prompt.hidden !== undefined ? 1 : 0;
        }
        covered += state.cards.filter((card) => card.covered && card.zone === "field").length;
      }
    }
    expect(leaks).toEqual([]);
    expect(covered).toBeGreaterThan(1_000);
    expect(picked).toBeGreaterThan(100);
  });

  it("are elsewhere in worlds drawn again, and all that a seat sees is the same, in 200 matches", () => {
    // A world is a step further than the position it was drawn from.
    const seen = (state: VeilState, seat: Seat): string => JSON.stringify({ ...veil.view(state, seat), step: 0 });
    let other = 0;
    for (let seed = 0; seed < 200; seed++) {
      let step = 0;
      for (const { state } of walk(seed, 40)) {
        step += 1;
        if (step % 5 !== 0) continue;
        for (const seat of seats) {
          const world = veil.determinize(state, seat, randomFrom(seed * 100 + step));
          expect(seen(world, seat) === seen(state, seat)).toBe(true);
          const lies = (at: VeilState): readonly number[] =>
            at.zones.field.flat().map((id) => at.cards[id]?.definition ?? NONE);
          if (JSON.stringify(lies(world)) !== JSON.stringify(lies(state))) other += 1;
          const placed = new Set(Object.values(world.zones).flat(2));
          if (placed.size !== world.cards.length) throw new Error(`Seed ${seed}: cards are lost`);
          // The world can be played on.
          const decision = veil.decision(world);
          const [action] = decision.kind === "over" ? [] : decision.actions.toReversed();
          if (action !== undefined) must(veil.apply(world, action));
        }
      }
    }
    expect(other).toBeGreaterThan(200);
  });

  it("are saved and loaded, in any position", () => {
    for (const { state } of walk(3, 80)) expect(must(veil.load(veil.save(state), veilSetup(3)))).toEqual(state);
  });
});

/** A position after actions, each by its words. */
function after(...labels: readonly (RegExp | string)[]): VeilState {
  let { state } = must(veil.setup(veilSetup(5)));
  for (const label of labels) {
    const offer = veil
      .offers(state)
      .find((each) => (typeof label === "string" ? each.label === label : label.test(each.label)));
    if (offer === undefined)
      throw new Error(
        `No ${String(label)} among ${veil
          .offers(state)
          .map((each) => each.label)
          .join(", ")}`,
      );
    ({ state } = must(veil.apply(state, offer.action)));
  }
  return state;
}

const field = (view: MatchView, side: Seat) => {
  const zone = view.zones.find((each) => each.zone === "field" && each.side === side);
  if (zone === undefined) throw new Error("No field");
  return zone;
};

describe("a card put face down", () => {
  const state = after(/^set .* at Middle$/);
  const [id = NONE] = state.zones.field[0] ?? [];

  it("is known to its controller, and lies there for all to see", () => {
    const place = { key: state.cards[id]?.object, slot: 1, covered: true, pose: "upright", on: NONE, as: "" };
    expect(field(veil.view(state, 0), 0)).toMatchObject({ cards: [id], places: [place] });
    expect(field(veil.view(state, 1), 0)).toMatchObject({ cards: [NONE], places: [place] });
    expect(field(veil.view(state, "all"), 0)).toMatchObject({ cards: [id], places: [place] });
  });

  it("is moved without its name in the logs of viewers who do not see it", () => {
    const first = must(veil.setup(veilSetup(5)));
    const set = veil.offers(first.state).find(({ label }) => /^set .* at Middle$/.test(label));
    const { events } = must(veil.apply(first.state, set?.action ?? act("end")));
    const moved = events.find(({ type }) => type === "moved");
    expect(moved && redacted(moved, 0).cards).toEqual([id]);
    expect(moved && redacted(moved, 1).cards).toEqual([NONE]);
  });

  it("is known to all once it is turned up, and no more once it is covered again", () => {
    const up = after(/^set .* at Middle$/, "flip Middle");
    expect(field(veil.view(up, 1), 0).cards).toEqual([id]);
    const down = after(/^set .* at Middle$/, "flip Middle", "flip Middle");
    expect(field(veil.view(down, 1), 0).cards).toEqual([NONE]);
    expect(field(veil.view(down, 0), 0).cards).toEqual([id]);
  });

  it("is picked by its place, and refused by its id", () => {
    const asked = after(
      /^set .* at Middle$/,
      /^summon .* at Left$/,
      "End turn",
      /^summon .* at Right$/,
      "attack Right",
      "Hit a card",
    );
    const view = veil.view(asked, 1);
    const [covered = NONE, open = NONE] = asked.zones.field[0] ?? [];
    expect(view.prompt).toMatchObject({ cards: [NONE, open], hidden: [0] });
    const offers = veil.offers(asked);
    expect(offers.map(({ label }) => label)).toEqual([
      "Choose the card face down at Middle",
      expect.stringMatching(/^Choose Card/),
    ]);
    expect(offers[0]).toMatchObject({ cards: [], action: act("pick", NONE, NONE, 0), at: { kind: "place" } });
    expect(veil.refusal(asked, act("pick", covered))).toBe("This cannot be chosen here.");
    const picked = must(veil.apply(asked, act("pick", NONE, NONE, 0))).state;
    expect(veil.view(picked, 1).prompt).toMatchObject({ picked: [NONE] });
    expect(veil.offers(picked).map(({ action }) => action)).toContainEqual(act("unpick", NONE, NONE, 0));
    const hurt = must(veil.apply(picked, act("submit"))).state;
    expect(hurt.cards[covered]?.damage).toBe(2);
    expect(field(veil.view(hurt, 1), 0).places[0]?.badges).toEqual([{ text: "2", title: "2 damage", tone: "bad" }]);
  });
});

describe("what lies on the table", () => {
  it("says which cards lie under and at another one, in which pose", () => {
    const state = after(/^summon .* at Left$/, /^tuck .* at Left$/, /^attach .* at Left$/, "attack Left");
    const { places, cards } = field(veil.view(state, 1), 0);
    const [host] = places;
    expect(cards.map((card) => card === NONE)).toEqual([false, true, false]);
    expect(places.map(({ on, as, pose }) => ({ on, as, pose }))).toEqual([
      { on: NONE, as: "", pose: "tapped" },
      { on: host?.key, as: "under", pose: "upright" },
      { on: host?.key, as: "attached", pose: "upright" },
    ]);
  });

  it("has an arrow from what attacks, by its place for who does not know it", () => {
    const state = after(/^set .* at Left$/, "attack Left");
    const [id = NONE] = state.zones.field[0] ?? [];
    const to = { kind: "seat", seat: 1 };
    expect(veil.view(state, 0).links).toEqual([{ kind: "attack", from: { kind: "card", card: id }, to, text: "2" }]);
    const from = { kind: "place", key: state.cards[id]?.object };
    expect(veil.view(state, 1).links).toEqual([{ kind: "attack", from, to, text: "2" }]);
  });

  it("is nothing where all lie plainly", () => {
    const { state } = must(veil.setup(veilSetup(5)));
    expect(veil.view(state, 0).zones.find(({ zone }) => zone === "hand")?.places).toEqual([]);
    expect(field(veil.view(state, 0), 0).places).toEqual([]);
  });
});

describe("prizes that nobody may look at", () => {
  it("are unknown to their owner until one is shown to it", () => {
    const vault = (state: VeilState, seat: Seat) =>
      veil.view(state, seat).zones.find(({ zone, side }) => zone === "vault" && side === 0)?.cards;
    const { state } = must(veil.setup(veilSetup(5)));
    expect(vault(state, 0)).toEqual([NONE, NONE]);
    const seen = after("peek prize 2");
    expect(vault(seen, 0)).toEqual([NONE, seen.zones.vault[0]?.[1]]);
    expect(vault(seen, 1)).toEqual([NONE, NONE]);
  });
});

describe("a player as a target", () => {
  it("is hit twice as hard only where a modifier says so of that player", () => {
    const frail = (state: VeilState, seat: Seat): VeilState => ({
      ...state,
      bundles: [
        {
          id: 900,
          program: "frail",
          cause: { kind: "rules", seat, card: NONE, object: NONE, ability: NONE },
          vars: {},
          created: 0,
          expires: NONE,
          until: [],
          bound: NONE,
        },
      ],
    });
    const asked = after(/^summon .* at Left$/, "attack Left");
    const life = (state: VeilState, option: number): number | undefined =>
      must(veil.apply(state, act("choose", NONE, NONE, option))).state.counters[option]?.life;
    expect([life(asked, 0), life(asked, 1)]).toEqual([10, 10]);
    expect([life(frail(asked, 1), 0), life(frail(asked, 1), 1)]).toEqual([10, 8]);
    const enemy = after(
      "End turn",
      /^summon .* at Left$/,
      "End turn",
      /^summon .* at Left$/,
      "attack Left",
      "Hit a card",
    );
    const [target = NONE] = enemy.zones.field[1] ?? [];
    const hurt = must(veil.apply(frail(enemy, 1), act("pick", target))).state;
    expect(hurt.cards[target]?.damage).toBe(2);
  });

  it("is a place that an option names", () => {
    const asked = after(/^summon .* at Left$/, "attack Left");
    expect(veil.offers(asked).map(({ label, at }) => ({ label, at }))).toEqual([
      { label: "Hit Ada", at: { kind: "seat", seat: 0 } },
      { label: "Hit Bob", at: { kind: "seat", seat: 1 } },
      { label: "Hit a card", at: undefined },
    ]);
  });
});

import { must } from "../../../../../../shared/base/index.js";
import type { Ability, StandardEffect } from "../../../../../../shared/games/dreamtides/language/index.js";
import { compileAbilities } from "../../../../../../shared/games/dreamtides/rules/cards/compile.js";
import type { DreamOptions } from "../../../../../../shared/games/dreamtides/rules/config.js";
import { BLANK_SOURCE, type CardSource } from "../../../../../../shared/games/dreamtides/rules/index.js";
import { dreamRules } from "../../../../../../shared/games/dreamtides/rules/ruleset.js";
import { heardIn } from "../../../../../../shared/games/dreamtides/rules/cards/listening.js";
import type { DreamState, DreamTypes, Zone } from "../../../../../../shared/games/dreamtides/rules/types.js";
import {
  act,
  createRuleset,
  type Action,
  type Decision,
  type Edit,
  type LogEntry,
  type Prompt,
  type Rules,
  type Ruleset,
} from "../../../../../../shared/match/index.js";

/** An event of effects that no text builds. */
export const doing = (...effects: StandardEffect[]): TestCard => ({
  cardType: "Event",
  energyCost: 1,
  abilities: [{ Event: { effect: { List: effects.map((effect) => ({ effect, optional: false })) } } }],
});

/** A card of a test; abilities that no text builds are given as they are. */
export interface TestCard extends Partial<Omit<CardSource, "name">> {
  readonly abilities?: readonly Ability[];
}

/** What a player has. Cards are named; a name may stand several times. */
export interface Side {
  readonly hand?: readonly string[];
  readonly battlefield?: readonly string[];
  readonly void?: readonly string[];
  readonly banished?: readonly string[];
  /** On top of eight Fillers, the last one on top. */
  readonly deck?: readonly string[];
  readonly callers?: readonly string[];
  readonly energy?: number;
  readonly produced?: number;
  readonly points?: number;
}

export interface Position {
  readonly cards?: Readonly<Record<string, TestCard>>;
  readonly mine?: Side;
  readonly theirs?: Side;
  readonly options?: DreamOptions;
  /** How many Fillers each deck has. */
  readonly fillers?: number;
  readonly seed?: number;
}

export const ally = (spark = 1, more: TestCard = {}): TestCard => ({
  cardType: "Character",
  spark,
  energyCost: 2,
  ...more,
});
export const event = (rulesText: string, variables = "", more: TestCard = {}): TestCard => ({
  cardType: "Event",
  energyCost: 1,
  rulesText,
  variables,
  ...more,
});
export const character = (rulesText: string, variables = "", more: TestCard = {}): TestCard => ({
  cardType: "Character",
  energyCost: 2,
  spark: 1,
  rulesText,
  variables,
  ...more,
});

const BASICS: Readonly<Record<string, TestCard>> = {
  Filler: { cardType: "Character", energyCost: 2, spark: 5, subtype: "Musician" },
  Ally: ally(2, { subtype: "Warrior" }),
  Big: ally(6, { energyCost: 5, subtype: "Ancient" }),
  Small: ally(1, { energyCost: 1, subtype: "Child" }),
  Enemy: ally(3, { energyCost: 3, subtype: "Mage" }),
  Spell: event("Gain {energy($e)}.", "e: 1"),
  Zap: event("{Dissolve} an enemy.", "", { fast: true }),
  Bounce: event("Return an enemy to hand.", "", { fast: true }),
  Stop: event("{Prevent} a played card.", "", { fast: true }),
  Quick: event("Draw {cards($c)}.", "c: 1", { fast: true, energyCost: 0 }),
};

const FIELDS = new Set(Object.keys(BLANK_SOURCE));

function sourceOf(name: string, card: TestCard): CardSource {
  const cells = Object.fromEntries(Object.entries(card).filter(([field]) => FIELDS.has(field)));
  return { ...BLANK_SOURCE, id: name, ...cells, name };
}

/** A position of a match that a test acts upon, as both players. */
export class Board {
  state: DreamState;
  log: LogEntry[] = [];
  private readonly ruleset: Ruleset<DreamState>;
  private readonly names: readonly string[];

  constructor({ cards = {}, mine = {}, theirs = {}, options = {}, fillers = 8, seed = 1 }: Position) {
    const all = { ...BASICS, ...cards };
    this.names = Object.keys(all);
    const sources = Object.entries(all).map(([name, card]) => sourceOf(name, card));
    const given = Object.values(all).map(({ abilities }) => abilities);
    this.ruleset = createRuleset(withAbilities(dreamRules(options.profile ?? "classic"), given));
    const filler = Array.from({ length: fillers }, () => this.names.indexOf("Filler"));
    const deck = { name: "Test", cards: filler };
    const started = must(
      this.ruleset.setup({
        definitions: sources,
        decks: [deck, deck],
        options: { openingHand: 0, pointsToWin: 100, ...options },
        seed,
      }),
    );
    this.state = started.state;
    const unread = this.state.constants.definitions.find(({ understood }) => !understood);
    if (unread !== undefined) throw new Error(`Not understood: ${unread.source.rulesText}`);
    [mine, theirs].forEach((side, seat) => this.setUp(side, seat));
  }

  private setUp({ energy = 20, produced = 20, points = 0, ...zones }: Side, seat: number): void {
    for (const zone of ["deck", "void", "banished", "hand", "callers", "battlefield"] as const) {
      for (const name of zones[zone] ?? []) this.make(name, zone, seat);
    }
    for (const [counter, value] of Object.entries({ energy, produced, points })) {
      this.edit({ kind: "count", seat, counter, value });
    }
  }

  make(name: string, zone: Zone, seat = 0): number {
    const definition = this.names.indexOf(name);
    if (definition < 0) throw new Error(`No card "${name}"`);
    this.edit({ kind: "create", definition, owner: seat, zone, side: seat });
    return this.state.cards.length - 1;
  }

  edit(edit: Edit): this {
    const { state, events } = must(this.ruleset.edit(this.state, edit));
    this.state = state;
    this.log.push(...events);
    return this.settle();
  }

  /** Takes the answers nobody is asked for. */
  private settle(): this {
    for (let automatic = this.ruleset.automatic(this.state); automatic !== null;) {
      this.apply(automatic);
      automatic = this.state.outcome === null ? this.ruleset.automatic(this.state) : null;
    }
    return this;
  }

  private apply(action: Action): void {
    const { state, events } = must(this.ruleset.apply(this.state, action));
    this.state = state;
    this.log.push(...events);
  }

  do(action: Action): this {
    this.apply(action);
    return this.settle();
  }

  play(name: string): this {
    return this.do(this.actionOn("play", name));
  }

  activate(name: string): this {
    return this.do(this.actionOn("activate", name));
  }

  private actionOn(verb: string, name: string): Action {
    const found = this.actions.find((action) => action.verb === verb && this.nameOf(action.card) === name);
    if (found !== undefined) return found;
    const reason = this.ruleset
      .offers(this.state)
      .find(({ action }) => action.verb === verb && this.nameOf(action.card) === name);
    throw new Error(`Cannot ${verb} ${name}: ${reason?.refusal ?? "not offered"}`);
  }

  /** Why a card cannot be played or activated; `null` when it can. */
  refusal(verb: string, name: string, seat = 0): string | null {
    const card = this.state.cards.find(
      ({ id, side, zone }) => this.nameOf(id) === name && side === seat && zone !== "deck" && zone !== "gone",
    );
    return this.ruleset.refusal(this.state, act(verb, card?.id));
  }

  can(verb: string, name: string): boolean {
    return this.actions.some((action) => action.verb === verb && this.nameOf(action.card) === name);
  }

  /** Chooses cards by name, one after the other. */
  pick(...names: readonly string[]): this {
    for (const name of names) this.do(this.actionOn("pick", name));
    return this;
  }

  submit(): this {
    return this.do(act("submit"));
  }

  choose(label: string | number): this {
    const prompt = this.prompt;
    if (prompt.kind !== "options") throw new Error(`Asked for ${prompt.kind}: ${prompt.title}`);
    const at = typeof label === "number" ? label : prompt.options.findIndex((option) => option.label.startsWith(label));
    return this.do(act("choose", undefined, undefined, at));
  }

  set(value: number): this {
    return this.do(act("set", undefined, undefined, value));
  }

  place(name: string, pile: number, position: number): this {
    const prompt = this.prompt;
    const cards = prompt.kind === "arrange" ? prompt.cards : [];
    return this.do(
      act(
        "place",
        cards.find((id) => this.nameOf(id) === name),
        pile,
        position,
      ),
    );
  }

  yes(): this {
    return this.do(act("yes"));
  }

  no(): this {
    return this.do(act("no"));
  }

  pass(): this {
    return this.do(act("pass"));
  }

  /** Ends the turn; the opponent may still act. */
  stop(): this {
    return this.do(act("end-turn"));
  }

  /** Ends the turn, and the opponent's window if it stands open. */
  end(): this {
    this.stop();
    return this.prompt.purpose === "ending" ? this.do(act("next-turn")) : this;
  }

  get decision(): Decision {
    return this.ruleset.decision(this.state);
  }

  get actions(): readonly Action[] {
    const { decision } = this;
    return decision.kind === "choice" ? decision.actions : [];
  }

  get prompt(): Prompt {
    const { decision } = this;
    if (decision.kind === "over") throw new Error("The match is over");
    return decision.prompt;
  }

  /** Who is asked for what: `0 main`, `1 respond`, `0 character`. */
  get asks(): string {
    const { decision } = this;
    return decision.kind === "over" ? "over" : `${decision.seat} ${decision.prompt.purpose}`;
  }

  /** The names that may be picked. */
  get pickable(): readonly string[] {
    const prompt = this.prompt;
    return prompt.kind === "cards" || prompt.kind === "arrange" ? prompt.cards.map((id) => this.nameOf(id)) : [];
  }

  /** The names in a zone, in alphabetical order. */
  in(zone: Zone, seat = 0): readonly string[] {
    const lists = this.state.zones[zone];
    return (lists[lists.length === 1 ? 0 : seat] ?? []).map((id) => this.nameOf(id)).sort();
  }

  size(zone: Zone, seat = 0): number {
    return this.in(zone, seat).length;
  }

  top(seat = 0): string {
    return this.nameOf(this.state.zones.deck[seat]?.at(-1) ?? -1);
  }

  /** The name and position of a card in play. */
  card(name: string, seat = 0): number {
    const id = this.state.zones.battlefield[seat]?.find((each) => this.nameOf(each) === name);
    if (id === undefined) throw new Error(`${name} is not in play`);
    return id;
  }

  nameOf(id: number): string {
    const card = this.state.cards[id];
    return card === undefined ? "?" : (this.state.constants.definitions[card.definition]?.name ?? "?");
  }

  spark(name: string, seat = 0): number {
    const figure = this.face(this.card(name, seat)).figures.find(({ title }) => title === "Spark");
    return Number(figure?.value);
  }

  cost(name: string, seat = 0): number {
    const id = this.state.zones.hand[seat]?.find((each) => this.nameOf(each) === name) ?? -1;
    return Number(this.face(id).figures.find(({ title }) => title === "Cost")?.value);
  }

  private face(id: number) {
    const card = this.ruleset.view(this.state, "all").cards.find((each) => each.id === id);
    if (card === undefined) throw new Error(`No card ${id}`);
    return card.face;
  }

  marks(name: string, seat = 0): readonly string[] {
    return this.face(this.card(name, seat)).marks;
  }

  energy(seat = 0): number {
    return this.state.counters[seat]?.energy ?? 0;
  }

  points(seat = 0): number {
    return this.state.counters[seat]?.points ?? 0;
  }

  produced(seat = 0): number {
    return this.state.counters[seat]?.produced ?? 0;
  }

  get winners(): readonly number[] | null {
    return this.state.outcome?.winners ?? null;
  }

  rules(): Ruleset<DreamState> {
    return this.ruleset;
  }
}

/** The rules with some cards' abilities given instead of read. */
export function withAbilities(
  rules: Rules<DreamTypes>,
  given: readonly (readonly Ability[] | undefined)[],
): Rules<DreamTypes> {
  if (given.every((abilities) => abilities === undefined)) return rules;
  return {
    ...rules,
    prepare(setup) {
      const prepared = rules.prepare(setup);
      if (!prepared.ok) return prepared;
      const { constants } = prepared.value;
      const definitions = constants.definitions.map((definition, at) => {
        const abilities = given[at];
        return abilities === undefined ? definition : compileAbilities(definition.source, at, abilities);
      });
      return {
        ok: true,
        value: { ...prepared.value, constants: { ...constants, definitions, heard: heardIn(definitions) } },
      };
    },
  };
}

/** A board on which `It`, made of a text, is in hand, with an enemy to aim at. */
export function boardWith(it: TestCard, position: Position = {}): Board {
  const { mine = {}, cards = {} } = position;
  return new Board({ ...position, cards: { It: it, ...cards }, mine: { hand: ["It"], ...mine } });
}

import { eventPhrases } from "./phrases.js";
import { typeOf, type Type } from "./types.js";

export interface EventField {
  readonly name: string;
  readonly type: Type;
  /** Whether a listener may change it before the event happens. */
  readonly isWritable: boolean;
}

/** Something that happens, and that listeners hear before and after. */
export interface EventSpec {
  readonly name: string;
  /** What it happens to. */
  readonly target: Type;
  readonly fields: ReadonlyMap<string, EventField>;
  readonly about: string;
  /** What it is in a rules text, after "before" or "after". */
  readonly english: string;
  /** Whether listeners read and change the damage entries of the attack. */
  readonly hasEntries: boolean;
  readonly otherNames: readonly string[];
}

const unit = typeOf("Unit");

/** What every event says about itself. */
const commonFields = fieldsOf("type: Event, player: Player?, source: Source?, sourceCard: Card?");

function fieldsOf(written: string): EventField[] {
  if (written === "") return [];
  return written.split(", ").map((field) => {
    const parts = /^(\w+): (\S+?)( w)?$/.exec(field);
    if (parts === null) throw new Error(`No field: ${field}`);
    const [, name = "", type = "", writable] = parts;
    return { name, type: typeOf(type), isWritable: writable !== undefined };
  });
}

function event(
  name: string,
  target: string,
  fields: string,
  about: string,
  { hasEntries = false, otherNames = [] }: { hasEntries?: boolean; otherNames?: readonly string[] } = {},
): EventSpec {
  const type = typeOf(target);
  const all = [...commonFields, { name: "target", type, isWritable: false }, ...fieldsOf(fields)];
  const english = eventPhrases[name];
  if (english === undefined) throw new Error(`No words for ${name}`);
  return {
    name,
    english,
    target: type,
    fields: new Map(all.map((field) => [field.name, field])),
    about,
    hasEntries,
    otherNames,
  };
}

const condition = (name: string, verb: string): EventSpec =>
  event(name, "Unit", "amount: Int w", `A unit ${verb} between turns or when it attacks.`);
const played = "card: Card, cardToPlay: Card, fromHand: Bool";

/** Every event of the language. */
export const events: readonly EventSpec[] = [
  event("BEGIN_TURN", "Player", "firstTurn: Bool", "A turn begins; the draw of the turn is part of it."),
  event("BETWEEN_TURNS", "Player", "", "A turn has ended: conditions act."),
  event("DRAW_CARD", "Player", "card: Card", "A player draws a card."),
  event("MOVE_CARD", "Card", "from: List<Card>, to: List<Card> w", "A card goes to another zone.", {
    otherNames: ["MOVE_CARD_INNER", "SHUFFLE_TO_DECK"],
  }),
  event("DISCARD", "Card", "from: List<Card>", "A card is discarded."),
  event("SHUFFLE_DECK", "Player", "", "A deck is shuffled."),
  event("PLAY_CARD", "Card", played, "A player plays a card; which kind is said by the event within it."),
  event("PLAY_BASIC", "Card", played, "A player plays a basic unit.", { otherNames: ["PLAY_BASIC_POKEMON"] }),
  event(
    "PLAY_EVOLUTION",
    "Card",
    `${played}, unit: Unit, pokemonToBeEvolved: Unit`,
    "A player evolves a unit from the hand.",
  ),
  event("PLAY_TRAINER", "Card", `${played}, supporter: Bool`, "A player plays a trainer card."),
  event("PLAY_SUPPORTER", "Card", played, "A player plays a supporter."),
  event("PLAY_STADIUM", "Card", played, "A player plays a stadium."),
  event("PLAY_POKEMON_TOOL", "Card", played, "A player plays a tool."),
  event("PLAY_ENERGY", "Card", played, "A player plays an energy card.", { otherNames: ["PLAY_SPECIAL_ENERGY"] }),
  event(
    "CHECK_TRAINER_REQUIREMENTS",
    "Card",
    played,
    "It is asked whether a trainer card may be played; prevent it to refuse.",
  ),
  event("ACTIVATE_STADIUM", "Card", "card: Card", "A stadium comes into play."),
  event("USE_STADIUM", "Card", "card: Card", "A player uses the stadium.", { otherNames: ["USE_STADIUM_TRAINER"] }),
  event("ATTACH_POKEMON_TOOL", "Unit", "card: Card", "A tool is attached."),
  event(
    "CHECK_ATTACH_ENERGY",
    "Unit",
    "card: Card, reason: Reason",
    "It is asked whether an energy may be attached; prevent it to refuse.",
    {
      otherNames: ["CHECK_ATTACH_ENERGY_REQUIREMENT"],
    },
  ),
  event(
    "ATTACH_ENERGY",
    "Unit",
    "card: Card, reason: Reason, unit: Unit, resolvedTarget: Unit, targetPokemon: Unit",
    "An energy is attached.",
  ),
  event("ENERGY_SWITCH", "Unit", "card: Card, from: Unit, to: Unit w", "An energy moves from one unit to another."),
  event("DISCARD_ENERGY", "Unit", "card: Card", "An energy of a unit is discarded."),
  event("DISCARD_SELF_ENERGY", "Unit", "card: Card", "A unit's own effect discards its energy."),
  event("PUT_ON_BENCH", "Card", "card: Card, place: Unit?, fromHand: Bool", "A card becomes a unit on the bench."),
  event("EVOLVE", "Unit", "card: Card, unit: Unit, reason: Reason", "A unit evolves."),
  event("DEVOLVE", "Unit", "card: Card, unit: Unit, reason: Reason", "The top stage leaves a unit."),
  event("LEVEL_UP", "Unit", "card: Card, unit: Unit, reason: Reason", "A unit levels up."),
  event("CHANGE_STAGE", "Unit", "unit: Unit", "A unit evolved, devolved or levelled up."),
  event("TRY_RETREAT", "Unit", "retreater: Unit", "It is asked whether a unit may retreat; prevent it to refuse."),
  event("RETREAT", "Unit", "retreater: Unit, to: Unit", "A unit retreats; nothing is paid before it."),
  event("SWITCH", "Unit", "old: Unit, new: Unit, fallenBack: Unit", "Two units change places."),
  event("FALL_BACK", "Unit", "unit: Unit", "A unit left the active place.", { otherNames: ["SWITCH_OUT"] }),
  event("COME_ACTIVE", "Unit", "unit: Unit", "A unit came into the active place."),
  event(
    "KNOCKOUT",
    "Unit",
    "unit: Unit, pokemonToBeKnockedOut: Unit, byDamageFromAttack: Bool, attacker: Unit?",
    "A unit is knocked out.",
  ),
  event(
    "KNOCKOUT_DISCARD_STEP",
    "Unit",
    "cards: List<Card> w",
    "The cards of a unit that was knocked out are discarded.",
  ),
  event("CHECK_FAINT", "Player", "", "Units without HP are knocked out."),
  event("TAKE_PRIZE", "Player", "count: Int w, unit: Unit?", "A player takes prizes."),
  event("REMOVE_FROM_PLAY", "Unit", "removedCards: List<Card>", "A unit leaves play."),
  event("REMOVE_DAMAGE_COUNTER", "Unit", "amount: Int w", "Damage of a unit is removed."),
  event("DIRECT_DAMAGE", "Unit", "amount: Int w", "Damage counters are put on a unit."),
  event("DAMAGE", "Unit", "amount: Int w, attacker: Unit, move: Move", "An attack is to damage a unit."),
  event("ATTACK_MAIN", "Unit", "move: Move w, attacker: Unit", "A unit attacks; the whole attack is part of it."),
  event(
    "CHECK_ATTACK_REQUIREMENTS",
    "Unit",
    "move: Move, attacker: Unit",
    "It is asked whether a unit may attack; prevent it to refuse.",
  ),
  event("ENERGY_COST_CALCULATOR", "Unit", "move: Move, cost: List<Energy> w", "The cost of a move is computed.", {
    otherNames: ["CHECK_ENERGY_SUFFICIENCY"],
  }),
  event(
    "PROCESS_ATTACK_EFFECTS",
    "Unit",
    "attacker: Unit, move: Move",
    "The text of the attack is done; after it, damage changes before weakness and resistance.",
    {
      hasEntries: true,
    },
  ),
  event("APPLY_WEAKNESS", "Unit", "attacker: Unit, move: Move", "Weakness changes the damage.", { hasEntries: true }),
  event("APPLY_RESISTANCE", "Unit", "attacker: Unit, move: Move", "Resistance changes the damage.", {
    hasEntries: true,
  }),
  event(
    "APPLY_ATTACK_DAMAGES",
    "Unit",
    "attacker: Unit, move: Move",
    "The damage is put on units; before it, damage changes after weakness and resistance.",
    {
      hasEntries: true,
    },
  ),
  event("APPLY_SPECIAL_CONDITION", "Unit", "type: Condition w", "A unit gets a condition."),
  event("CLEAR_SPECIAL_CONDITION", "Unit", "types: List<Condition>", "A unit loses conditions."),
  condition("ASLEEP_SPC", "that is Asleep is flipped for"),
  condition("BURNED_SPC", "that is Burned takes damage"),
  condition("CONFUSED_SPC", "that is Confused is flipped for"),
  condition("PARALYZED_SPC", "that was Paralyzed recovers"),
  condition("POISONED_SPC", "that is Poisoned takes damage"),
  event("COIN_FLIP", "Player", "heads: Bool w", "A coin is flipped."),
  event(
    "COIN_FLIP_BETWEEN_EXECUTION",
    "Player",
    "results: List<Bool>, attackFlip: Bool",
    "All coins are flipped, and nothing came of it yet.",
  ),
  event("USE_ABILITY", "Unit", "ability: Ability", "A player uses an ability.", {
    otherNames: ["USE_ABILITY_OUTER", "USE_ABILITY_INNER"],
  }),
  event("ACTIVATE_ABILITY", "Unit", "ability: Ability, reason: Reason", "An ability begins to work."),
  event("DEACTIVATE_ABILITY", "Unit", "ability: Ability, reason: Reason", "An ability stops working.", {
    otherNames: ["BLOCK_ABILITY"],
  }),
  event("CHECK_ABILITIES", "Unit", "ability: Ability?, reason: Reason?", "It is looked whether abilities are blocked."),
  event("TARGETED", "Unit", "", "An effect is about to do something to a unit."),
  event("PREVENT_EVOLVE", "Unit", "unit: Unit, reason: Reason", "A unit may not evolve yet; prevent this to allow it."),
  event(
    "PREVENT_PLAY_SUPPORTER",
    "Player",
    "card: Card",
    "A player may play no more supporters; prevent this to allow it.",
  ),
  event(
    "PREVENT_PLAY_STADIUM",
    "Player",
    "card: Card",
    "A player may play no more stadiums; prevent this to allow it.",
  ),
  event("PREVENT_PLAY_ENERGY", "Player", "card: Card", "A player may attach no more energy; prevent this to allow it."),
  event("PREVENT_RETREAT", "Player", "card: Card", "A player may retreat no more; prevent this to allow it."),
  event("CUSTOM", "Unit", "marker: Text", "A marker that an effect raised."),
];

const byName = new Map<string, EventSpec>();
for (const spec of events) for (const name of [spec.name, ...spec.otherNames]) byName.set(name, spec);

/** An event by any of its names. */
export const eventNamed = (name: string): EventSpec | undefined => byName.get(name);

/** What a listener of every event knows of it. */
export const anyEvent: EventSpec = {
  name: "*",
  english: "any effect",
  target: unit,
  fields: new Map(
    [...commonFields, { name: "target", type: { kind: "any" } as const, isWritable: false }].map((field) => [
      field.name,
      field,
    ]),
  ),
  about: "Any event.",
  hasEntries: false,
  otherNames: [],
};

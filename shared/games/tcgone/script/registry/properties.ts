import { signatureOf, type Signature } from "./signature.js";
import { typeOf, type Type } from "./types.js";

/** Something that a value says about itself, without asking anybody and without changing anything. */
export interface Property extends Signature {
  readonly name: string;
  readonly on: Type;
  /** Whether it takes values: a method. */
  readonly isMethod: boolean;
  /** The name it is written with, where this one is only read. */
  readonly canonical: string;
}

/** Names with one type, `=` before a name that stands for the one before it; methods have their signature. */
const tables: readonly (readonly [on: string, written: string])[] = [
  [
    "Player",
    "deck hand discard prizes lost: List<Card> | bench all: List<Unit> | active: Unit? | opposite: Player | name: Text | stadium: Card? | isTurnPlayer supporterPlayed: Bool | lastKnockoutByOpponentDamageTurn prizesTaken: Int",
  ],
  [
    "Card",
    "name id text stage evolvesFrom: Text | owner: Player | kind: Kind | cardTypes: List<Kind> | types: List<Energy> | hp: Int | moves: List<Move> | abilities: List<Ability> | energyTypes: List<List<Energy>> | inHand inPlay inDiscard: Bool | unit: Unit?",
  ],
  [
    "Unit",
    "owner: Player | name: Text | topCard: Card | cards unitCards energyCards tools: List<Card> | damage counters fullHP remainingHP retreatCost lastEvolved enteredTurn switchedInTurn damagedByAttackTurn lastAttackDamage: Int | types basicEnergyTypes: List<Energy> | weaknesses resistances: List<Weakness> | moves baseMoves: List<Move> | abilities: List<Ability> | active benched basic stage1 stage2 baby evolution notEvolution noSPC hasPokePower hasPokeBody hasPokemonPower hasAbility wasSwitchedOutThisTurn wasDamagedByOpponentLastTurn slatedToKO inPlay: Bool | specialConditions: List<Condition>",
  ],
  ["Move", "name text: Text | energyCost: List<Energy> | damage: Int"],
  ["Ability", "name: Text | kind: Kind | unit: Unit?"],
  ["Entry", "from to: Unit | dmg amount: Int | flags: List<Flag> | notNoEffect printed: Bool"],
  ["Text", "size: Int | lower: Text"],
  ["Handle", "live: Bool"],
  ["Weakness", "type: Energy | mode: Text | amount: Int"],
  ["Holder", "object: any | target: any | ability: Ability | move: Move | card: Card | player: Player"],
  [
    "List<any>",
    "size: Int | empty notEmpty notFull full: Bool | first last: T | unique reversed: List<T> | freeBenchCount: Int",
  ],
];

const methods: readonly (readonly [on: string, name: string, signature: string])[] = [
  ["List<any>", "contains", "x: T -> Bool"],
  ["List<any>", "containsAny", "list: List<T> -> Bool"],
  ["List<any>", "indexOf", "x: T -> Int"],
  ["List<any>", "subList", "from: Int, to: Int -> List<T>"],
  ["List<any>", "without", "x: T* -> List<T>"],
  ["List<any>", "any", "test: {Bool} -> Bool"],
  ["List<any>", "every", "test: {Bool} -> Bool"],
  ["List<any>", "find", "test: {Bool} -> T?"],
  ["List<any>", "filter", "test: {Bool} -> List<T>"],
  ["List<any>", "count", "test?: {Bool} -> Int"],
  ["List<any>", "sum", "of: {Int} -> Int"],
  ["List<any>", "collect", "of: {any} -> List<any>"],
  ["List<any>", "min", "of?: {Int} -> T?"],
  ["List<any>", "max", "of?: {Int} -> T?"],
  ["List<any>", "is", "x: T -> Bool"],
  ["List<any>", "add", "x: any"],
  ["List<any>", "remove", "x: any"],
  ["List<any>", "clear", ""],
  ["List<Card>", "filterByType", "...kind: Kind -> List<Card>"],
  ["List<Card>", "filterByEnergyType", "type: Energy -> List<Card>"],
  ["List<Card>", "filterByBasicEnergyType", "type: Energy -> List<Card>"],
  ["List<Card>", "hasType", "kind: Kind -> Bool"],
  ["List<Card>", "energyCount", "type?: Energy -> Int"],
  ["Card", "is", "...kind: Kind -> Bool"],
  ["Card", "isAll", "...kind: Kind -> Bool"],
  ["Card", "isNot", "...kind: Kind -> Bool"],
  ["Card", "tag", "tag: Text -> Bool"],
  ["Card", "containsType", "type: Energy -> Bool"],
  ["Unit", "is", "...kind: Kind -> Bool"],
  ["Unit", "tag", "tag: Text -> Bool"],
  ["Unit", "energyCount", "type?: Energy -> Int"],
  ["Unit", "energySufficient", "move: Move -> Bool"],
  ["Unit", "isSPC", "type: Condition -> Bool"],
  ["Move", "withCost", "cost: List<Energy> -> Move"],
  ["Move", "plusCost", "...cost: Energy -> Move"],
  ["Move", "minusCost", "...cost: Energy -> Move"],
  ["Entry", "hasFlag", "flag: Flag -> Bool"],
  ["Text", "contains", "text: Text -> Bool"],
  ["Text", "startsWith", "text: Text -> Bool"],
  ["Text", "endsWith", "text: Text -> Bool"],
  ["Effect", "parent", "event: Event -> Bool"],
];

/** Names that are read, with the names that are written for them. */
const otherNames: readonly (readonly [on: string, other: string, canonical: string])[] = [
  ["Player", "prizeCardSet", "prizes"],
  ["Player", "lostZone", "lost"],
  ["Unit", "topPokemonCard", "topCard"],
  ["Unit", "numberOfDamageCounters", "counters"],
  ["List<any>", "isEmpty", "empty"],
  ["List<any>", "findAll", "filter"],
  ["List<any>", "getExcludedList", "without"],
  ["Card", "player", "owner"],
];

export const properties: readonly Property[] = allProperties();

function allProperties(): Property[] {
  const found = new Map<string, Property>();
  const put = (property: Property): void => {
    found.set(`${keyOf(property.on)}.${property.name}`, property);
  };
  for (const [on, written] of tables) {
    for (const group of written.split(" | ")) {
      const [names = "", type = ""] = group.split(": ");
      for (const name of names.split(" ")) {
        put({ name, on: typeOf(on), isMethod: false, canonical: name, parameters: [], result: typeOf(type) });
      }
    }
  }
  for (const [on, name, signature] of methods) {
    put({ name, on: typeOf(on), isMethod: true, canonical: name, ...signatureOf(signature) });
  }
  for (const [on, name, canonical] of otherNames) {
    const property = found.get(`${keyOf(typeOf(on))}.${canonical}`);
    if (property !== undefined) put({ ...property, name, canonical });
  }
  return [...found.values()];
}

function keyOf(type: Type): string {
  if (type.kind === "simple") return type.name;
  return type.kind === "list" ? `List<${type.of.kind === "any" ? "any" : keyOf(type.of)}>` : type.kind;
}

const byKey = new Map(properties.map((property) => [`${keyOf(property.on)}.${property.name}`, property]));

/** The property of a type by its name; that of lists of a kind before that of all lists. */
export function propertyOf(type: Type, name: string): Property | undefined {
  return byKey.get(`${keyOf(type)}.${name}`) ?? (type.kind === "list" ? byKey.get(`List<any>.${name}`) : undefined);
}

/** All properties of a type. */
export function propertiesOf(type: Type): readonly Property[] {
  const key = keyOf(type);
  return properties.filter(({ on }) => keyOf(on) === key || (type.kind === "list" && keyOf(on) === "List<any>"));
}

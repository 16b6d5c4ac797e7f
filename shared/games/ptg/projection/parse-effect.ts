import type { Amount, Effect, Mana } from "../cards/definition.js";
import {
  effectAims,
  manaTypes,
  mostTokens,
  recruitZones,
  statReferences,
  targets,
  targetsOf,
  type EffectName,
  type ManaType,
} from "../vocabulary.js";
import type { KeptToken } from "./clause.js";
import type { Reader } from "./reader.js";
import { effectOfVerb, firstVerbs, verbOf } from "./words.js";

export interface ReadEffect {
  readonly effect: Effect;
  readonly token?: KeptToken | undefined;
}

/** Reads an effect with what it acts on: `heal owner 3`. */
export function readEffect(reader: Reader): ReadEffect {
  if (reader.take(verbOf("buff_all"))) return { effect: effectWith(reader, "buff_all") };
  const verb = reader.takeOneOf(firstVerbs);
  const name = verb === undefined ? undefined : effectOfVerb(verb);
  if (name === undefined) {
    const { text } = reader.next;
    return reader.fail(text === "" ? undefined : `There is no effect "${text}".`, ["buff all of", ...firstVerbs, "#1"]);
  }
  return name === "spawn_creature" ? spawned(reader) : { effect: effectWith(reader, name) };
}

function effectWith(reader: Reader, name: Exclude<EffectName, "spawn_creature">): Effect {
  switch (name) {
    case "damage_card":
      return { effect: name, target: cardOf(reader, name), params: { amount: amountOf(reader) } };
    case "damage_player":
    case "heal_player":
      return { effect: name, target: playerOf(reader, name), params: { amount: amountOf(reader) } };
    case "draw_card":
    case "mill":
    case "random_discard":
      return { effect: name, target: playerOf(reader, name), params: { count: amountOf(reader) } };
    case "buff_card":
      return { effect: name, target: cardOf(reader, name), params: increasesOf(reader) };
    case "buff_all":
      return { effect: name, target: playerOf(reader, name), params: increasesOf(reader) };
    case "destroy_card":
      return { effect: name, target: cardOf(reader, name), params: {} };
    case "recycle_graveyard":
      return { effect: name, target: playerOf(reader, name), params: {} };
    case "spend_mana":
      return { effect: name, target: playerOf(reader, name), params: { mana_requirement: costOf(reader) } };
    case "gain_mana":
      return { effect: name, target: playerOf(reader, name), params: { amounts: costOf(reader) } };
    case "return_to_hand":
      return { effect: name, target: permanentOf(reader), params: {} };
    case "set_stats":
      return { effect: name, target: cardOf(reader, name), params: statsOf(reader) };
    case "recruit": {
      const target = playerOf(reader, name);
      const id = idOf(reader);
      if (!reader.take("from")) reader.fail();
      const zone = reader.takeOneOf(recruitZones) ?? reader.fail();
      return { effect: name, target, params: { card_definition_id: id, from_zone: zone } };
    }
  }
}

const choices = (name: EffectName): readonly string[] => [...targetsOf(name), "chosen"];
const failTarget = (reader: Reader, name: EffectName): never => {
  const words = choices(name);
  const list = `${words.slice(0, -1).join(", ")} or ${words.at(-1) ?? ""}`;
  return reader.fail(`${verbOf(name)} needs a ${effectAims[name] === "card" ? "creature" : "player"}: ${list}.`, words);
};

function cardOf(reader: Reader, name: EffectName): "self" | null {
  const word = reader.takeOneOf(["self", "chosen"]);
  if (word === undefined) return failTarget(reader, name);
  return word === "chosen" ? null : word;
}

function playerOf(reader: Reader, name: EffectName): "owner" | "opponent" | null {
  const word = reader.takeOneOf(["owner", "opponent", "chosen"]);
  if (word === undefined) return failTarget(reader, name);
  return word === "chosen" ? null : word;
}

function permanentOf(reader: Reader): "self" | "owner" | "opponent" | null {
  if (reader.take("a card")) return null;
  return reader.takeOneOf(targets) ?? reader.fail();
}

/** A whole number that a row can hold. */
export function numberOf(reader: Reader, called = "a number"): number | undefined {
  const text = reader.takeKind("number", called);
  if (text === undefined) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : reader.fail("The number is too large.");
}

function someAmount(reader: Reader): Amount | undefined {
  return reader.takeOneOf(statReferences) ?? numberOf(reader);
}

const amountOf = (reader: Reader): Amount => someAmount(reader) ?? reader.fail();

function increasesOf(reader: Reader): { attack_increase: number; defense_increase: number } {
  const attack = numberOf(reader, "+1/+1") ?? reader.fail();
  if (!reader.take("/")) reader.fail();
  return { attack_increase: attack, defense_increase: numberOf(reader) ?? reader.fail() };
}

function statsOf(reader: Reader): { attack?: Amount; defense?: Amount } {
  const attack = reader.take("-") ? undefined : amountOf(reader);
  if (!reader.take("/")) reader.fail();
  if (attack === undefined) return { defense: amountOf(reader) };
  return reader.take("-") ? { attack } : { attack, defense: amountOf(reader) };
}

const idOf = (reader: Reader): string => reader.takeWord("the id of a card") ?? reader.fail();

/** Reads `fire 1, any 2`. */
export function costOf(reader: Reader): Mana {
  const cost: Partial<Record<ManaType, number>> = {};
  do {
    const { from, text } = reader.next;
    const type = reader.takeOneOf(manaTypes) ?? reader.fail(text === "" ? undefined : `There is no mana "${text}".`);
    if (cost[type] !== undefined) reader.failAt(from, `${type} is in this cost twice.`);
    const amount = numberOf(reader) ?? reader.fail();
    cost[type] = amount < 0 ? reader.fail("No mana is less than 0.") : amount;
  } while (reader.take(","));
  return cost;
}

function spawned(reader: Reader): ReadEffect {
  const name = "spawn_creature";
  const target = playerOf(reader, name);
  const count = amountOf(reader);
  if (typeof count === "number" && count > mostTokens) reader.fail(`At most ${mostTokens} tokens are spawned at once.`);
  if (!reader.takeOneOf(["×", "x", "*"])) reader.fail(undefined, ["×"]);
  if (reader.take("@")) {
    return { effect: { effect: name, target, params: { count, template_card_id: idOf(reader) } } };
  }
  if (reader.take("{")) {
    const kept = idOf(reader);
    if (!reader.take("}")) reader.fail();
    return { effect: { effect: name, target, params: { count, template: tokenOf(kept, "", 0, 0) } }, token: { kept } };
  }
  const id = idOf(reader);
  const called = reader.takeKind("text", '"its name"') ?? reader.fail();
  const attack = numberOf(reader) ?? reader.fail();
  if (!reader.take("/")) reader.fail();
  const defense = numberOf(reader) ?? reader.fail();
  return { effect: { effect: name, target, params: { count, template: tokenOf(id, called, attack, defense) } } };
}

const tokenOf = (card_id: string, name: string, attack: number, defense: number) =>
  ({ card_id, name, description: "", type: "creature", mana: {}, attack, defense, abilities: [] }) as const;

import type { TcgEvent, TcgMachine, TcgReader } from "../types.js";
import { NOBODY, NONE, type Ability } from "../../../../match/index.js";
import type { CompiledAbility } from "../cards/compile.js";
import { isObject, listOf, numberOf, type Value } from "../runtime/values.js";
import { sourceOfCard } from "./causes.js";
import { getValue } from "./getters.js";
import { compiledOf, toolsOf, topOf } from "./units.js";

/** The constants of kinds of abilities, by their words in scripts. */
const kinds: Readonly<Record<string, string>> = {
  bwAbility: "BW_ABILITY",
  pokePower: "POKE_POWER",
  pokeBody: "POKE_BODY",
  pokemonPower: "POKEMON_POWER",
  ancientTrait: "TRAIT",
  customAbility: "CUSTOM",
  globalAbility: "GLOBAL",
  card: "CARD",
};

/** What an ability of the match does. */
export const abilityCode = (
  r: TcgReader,
  { cause, vars }: Pick<Ability, "cause" | "vars">,
): CompiledAbility | undefined =>
  r.state.cards[cause.card] === undefined ? undefined : compiledOf(r, cause.card).abilities[numberOf(vars["item"])];

const codeById = (r: TcgReader, id: number): CompiledAbility | undefined => {
  const ability = r.ability(id);
  return ability === undefined ? undefined : abilityCode(r, ability);
};

export const abilityName = (r: TcgReader, id: number): string => codeById(r, id)?.name ?? "";
export const abilityWord = (r: TcgReader, id: number): string => kinds[codeById(r, id)?.word ?? ""] ?? "";

/** The abilities of a card in play, blocked ones included. */
export const abilitiesOfCard = (r: TcgReader, card: number): readonly Value[] =>
  r.state.abilities
    .filter(({ cause, kind }) => cause.card === card && kind !== "card")
    .map(({ id }): Value => ({ is: "ability", id }));

export const abilitiesOf = (r: TcgReader, unit: number): readonly Value[] =>
  listOf(getValue(r, "GET_ABILITIES", unit, abilitiesOfCard(r, topOf(r, unit))));

/** Lets the abilities of a card work that it has where it lies now; those it had before are gone. */
export function grantAbilities(m: TcgMachine, card: number, isGlobal: boolean): void {
  const { abilities, definition, code } = compiledOf(m, card);
  const { object, owner } = m.card(card);
  abilities.forEach((ability, item) => {
    if ((ability.word === "globalAbility") !== isGlobal) return;
    const kind = ability.word === "card" ? sourceOfCard(definition["card-kind"]) : "ability";
    m.grant({
      program: "ability",
      kind: ability.word,
      cause: { kind, seat: owner, card, object: isGlobal ? NONE : object, ability: item },
      vars: { item, definition: code.definition },
    });
  });
}

/** Ends the abilities of a card; those that work anywhere only where it is said. */
export function withdrawAbilities(m: TcgMachine, card: number, isGlobal = false): void {
  for (const { id, cause, kind } of m.state.abilities) {
    if (cause.card === card && (kind === "globalAbility") === isGlobal) m.withdraw(id);
  }
}

/** Whether the abilities of a card work now that it lies where it lies. */
export function isShown(r: TcgReader, card: number): boolean {
  const { zone, role, unit } = r.card(card);
  if (zone === "stadium") return true;
  if (zone !== "play" || unit === NONE) return false;
  return role === "unit" ? topOf(r, unit) === card : toolsOf(r, unit).includes(card) || role === "energy";
}

const [globalBlock, block] = ["IS_GLOBAL_ABILITY_BLOCKED", "IS_ABILITY_BLOCKED"];

/** Whether any ability may not work now. */
export const mayBlock = (r: TcgReader): boolean => r.isModified(block) || r.isModified(globalBlock);

/** Whether an ability does not work. Clauses of other cards than units cannot be blocked. */
export function isBlocked(r: TcgReader, ability: Ability): boolean {
  const { kind, cause, id } = ability;
  if (kind === "card") return false;
  const getter = kind === "globalAbility" ? globalBlock : block;
  if (!r.isModified(getter)) return false;
  const unit = r.state.cards[cause.card]?.unit ?? NONE;
  const about = { ability: { is: "ability", id } };
  const found = getValue(r, getter, unit === NONE ? cause.card : unit, false, about);
  return found === true || isObject(found);
}

/** How often an ability was used this turn. */
export const timesUsed = (r: TcgReader, ability: number): number => {
  const found = r.state.table.uses;
  return found.turn === r.state.turn ? (found.times[String(ability)] ?? 0) : 0;
};

export function countUse(m: TcgMachine, ability: number): void {
  const { turn } = m.state;
  const times = m.state.table.uses.turn === turn ? m.state.table.uses.times : {};
  m.draft.table.uses = { turn, times: { ...times, [String(ability)]: timesUsed(m, ability) + 1 } };
}

const checkEvent = "CHECK_ABILITIES";

/** Listeners may hear that abilities were looked at. What they do is part of that event, so that it is not looked at again for it. */
export function tellChecked(m: TcgMachine, { type }: Readonly<TcgEvent>): void {
  const { before, after } = m.index();
  if (type === checkEvent || !(before.has(checkEvent) || after.has(checkEvent))) return;
  m.raise({ type: checkEvent, target: NONE, seat: NOBODY, data: { ability: null, reason: null } });
}

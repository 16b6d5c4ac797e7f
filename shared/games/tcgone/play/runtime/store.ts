import { abilityName } from "../rules/abilities.js";
import type { Env } from "./env.js";
import { idOf, kindOf, partOf, type Value } from "./values.js";
import type { TcgMachine, TcgReader } from "../types.js";

/** Names what scripts remember, for the match or for one unit. */
export const storeKey = (key: string, unit?: Value): string =>
  kindOf(unit) === "unit" ? `value:${key}#${idOf(unit)}#${partOf(unit, "object")}` : `value:${key}`;

export const storedValue = (r: TcgReader, key: string, unit?: Value): Value => r.stored(storeKey(key, unit));

/** Whether something that is done once a turn was done in this one. */
export const wasUsed = (r: TcgReader, key: string): boolean => r.stored(`used:${key}`) === r.state.turn;

export const markUsed = (m: TcgMachine, key: string): void => m.storeValue(`used:${key}`, m.state.turn);

/** Under which key an ability is marked as used this turn: by name for all copies, otherwise for its own unit. */
export const usedKey = ({ r, scene }: Env, key: Value): string =>
  typeof key === "string" && key !== ""
    ? `${key}#${scene.seat}`
    : `${abilityName(r, scene.ability)}#${scene.seat}#${idOf(scene.self)}`;

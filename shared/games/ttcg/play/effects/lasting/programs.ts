import type { ProgramSource } from "../../../../../match/index.js";
import type { TtcgTypes } from "../../types.js";
import { columnBonus, changeSign } from "../../values/stats.js";
import { actionOf } from "./bundle.js";
import { modifiersOf } from "./modifiers.js";

/** What an action changes as long as it lasts. */
export const lasting: ProgramSource<TtcgTypes> = (of, constants) => ({
  modifiers: modifiersOf(actionOf(of, constants).op) ?? [],
});

/** What spells add to the units of their columns, for the whole match (MATCH-41). */
export const columns: ProgramSource<TtcgTypes> = {
  modifiers: (["attack", "defense"] as const).map((stat) => ({
    getter: stat,
    change: (reader, value: number, target) =>
      target < 0 ? value : value + changeSign(reader) * columnBonus(reader, target, stat),
  })),
};

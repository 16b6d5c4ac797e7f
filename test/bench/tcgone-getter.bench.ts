/** What asking for a number of TCG ONE costs: the HP of a unit whose ability changes them twenty times. */
import { getNumber } from "../../shared/games/tcgone/play/rules/getters.js";
import { tcgoneRules } from "../../shared/games/tcgone/play/ruleset.js";
import type { TcgState } from "../../shared/games/tcgone/play/types.js";
import { Reader } from "../../shared/match/reader.js";
import { Kernel } from "../../shared/match/kernel.js";
import { duel } from "../support/tcgone/duel.js";
import { bestOf } from "./timing.js";

const name = "GET_FULL_HP";
const modifiers = 20;
const asked = 20_000;

const getter = `getterA (${name}, self) { h -> h.object += 10 }`;
const mine = `bwAbility "Heavy" {\n${Array.from({ length: modifiers }, () => getter).join("\n")}\n}`;
const { match } = duel({ mine, steps: ['do = "End turn"'] });
const state = match.moments[0]?.state as unknown as TcgState;
const unit = state.cards.find((card) => card.owner === 0 && card.zone === "play" && card.slot === 0)?.id ?? 0;
const reader = new Reader(new Kernel(tcgoneRules), state);

let sum = 0;
const each = bestOf(8, asked, () => {
  sum = 0;
  for (let count = 0; count < asked; count += 1) sum += getNumber(reader, name, unit, 60);
});
// Every modifier counts.
if (sum !== asked * (60 + 10 * modifiers)) throw new Error(`The HP are ${String(sum / asked)}`);
console.log(`a getter with ${String(modifiers)} modifiers: ${each.toFixed(2)} µs, goal < 2 µs`);

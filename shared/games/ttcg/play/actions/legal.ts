import { act, NONE, type Action, type ActPrompt, type Reach, type Seat } from "../../../../match/index.js";
import { useFault } from "../effects/faults.js";
import { plansOf } from "../effects/source.js";
import { hasUntapPermission, untapFault } from "../effects/untap.js";
import { visitUses } from "../effects/users.js";
import type { TtcgReader } from "../types.js";
import { fieldOf, inSlots, isUnit } from "../values/cards.js";
import { attackFault, mayAttackDirectly } from "../values/limits.js";
import { addFromPiles, addPlays } from "./plays.js";
import { attackTargets, goOnVerb } from "./refusal.js";

/** Whoever looks for a way uses one effect of a card so often in a turn. */
const mostUses = 2;

/** What is always allowed, and offered first. */
export const goOn = (prompt: ActPrompt): Action => act(goOnVerb(prompt));

/** What a player may do: going on comes first, then cards of the hand, effects and attacks. */
export function legalActions(reader: TtcgReader, prompt: ActPrompt, reach: Reach): Action[] {
  const { seat, purpose } = prompt;
  const forward = reach === "forward";
  const actions = [goOn(prompt)];
  if (purpose !== "respond" && (purpose !== "battle" || reader.constants.config["battle-plays"] !== "off")) {
    addPlays(reader, seat, forward, actions);
    if (reader.isModified("materials")) addFromPiles(reader, prompt, forward, actions);
  }
  addActivations(reader, seat, forward, actions);
  if (hasUntapPermission(reader, seat)) {
    for (const id of fieldOf(reader, seat))
      if (untapFault(reader, seat, id) === null) actions.push(act("untap-for-points", id));
  }
  if (purpose === "battle") addAttacks(reader, seat, actions);
  return actions;
}

function addActivations(reader: TtcgReader, seat: Seat, forward: boolean, actions: Action[]): void {
  visitUses(reader, seat, (use) => {
    const { id, effect, plan } = use;
    if (forward && (plan.program === null || (reader.card(id).uses[effect] ?? 0) >= mostUses)) return false;
    if (useFault(reader, seat, use) === null) actions.push(act("activate", id, NONE, effect));
    return false;
  });
}

/** Whether a player could do anything but pass. */
export const canRespond = (reader: TtcgReader, seat: Seat): boolean =>
  visitUses(reader, seat, (use) => use.plan.program !== null && useFault(reader, seat, use) === null) ||
  (hasUntapPermission(reader, seat) && fieldOf(reader, seat).some((id) => untapFault(reader, seat, id) === null));

function addAttacks(reader: TtcgReader, seat: Seat, actions: Action[]): void {
  for (const id of inSlots(reader, "units", seat)) {
    if (reader.card(id).controller !== seat || attackFault(reader, id) !== null) continue;
    for (const target of attackTargets(reader, seat)) actions.push(act("attack", id, target));
    if (mayAttackDirectly(reader, id)) actions.push(act("attack", id));
  }
}

/** All that a player might think of: what is legal, then what is refused and why is worth saying. */
export function offeredActions(reader: TtcgReader, prompt: ActPrompt): Action[] {
  const legal = legalActions(reader, prompt, "all");
  const keyOf = ({ verb, card, target, value }: Action): string => `${verb} ${card} ${target} ${value}`;
  const known = new Set(legal.map(keyOf));
  const add = (action: Action): void => {
    if (!known.has(keyOf(action))) legal.push(action);
  };
  const { seat, purpose } = prompt;
  for (const id of reader.zone("hand", seat)) {
    if (purpose === "respond") break;
    add(act("play", id));
    for (const host of inSlots(reader, isUnit(reader, id) ? "units" : "spells", seat)) add(act("level", id, host));
  }
  for (const id of [...fieldOf(reader, seat), ...reader.zone("under", seat), ...reader.zone("hand", seat)]) {
    plansOf(reader, id).forEach((_, effect) => add(act("activate", id, NONE, effect)));
  }
  if (purpose === "respond") return legal;
  for (const id of inSlots(reader, "units", seat)) {
    for (const target of attackTargets(reader, seat)) add(act("attack", id, target));
    add(act("attack", id));
  }
  return legal;
}

import { act, NONE, type Action, type ActPrompt, type Reach } from "../../../../match/index.js";
import type { PtgReader } from "../types.js";
import { definitionOf, isCreature } from "../values/stats.js";
import { activateFault, attackRefusal, blockRefusal, goOnVerb, playFault } from "./refusal.js";

/** Whoever looks for a way activates one ability so often in a turn: some pay for themselves. */
const mostActivations = 8;

/** What is always allowed, and offered first. */
export const goOn = (prompt: ActPrompt): Action => act(goOnVerb(prompt));

/**
 * What a player may do: going on comes first, then cards of the hand, abilities, attacks and blocks. Forward, attackers and
 * blockers are declared in the order of the battlefield, attackers in their own phase only, so that each set is reached in
 * one way.
 */
export function legalActions(reader: PtgReader, prompt: ActPrompt, reach: Reach): Action[] {
  const forward = reach === "forward";
  const actions = [goOn(prompt)];
  switch (prompt.purpose) {
    case "main":
    case "postcombat":
      addPlays(reader, prompt, forward, actions);
      addActivations(reader, prompt, forward, actions);
      if (!forward && prompt.purpose === "main") addAttacks(reader, prompt, false, actions);
      return actions;
    case "attack":
      addAttacks(reader, prompt, forward, actions);
      return actions;
    case "defense":
      addBlocks(reader, prompt, forward, actions);
      return actions;
    default:
      return actions;
  }
}

/** Forward, of several copies in hand only the first is offered. */
function addPlays(reader: PtgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  const offered = new Set<number>();
  for (const id of reader.zone("hand", prompt.seat)) {
    const { definition } = reader.card(id);
    if (forward && offered.has(definition)) continue;
    if (playFault(reader, prompt, id) === null) actions.push(act("play", id));
    offered.add(definition);
  }
}

function addActivations(reader: PtgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  for (const id of reader.zone("battlefield", prompt.seat)) {
    const { definition, object } = reader.card(id);
    for (const at of reader.constants.blueprints[definition]?.activated ?? []) {
      if (activateFault(reader, prompt, id, at) !== null) continue;
      if (!forward || timesActivated(reader, object, at) < mostActivations) actions.push(act("activate", id, NONE, at));
    }
  }
}

function timesActivated(reader: PtgReader, object: number, ability: number): number {
  const { activated } = reader.state.table;
  let times = 0;
  for (let at = 0; at < activated.length; at += 2) {
    if (activated[at] === object && activated[at + 1] === ability) times += 1;
  }
  return times;
}

function addAttacks(reader: PtgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  const own = reader.zone("battlefield", prompt.seat);
  const first = forward ? own.findLastIndex((id) => reader.card(id).attacked) + 1 : 0;
  for (const id of own.slice(first)) if (attackRefusal(reader, prompt, id) === null) actions.push(act("attack", id));
}

function addBlocks(reader: PtgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  const own = reader.zone("battlefield", prompt.seat);
  const first = forward ? own.findLastIndex((id) => reader.card(id).blocked) + 1 : 0;
  for (const id of own.slice(first)) {
    reader.state.table.combats.forEach((_, at) => {
      if (blockRefusal(reader, prompt, id, at) === null) actions.push(act("block", id, NONE, at));
    });
  }
}

/** All that a player might think of: what is legal, then what is refused and why is worth saying. */
export function offeredActions(reader: PtgReader, prompt: ActPrompt): Action[] {
  const legal = legalActions(reader, prompt, "all");
  const known = new Set(legal.map(({ verb, card, value }) => `${verb} ${card} ${value}`));
  const add = (action: Action): void => {
    if (!known.has(`${action.verb} ${action.card} ${action.value}`)) legal.push(action);
  };
  for (const id of reader.zone("hand", prompt.seat)) add(act("play", id));
  for (const id of reader.zone("battlefield", prompt.seat)) {
    const { activated = [] } = reader.constants.blueprints[reader.card(id).definition] ?? {};
    for (const at of activated) add(act("activate", id, NONE, at));
    if (!isCreature(reader, id)) continue;
    if (prompt.purpose !== "defense") add(act("attack", id));
    else reader.state.table.combats.forEach((_, at) => add(act("block", id, NONE, at)));
  }
  return legal;
}

/** How many attackers before this one have its name. */
export function namesakesBefore(reader: PtgReader, combat: number): number {
  const { combats } = reader.state.table;
  const nameOf = (at: number): string => {
    const id = combats[at]?.attacker.card;
    return id === undefined ? "" : definitionOf(reader, reader.card(id)).name;
  };
  return combats.slice(0, combat).filter((_, at) => nameOf(at) === nameOf(combat)).length;
}

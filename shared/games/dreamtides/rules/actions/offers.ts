import { act, NONE, type ActPrompt, type Action } from "../../../../match/index.js";
import { PLACES } from "../config.js";
import type { DreamReader } from "../types.js";
import { definitionOf } from "../values/figures.js";
import { legalActions, withAbilities } from "./legal.js";
import { waysToPlay } from "./ways.js";

/** All a player may think of: what is legal, then what is refused and why is worth saying. */
export function offeredActions(reader: DreamReader, prompt: ActPrompt): Action[] {
  const { seat } = prompt;
  const legal = legalActions(reader, prompt, "all");
  const legalMoves = new Set(legal.map(({ verb, card, value }) => (verb === "move" ? `${card} ${value}` : "")));
  const known = new Set(legal.map(({ verb, card }) => `${verb} ${card}`));
  const add = (verb: string, card: number): void => {
    if (!known.has(`${verb} ${card}`)) legal.push(act(verb, card));
  };
  for (const card of reader.zone("hand", seat)) add("play", card);
  for (const card of reader.zone("void", seat)) if (waysToPlay(reader, seat, card).length > 0) add("play", card);
  for (const card of withAbilities(reader, seat)) {
    const inVoid = reader.card(card).zone === "void";
    if (definitionOf(reader, card).actives.some(({ fromVoid }) => fromVoid === inVoid)) add("activate", card);
  }
  if (reader.constants.config.profile !== "lanes" || prompt.purpose !== "main") return legal;
  for (const card of reader.zone("battlefield", seat)) {
    for (let place = 0; place < PLACES; place++) {
      const isHere = reader.card(card).place === place;
      if (!isHere && !legalMoves.has(`${card} ${place}`)) legal.push(act("move", card, NONE, place));
    }
  }
  return legal;
}

const SINGLE = new Set(["character", "stack-card"]);

/**
 * The answers nobody wants to be asked for (RULES-32): passing and going on where nothing else is possible, the only
 * option, the only character or played card to aim at.
 */
export function automaticAnswer(
  prompt: { readonly kind: string; readonly purpose: string },
  actions: readonly Action[],
): Action | null {
  const [only] = actions;
  if (only === undefined || actions.length > 1) return null;
  if (prompt.kind === "act") return only.verb === "end-turn" ? null : only;
  if (prompt.kind === "options" && prompt.purpose !== "mode") return only;
  return prompt.kind === "cards" && SINGLE.has(prompt.purpose) ? only : null;
}

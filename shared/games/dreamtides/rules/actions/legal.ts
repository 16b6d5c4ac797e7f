import { act, type ActPrompt, type Action, type Reach, type Seat } from "../../../../match/index.js";
import { DEPLOYED, PLACES } from "../config.js";
import type { DreamReader } from "../types.js";
import { definitionOf } from "../values/figures.js";
import { ascending } from "../values/predicates.js";
import { activateFault } from "./activatable.js";
import { isPlayable } from "./playable.js";

/** The one thing a prompt offers besides cards: it comes first (RULES-8). */
export const primaryOf = ({ purpose }: ActPrompt): "end-turn" | "pass" | "next-turn" =>
  purpose === "main" ? "end-turn" : purpose === "ending" ? "next-turn" : "pass";

const PRIMARIES = { "end-turn": act("end-turn"), pass: act("pass"), "next-turn": act("next-turn") };

/** The first of all that a prompt offers: always allowed. */
export const primaryAction = (prompt: ActPrompt): Action => PRIMARIES[primaryOf(prompt)];

const sorted = (ids: readonly number[]): readonly number[] => (ids.length < 2 ? ids : ascending(ids.slice()));

/** What a player may do, in the order of the reference: the primary, plays from hand, from the void, abilities, then moves. */
export function legalActions(reader: DreamReader, prompt: ActPrompt, reach: Reach): Action[] {
  const { seat } = prompt;
  const fastOnly = prompt.purpose !== "main";
  const actions: Action[] = [primaryAction(prompt)];
  for (const id of sorted(reader.zone("hand", seat))) {
    if (isPlayable(reader, seat, id, fastOnly)) actions.push(act("play", id));
  }
  const busy = reader.state.bundles.length > 0;
  const inVoid = reader.zone("void", seat);
  const playable = busy ? inVoid : inVoid.filter((id) => definitionOf(reader, id).ways.length > 0);
  for (const id of sorted(playable)) {
    if (isPlayable(reader, seat, id, fastOnly)) actions.push(act("play", id));
  }
  const top = busy ? reader.zone("deck", seat).at(-1) : undefined;
  if (top !== undefined && isPlayable(reader, seat, top, fastOnly)) actions.push(act("play", top));
  for (const id of withAbilities(reader, seat)) {
    if (activateFault(reader, seat, id, fastOnly) === null) actions.push(act("activate", id));
  }
  if (!fastOnly && reader.constants.config.profile === "lanes") addMoves(reader, seat, reach, actions);
  return actions;
}

/** The cards of a player that have activated abilities where they are, ascending. */
export function withAbilities(reader: DreamReader, seat: Seat): readonly number[] {
  const found: number[] = [];
  for (const zone of ["battlefield", "void", "callers"] as const) {
    for (const id of reader.zone(zone, seat)) if (definitionOf(reader, id).actives.length > 0) found.push(id);
  }
  return ascending(found);
}

function addMoves(reader: DreamReader, seat: Seat, reach: Reach, actions: Action[]): void {
  const characters = sorted(reader.zone("battlefield", seat));
  if (reach === "forward") {
    addForwardMoves(reader, characters, actions);
    return;
  }
  for (const id of characters) {
    for (let place = 0; place < PLACES; place++) {
      if (moveFault(reader, seat, id, place) === null) actions.push(act("move", id, -1, place));
    }
  }
}

/** Bots move each character at most once a turn, and into free places only: moving is free and would never end. */
function addForwardMoves(reader: DreamReader, characters: readonly number[], actions: Action[]): void {
  const { moved } = reader.state.table;
  const free = new Array<boolean>(PLACES).fill(true);
  for (const id of characters) free[reader.card(id).place] = false;
  for (const id of characters) {
    if (moved.includes(id)) continue;
    for (let place = reader.card(id).reserved ? DEPLOYED : 0; place < PLACES; place++) {
      if (free[place] === true) actions.push(act("move", id, -1, place));
    }
  }
}

export type MoveFault = "elsewhere" | "profile" | "place" | "reserved";

/** Why a character cannot be moved to a place (RULES-30). */
export function moveFault(reader: DreamReader, seat: Seat, id: number, place: number): MoveFault | null {
  if (reader.constants.config.profile !== "lanes") return "profile";
  const card = reader.state.cards[id];
  if (card?.zone !== "battlefield" || card.side !== seat) return "elsewhere";
  if (!Number.isInteger(place) || place < 0 || place >= PLACES || place === card.place) return "place";
  if (card.reserved && place < DEPLOYED) return "reserved";
  if (card.place >= DEPLOYED) return null;
  // Who would be swapped into a lane must not be reserved.
  const other = reader.zone("battlefield", seat).find((each) => reader.card(each).place === place);
  return other !== undefined && reader.card(other).reserved ? "reserved" : null;
}

import type { Action, ActionWords, ActPrompt, Seat } from "../../../../match/index.js";
import { DEPLOYED } from "../config.js";
import type { DreamReader } from "../types.js";
import { costOf, definitionOf } from "../values/figures.js";
import { activateFault, usable, type ActiveFault } from "./activatable.js";
import { moveFault, primaryOf, type MoveFault } from "./legal.js";
import { leastOfModes, playFault, type PlayFault } from "./playable.js";
import { waysToPlay } from "./ways.js";

/** A place of the lanes profile as players say it. */
export const placeName = (place: number): string =>
  place < DEPLOYED ? `lane ${place + 1}` : `reserve ${place - DEPLOYED + 1}`;

const PRIMARY_LABELS: Readonly<Record<string, string>> = {
  "end-turn": "End turn",
  pass: "Resolve",
  "next-turn": "Next turn",
};

/** What a button says. */
export function actionWords(reader: DreamReader, { verb, card, value }: Action): ActionWords {
  const primary = PRIMARY_LABELS[verb];
  if (primary !== undefined) return { label: primary, cards: [] };
  if (reader.state.cards[card] === undefined) return { label: verb, cards: [] };
  const { name, actives } = definitionOf(reader, card);
  const cards = [card];
  if (verb === "move") {
    const place = { zone: "battlefield", side: reader.card(card).side, slot: value };
    return { label: `Move ${name} to ${placeName(value)}`, cards, place };
  }
  if (verb !== "activate") {
    const { zone } = reader.card(card);
    const from = zone === "void" ? " from the void" : zone === "deck" ? " from your deck" : "";
    return { label: `Play ${name}${from}`, cards };
  }
  const { side } = reader.card(card);
  const places = usable(reader, side, card, false);
  const [only] = places;
  const label = places.length === 1 && only !== undefined ? actives[only]?.label : undefined;
  return { label: `Activate ${name}${label === undefined ? "" : `: ${label}`}`, cards };
}

const PLAY_REASONS: Readonly<Record<PlayFault, string>> = {
  elsewhere: "Only cards in your hand can be played, and some in your void.",
  "no-way": "It cannot be played from here.",
  slow: "Only fast cards can be played now.",
  room: "Your reserve is full.",
  energy: "There is not enough energy.",
  cost: "What it costs besides energy cannot be paid.",
  target: "There is nothing it could be aimed at.",
};

const ACTIVE_REASONS: Readonly<Record<ActiveFault, string>> = {
  elsewhere: "Abilities of this card cannot be used from here.",
  none: "This card has no ability to activate.",
  slow: "Only fast abilities can be used now.",
  used: "It was used this turn already.",
  waiting: "It waits on the stack already.",
  disabled: "Its abilities are disabled.",
  cost: "Its cost cannot be paid.",
};

const MOVE_REASONS: Readonly<Record<MoveFault, string>> = {
  elsewhere: "Only your own characters can be moved.",
  profile: "There are no lanes in this match.",
  place: "The character is already there.",
  reserved: "A character that has just come cannot be deployed before your next judgment.",
};

function playReason(reader: DreamReader, seat: Seat, id: number, fault: PlayFault): string {
  if (fault === "no-way" && reader.card(id).zone === "hand") return "It can only be played from your void.";
  if (fault !== "energy") return PLAY_REASONS[fault];
  const ways = waysToPlay(reader, seat, id).map(({ energy }) => energy);
  const least = ways.length === 0 ? costOf(reader, id, definitionOf(reader, id).cost) : Math.min(...ways);
  return `Needs ${least + leastOfModes(reader, id)} energy, has ${reader.counters(seat).energy}.`;
}

/** Why an action is not allowed now, in a sentence; `null` when it is. */
export function refusalOf(reader: DreamReader, prompt: ActPrompt, { verb, card, value }: Action): string | null {
  const { seat } = prompt;
  const fastOnly = prompt.purpose !== "main";
  if (verb === primaryOf(prompt)) return null;
  if (reader.state.cards[card] === undefined) return "This is not possible now.";
  if (verb === "play") {
    const fault = playFault(reader, seat, card, fastOnly);
    return fault === null ? null : playReason(reader, seat, card, fault);
  }
  if (verb === "activate") {
    if (reader.card(card).side !== seat) return "Only abilities of your own cards can be used.";
    const fault = activateFault(reader, seat, card, fastOnly);
    return fault === null ? null : ACTIVE_REASONS[fault];
  }
  if (verb !== "move") return "This is not possible now.";
  if (fastOnly) return "Characters are moved in your main phase only.";
  const fault = moveFault(reader, seat, card, value);
  return fault === null ? null : MOVE_REASONS[fault];
}

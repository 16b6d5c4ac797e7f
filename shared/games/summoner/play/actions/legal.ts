import { act, NONE, type Action, type ActPrompt, type Reach, type Seat } from "../../../../match/index.js";
import { fieldZones } from "../../vocabulary.js";
import { blueprintOfCard } from "../board-of.js";
import type { SummonerReader } from "../types.js";
import { Judge } from "./refusal.js";

const spField = fieldZones.indexOf("sp");

/** What a player may do; a turn in which that is nothing is skipped. Forward, of several copies in hand only the first is offered. */
export function legalActions(reader: SummonerReader, prompt: ActPrompt, reach: Reach): Action[] {
  if (prompt.purpose === "start") {
    return reader.state.table.redrawn[prompt.seat] === true ? [act("ready")] : [act("ready"), act("redraw")];
  }
  const judge = new Judge(reader, prompt.seat);
  const actions: Action[] = prompt.purpose === "sp" ? [act("pass")] : [];
  for (const id of handOf(reader, prompt.seat, reach === "forward")) {
    for (const play of playsOf(id, prompt)) {
      if (judge.fault(id, play.value, play.verb === "hide") === null) actions.push(play);
    }
  }
  return actions.length === 0 ? [act("skip")] : actions;
}

/** Each way of playing a card that there might be. */
const playsOf = (id: number, { purpose }: ActPrompt): readonly Action[] =>
  purpose === "sp"
    ? [act("play", id, NONE, spField)]
    : ["play", "hide"].flatMap((verb) => fieldZones.map((_, field) => act(verb, id, NONE, field)));

/** The cards in hand; without further copies where one stands for all. */
function handOf(reader: SummonerReader, seat: Seat, isOnce: boolean): readonly number[] {
  const hand = reader.zone("hand", seat);
  if (!isOnce) return hand;
  const seen = new Set<number>();
  return hand.filter((id) => {
    const { definition } = reader.card(id);
    if (seen.has(definition)) return false;
    seen.add(definition);
    return true;
  });
}

/** All that a player might think of: what is legal, then plays into the zones of their kind that are refused, with reasons. */
export function offeredActions(reader: SummonerReader, prompt: ActPrompt): Action[] {
  const legal = legalActions(reader, prompt, "all");
  if (prompt.purpose === "start") return legal;
  const known = new Set(legal.map(({ verb, card, value }) => `${verb} ${card} ${value}`));
  for (const id of reader.zone("hand", prompt.seat)) {
    const { kind } = blueprintOfCard(reader, reader.card(id));
    for (const play of playsOf(id, prompt)) {
      const zone = fieldZones[play.value];
      const isMeant = play.verb === "play" && (kind === "monster" ? zone !== "help" && zone !== "sp" : zone === kind);
      if (isMeant && !known.has(`${play.verb} ${play.card} ${play.value}`)) legal.push(play);
    }
  }
  return legal;
}

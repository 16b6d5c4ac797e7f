import type { Reader } from "./reader.js";
import { NONE } from "./seat.js";
import { isEventFrame, type AnyFrame, type EventFrame, type MatchTypes } from "./state.js";

/** Names of a chain that are looked at, those of a round that repeats, and those that are said where none does. */
const mostNames = 40;
const longestRound = 8;
const mostSaid = 6;

/** Characters of a card's name that are said: a name comes from a file, and may be of any length. */
const mostOfName = 40;

/**
 * What causes what on the stack of frames, outermost first: `DIRECT_DAMAGE by Echo Shell > …`. The events say it, with the cards
 * that they are by; frames between them are how the rules carry them out, and are named where there is no event. What goes
 * round is said once.
 */
export function chainOf<T extends MatchTypes>(reader: Reader<T>, frames: readonly Readonly<AnyFrame<T>>[]): string {
  const events = frames.flatMap((frame) => (isEventFrame<T>(frame) ? [frame] : [])).slice(-mostNames);
  const names =
    events.length > 0
      ? events.map((frame) => nameOfEvent(reader, frame))
      : frames.slice(-mostNames).map(({ kind }) => kind);
  const round = roundOf(names);
  return round ? [...round, "…"].join(" > ") : names.slice(-mostSaid).join(" > ");
}

/** The cards that the end of a chain is by, each once. */
export function cardsOfChain<T extends MatchTypes>(frames: readonly Readonly<AnyFrame<T>>[]): readonly number[] {
  const cards = frames.slice(-mostNames).map(({ cause }) => cause.card);
  return [...new Set(cards)].filter((card) => card !== NONE);
}

function nameOfEvent<T extends MatchTypes>(
  reader: Reader<T>,
  { event, cause }: Readonly<EventFrame<T["event"]>>,
): string {
  const card = cause.card === NONE ? undefined : reader.state.cards[cause.card];
  if (card === undefined) return event.type;
  const name = Array.from(reader.kernel.rules.face(reader, card, "all").name);
  const said = name.length > mostOfName ? `${name.slice(0, mostOfName - 1).join("")}…` : name.join("");
  return `${event.type} by ${said}`;
}

/** What the end of a chain consists of again and again; undefined where it does not repeat. */
function roundOf(names: readonly string[]): readonly string[] | undefined {
  for (let length = 1; length <= longestRound; length += 1) {
    const tail = names.slice(-3 * length);
    if (tail.length < 3 * length) return undefined;
    if (tail.every((name, at) => name === tail[at % length])) return tail.slice(0, length);
  }
  return undefined;
}

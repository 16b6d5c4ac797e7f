import { NOBODY, NONE, type LogEntry } from "../../../../match/index.js";
import { placeName } from "../actions/words.js";
import type { DreamReader } from "../types.js";
import { ZONES } from "./layout.js";
import { SEATS } from "../config.js";

interface Told {
  readonly who: string;
  readonly cards: string;
  readonly entry: LogEntry;
  readonly inLanes: boolean;
  /** Who, and what they do: `Player 1 draws`. */
  readonly does: (verb: string) => string;
}

const zoneTitle = (zone: string): string =>
  (ZONES as Readonly<Record<string, { readonly title: string }>>)[zone]?.title.toLowerCase() ?? zone;

const signed = (amount: number): string => (amount < 0 ? `${amount}` : `+${amount}`);

/** The words of each kind of entry; a kind that is missing says nothing worth reading. */
const TELLS: Readonly<Record<string, (told: Told) => string | null>> = {
  turn: ({ who, entry }) => `Turn ${entry.turn}: ${who}`,
  phase: ({ entry }) => (entry.data.phase === "main" ? "Main phase" : null),
  judgment: ({ does, entry, inLanes }) => {
    // With lanes, each lane reports what it scored.
    if (inLanes) return does("comes to judgment");
    return does(entry.amount > 0 ? `scores ${entry.amount} at judgment` : "scores nothing at judgment");
  },
  dreamwell: ({ does, cards, entry }) => does(`draws ${cards} from the dreamwell: ${signed(entry.amount)}●`),
  lane: ({ cards, entry }) =>
    entry.cards.length === 1 ? `${cards} scores ${entry.amount}` : `${cards} meet in a lane`,
  played: ({ does, cards, entry }) => does(`plays ${cards} for ${entry.amount}●`),
  activated: ({ does, cards }) => does(`activates ${cards}`),
  triggered: ({ cards, who }) => (cards === "" ? `An ability of ${who} triggers` : `${cards} triggers`),
  resolves: ({ cards }) => `${cards} resolves`,
  mode: ({ does, entry }) =>
    does(`chooses “${wordOf(entry, "label")}”${entry.amount > 0 ? ` and pays ${entry.amount}●` : ""}`),
  countered: ({ cards }) => `${cards} is prevented`,
  copied: ({ does, cards }) => does(`copies ${cards}`),
  declined: ({ does, entry }) => does(entry.data.what === "payment" ? "declines to pay" : "declines"),
  moved: (told) => movedWords(told),
  created: ({ cards, entry }) =>
    `${cards} appears, ${entry.to === "battlefield" ? "on" : "in"} the ${zoneTitle(entry.to)}`,
  shown: ({ cards }) => `${cards} is revealed`,
  reshuffled: ({ does, entry }) => does(`makes a new deck of the ${entry.amount} cards in the void`),
  shuffled: ({ does, entry }) => (entry.seat === NOBODY ? null : does(`shuffles the ${zoneTitle(entry.from)}`)),
  foresaw: ({ does, entry }) => does(`foresees ${entry.amount}`),
  discarded: ({ does, cards }) => does(`discards ${cards}`),
  dissolved: ({ cards }) => `${cards}: dissolved`,
  abandoned: ({ cards }) => `${cards}: abandoned`,
  warded: ({ cards }) => `${cards} cannot be dissolved this turn`,
  ward: ({ cards }) => `${cards} cannot be dissolved this turn`,
  disabled: ({ cards }) => `Activated abilities of ${cards} are disabled`,
  control: ({ does, cards }) => does(`gains control of ${cards}`),
  energy: ({ does, entry }) => does(`gains ${entry.amount}●`),
  // The cost of a card that is played is part of its entry.
  spent: ({ does, entry }) => (entry.cause.card === NONE ? null : does(`pays ${entry.amount}●`)),
  produced: ({ does, entry }) => does(`has ${signed(entry.amount)}● each turn`),
  points: ({ does, entry }) => {
    const verb = entry.amount < 0 ? `loses ${-entry.amount}⍏` : `gains ${entry.amount}⍏`;
    return does(`${verb} (${wordOf(entry, "total")})`);
  },
  spark: ({ cards, entry }) => `${cards}: ${signed(entry.amount)} spark`,
  "gains-reclaim": ({ cards }) => `${cards} gains reclaim`,
  "hand-limit": ({ does }) => does("has a full hand: energy instead of a card"),
  "nothing-to-draw": ({ does }) => does("has nothing left to draw"),
  "character-limit": ({ does, cards, entry }) =>
    does(`has no room: ${cards} makes way and leaves ${signed(entry.amount)} spark`),
  "no-room": ({ cards }) => `There is no room for ${cards === "" ? "another character" : cards}`,
  "extra-turn": ({ does }) => does("will take an extra turn"),
  "extra-judgment": () => "There will be another judgment at the end of this turn",
  later: ({ cards, entry }) => `${cards}: at the end of this turn (${wordOf(entry, "what")})`,
  repositioned: ({ cards, entry }) => `${cards} moves to ${placeName(entry.amount)}`,
  counted: ({ who, entry }) => `By hand: ${wordOf(entry, "counter")} of ${who} is ${entry.amount}`,
  refused: ({ entry }) => wordOf(entry, "message"),
  over: ({ entry }) => overWords(entry),
};

/** Events that another entry already covers are left out: a card that is played, a well that is drawn. */
function movedWords({ cards, entry, does }: Told): string | null {
  const { from, to } = entry;
  if (to === "stack" || to === "drawn-wells" || to === "dreamwell") return null;
  if (from === "deck" && to === "hand") return does(`draws ${cards}`);
  if (to === "battlefield")
    return `${cards} enters the battlefield${from === "stack" ? "" : ` from the ${zoneTitle(from)}`}`;
  if (to === "gone") return `${cards} ceases to exist`;
  return `${cards} goes ${from === "stack" ? "" : `from the ${zoneTitle(from)} `}to the ${zoneTitle(to)}`;
}

const wordOf = ({ data }: LogEntry, name: string): string => {
  const value = data[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

function overWords({ data }: LogEntry): string {
  const winner: unknown = Array.isArray(data.winners) ? data.winners[0] : undefined;
  return typeof winner === "number" ? `${SEATS[winner] ?? ""} wins` : "The match is a draw";
}

/** An entry of the log in words; `null` for what says nothing worth reading. */
export function tell(reader: DreamReader, entry: LogEntry): string | null {
  const words = TELLS[entry.type];
  if (words === undefined) return null;
  const who = SEATS[entry.seat] ?? "Nobody";
  const cards = entry.cards.map((id) => nameOf(reader, id)).join(", ");
  const inLanes = reader.constants.config.profile === "lanes";
  const said = words({ who, cards, entry, inLanes, does: (verb) => `${who} ${verb}` });
  return said === null ? null : said.charAt(0).toUpperCase() + said.slice(1);
}

function nameOf(reader: DreamReader, id: number): string {
  const card = id === NONE ? undefined : reader.state.cards[id];
  return card === undefined ? "a card" : (reader.constants.definitions[card.definition]?.name ?? "a card");
}

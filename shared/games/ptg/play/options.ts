import type { PlayOption } from "../../play.js";
import { optionsSchema, seatNames, firstPlayers } from "./config.js";

const usual = optionsSchema.parse({});

/** What a person may choose about the rules before a match (PLAY-2). */
export const playOptions: readonly PlayOption[] = [
  { kind: "integer", id: "initialHealth", title: "Health", min: 1, max: 1_000, initial: usual.initialHealth },
  {
    kind: "integer",
    id: "handSize",
    title: "Opening hand",
    min: 0,
    max: 60,
    initial: usual.handSize,
    about: "How many cards each player draws before the first turn.",
  },
  {
    kind: "integer",
    id: "handLimit",
    title: "Hand limit",
    min: 1,
    max: 60,
    initial: usual.handLimit,
    about: "Who has more cards at the end of their turn discards at random.",
  },
  {
    kind: "choice",
    id: "firstPlayer",
    title: "First player",
    choices: firstPlayers.map((value, seat) => ({ value, title: seatNames[seat] ?? value })),
    initial: usual.firstPlayer,
    about: "Who begins does not draw in the first turn.",
  },
  {
    kind: "choice",
    id: "stops",
    title: "Stops",
    choices: [
      { value: "useful", title: "Where something can be done" },
      { value: "every", title: "In every phase" },
    ],
    initial: usual.stops,
    about: "In which phases players are asked to go on.",
  },
  {
    kind: "integer",
    id: "turnLimit",
    title: "Turn limit",
    min: 1,
    max: 10_000,
    initial: usual.turnLimit,
    about: "After so many turns of both players the match is a draw.",
  },
];

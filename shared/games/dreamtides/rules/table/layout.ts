import type { Layout, ZoneRule } from "../../../../match/index.js";
import { placeName } from "../actions/words.js";
import { DEPLOYED, PLACES, PROFILES, type Profile } from "../config.js";
import { wordsOf } from "./words.js";
import { PHASES, type Phase, type Zone } from "../types.js";

export const ZONES: Readonly<Record<Zone, ZoneRule>> = {
  deck: { title: "Deck", seen: "nobody", about: "One card is drawn from it at the start of a turn." },
  hand: { title: "Hand", seen: "owner", about: "Cards to be played for energy." },
  battlefield: { title: "Battlefield", seen: "all", about: "Characters in play; their spark counts at judgment." },
  void: { title: "Void", seen: "all", about: "Played events and characters that were dissolved or abandoned." },
  banished: {
    title: "Banished",
    seen: "all",
    about: "Cards that are out of the match, unless an effect brings them back.",
  },
  callers: {
    title: "Dreamcaller",
    seen: "all",
    about: "In play from the start; its abilities wake at the turn it names.",
  },
  stack: {
    title: "Stack",
    seen: "all",
    shared: true,
    about: "What was played and waits to resolve, the latest first.",
  },
  dreamwell: {
    title: "Dreamwell",
    seen: "nobody",
    shared: true,
    unowned: true,
    about: "Each turn begins with a card of it, which gives the player energy from then on.",
  },
  "drawn-wells": {
    title: "Drawn wells",
    seen: "all",
    shared: true,
    unowned: true,
    about: "Cards of the dreamwell that gave their energy; they are shuffled when all are drawn.",
  },
  gone: { title: "Gone", seen: "all" },
};

const PHASE_TITLES: Readonly<Record<Phase, string>> = {
  starting: "Start",
  judgment: "Judgment",
  dreamwell: "Dreamwell",
  draw: "Draw",
  main: "Main",
  ending: "Ending",
  "end-triggers": "End of turn",
};

const ABOUT_POINTS = "They are scored at judgment, at the start of a turn.";

const ABOUT_CHARACTERS: Readonly<Record<Profile, string>> = {
  classic: "On a full battlefield one character makes way for one that is played; others find no room.",
  lanes: "On a full battlefield there is no room for another character.",
};

const AIMS: Readonly<Record<Profile, string>> = {
  classic: "Play characters: at your judgment you score as many points as your spark is higher than your opponent’s.",
  lanes:
    "Move characters into lanes, from the turn after they came: at your judgment one that nobody faces scores its spark, and of two that meet the weaker dissolves.",
};

const PLACES_BY_NUMBER = Array.from({ length: PLACES }, (_, place) => placeName(place));

/** The table as data; the zone "gone" holds tokens that ceased to exist. */
export const layoutOf = (profile: Profile): Layout => ({
  zones: [
    { zone: "stack", look: "stack", row: 0, column: 0 },
    { zone: "dreamwell", look: "pile", row: 0, column: 1 },
    { zone: "drawn-wells", look: "pile", row: 0, column: 2 },
    profile === "lanes"
      ? {
          zone: "battlefield",
          look: "slots",
          row: 1,
          column: 0,
          span: 5,
          slots: PLACES_BY_NUMBER,
          slotEdit: "place",
          front: DEPLOYED,
          forecast: "lanes",
        }
      : { zone: "battlefield", look: "row", row: 1, column: 0 },
    // Beside the lanes a dreamcaller would push them out of line with those across the table.
    { zone: "callers", look: "row", row: profile === "lanes" ? 2 : 1, column: 1 },
    { zone: "hand", look: "fan", row: 2, column: 0 },
    { zone: "void", look: "pile", row: 2, column: 2 },
    { zone: "banished", look: "pile", row: 2, column: 3 },
    { zone: "deck", look: "pile", row: 2, column: 4 },
    { zone: "gone", look: "hidden", row: 2, column: 4 },
  ],
  counters: [
    { counter: "points", title: "Points", symbol: "⍏", goal: PROFILES[profile].pointsToWin, about: ABOUT_POINTS },
    { counter: "energy", title: "Energy", symbol: "●", about: "What is left to play cards with this turn." },
    { counter: "produced", title: "Energy each turn", symbol: "●", about: "How much there is at the start of a turn." },
    { counter: "spark", title: "Spark", about: "The spark of all characters together, and the bonus." },
    {
      counter: "characters",
      title: "Characters",
      limit: PROFILES[profile].characterLimit,
      about: ABOUT_CHARACTERS[profile],
    },
    { counter: "sparkBonus", title: "Spark bonus", about: "Spark that counts without a character." },
    {
      counter: "scores",
      title: "Next judgment",
      symbol: "⍏",
      about: "Points that the player’s next judgment would bring as things stand.",
    },
  ],
  ...(profile === "lanes" ? { columns: 5 } : {}),
  forecastTitle: "What the next judgment would bring",
  idle: "Nothing to play; characters can be moved.",
  warnings: ["hand-limit", "character-limit", "no-room", "nothing-to-draw"],
  // Characters act when they come: what they look at lies there by then.
  setUpOrder: ["battlefield"],
  aim: AIMS[profile],
  words: wordsOf(profile),
  phases: PHASES.map((phase) => ({ phase, title: PHASE_TITLES[phase] })),
});

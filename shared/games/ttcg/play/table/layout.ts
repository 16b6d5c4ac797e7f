import type { Layout, ZoneRule } from "../../../../match/index.js";
import type { Zone } from "../types.js";
import { gameWords } from "./game-words.js";

export const zones: Readonly<Record<Zone, ZoneRule>> = {
  units: { title: "Units", seen: "all", about: "Active units, each with the cards it was levelled up from under it." },
  spells: { title: "Spells", seen: "all", about: "Active spells. A spell adds its numbers to the unit in its column." },
  under: { title: "Under", seen: "all", about: "Covered cards: they stay on the field, but are not used." },
  hand: { title: "Hand", seen: "owner", about: "Cards to be played, two a turn. At most ten are kept." },
  deck: { title: "Deck", seen: "nobody", about: "One card is drawn from it each turn. An empty deck costs points." },
  discard: { title: "Discard pile", seen: "all", about: "Destroyed, discarded and milled cards." },
  chain: { title: "Chain", seen: "all", shared: true, about: "Effects that wait; the latest resolves first." },
};

const columns = ["1", "2", "3", "4", "5"];

export const layout: Layout = {
  columns: 7,
  zones: [
    {
      zone: "units",
      look: "slots",
      row: 1,
      column: 0,
      span: 5,
      slots: columns,
      slotEdit: "column",
      front: 5,
      forecast: "columns",
    },
    { zone: "spells", look: "slots", row: 2, column: 0, span: 5, slots: columns, slotEdit: "column" },
    { zone: "under", look: "pile", row: 2, column: 5 },
    { zone: "discard", look: "pile", row: 1, column: 5 },
    { zone: "deck", look: "pile", row: 1, column: 6 },
    { zone: "hand", look: "fan", row: 3, column: 0, span: 7 },
    { zone: "chain", look: "stack", row: 0, column: 0 },
  ],
  counters: [
    { counter: "points", title: "Points", symbol: "✪", about: "Who has none left has lost." },
    { counter: "plays", title: "Plays", about: "Cards that may still be played from hand this turn." },
    { counter: "attacksLeft", title: "Attacks", about: "Attacks that units can still make this turn." },
  ],
  forecastTitle: "What the spell of the column adds",
  setUpOrder: ["units", "spells", "under"],
  aim: "Bring the other player's points from 20 to 0: destroy units, which costs their level, and attack directly where no unit is in the way.",
  keys: [
    { key: "a", verbs: ["activate"], title: "Use an effect of the card, or go to the next card with one" },
    { key: "t", verbs: ["attack"], title: "Attack with the card, or go to the next card that can" },
    { key: "p", verbs: ["pass"], title: "Pass" },
    { key: "n", verbs: ["next-phase", "end-turn"], title: "Go to the next phase, or end the turn" },
  ],
  words: gameWords,
  phases: [
    { phase: "draw", title: "Draw" },
    { phase: "main", title: "Main" },
    { phase: "battle", title: "Battle" },
    { phase: "end", title: "End" },
  ],
};

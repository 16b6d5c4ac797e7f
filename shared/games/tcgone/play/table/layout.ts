import type { Layout, ZoneRule } from "../../../../match/index.js";
import type { Zone } from "../types.js";

export const zones: Readonly<Record<Zone, ZoneRule>> = {
  deck: {
    title: "Deck",
    seen: "nobody",
    about: "A card is drawn from it at the beginning of a turn. Who cannot draw then has lost.",
  },
  hand: { title: "Hand", seen: "owner", about: "Cards to be played." },
  play: { title: "In play", seen: "all", about: "The active unit, which attacks and is attacked, and the bench." },
  discard: { title: "Discard pile", seen: "all", about: "Cards that were played, paid or knocked out." },
  prizes: { title: "Prizes", seen: "nobody", about: "Who knocks out a unit takes one; who takes the last has won." },
  lost: { title: "Lost zone", seen: "all", about: "Cards that do not come back." },
  setup: { title: "First units", seen: "owner", about: "Units that are turned over when both players have chosen." },
  stadium: { title: "Stadium", seen: "all", shared: true, about: "One stadium works for both players." },
  limbo: { title: "Being played", seen: "all", shared: true, about: "A trainer while its effect is carried out." },
};

const places = ["Active", ...Array.from({ length: 8 }, (_, at) => `Bench ${at + 1}`)];

/** The table, as data. */
export const layout: Layout = {
  columns: 9,
  zones: [
    { zone: "play", look: "slots", row: 1, column: 0, span: 9, slots: places, slotEdit: "place", front: 1 },
    { zone: "prizes", look: "pile", row: 2, column: 0 },
    { zone: "setup", look: "row", row: 2, column: 1, span: 5, phases: ["setup"] },
    { zone: "deck", look: "pile", row: 2, column: 6 },
    { zone: "discard", look: "pile", row: 2, column: 7 },
    { zone: "lost", look: "pile", row: 2, column: 8 },
    { zone: "hand", look: "fan", row: 3, column: 0, span: 9 },
    { zone: "stadium", look: "row", row: 0, column: 0 },
    { zone: "limbo", look: "hidden", row: 0, column: 0 },
  ],
  counters: [{ counter: "prizesTaken", title: "Prizes taken", about: "Who takes all of their prizes has won." }],
  explains: ["damaged", "undamaged"],
  setUpOrder: ["play"],
  aim: "Knock out units with attacks and take a prize for each; who takes the last prize wins. Energy pays for attacks.",
  words: [
    { word: "Active", about: "The unit that attacks and is attacked." },
    { word: "Bench", about: "Units that wait to become active." },
    { word: "Asleep", about: "It cannot attack or retreat. A coin is flipped between turns: heads wakes it." },
    { word: "Burned", about: "It takes damage between turns; then a coin is flipped, and heads ends it." },
    { word: "Confused", about: "When it attacks a coin is flipped: on tails it damages itself instead." },
    { word: "Paralyzed", about: "It cannot attack or retreat until its player's next turn is over." },
    { word: "Poisoned", about: "It takes damage between turns." },
    { word: "Weakness", about: "Attacks of units of this type do more damage to it." },
    { word: "Resistance", about: "Attacks of units of this type do less damage to it." },
  ],
  phases: [
    { phase: "setup", title: "Setting up" },
    { phase: "main", title: "Turn" },
    { phase: "between", title: "Between turns" },
  ],
};

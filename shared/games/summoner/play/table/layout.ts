import type { GameWord, Layout, ZoneRule } from "../../../../match/index.js";
import type { Zone } from "../types.js";

export const zones: Readonly<Record<Zone, ZoneRule>> = {
  deck: { title: "Deck", seen: "nobody", about: "One card is drawn from it at the start of a turn." },
  hand: { title: "Hand", seen: "owner", about: "Cards to be played, one in each turn." },
  summoners: {
    title: "Summoners",
    seen: "all",
    about: "They battle one after the other. Those still to come lie face down.",
  },
  sky: { title: "Sky", seen: "all", about: "A zone for one monster of an attribute that the summoner allows there." },
  left: { title: "Left", seen: "all", about: "A zone for one monster of an attribute that the summoner allows there." },
  right: {
    title: "Right",
    seen: "all",
    about: "A zone for one monster of an attribute that the summoner allows there.",
  },
  help: { title: "Help", seen: "all", about: "A zone for one help card." },
  sp: { title: "SP", seen: "all", about: "A zone for one sp card." },
  discard: { title: "Discard", seen: "all", about: "The cards of battles that are over." },
  gone: { title: "Gone", seen: "nobody", about: "Summoners that do not take part in the match." },
};

const words: readonly GameWord[] = [
  {
    word: "summoner",
    about: "Says which attributes go where, and adds to the monsters of its player.",
    forms: ["summoners"],
  },
  { word: "native addition", about: "What a summoner adds to each monster of an attribute." },
  { word: "attribute", about: "The element of a monster, such as wind. A monster of all attributes goes everywhere." },
  { word: "face down", about: "A card that fills a zone. It adds nothing and has no effect." },
  { word: "victory points", about: "The margins by which battles were won." },
];

export const layout: Layout = {
  columns: 6,
  zones: [
    { zone: "left", look: "slots", slots: ["Left"], row: 1, column: 0, slotEdit: "place" },
    { zone: "sky", look: "slots", slots: ["Sky"], row: 1, column: 1, slotEdit: "place" },
    { zone: "right", look: "slots", slots: ["Right"], row: 1, column: 2, slotEdit: "place" },
    { zone: "discard", look: "pile", row: 1, column: 3 },
    { zone: "deck", look: "pile", row: 1, column: 4 },
    { zone: "help", look: "slots", slots: ["Help"], row: 2, column: 0, slotEdit: "place" },
    { zone: "sp", look: "slots", slots: ["SP"], row: 2, column: 1, slotEdit: "place" },
    // A deck has four summoners: each gets a column, so that none covers another.
    { zone: "summoners", look: "row", row: 2, column: 2, span: 4 },
    { zone: "gone", look: "hidden", row: 1, column: 5 },
    { zone: "hand", look: "fan", row: 3, column: 0, span: 6 },
  ],
  counters: [
    { counter: "points", title: "Points", about: "What the monsters of this battle add up to." },
    {
      counter: "overall",
      title: "Victory points",
      symbol: "★",
      about: "The margins by which battles were won. More than 50 win the match.",
    },
  ],
  warnings: ["empty-deck", "cannot-play"],
  setUpOrder: ["summoners"],
  aim: "Win battles of summoners: fill left, sky and right with monsters that are worth more than the opponent's. Whoever leads by more than 50 points, in one battle or in all together, wins.",
  words,
  phases: [
    { phase: "start", title: "Redraw" },
    { phase: "main", title: "Main" },
    { phase: "sp", title: "SP round" },
  ],
};

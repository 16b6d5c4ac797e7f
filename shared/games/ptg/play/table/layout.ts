import type { Layout, LayoutCounter, ZoneRule } from "../../../../match/index.js";
import { manaTypes, type ManaType } from "../../vocabulary.js";
import type { Zone } from "../types.js";
import { gameWords } from "./game-words.js";

export const zones: Readonly<Record<Zone, ZoneRule>> = {
  deck: { title: "Deck", seen: "nobody", about: "One card is drawn from it at the start of a turn." },
  hand: { title: "Hand", seen: "owner", about: "Cards to be played. Down to 7 are kept at the end of your turn." },
  battlefield: {
    title: "Battlefield",
    seen: "all",
    about: "Creatures that attack and block, and the mana cards you played.",
  },
  graveyard: {
    title: "Graveyard",
    seen: "all",
    about: "Dead creatures, spells that were played, and discarded cards.",
  },
  resolving: { title: "Resolving", seen: "all", shared: true, about: "A spell while its effects happen." },
  ceased: { title: "Ceased", seen: "all", shared: true, about: "Tokens that are gone." },
};

const titles: Readonly<Record<ManaType, string>> = {
  fire: "Fire",
  earth: "Earth",
  water: "Water",
  air: "Air",
  any: "Any",
};

const pool = manaTypes.map((type): LayoutCounter => ({
  counter: type,
  title: titles[type],
  group: "Mana",
  about:
    type === "any"
      ? "Mana of no type. It pays only for what any mana pays for."
      : `${titles[type]} mana to pay with. It is what your mana cards provide at the start of each of your turns.`,
}));

export const layout: Layout = {
  columns: 6,
  zones: [
    {
      zone: "battlefield",
      look: "row",
      row: 1,
      column: 0,
      span: 6,
      groups: [
        { group: "creature", title: "Creatures" },
        { group: "mana", title: "Mana" },
      ],
    },
    { zone: "hand", look: "fan", row: 2, column: 0, span: 4 },
    { zone: "graveyard", look: "pile", row: 2, column: 4 },
    { zone: "deck", look: "pile", row: 2, column: 5 },
    { zone: "resolving", look: "stack", row: 0, column: 0 },
    { zone: "ceased", look: "hidden", row: 2, column: 5 },
  ],
  counters: [
    { counter: "health", title: "Health", symbol: "♥", about: "Who has none left has lost." },
    ...pool,
    {
      counter: "income",
      title: "Mana each turn",
      about: "How much mana of all types your mana cards provide at the start of each of your turns.",
    },
  ],
  setUpOrder: ["battlefield"],
  aim: "Bring the other player's health from 20 to 0: creatures attack, and damage that nobody blocks goes through.",
  words: gameWords,
  phases: [
    { phase: "draw", title: "Draw" },
    { phase: "main", title: "Main" },
    { phase: "attack", title: "Attack" },
    { phase: "defense", title: "Defense" },
    { phase: "combat", title: "Combat" },
    { phase: "postcombat", title: "Second main" },
    { phase: "end", title: "End" },
  ],
};

import type { GameWord } from "../../../../match/index.js";

/** The words of cards and of the table, for who meets them for the first time. */
export const gameWords: readonly GameWord[] = [
  { word: "attack", about: "The damage a creature deals when it attacks or blocks." },
  {
    word: "defense",
    about: "The damage it takes to kill a creature. What it lost comes back at the end of each turn.",
  },
  {
    word: "mana",
    about:
      "What cards and abilities are paid with. Mana cards provide it each turn; one may be played a turn, for nothing.",
    forms: ["mana pool"],
  },
  { word: "any", about: "In a cost: mana of whatever type is left once the named types are paid." },
  {
    word: "block",
    about: "A creature of the attacked player meets an attacker. Several may block one attacker, one after the other.",
    forms: ["blocker", "blockers", "blocks"],
  },
  {
    word: "activated",
    about: "An ability that its player uses in a main phase by paying its cost, as often as that can be paid.",
  },
  { word: "triggered", about: "An ability that happens by itself when its event does." },
  {
    word: "token",
    about: "A creature that an effect made. It ceases to exist when it leaves the battlefield.",
    forms: ["tokens"],
  },
  { word: "recruit", about: "Puts a card straight onto the battlefield, without paying for it." },
  { word: "mill", about: "Puts cards from the top of a deck into the graveyard.", forms: ["mills"] },
];

import type { GameWord } from "../../../../match/index.js";
import type { Profile } from "../config.js";

const JUDGMENTS: Readonly<Record<Profile, string>> = {
  classic:
    "The start of a turn, when its player scores points: as many as their spark is higher than the opponent’s. On a card: what it does then.",
  lanes:
    "The start of a turn, when the lanes of its player are compared: who is not faced scores, of two that meet the weaker dissolves. On a card: what it does then.",
};

const LANE_WORDS: readonly GameWord[] = [
  {
    word: "Lane",
    about: "A place in front, facing the opponent’s lane of the same number. Four characters can stand there.",
  },
  {
    word: "Reserve",
    forms: ["reserved"],
    about:
      "The five places behind, where characters come in. They can move into a lane from their player’s next judgment on.",
  },
];

/** The words of the game (RULES-31), of numbers and places first. */
export const wordsOf = (profile: Profile): readonly GameWord[] => [
  {
    word: "● Energy",
    forms: ["●", "energy"],
    about: "What cards are paid with. It is filled up each turn from the dreamwell.",
  },
  { word: "⍏ Points", forms: ["⍏", "points", "point"], about: "Who has enough of them first wins." },
  {
    word: "Spark",
    about: "The strength of a character, the number at its lower right; it is what counts at judgment.",
  },
  {
    word: "Dreamwell",
    about:
      "A pile that both players share. Each turn begins with a card of it, which raises the energy its player has each turn and may do something more.",
  },
  { word: "Judgment", about: JUDGMENTS[profile] },
  ...(profile === "lanes" ? LANE_WORDS : []),
  { word: "Void", about: "Where played events and dissolved or abandoned characters go." },
  {
    word: "Materialize",
    forms: ["materialized", "materializes", "materializing"],
    about:
      "A character enters the battlefield, however it comes there. “Materialized:” on a card is what it does then.",
  },
  {
    word: "Dissolve",
    forms: ["dissolved", "dissolves", "dissolving"],
    about:
      "A character goes from the battlefield to the void. “Dissolved:” on a card is what it does when that happens to it.",
  },
  {
    word: "Abandon",
    forms: ["abandoned", "abandons", "abandoning"],
    about: "A player gives up a character of their own; it goes to the void and counts as dissolved.",
  },
  {
    word: "Banish",
    forms: ["banished", "banishes"],
    about: "A card leaves the match, unless an effect brings it back.",
  },
  {
    word: "Kindle",
    forms: ["kindled", "kindles"],
    about: "Kindle 2: the character of yours with the most spark gains 2 spark; of several the one that came first.",
  },
  {
    word: "Foresee",
    forms: ["foresees"],
    about:
      "Foresee 2: look at the top 2 cards of your deck; put any of them into your void and the others back on top in the order you like.",
  },
  {
    word: "Reclaim",
    forms: ["reclaimed", "reclaims"],
    about: "A card may be played from your void for this much energy; it is banished when it leaves play.",
  },
  {
    word: "Fast",
    about: "It can be played in the opponent’s turn too: in answer to what they play, and when they end their turn.",
  },
  {
    word: "Prevent",
    forms: ["prevented", "prevents"],
    about: "A card that waits on the stack goes to the void instead of taking effect.",
  },
  { word: "Stack", about: "Where what was played waits to take effect; the latest does so first." },
  {
    word: "Discover",
    forms: ["discovers"],
    about: "Look at up to three different cards of your deck that match, and take one of them.",
  },
  {
    word: "Figment",
    forms: ["figments"],
    about:
      "A character that is not a card of a deck: effects make it, and it ceases to exist when it leaves the battlefield.",
  },
];

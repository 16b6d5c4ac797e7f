import { NONE, type Action, type ActionWords, type Vocabulary } from "../../../../match/index.js";
import { fieldZones } from "../../vocabulary.js";
import { blueprintOfCard } from "../board-of.js";
import type { SummonerReader } from "../types.js";

const plain: Readonly<Record<string, string>> = {
  ready: "Ready",
  redraw: "Redraw",
  pass: "Pass",
  skip: "Nothing to play",
};

/** What a button says. */
export function actionWords(reader: SummonerReader, { verb, card, value }: Action): ActionWords {
  const found = reader.state.cards[card];
  const zone = fieldZones[value];
  if (found === undefined || zone === undefined) return { label: plain[verb] ?? verb, cards: [] };
  const name = card === NONE ? "" : blueprintOfCard(reader, found).name;
  return {
    label: `Play ${name} ${verb === "hide" ? "face down " : ""}to ${zone}`,
    cards: [card],
    place: { zone, side: found.side, slot: 0 },
    ...(verb === "hide" ? { manner: "face down" } : {}),
  };
}

/** What is asked and offered in matches, for those who write scenarios. */
export const vocabulary: Vocabulary = {
  purposes: {
    start: "before the first turn",
    main: "a turn",
    sp: "the round of sp cards, where the rules have one",
    "swap-opponent": "the monster of the opponent in an exchange",
    "swap-own": "the own monster in an exchange",
    "swap-summoner": "the summoner that takes the place of the current one",
  },
  actions: ["Ready", "Redraw", "Pass", "Nothing to play", "Play {card} to {zone}", "Play {card} face down to {zone}"],
  answers: [],
  marks: ["Monster", "Help", "SP", "Summoner", "Unknown", "Battling"],
};

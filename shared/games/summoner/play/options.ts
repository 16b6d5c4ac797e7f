import type { PlayOption } from "../../play.js";
import { optionsSchema } from "./config.js";

const usual = optionsSchema.parse({});
const rulesets = ["summoner"];

/** What a person may choose about the rules before a match (BATTLE-11). The reference has nothing to choose. */
export const playOptions: readonly PlayOption[] = [
  {
    kind: "integer",
    id: "victoryMargin",
    title: "Victory margin",
    min: 0,
    max: 10_000,
    initial: usual.victoryMargin,
    about: "By how many points a battle, or all battles together, win the match.",
    rulesets,
  },
  {
    kind: "choice",
    id: "victoryCompare",
    title: "Victory",
    choices: [
      { value: "gt", title: "With more than the margin" },
      { value: "ge", title: "When the margin is reached" },
    ],
    initial: usual.victoryCompare,
    rulesets,
  },
  {
    kind: "flag",
    id: "carryDraw",
    title: "Draws carry over",
    initial: usual.carryDraw,
    about: "The total of a drawn battle is added to the margin of the next one.",
    rulesets,
  },
  {
    kind: "flag",
    id: "spRound",
    title: "SP round",
    initial: usual.spRound,
    about: "Before a battle is decided, each player may play one sp card.",
    rulesets,
  },
  {
    kind: "choice",
    id: "nativeMatch",
    title: "Native addition",
    choices: [
      { value: "attribute", title: "By attribute" },
      { value: "attribute_or_type", title: "By attribute or type" },
    ],
    initial: usual.nativeMatch,
    about: "Which monsters a summoner adds to.",
    rulesets,
  },
  { kind: "integer", id: "handSize", title: "Opening hand", min: 0, max: 60, initial: usual.handSize, rulesets },
  {
    kind: "integer",
    id: "summonersUsed",
    title: "Summoners",
    min: 1,
    max: 8,
    initial: usual.summonersUsed,
    about: "How many summoners of each deck are drawn for the match.",
    rulesets,
  },
  {
    kind: "integer",
    id: "turnCap",
    title: "Turn limit",
    min: 1,
    max: 10_000,
    initial: usual.turnCap,
    about: "After so many turns of both players the match is a draw.",
    rulesets,
  },
];

import type { OptionPreset, PlayOption } from "../../play.js";
import { burnFlips, firstPlayers, mulliganDraws, optionsSchema, suddenDeaths } from "./config.js";

const usual = optionsSchema.parse({});

const whole = (id: string, title: string, max: number, initial: number, about: string, min = 0): PlayOption => ({
  kind: "integer",
  id,
  title,
  min,
  max,
  initial,
  about,
});

const flag = (id: string, title: string, initial: boolean, about: string): PlayOption => ({
  kind: "flag",
  id,
  title,
  initial,
  about,
});

/** What a person may choose about the rules before a match (DUEL-2). */
export const playOptions: readonly PlayOption[] = [
  {
    kind: "choice",
    id: "first",
    title: "First player",
    choices: firstPlayers.map((value) => ({
      value,
      title: { chance: "By chance", alice: "Alice", bob: "Bob" }[value],
    })),
    initial: usual.first,
    about: "Who takes the first turn.",
  },
  whole("deckSize", "Cards in a deck", 250, usual.deckSize, "0 for decks of any size."),
  whole("copies", "Copies of a card", 60, usual.copies, "Of one name at most, basic energies aside; 0 for any number."),
  whole("hand", "Opening hand", 30, usual.hand, "How many cards each player draws first."),
  whole("prizes", "Prizes", 30, usual.prizes, "Who takes the last one wins; 0 to play without."),
  whole("bench", "Places on the bench", 8, usual.bench, "Units beside the active one."),
  flag("firstAttack", "Attack in the first turn", usual.firstAttack, "Whether who begins may attack at once."),
  flag(
    "firstSupporter",
    "Supporter in the first turn",
    usual.firstSupporter,
    "Whether who begins may play a supporter at once.",
  ),
  flag(
    "firstEvolve",
    "Evolve in the first turn",
    usual.firstEvolve,
    "Whether units may evolve in their player's first turn.",
  ),
  flag("firstDraw", "Draw in the first turn", usual.firstDraw, "Whether who begins draws a card."),
  {
    kind: "choice",
    id: "mulliganDraw",
    title: "Cards for new hands",
    choices: mulliganDraws.map((value) => ({
      value,
      title: { choose: "As many as wanted", always: "All", off: "None" }[value],
    })),
    initial: usual.mulliganDraw,
    about: "What a player draws for each new hand of the opponent.",
  },
  whole("poison", "Poison", 990, usual.poison, "Damage of poison between turns."),
  whole("burn", "Burn", 990, usual.burn, "Damage of a burn between turns."),
  {
    kind: "choice",
    id: "burnFlip",
    title: "Coin for burns",
    choices: burnFlips.map((value) => ({
      value,
      title: { heal: "Heads ends it", damage: "Only tails hurts", none: "No coin" }[value],
    })),
    initial: usual.burnFlip,
    about: "What the coin of a burned unit decides.",
  },
  whole("confusion", "Confusion", 990, usual.confusion, "Damage that a confused unit does to itself."),
  flag(
    "confusionWeakness",
    "Weakness of confused units",
    usual.confusionWeakness,
    "Whether weakness and resistance count for the damage that a confused unit does to itself.",
  ),
  flag("autoPay", "Pay without asking", usual.autoPay, "Whether the least energy pays where several ways would do."),
  {
    kind: "choice",
    id: "suddenDeath",
    title: "Both win at once",
    choices: suddenDeaths.map((value) => ({
      value,
      title: { replay: "Play for one prize", draw: "Nobody wins" }[value],
    })),
    initial: usual.suddenDeath,
    about: "What follows when both players have won.",
  },
  whole(
    "turnLimit",
    "Turn limit",
    10_000,
    usual.turnLimit,
    "After so many turns of both players the match is a draw.",
    1,
  ),
];

/** Rules of different years (DUEL-2). */
export const presets: readonly OptionPreset[] = [
  { id: "modern", title: "As today", answers: {} },
  {
    id: "classic",
    title: "As in the first years",
    answers: { firstSupporter: true, firstAttack: true, burnFlip: "damage", mulliganDraw: "always" },
  },
];

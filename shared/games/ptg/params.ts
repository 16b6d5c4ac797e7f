import type { ColumnSchema, ColumnType } from "../../sheet/index.js";
import { choice, integer, required } from "../columns.js";
import { manaTypes, mostTokens, recruitZones, statReferences, type EffectName } from "./vocabulary.js";

const manaType: ColumnType = {
  kind: "map",
  keys: { kind: "choice", values: manaTypes, title: "mana type" },
  value: { kind: "integer", min: 0 },
};
/** A column of mana by type. */
export const mana = (key: string, about: string): ColumnSchema => ({ key, type: manaType, about });
const cardReference = (key: string, about: string): ColumnSchema => ({
  key,
  type: { kind: "reference", to: ["cards"] },
  about,
});

/** A number that may also be a stat of the source. */
const amount = (key: string, about: string, max?: number): ColumnSchema => ({
  ...integer(key, about, undefined, max),
  also: statReferences,
});

const someAmount = [required(amount("amount", "How much; $attack and $defense are stats of the source."))];
const someCards = [amount("count", "How many cards; 1 where absent.")];
const increases = [
  amount("attack_increase", "What is added to the attack; 0 where absent."),
  amount("defense_increase", "What is added to the defense; 0 where absent."),
];

/** The parameters of each effect (PTG-5). */
export const effectParams: Readonly<Record<EffectName, readonly ColumnSchema[]>> = {
  damage_card: someAmount,
  damage_player: someAmount,
  heal_player: someAmount,
  buff_card: increases,
  buff_all: increases,
  draw_card: someCards,
  destroy_card: [],
  spend_mana: [required(mana("mana_requirement", "What the player pays, if able."))],
  gain_mana: [required(mana("amounts", "The mana the player has this turn besides."))],
  spawn_creature: [
    {
      key: "template",
      type: { kind: "named", name: "card" },
      about: "The token, written here; or template_card_id names a card.",
    },
    cardReference("template_card_id", "The card the tokens are copies of."),
    amount("count", "How many tokens; 1 where absent.", mostTokens),
  ],
  recruit: [
    required(cardReference("card_definition_id", "The card that is put onto the battlefield.")),
    required(choice("from_zone", recruitZones, "Where the card is taken from.")),
  ],
  return_to_hand: [],
  mill: someCards,
  random_discard: someCards,
  set_stats: [
    amount("attack", "The attack from now on; unchanged where absent."),
    amount("defense", "The defense from now on; unchanged where absent."),
  ],
  recycle_graveyard: [],
};

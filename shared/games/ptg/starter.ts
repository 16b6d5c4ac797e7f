import type { StarterFile } from "../starter.js";

/** Three cards, and a deck of them that can be played. */
export const ptgStarter: readonly StarterFile[] = [
  {
    file: "cards.toml",
    title: "Cards",
    text: () => `[[cards]]
card_id = "first_spark_01"
name = "First Spark"
description = "It is not much of a fire, but it is yours."
type = "creature"
mana = { fire = 1 }
attack = 2
defense = 1

  [[cards.abilities]]
  name = "Crackle"
  description = "Whenever this attacks, deal 1 damage to the opponent."
  ability_type = "triggered"

    [[cards.abilities.alterations]]
    effect = "damage_player"
    target = "opponent"
    start_trigger = "on_card_attack"
    params = { amount = 1 }

[[cards]]
card_id = "hearth_guard_01"
name = "Hearth Guard"
description = "Stands between the stove and the draught."
type = "creature"
mana = { fire = 2 }
attack = 2
defense = 3

[[cards]]
card_id = "kindling_01"
name = "Kindling"
description = "A box of it."
type = "mana"
mana = { fire = 1 }
`,
  },
  {
    file: "decks.toml",
    title: "Decks",
    text: () => `[[decks]]
name = "First Deck"

  [decks.cards]
  first_spark_01 = 12
  hearth_guard_01 = 12
  kindling_01 = 16
`,
  },
];

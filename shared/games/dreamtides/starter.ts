import type { StarterFile } from "../starter.js";

/** Three cards, and a list of the deck that they are the beginning of. */
export const dreamtidesStarter: readonly StarterFile[] = [
  {
    file: "cards.toml",
    title: "Cards",
    text: (id) => `[[cards]]
name = "First Lantern"
id = "${id("lantern")}"
energy-cost = 2
rules-text = ""
card-type = "Character"
subtype = "Child"
is-fast = false
spark = 2
rarity = "Common"
card-number = 1
image-number = 1
variables = ""

[[cards]]
name = "Lamplighter"
id = "${id("lighter")}"
energy-cost = 3
rules-text = "{Materialized} Draw {cards($c)}."
card-type = "Character"
subtype = "Child"
is-fast = false
spark = 1
rarity = "Common"
card-number = 2
image-number = 2
variables = "c: 1"

[[cards]]
name = "Blow Out"
id = "${id("out")}"
energy-cost = 2
rules-text = "{Dissolve} an enemy."
card-type = "Event"
is-fast = true
rarity = "Common"
card-number = 3
image-number = 3
variables = ""
`,
  },
  {
    file: "card-lists.toml",
    title: "Decks",
    text: (id) => `[[card-lists]]
list-name = "First Deck"
list-type = "BaseCardId"
card-id = "${id("lantern")}"
copies = 10

[[card-lists]]
list-name = "First Deck"
list-type = "BaseCardId"
card-id = "${id("lighter")}"
copies = 10

[[card-lists]]
list-name = "First Deck"
list-type = "BaseCardId"
card-id = "${id("out")}"
copies = 10
`,
  },
];

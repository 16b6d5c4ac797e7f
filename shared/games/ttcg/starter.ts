import type { StarterFile } from "../starter.js";

/** Two units. A deck has at least fifty cards, so that none can be made of them. */
export const ttcgStarter: readonly StarterFile[] = [
  {
    file: "ttcg-cards.toml",
    title: "Cards",
    text: (id) => `[[ttcg-cards]]
name = "First Pup"
id = "${id("pup")}"
type = "earth"
subtypes = ["beast"]
level = 1
attack = 210
defense = 290
effect-1 = "Add one rank 1 warrior card from your deck to your hand."
effect-2 = "Whenever a beast card is discarded, draw one card."
serial = "F107W5fmA0W000"
rarity = 0

[[ttcg-cards]]
name = "First Squire"
id = "${id("squire")}"
type = "light"
subtypes = ["warrior"]
level = 1
attack = 260
defense = 240
effect-1 = "You can rank up this card using a beast card of any type."
effect-2 = "Whenever a warrior card you control is attacked, you may redirect the attack to this card."
effect-1-style = "passive"
serial = "F10akBkhY5W000"
rarity = 0
`,
  },
];

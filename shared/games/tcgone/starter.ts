import type { StarterFile } from "../starter.js";

/** A unit and its energy, and a deck of them. */
export const tcgoneStarter: readonly StarterFile[] = [
  {
    file: "cards.toml",
    title: "Cards",
    text: () => `[[cards]]
name = "First Skipper"
id = "first-skipper"
card-kind = "unit"
stage = "basic"
types = ["W"]
hp = 60
weakness = ["L x2"]
retreat = 1
effect = '''
move "Splash" {
  energyCost W
  onAttack {
    damage 10
    flip { damage 10 }
  }
}'''

[[cards]]
name = "Tide Energy"
id = "tide-energy"
card-kind = "basic-energy"
provides = ["W"]
`,
  },
  {
    file: "decks.toml",
    title: "Decks",
    text: () => `[[decks]]
deck-name = "First Deck"
card = "first-skipper"
copies = 4

[[decks]]
deck-name = "First Deck"
card = "tide-energy"
copies = 56
`,
  },
];

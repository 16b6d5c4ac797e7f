import type { StarterFile } from "../starter.js";

/** Two monsters and a summoner. */
export const summonerStarter: readonly StarterFile[] = [
  {
    file: "monsters.toml",
    title: "Monsters",
    text: () => `[[monsters]]
id = "s1"
attribute = ["wind"]
monsterType = ["beast"]
value = 50
type = "monster"
cardName = "First Colt"
effects = ""
effectRules = []

[[monsters]]
id = "s2"
attribute = ["wind"]
monsterType = ["bird"]
value = 60
type = "monster"
cardName = "First Hawk"
effects = ""
effectRules = []
`,
  },
  {
    file: "summoners.toml",
    title: "Summoners",
    text: () => `[[summoners]]
id = "S1"
name = "First Summoner"
sky = ["wind", "water"]
left = ["wind"]
right = ["wind", "tree"]
nativeAddition = [{ type = "wind", value = 40 }]
level = 3
type = ["wind"]
initialPoint = 30
effects = []
effectRules = []
`,
  },
];

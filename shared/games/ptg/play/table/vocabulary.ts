import type { Vocabulary } from "../../../../match/index.js";
import { effects } from "../../vocabulary.js";

/** What is asked and offered in matches, for those who write scenarios. */
export const vocabulary: Vocabulary = {
  purposes: {
    draw: "the draw phase",
    main: "the main phase",
    attack: "the attack phase",
    defense: "the other player declares blockers",
    combat: "the combat phase",
    postcombat: "the second main phase",
    end: "the end of the turn",
    ...Object.fromEntries(effects.map((effect) => [effect, "what an effect of this kind acts on"])),
  },
  actions: [
    "Next phase",
    "Done blocking",
    "Play {card}",
    "Attack with {card}",
    "Block {card} with {card}",
    "Block {card} #{number} with {card}",
    "Activate {card}",
    "Activate {ability} of {card}",
  ],
  answers: [],
  marks: ["Creature", "Spell", "Mana", "Token", "Attacking", "Blocking"],
};

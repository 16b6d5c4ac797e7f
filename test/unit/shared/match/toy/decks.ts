import type { MatchSetup } from "../../../../../shared/match/index.js";
import type { ToyDefinition } from "./types.js";

const spell = (name: string, cost: number, body: ToyDefinition["body"]): ToyDefinition => ({
  name,
  cost,
  type: "spell",
  body,
  ability: null,
});

const lamp = (name: string, cost: number, ability: string): ToyDefinition => ({
  name,
  cost,
  type: "lamp",
  body: [],
  ability,
});

export const definitions: readonly ToyDefinition[] = [
  spell("Flare", 2, [{ op: "hit", amount: 3 }]),
  spell("Ember", 0, [{ op: "hit", amount: 1 }]),
  spell("Gather", 1, [
    { op: "draw", count: 2 },
    { op: "discard", min: 1, max: 1 },
  ]),
  spell("Read the Smoke", 1, [
    { op: "scry", count: 3 },
    { op: "draw", count: 1 },
  ]),
  spell("Bellows", 1, [{ op: "bid" }]),
  spell("Coin of Ash", 1, [{ op: "gamble" }, { op: "gamble" }]),
  spell("Screen", 1, [{ op: "later", program: "screen", turns: 2, amount: 2 }]),
  spell("Crossroads", 1, [
    {
      op: "choose",
      modes: [
        { label: "Warm", then: [{ op: "heal", amount: 2 }] },
        { label: "Burn", then: [{ op: "hit", amount: 2 }] },
      ],
    },
  ]),
  spell("Sacrifice", 0, [
    {
      op: "ask",
      title: "Discard up to two?",
      then: [
        { op: "discard", min: 0, max: 2 },
        { op: "hit", amount: 2 },
      ],
    },
  ]),
  { name: "Douse", cost: 1, type: "quick", body: [{ op: "douse" }], ability: null },
  spell("Filch", 1, [{ op: "filch" }]),
  spell("Peek", 0, [{ op: "peek" }]),
  lamp("Thrifty Lamp", 2, "thrift"),
  lamp("Bright Lamp", 2, "bright"),
  lamp("Smouldering Lamp", 3, "smoulder"),
];

const cards = definitions.flatMap((_definition, index) => [index, index]);

/** A mirror match with two copies of every card. */
export function toySetup(seed: number, extra: Partial<MatchSetup> = {}): MatchSetup {
  return {
    definitions,
    decks: [
      { name: "First", cards },
      { name: "Second", cards },
    ],
    options: {},
    seed,
    ...extra,
  };
}

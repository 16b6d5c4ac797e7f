import { describe, expect, it } from "vitest";
import { readCard, readDeck } from "../../../../../../shared/games/ptg/cards/read.js";
import { alterationSchema, cardSchema } from "../../../../../../shared/games/ptg/cards/schema.js";
import { effects } from "../../../../../../shared/games/ptg/vocabulary.js";

const goblin = { card_id: "goblin_01", name: "Goblin", type: "creature", mana: { fire: 1 }, attack: 2, defense: 2 };
const healing = { effect: "heal_player", target: "owner", start_trigger: "on_card_enter", params: { amount: 3 } };
const abilityOf = (...alterations: unknown[]) => ({ name: "Aura", ability_type: "triggered", alterations });

describe("readCard", () => {
  it("fills in defaults", () => {
    expect(readCard({ card_id: "a", type: "mana" })).toEqual({
      card: { card_id: "a", name: "", description: "", type: "mana", mana: {}, attack: 0, defense: 0, abilities: [] },
      remarks: [],
    });
  });

  it("resolves an alias to its event", () => {
    const { card } = readCard({ ...goblin, abilities: [abilityOf(healing)] });
    expect(card?.abilities[0]).toEqual({
      name: "Aura",
      description: "",
      ability_type: "triggered",
      mana_requirement: {},
      alterations: [
        {
          effect: "heal_player",
          target: "owner",
          params: { amount: 3 },
          start_trigger: "on_card_enter_battlefield",
          end_trigger: null,
          turn_duration: null,
          scope: null,
          other: false,
        },
      ],
    });
  });

  it("reads a definition as itself", () => {
    const template = { card_id: "wasp", type: "creature", attack: 1, defense: 1 };
    const spawning = { effect: "spawn_creature", target: null, params: { template, count: "$attack" } };
    const { card } = readCard({ ...goblin, abilities: [abilityOf(healing, spawning)] });
    expect(cardSchema.parse(card)).toEqual(card);
    expect(card?.abilities[0]?.alterations).toHaveLength(2);
  });

  it("takes health for defense where there is none", () => {
    expect(readCard({ card_id: "a", type: "creature", health: 4 }).card?.defense).toBe(4);
    expect(readCard({ card_id: "a", type: "creature", health: 4, defense: 2 }).card?.defense).toBe(2);
  });

  it("leaves out what makes no sense, and says so", () => {
    const broken = { effect: "heal_player", target: "self", params: { amount: 3 } };
    const read = readCard({ ...goblin, attack: "much", abilities: [abilityOf(broken, healing), 3, abilityOf(broken)] });
    expect(read.card?.attack).toBe(0);
    expect(read.card?.abilities.map(({ alterations }) => alterations.length)).toEqual([1]);
    expect(read.remarks).toEqual([
      "Not carried out: ability 1 of Goblin, alteration 1.",
      "Not carried out: ability 2 of Goblin, which is not a table.",
      "Not carried out: ability 3 of Goblin, alteration 1.",
    ]);
    expect(readCard({ name: "Nobody", type: "creature" })).toEqual({
      card: undefined,
      remarks: ["Nobody has no card_id or no type."],
    });
  });

  it("asks a spell for no type of ability", () => {
    const spell = { card_id: "s", type: "spell", abilities: [{ alterations: [healing] }] };
    expect(readCard(spell).card?.abilities).toHaveLength(1);
    expect(readCard({ ...spell, type: "creature" }).card?.abilities).toHaveLength(0);
  });
});

describe("alterations", () => {
  const params: Record<string, unknown> = {
    damage_card: { amount: 1 },
    damage_player: { amount: "$defense" },
    heal_player: { amount: 1 },
    spend_mana: { mana_requirement: { any: 1 } },
    gain_mana: { amounts: { fire: 1 } },
    spawn_creature: { template_card_id: "goblin_01" },
    recruit: { card_definition_id: "goblin_01", from_zone: "hand" },
    set_stats: { attack: 1 },
  };

  it.each(effects)("read %s", (effect) => {
    expect(alterationSchema.safeParse({ effect, params: params[effect] }).success).toBe(true);
    expect(alterationSchema.safeParse({ effect, params: params[effect], target: "nobody" }).success).toBe(false);
  });

  it.each([
    ["set_stats", {}],
    ["spawn_creature", {}],
    ["spawn_creature", { template_card_id: "a", count: 51 }],
    ["spawn_creature", { template_card_id: "a", template: goblin }],
    ["damage_card", { amount: "$mana" }],
    ["gain_mana", { amounts: { fire: -1 } }],
  ])("do not read %s with %j", (effect, wrong) => {
    expect(alterationSchema.safeParse({ effect, params: wrong }).success).toBe(false);
  });
});

describe("readDeck", () => {
  it("keeps the order, and the counts that can be", () => {
    expect(readDeck({ name: "midrange", cards: { goblin_01: 3, giant_01: 0, ember: 2 } })).toEqual({
      name: "midrange",
      cards: [
        { card_id: "goblin_01", count: 3 },
        { card_id: "ember", count: 2 },
      ],
    });
    expect(readDeck({ name: "list", cards: [] })).toBeUndefined();
  });
});

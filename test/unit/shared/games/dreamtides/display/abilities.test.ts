import { describe, expect, it } from "vitest";
import { effectText } from "../../../../../../shared/games/dreamtides/language/display/ability/effects.js";
import {
  renderAbility,
  renderAbilityEffect,
  renderModalChoices,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import type {
  Ability,
  Cost,
  Effect,
  EffectWithOptions,
  StandardEffect,
} from "../../../../../../shared/games/dreamtides/language/ast.js";
import { brief } from "./brief.js";
import { holds, type Examples } from "./examples.js";

const draw = { DrawCards: { count: 1 } } as const;
const discard = { DiscardCards: { count: 1 } } as const;
const kindle = { Kindle: { amount: 1 } } as const;
const pay = { Energy: 2 } as const;
const ally = { Another: "Character" } as const;
const abandon: Cost = { AbandonCharactersCount: { target: ally, count: { Exactly: 1 } } };
const inVoid = "ThisCardIsInYourVoid" as const;

/** A part of a list; `may` is declinable. */
const must = (effect: StandardEffect, rest: Partial<EffectWithOptions> = {}): EffectWithOptions => ({
  effect,
  optional: false,
  ...rest,
});
const may = (effect: StandardEffect, rest: Partial<EffectWithOptions> = {}): EffectWithOptions => ({
  effect,
  optional: true,
  ...rest,
});
const paid = { trigger_cost: abandon };
const condition = { condition: inVoid };

const EFFECTS: Examples<Effect, readonly [event: string, behindTrigger: string]> = {
  Effect: [[draw, ["draw a card.", "draw a card."]]],
  WithOptions: [
    [must(draw), ["draw a card.", "draw a card."]],
    [may(draw), ["you may draw a card.", "you may draw a card."]],
    [must(draw, { trigger_cost: pay }), ["pay E[2●] to draw a card.", "pay E[2●] to draw a card."]],
    [may(draw, paid), ["you may abandon an ally to draw a card.", "you may abandon an ally to draw a card."]],
    [
      may(draw, { ...paid, ...condition }),
      [
        "if this card is in your void, you may abandon an ally to draw a card.",
        "if this card is in your void, you may abandon an ally to draw a card.",
      ],
    ],
  ],
  List: [
    [
      [must(kindle), must(draw)],
      ["K[Kindle] 1. Draw a card.", "K[kindle] 1, then draw a card."],
    ],
    [
      [must(draw), must(discard), must(kindle)],
      ["Draw a card. Discard a card. K[Kindle] 1.", "draw a card, then discard a card, then K[kindle] 1."],
    ],
    [
      [may(draw), may(discard)],
      ["you may draw a card, then discard a card.", "you may draw a card, then discard a card."],
    ],
    [
      [may(draw, paid), may(discard, { trigger_cost: pay })],
      [
        "you may abandon an ally to draw a card and discard a card.",
        "you may abandon an ally to draw a card and discard a card.",
      ],
    ],
    [
      [must(draw, paid), may(discard, paid)],
      ["abandon an ally to draw a card and discard a card.", "abandon an ally to draw a card and discard a card."],
    ],
    [
      [may(draw, paid), may(discard)],
      ["you may draw a card, then discard a card.", "you may draw a card, then discard a card."],
    ],
    [
      [must(draw, condition), must(discard)],
      [
        "if this card is in your void, Draw a card. Discard a card.",
        "if this card is in your void, draw a card, then discard a card.",
      ],
    ],
    [
      [must(draw), must(discard, condition)],
      ["Draw a card. Discard a card.", "draw a card, then discard a card."],
    ],
    [[], ["", "."]],
  ],
  ListWithOptions: [
    [
      { effects: [may(draw), may(discard)], trigger_cost: abandon },
      [
        "you may abandon an ally to draw a card and discard a card.",
        "you may abandon an ally to draw a card and discard a card.",
      ],
    ],
    [
      { effects: [must(draw), must(discard)], trigger_cost: abandon },
      ["abandon an ally to draw a card and discard a card.", "abandon an ally to draw a card and discard a card."],
    ],
    [
      { effects: [may(draw), must(discard)], trigger_cost: pay },
      ["pay E[2●] to you may draw a card and discard a card.", "pay E[2●] to you may draw a card and discard a card."],
    ],
    [
      { effects: [may(draw, paid), may(discard)], trigger_cost: pay },
      [
        "pay E[2●] to you may abandon an ally to draw a card and you may discard a card.",
        "pay E[2●] to you may abandon an ally to draw a card and you may discard a card.",
      ],
    ],
    [
      { effects: [must(draw), must(discard)], condition: inVoid },
      [
        "if this card is in your void, draw a card, then discard a card.",
        "if this card is in your void, draw a card, then discard a card.",
      ],
    ],
    [
      { effects: [may(draw, condition), must(discard, paid)] },
      [
        "you may if this card is in your void, draw a card, then abandon an ally to discard a card.",
        "you may if this card is in your void, draw a card, then abandon an ally to discard a card.",
      ],
    ],
  ],
  Modal: [
    [
      [
        { energy_cost: 1, effect: { Effect: draw } },
        { energy_cost: 2, effect: { List: [must(kindle), must(draw)] } },
      ],
      [
        "B[Choose One:]\n• E[1●]: Draw a card.\n• E[2●]: K[Kindle] 1. Draw a card.",
        "B[Choose One:]\n• E[1●]: Draw a card.\n• E[2●]: K[Kindle] 1, then draw a card.",
      ],
    ],
  ],
};

const drawing = { Effect: draw } as const;
const both = { List: [must(kindle), must(draw)] } as const;
const judgment = { Keywords: ["Judgment"] } as const;
const played = { Play: { Your: "Event" } } as const;
const options = (once_per_turn: boolean, until_end_of_turn: boolean) => ({ once_per_turn, until_end_of_turn });
const activation = (is_fast: boolean, is_multi: boolean) => ({ is_fast, is_multi });

const ABILITIES: Examples<Ability, string> = {
  Event: [
    [{ effect: drawing }, "Draw a card."],
    [{ effect: both }, "K[Kindle] 1. Draw a card."],
    [{ effect: drawing, additional_cost: abandon }, "Draw a card."],
  ],
  Static: [
    [{ StaticAbility: "HasAllCharacterTypes" }, "Has all character types."],
    [{ WithOptions: { ability: "HasAllCharacterTypes" } }, "Has all character types."],
    [
      { WithOptions: { ability: "HasAllCharacterTypes", condition: inVoid } },
      "If this card is in your void, has all character types.",
    ],
    [
      { WithOptions: { ability: "HasAllCharacterTypes", condition: { CardsInVoidCount: { count: 2 } } } },
      "While you have 2 or more cards in your void, has all character types.",
    ],
    [
      {
        WithOptions: { ability: "HasAllCharacterTypes", condition: { PredicateCount: { count: 1, predicate: ally } } },
      },
      "With an ally, has all character types.",
    ],
    [
      {
        WithOptions: { ability: "HasAllCharacterTypes", condition: { PredicateCount: { count: 2, predicate: ally } } },
      },
      "Has all character types with 2 allies,.",
    ],
    [
      { WithOptions: { ability: "HasAllCharacterTypes", condition: { CardsDrawnThisTurn: { count: 2 } } } },
      "Has all character types if you have drawn 2 or more cards this turn.",
    ],
  ],
  Activated: [
    [{ costs: [abandon], effect: drawing }, "Abandon an ally: Draw a card."],
    [
      { costs: [abandon, pay, "DiscardHand", { Energy: 1 }], effect: both },
      "E[2●], E[1●], Abandon an ally, Discard your hand: K[Kindle] 1, then draw a card.",
    ],
    [{ costs: [pay], effect: drawing, options: activation(true, true) }, "B[↯fast] -- E[2●]: Draw a card."],
    [{ costs: [pay], effect: drawing, options: activation(false, false) }, "E[2●], once per turn: Draw a card."],
    [
      { costs: [pay], effect: drawing, options: activation(true, false) },
      "B[↯fast] -- E[2●], once per turn: Draw a card.",
    ],
    [{ costs: [], effect: drawing, options: activation(false, false) }, "Once per turn: Draw a card."],
    [{ costs: [], effect: drawing, options: activation(true, false) }, "B[↯fast] -- Once per turn: Draw a card."],
  ],
  Triggered: [
    [{ trigger: judgment, effect: both }, "▸ B[Judgment:] K[Kindle] 1, then draw a card."],
    [{ trigger: played, effect: drawing }, "When you play an event, draw a card."],
    [{ trigger: played, effect: drawing, options: options(false, false) }, "When you play an event, draw a card."],
    [
      { trigger: played, effect: drawing, options: options(true, false) },
      "Once per turn, when you play an event, draw a card.",
    ],
    [
      { trigger: played, effect: drawing, options: options(false, true) },
      "Until end of turn, when you play an event, draw a card.",
    ],
    [
      { trigger: played, effect: drawing, options: options(true, true) },
      "Until end of turn, Once per turn, when you play an event, draw a card.",
    ],
    [
      { trigger: judgment, effect: drawing, options: options(true, false) },
      "Once per turn, ▸ B[Judgment:] Draw a card.",
    ],
  ],
  Named: [
    [{ Reclaim: null }, "K[Reclaim]"],
    [{ Reclaim: 0 }, "K[Reclaim] E[0●]"],
    [{ ReclaimForCost: abandon }, "K[Reclaim] -- Abandon an ally"],
  ],
};

describe("effects (DISPLAY-10)", () => {
  holds(
    EFFECTS,
    (effect) => [brief(effectText(effect, "event")), brief(effectText(effect, "behind-trigger"))] as const,
  );
});

describe("abilities (DISPLAY-9)", () => {
  holds(ABILITIES, (ability) => brief(renderAbility(ability).markup));

  it("come as markup, styled runs and letters", () => {
    expect(renderAbility({ Named: { Reclaim: 2 } })).toEqual({
      markup: "<color=#AA00FF>Reclaim</color> <color=#00838F>2●</color>",
      plain: "Reclaim 2●",
      runs: [
        { text: "Reclaim", bold: false, italic: false, underline: false, color: "AA00FF" },
        { text: " ", bold: false, italic: false, underline: false, color: null },
        { text: "2●", bold: false, italic: false, underline: false, color: "00838F" },
      ],
    });
  });
});

describe("the text of an effect alone", () => {
  it.each<[string, Ability, string]>([
    ["an event", { Event: { effect: both } }, "Kindle 1. Draw a card."],
    [
      "an activated ability, without its costs",
      { Activated: { costs: [pay], effect: both } },
      "Kindle 1. Draw a card.",
    ],
    [
      "a triggered ability, as a whole",
      { Triggered: { trigger: judgment, effect: both } },
      "▸ Judgment: Kindle 1, then draw a card.",
    ],
  ])("of %s", (_, ability, plain) => {
    expect(renderAbilityEffect(ability).plain).toBe(plain);
  });
});

describe("the choices of modal abilities", () => {
  const modal: Effect = {
    Modal: [
      { energy_cost: 1, effect: drawing },
      { energy_cost: 2, effect: both },
    ],
  };

  it("are numbered through all abilities, without energy", () => {
    const abilities: Ability[] = [
      { Event: { effect: modal } },
      { Named: { Reclaim: 1 } },
      { Event: { effect: drawing } },
      { Activated: { costs: [pay], effect: modal } },
      { Triggered: { trigger: judgment, effect: modal } },
    ];
    expect(renderModalChoices(abilities).map(({ plain }) => plain)).toEqual([
      "Draw a card.",
      "Kindle 1. Draw a card.",
      "Draw a card.",
      "Kindle 1. Draw a card.",
    ]);
  });
});

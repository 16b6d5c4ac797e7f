import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { abilityProjection } from "../../../../../../shared/games/ptg/projection/projection.js";
import { equalValues, fromWire, toWire, type TomlValue } from "../../../../../../shared/toml/index.js";
import { expectLaws, projectedRow } from "../../../../../support/ptg/laws.js";
import { randomAbility } from "../../../../../support/ptg/random-card.js";

const valueOf = (plain: unknown): TomlValue => must(fromWire(plain));
const print = (plain: unknown, type = "creature"): string =>
  abilityProjection.print(valueOf(plain), projectedRow(type));
const parse = (text: string, before?: unknown, type = "creature") =>
  abilityProjection.parse(text, before === undefined ? undefined : valueOf(before), projectedRow(type));
const made = (text: string, before?: unknown, type?: string) => toWire(must(parse(text, before, type)));
const faultOf = (text: string, type?: string): string => {
  const read = parse(text, undefined, type);
  return read.ok ? "" : read.error.message;
};

const texts = [
  "on enter: heal owner 3",
  "pay fire 2: hit opponent 2",
  "pay nothing: draw owner 1",
  'on enter: spawn owner 2 × token_wasp "Wasp" 1/1',
  "on death: spawn owner 1 × @goblin_01",
  "on enter: set chosen 1/0 other",
  "on draw: buff self +1/+1 this turn | on death: draw owner 1",
  "on graveyard leave (opponent): draw owner $attack; discard opponent 1",
  "on nothing: recycle owner",
  "on turn start: gain owner fire 2, any 1; spend chosen water 1",
  "on attack declared: buff all of owner -1/0 for 2 turns",
  "on attack: buff chosen 0/+2 until turn end",
  "on block: set self -/4 for 3 turns or until combat",
  "on leave: return a card; return owner; return self; destroy chosen",
  "on enter: recruit owner goblin_01 from graveyard; mill opponent 3; damage chosen 1 other",
];

describe("a text", () => {
  it.each(texts)("%s keeps its meaning", (text) => {
    expect(print(made(text))).toBe(text);
  });

  it("is cast on a spell", () => {
    const spell = made("cast: damage chosen 3", undefined, "spell");
    expect(spell).toEqual({
      ability_type: "activated",
      alterations: [{ effect: "damage_card", params: { amount: 3 } }],
    });
    expect(print(spell, "spell")).toBe("cast: damage chosen 3");
  });

  it("is free in case, blanks and the cross", () => {
    expect(print(made('ON  Enter:SPAWN owner 2 x wasp "Wasp" 1/1 ;draw OWNER 1'))).toBe(
      'on enter: spawn owner 2 × wasp "Wasp" 1/1; draw owner 1',
    );
  });

  it.each([
    ["on enter: damge chosen 1", 'There is no effect "damge". Did you mean damage?'],
    ["on enter: heal 3", "Heal needs a player: owner, opponent or chosen."],
    ["on entr: heal owner 3", 'There is no event "entr". Did you mean enter?'],
    ["pay fier 2: heal owner 3", 'There is no mana "fier". Did you mean fire?'],
    ["pay fire 2, fire 1: heal owner 3", "fire is in this cost twice."],
    ["on enter: heal owner", "The text ends, where $attack, $defense or a number is expected."],
    ["on enter: heal owner 3 3", '"3" stands here, where other, this turn, until, for, ; or | is expected.'],
    ["on enter: spawn owner 51 × @wasp", "At most 50 tokens are spawned at once."],
    ["on enter: #3", "There is no alteration 3."],
    [
      "on enter: spawn owner 1 × {wasp}",
      "There is no token {wasp} here; write its id, its name in quotes and its stats.",
    ],
    [
      "pay fire 1: heal owner 1 | on enter: heal owner 1",
      'Only parts that begin with "on" stand beside others; abilities are triggered, activated or cast.',
    ],
    ["cast: heal owner 1", 'Only a spell is cast: begin with "on enter:", another event, or "pay fire 1:".'],
  ])("%s is refused", (text, message) => {
    expect(faultOf(text)).toBe(message);
  });

  it("of a spell begins with cast", () => {
    expect(faultOf("on enter: heal owner 1", "spell")).toBe('A spell is cast: begin with "cast:".');
  });
});

describe("an ability", () => {
  const aura = {
    name: "Aura",
    why: 1,
    ability_type: "triggered",
    mana_requirement: {},
    alterations: [
      {
        params: { attack_increase: 1 },
        effect: "buff_card",
        target: "self",
        start_trigger: "on_card_enter",
        _null: ["end_trigger"],
      },
      { effect: "draw_card", target: "owner", start_trigger: "on_card_draw", odd: true },
    ],
  };

  it("keeps what its text does not say", () => {
    expect(print(aura)).toBe("on enter: buff self +1/0 | on draw: #2");
    expect(made("on enter: buff self +2/0; draw owner 1 | on draw: #2", aura)).toEqual({
      ...aura,
      alterations: [
        { ...aura.alterations[0], params: { attack_increase: 2 } },
        { effect: "draw_card", target: "owner", start_trigger: "on_card_enter_battlefield", params: { count: 1 } },
        aura.alterations[1],
      ],
    });
  });

  it("changes from triggered to activated and back", () => {
    const paid = made("pay any 1: draw owner 1", { ...aura, alterations: [] });
    expect(paid).toMatchObject({ ability_type: "activated", mana_requirement: { any: 1 }, name: "Aura" });
    expect(made("on death: draw owner 1", paid)).toMatchObject({ ability_type: "triggered", mana_requirement: {} });
  });

  it("keeps a token that has abilities of its own", () => {
    const template = { card_id: "wasp", name: "Wasp", type: "creature", abilities: [aura] };
    const spawning = {
      effect: "spawn_creature",
      target: "owner",
      start_trigger: "on_card_death",
      params: { template },
    };
    const ability = { ability_type: "triggered", alterations: [spawning] };
    expect(print(ability)).toBe("on death: spawn owner 1 × {wasp}");
    expect(made("on death: spawn owner 2 × {wasp}", ability)).toEqual({
      ...ability,
      alterations: [{ ...spawning, params: { template, count: 2 } }],
    });
  });

  it("without a type, or triggered at a price, is not sayable", () => {
    expect(print({ alterations: [{ effect: "mill" }] })).toBe("on nothing: #1");
    expect(print({ ...aura, mana_requirement: { any: 1 } })).toBe("on enter: #1 | on draw: #2");
  });
});

describe("the laws of projections", () => {
  const type = fc.constantFrom("creature", "spell", "mana");

  it("hold for random abilities", () => {
    fc.assert(fc.property(randomAbility(1), randomAbility(1), type, expectLaws), { numRuns: 300 });
  });

  it("hold for values that make no sense, and for any text", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), type, (wire, text, of) => {
        const value = fromWire(wire);
        if (!value.ok) return;
        const printed = abilityProjection.print(value.value, projectedRow(of));
        const again = abilityProjection.parse(printed, value.value, projectedRow(of));
        if (printed !== "") expect(again.ok && equalValues(again.value, value.value)).toBe(true);
        abilityProjection.parse(text, value.value, projectedRow(of));
      }),
      { numRuns: 300 },
    );
  });
});

describe("the language of the text", () => {
  const { language } = abilityProjection;
  const labels = (text: string): readonly string[] =>
    (language?.read({ text }).completionsAt("text", text.length) ?? []).map(({ label }) => label);

  it("completes what can come next", () => {
    expect(labels("")).toEqual(["cast", "pay", "on"]);
    expect(labels("on en")).toEqual(["enter"]);
    expect(labels("on enter: he")).toEqual(["heal"]);
    expect(labels("on enter: heal ")).toEqual(["owner", "opponent", "chosen"]);
    expect(labels("pay ")).toEqual(["nothing", "fire", "earth", "water", "air", "any"]);
    expect(labels("on enter: heal owner 3 ")).toEqual(["other", "this turn", "until", "for", ";", "|"]);
    expect(labels("on enter: recruit owner goblin_01 from ")).toEqual(["hand", "deck", "graveyard"]);
  });

  it("says where a text is wrong and offers the near word", () => {
    const reading = language?.read({ text: "on enter: damge chosen 1" });
    expect(reading?.state).toBe("broken");
    expect(reading?.diagnostics).toMatchObject([
      { span: { from: 10, to: 15 }, suggestions: ["damage"], fixes: [{ title: "Write damage" }] },
    ]);
    expect(language?.read({ text: "on enter:heal owner 3" }).abilities[0]?.shown()?.plain).toBe(
      "on enter: heal owner 3",
    );
  });
});

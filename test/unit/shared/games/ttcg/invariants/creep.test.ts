import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { compareEffects, strengthOf, type Standing } from "../../../../../../shared/games/ttcg/power/compare.js";
import { parseDocument } from "../../../../../../shared/toml/index.js";
import { checkerOf } from "../../../../../support/validate/problems.js";
import { sourcesOf } from "../../../../../support/validate/tables.js";
import { afterFix, anotherUnit, aSpell, aUnit, findings, fixIds, found, row } from "./tables.js";

const quoted = (text: string): string => JSON.stringify(text);

describe("the order of effects", () => {
  it.each<[one: string, standing: Standing, other: string]>([
    ["Draw two cards.", "better", "Draw one card."],
    ["Draw one card.", "worse", "Draw two cards."],
    ["Draw one card.", "equal", "Draw one card."],
    ["Draw one card.", "incomparable", "Gain one point."],
    ["Destroy two fire cards on the field.", "better", "Destroy one fire card on the field."],
    ["Destroy one fire card on the field.", "incomparable", "Destroy one water card on the field."],
    [
      "Add one rank 2 or lower unit from your deck to your hand.",
      "better",
      "Add one rank 2 unit from your deck to your hand.",
    ],
    [
      "Add one rank 3 unit from your deck to your hand.",
      "incomparable",
      "Add one rank 2 unit from your deck to your hand.",
    ],
    [
      "Add one unit from your deck to your hand.",
      "better",
      "Add one rank 2 or lower unit from your deck to your hand.",
    ],
    ["Add one unit from your deck to your hand.", "incomparable", "Add one unit from your discard pile to your hand."],
    ["Lose one point to draw two cards.", "better", "Lose two points to draw two cards."],
    ["Lose two points to draw two cards.", "incomparable", "Lose one point to draw one card."],
    ["Both players gain two points.", "incomparable", "Both players gain one point."],
    ["Your opponent loses two points.", "better", "Your opponent loses one point."],
    ["If you control two fire units, draw three cards.", "better", "If you control two fire units, draw one card."],
    [
      "If you control two fire units, draw one card.",
      "incomparable",
      "If you control three fire units, draw one card.",
    ],
    ["This card gains 300 attack.", "better", "This card gains 100 attack."],
    ["All units you control lose 100 attack.", "incomparable", "All units you control lose 300 attack."],
    ["Nobody reads this.", "incomparable", "Nobody reads that."],
  ])("%s — %s — %s", (one, standing, other) => {
    expect(compareEffects(strengthOf(one), strengthOf(other))).toBe(standing);
  });
});

describe("creep-dominance", () => {
  const base = anotherUnit("weak", { "effect-1": quoted("Draw one card."), "effect-2": quoted("Gain one point.") });

  it("names the card that another of its type, level and stats out-classes", () => {
    const files = { "cards.toml": base + aUnit() };
    expect(findings("creep-dominance", files)).toEqual([
      'cards.toml 1 effect-1 warning: "Kiln Sparrow" is at least as good as "weak" in everything',
    ]);
    const [problem] = found(files).filter(({ code }) => code === "ttcg/creep-dominance");
    expect(problem?.related.map(({ message }) => message)).toEqual(["Its other effect", "Out-classed", "Out-classed"]);
  });

  it("pairs effects in whichever order they stand", () => {
    const card = aUnit({ "effect-1": quoted("Gain two points."), "effect-2": quoted("Draw one card.") });
    expect(findings("creep-dominance", { "cards.toml": base + card })).toHaveLength(1);
    const both = ["Draw two cards.", "Draw one card."];
    const alike = anotherUnit("alike", { "effect-1": quoted(both[1] ?? ""), "effect-2": quoted("Draw one card.") });
    const larger = aUnit({ "effect-1": quoted(both[1] ?? ""), "effect-2": quoted(both[0] ?? "") });
    expect(findings("creep-dominance", { "cards.toml": alike + larger })).toHaveLength(1);
    const crossed = anotherUnit("crossed", {
      "effect-1": quoted("Draw two cards."),
      "effect-2": quoted("Draw one card."),
    });
    const third = aUnit({ "effect-1": quoted("Draw one card."), "effect-2": quoted("Draw three cards.") });
    expect(findings("creep-dominance", { "cards.toml": crossed + third })).toHaveLength(1);
  });

  it("finds none better of two that do the same, the one before the other", () => {
    const crossed = anotherUnit("crossed", {
      "effect-1": quoted("draw two cards."),
      "effect-2": quoted("draw one card."),
    });
    const card = aUnit({ "effect-1": quoted("Draw one card."), "effect-2": quoted("Draw two cards.") });
    expect(findings("creep-dominance", { "cards.toml": crossed + card })).toEqual([]);
  });

  it("goes by the words that the workspace has now", () => {
    const kraken = (count: string): string => `Destroy ${count} on the field.`;
    const weak = anotherUnit("weak", { "effect-1": quoted(kraken("one kraken card")) });
    const files = {
      "ttcg-cards.toml": weak + aUnit({ "effect-1": quoted(kraken("two kraken cards")) }),
      "effects.toml": row("placeholders", { name: quoted("subtype"), values: '["eel"]' }),
    };
    const checker = checkerOf(ttcg, files);
    const better = (): number => [...checker.all()].filter(({ code }) => code === "ttcg/creep-dominance").length;
    expect(better()).toBe(0);
    const changed = files["effects.toml"].replace("eel", "kraken");
    for (const source of sourcesOf("effects.toml", must(parseDocument(changed)))) checker.put(source);
    checker.work();
    expect(better()).toBe(1);
  });

  it("takes a card with more subtypes for the better one", () => {
    const more = aUnit({ subtypes: '["beast", "dragon"]', "effect-1": quoted("Draw one card.") });
    expect(findings("creep-dominance", { "cards.toml": base.replace("Gain one", "Gain no") + more })).toEqual([]);
    const better = aUnit({ subtypes: '["beast", "dragon"]' });
    expect(findings("creep-dominance", { "cards.toml": base + better })).toHaveLength(1);
  });

  it("counts all that are out-classed, and names five of them", () => {
    const weak = Array.from({ length: 7 }, (_, at) => base.replaceAll('"weak"', `"weak ${at}"`));
    const [line] = findings("creep-dominance", { "cards.toml": weak.slice(0, 2).join("") + aUnit() });
    expect(line).toContain('"Kiln Sparrow" is at least as good as "weak 0" and 1 more in everything');
    const [problem] = found({ "cards.toml": weak.join("") + aUnit() }).filter(
      ({ code }) => code === "ttcg/creep-dominance",
    );
    expect(problem?.message).toContain("and 6 more");
    expect(problem?.related.filter(({ message }) => message === "Out-classed")).toHaveLength(10);
  });

  it.each([
    [1_000, 1],
    [1_001, 0],
  ])("of %i cards that differ in numbers alone finds %i", (count, better) => {
    const cards = Array.from({ length: count - 1 }, (_, at) => base.replaceAll('"weak"', `"weak ${at}"`));
    expect(findings("creep-dominance", { "cards.toml": cards.join("") + aUnit() })).toHaveLength(better);
  });

  it("compares hundreds of cards that differ in numbers alone", () => {
    const numbers = ["five", "six", "seven", "eight", "nine", "ten"];
    const texts = numbers.flatMap((costs) => numbers.map((draws) => [costs, draws] as const));
    const cards = numbers.flatMap((gained) =>
      texts.map(([costs, draws]) =>
        anotherUnit(`${gained}-${costs}-${draws}`, {
          "effect-1": quoted(`Lose ${costs} points to draw ${draws} cards.`),
          "effect-2": quoted(`Gain ${gained} points.`),
        }),
      ),
    );
    const lines = findings("creep-dominance", { "cards.toml": cards.join("") });
    // The worst alone is better than none: the highest cost, the fewest cards and points.
    expect(lines).toHaveLength(cards.length - 1);
    expect(lines.at(-1)).toContain('"ten-ten-ten" is at least as good as');
  });

  it.each([
    ["another type", aUnit({ type: '"water"' })],
    ["another level", aUnit({ level: "1", attack: "285", defense: "215" })],
    ["fewer subtypes", aUnit({ subtypes: '["reptile"]' })],
    ["other stats", aUnit({ attack: "580", defense: "420" })],
    ["less attack, which is a wrong sum", aUnit({ attack: "560" })],
    ["one weaker effect", aUnit({ "effect-1": quoted("Draw three cards."), "effect-2": quoted("Gain one point.") })],
    ["the same effects, which is said otherwise", base.replace("weak", "same")],
  ])("compares no cards with %s", (_, other) => {
    const strong = anotherUnit("strong", {
      "effect-1": quoted("Draw two cards."),
      "effect-2": quoted("Gain two points."),
    });
    const files = { "cards.toml": other === base.replace("weak", "same") ? base + other : strong + other };
    expect(findings("creep-dominance", files)).toEqual([]);
  });

  it("holds the modifiers of spells against each other too", () => {
    const weaker = aSpell({
      id: '"w"',
      name: '"Ebb"',
      attack: "+5",
      "effect-1": quoted("Mill one card."),
      serial: undefined,
    });
    const stronger = aSpell({ "effect-1": quoted("Mill one card."), "effect-2": quoted("Draw two cards.") });
    expect(findings("creep-dominance", { "cards.toml": weaker + stronger })).toHaveLength(1);
    const other = aSpell({ attack: "+0", "effect-1": quoted("Mill one card."), "effect-2": quoted("Draw two cards.") });
    expect(findings("creep-dominance", { "cards.toml": weaker + other })).toEqual([]);
    // The same two effects are reported as such.
    const twin = aSpell({ "effect-1": quoted("Mill one card.") });
    expect(findings("creep-dominance", { "cards.toml": weaker + twin })).toEqual([]);
  });
});

describe("creep-effect-scale", () => {
  it.each([
    [aUnit({ "effect-1": quoted("Draw four cards.") }), '"four" is above the band for level 2', "Draw three cards."],
    [
      aUnit({ "effect-1": quoted("Add one rank 5 beast card from your deck to your hand.") }),
      '"rank 5" is above the band for level 2',
      "Add one rank 3 beast card from your deck to your hand.",
    ],
    [aSpell({ "effect-2": quoted("Draw three cards.") }), '"three" is above the band for level 1', "Draw two cards."],
    // What it costs may be as much.
    [
      aUnit({ "effect-1": quoted("Lose four points to draw four cards.") }),
      '"four" is above the band for level 2',
      "Lose four points to draw three cards.",
    ],
    // The band may end among numbers for which the language has another pattern.
    [aUnit({ "effect-1": quoted("Draw five cards.") }), '"five" is above the band for level 2', "Draw three cards."],
    // What follows has no band, though it says the same number.
    [
      aUnit({ "effect-1": quoted("Draw four cards, then discard four cards from your hand.") }),
      '"four" is above the band for level 2',
      "Draw three cards, then discard four cards from your hand.",
    ],
  ])("%#", (card, message, mended) => {
    const files = { "cards.toml": card };
    expect(findings("creep-effect-scale", files).map((line) => line.split(": ")[1])).toEqual([message]);
    expect(fixIds("creep-effect-scale", files)).toEqual([`within-band: Write “${mended}”`]);
    expect(afterFix("creep-effect-scale", "within-band", files)["cards.toml"]).toContain(mended);
  });

  it("marks the word", () => {
    const files = { "cards.toml": aUnit({ "effect-1": quoted("Draw four cards.") }) };
    const [problem] = found(files).filter(({ code }) => code === "ttcg/creep-effect-scale");
    expect(problem?.span).toEqual({ from: 5, to: 9 });
  });

  it("offers nothing where the text does not say the word", () => {
    const files = { "cards.toml": aUnit({ "effect-1": quoted("Draw 4 cards.") }) };
    expect(findings("creep-effect-scale", files)).toHaveLength(1);
    expect(fixIds("creep-effect-scale", files)).toEqual([]);
  });

  it("has no band for costs, conditions, stats and the highest level", () => {
    for (const text of [
      "Lose five points to draw one card.",
      "If you control four fire units, draw one card.",
      "This card gains 300 attack.",
    ])
      expect(findings("creep-effect-scale", { "cards.toml": aUnit({ "effect-1": quoted(text) }) })).toEqual([]);
    const five = aUnit({ level: "5", attack: "1500", defense: "1000", "effect-1": quoted("Draw five cards.") });
    expect(findings("creep-effect-scale", { "cards.toml": five })).toEqual([]);
  });
});

describe("creep-reach", () => {
  const naming = aUnit({ "effect-1": quoted("Add one dragon card from your deck to your hand.") });

  it("says which kind no card is of", () => {
    expect(findings("creep-reach", { "cards.toml": naming })).toEqual([
      "cards.toml 0 effect-1 info: No card has subtype dragon",
    ]);
    const water = aUnit({ "effect-1": quoted("If you control a water unit, draw one card.") });
    expect(findings("creep-reach", { "cards.toml": water })).toEqual([
      "cards.toml 0 effect-1 info: No card has type water",
    ]);
  });

  it("marks the kind that is named, not a longer word with it", () => {
    const spells = aUnit({
      "effect-1": quoted("Discard one spellcaster card to add one spell from your deck to your hand."),
    });
    const spans = found({ "cards.toml": spells }).filter(({ code }) => code === "ttcg/creep-reach");
    expect(spans.map(({ message, span }) => [message, span?.from])).toEqual([
      ["No card has subtype spellcaster", 12],
      ["No card has type spell", 40],
    ]);
  });

  it.each([
    ["Add two spells from your deck to your hand.", { from: 8, to: 13 }],
    ["Add one Dragon card from your deck to your hand.", { from: 8, to: 14 }],
  ])("marks kinds of several cards, and in any letter case: %s", (text, span) => {
    const files = { "cards.toml": aUnit({ "effect-1": quoted(text) }) };
    const [problem] = found(files).filter(({ code }) => code === "ttcg/creep-reach");
    expect(problem?.span).toEqual(span);
  });

  it("asks for another card than the one that names it", () => {
    const beast = aUnit({ "effect-1": quoted("Add one beast card from your deck to your hand.") });
    expect(findings("creep-reach", { "cards.toml": beast })).toEqual([
      "cards.toml 0 effect-1 info: No other card has subtype beast",
    ]);
    expect(findings("creep-reach", { "cards.toml": beast + anotherUnit("o") })).toEqual([]);
    expect(findings("creep-reach", { "cards.toml": anotherUnit("o") + beast })).toEqual([]);
  });
});

describe("creep-new-vs-old", () => {
  const card = (id: string, draws: string, wave?: string) =>
    anotherUnit(id, {
      ...{
        "effect-1": quoted(`Draw ${draws}.`),
        "effect-2": quoted("Both players discard their hand and draw the same number of cards they discarded."),
      },
      wave,
    });
  const old = card("old", "one card") + card("older", "two cards", "1");
  const told = (...cards: readonly string[]): string[] =>
    findings("creep-new-vs-old", { "cards.toml": old + cards.join("") }).map((line) => line.replace("cards.toml ", ""));

  it.each([
    [50, 1],
    [100, 0],
  ])("tells differences that two digits show: of one stronger card beside %i others, %i", (count, told) => {
    const strong = card("strong", "two cards", "2");
    const alike = Array.from({ length: count }, (_, at) => card(`alike ${at}`, "one card", "2")).join("");
    const cards = card("old", "one card") + alike + strong;
    expect(findings("creep-new-vs-old", { "cards.toml": cards })).toHaveLength(told);
  });

  it("is said once of a wave, at its first card", () => {
    expect(told(card("new", "two cards", "2"), card("newer", "three cards", "2"))).toEqual([
      "2 wave warning: New cards average 0.33 above baseline: 0.83 of their bands in wave 2, 0.50 before",
    ]);
  });

  it("holds each wave against all before it, and allows as much as they have", () => {
    expect(told(card("new", "one card", "2"), card("newer", "two cards", "2"))).toEqual([]);
    expect(told(card("new", "three cards", "2"), card("newest", "two cards", "3"))).toEqual([
      "2 wave warning: New cards average 0.50 above baseline: 1.00 of their bands in wave 2, 0.50 before",
    ]);
  });

  it("counts no card without a number or rank that has a band", () => {
    const none = anotherUnit("none", {
      "effect-1": quoted("Both players discard their hand and draw the same number of cards they discarded."),
      wave: "2",
    });
    expect(told(none)).toEqual([]);
  });
});

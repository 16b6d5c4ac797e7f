import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../../../../shared/base/index.js";
import { effectLanguage } from "../../../../../../shared/games/ttcg/language/index.js";
import { EffectCell } from "../../../../../../shared/games/ttcg/language/effect-cell.js";
import { unreadMessage } from "../../../../../../shared/games/ttcg/language/problems/unread.js";
import { publishedReader } from "../../../../../../shared/games/ttcg/language/read.js";

const read = (text: string) => effectLanguage.read({ "effect-1": text });
const said = (text: string) =>
  read(text).diagnostics.map(({ code, span }) => `${code.slice(5)} “${text.slice(span.from, span.to)}”`);
const firstFix = (text: string) => {
  const [edit] = read(text).diagnostics[0]?.fixes[0]?.edits ?? [];
  return edit && applyChanges(text, edit.changes);
};

describe("what is said of a text that nothing reads", () => {
  const words = ["a", "b", "c", "d", "e", "f"];
  it("lists five words that could stand there, and no more", () => {
    const listed = (count: number): string =>
      unreadMessage("x", { at: 0, expected: words.slice(0, count), suggestions: [] });
    expect(listed(5)).toBe("Not in the effect language near “x”. Expected a, b, c, d or e.");
    expect([listed(6), listed(0)]).toEqual([
      "Not in the effect language near “x”.",
      "Not in the effect language near “x”.",
    ]);
  });

  it("quotes eighty characters of it", () => {
    const quoted = (count: number): string =>
      unreadMessage("x".repeat(count), { at: 0, expected: [], suggestions: [] });
    expect(quoted(80)).toContain(`“${"x".repeat(80)}”`);
    expect(quoted(81)).toContain(`“${"x".repeat(80)}…”`);
  });
});

describe("what is said about an effect", () => {
  it.each([
    ["Draw two cards.", []],
    ["  Draw two cards.  ", []],
    ["When an enemy unit attacks, counter that attack.", []],
    ["Draw two crads.", ["effect-parses “crads”"]],
    ["Draw two", ["effect-parses “”"]],
    ["Draw two Cards.", ["effect-parses “Cards”"]],
    [
      "Whenever an enemy unit attacks, draw one card.",
      ["effect-wording “Whenever an enemy unit attacks, draw one card.”"],
    ],
    ["This turn, until your next turn, all units gain 100 attack.", ["effect-opening-twice “until your next turn”"]],
    [
      "During your main phase, when this card attacks, draw one card.",
      ["effect-opening-twice “when this card attacks”"],
    ],
    [
      "When this card attacks, during your main phase, draw one card.",
      ["effect-opening-twice “during your main phase”"],
    ],
    ["DRaw two cards.", ["effect-parses “DRaw”"]],
    ["Destroy one rank 4 spell on the field.", ["effect-impossible “Destroy one rank 4 spell on the field.”"]],
    [
      "The equipped unit gains 0 attack and 0 defense.",
      ["effect-impossible “The equipped unit gains 0 attack and 0 defense.”"],
    ],
    ["The equipped unit gains 0 attack and 100 defense.", []],
    ["Destroy one dragon spell on the field.", ["effect-impossible “Destroy one dragon spell on the field.”"]],
    [
      "This turn, send two cards to the owner's hand.",
      ["effect-dead-duration “This turn, send two cards to the owner's hand.”"],
    ],
    ["Counter that effect.", ["effect-reference “Counter that effect.”"]],
  ])("%s", (text, expected) => expect(said(text)).toEqual(expected));

  it.each([
    ["Destroy one rank 3 spell on the field.", undefined],
    ["Destroy one rank 4 or lower spell on the field.", undefined],
    ["Destroy one rank 4 or higher spell on the field.", "impossible"],
    ["Discard one dragon spell to draw one card.", "impossible"],
    ["Destroy exactly five units you control.", undefined],
    ["Destroy exactly six units you control.", "impossible"],
    ["Destroy exactly six units on your side of the field.", "impossible"],
    ["Destroy exactly ten units on the field.", undefined],
    ["Destroy exactly six dormant units you control.", undefined],
    ["Destroy exactly six cards you control.", undefined],
    ["Destroy six units you control.", undefined],
    ["Discard exactly six units from your hand.", undefined],
    ["This turn, all units gain 100 attack, then draw one card.", undefined],
    ["This turn, all units cannot attack.", undefined],
    ["After this card attacks, counter that effect.", "reference"],
    ["After this card attacks, destroy the attacking unit.", undefined],
    ["After this card attacks, destroy that card.", "reference"],
    ["When this card attacks, destroy that card.", undefined],
    ["When a card is destroyed, destroy the attacking unit.", "reference"],
    ["When a card is destroyed, destroy the defending unit.", "reference"],
    ["When a card is destroyed, counter that attack.", "reference"],
    ["At the start of your turn, destroy that card.", "reference"],
    ["Let your opponent destroy that card to draw one card.", "reference"],
    ["Let your opponent destroy one card to destroy that card.", "reference"],
  ])("what is amiss with the meaning of “%s”: %s", (text, code) => {
    const codes = read(text).diagnostics.map((each) => each.code.replace("ttcg/effect-", ""));
    expect(codes.filter((each) => each !== "wording")).toEqual(code === undefined ? [] : [code]);
  });

  it("repeats no long text in a message", () => {
    for (const text of ["{a}".repeat(10_000), "[".repeat(10_000), `Draw ${"x".repeat(10_000)}.`]) {
      const messages = read(text).diagnostics.map(({ message }) => message);
      expect(messages).not.toEqual([]);
      for (const message of messages) expect(message.length).toBeLessThan(400);
    }
  });

  it.each([
    ["Destroy up to two rank 3 creature cards on the field.", "Destroy up to two rank 3 unit cards on the field."],
    [
      "Copy the effect of one Reptile card in your discard pile.",
      "Copy the effect of one reptile card in your discard pile.",
    ],
    ["This card can rank up using a fire card.", "You can rank up this card using a fire card."],
    ["Draw two cards", "Draw two cards."],
    ["Draw tow cards.", "Draw two cards."],
    ["Draw tow cards", "Draw two cards."],
    ["When this card is destroyed draw tow cards", "When this card is destroyed, draw two cards."],
    ["When an enemy is destroyed, gain one point.", "When a card is destroyed, gain one point."],
    ["Whenever all cards are discarded, draw a card.", "Whenever a card is discarded, draw one card."],
    ["When this card is destroyed draw one card.", "When this card is destroyed, draw one card."],
    [
      "While this card is on the field all water cards gain 25 attack",
      "While this card is on the field, all water cards gain 25 attack.",
    ],
    ["Discard two cards from your hand.", "Discard two cards."],
    ["The equipped unit gains 100 attack.", "The equip card gains 100 attack."],
    ["You can level up this card using a fire card.", "You can rank up this card using a fire card."],
    ["Recover one fire card.", "Return one fire card from your discard pile to your hand."],
    ["All units you control are immortal.", "All units you control cannot be destroyed."],
    ["Counter that effect.", "When a card effect activates, counter that effect."],
    ["Draws three cards, discards two cards of choice.", "Draw three cards, then discard two cards of your choice."],
    [
      "If card is sent from the deck to hand untap one card.",
      "When a card is sent from the deck to the hand, untap one card.",
    ],
    [
      "Destroys two fire units from side of the field, gain three points.",
      "Destroy two fire units from your side of the field to gain three points.",
    ],
    ["Draw two card", "Draw two cards."],
    ["Draw one crads.", "Draw one card."],
  ])("the first fix of “%s”", (text, fixed) => expect(firstFix(text)).toBe(fixed));

  it("names what could stand there in words, not by the slots of patterns", () => {
    const [{ message } = { message: "" }] = read("Draw.").diagnostics;
    expect(message).toBe("Not in the effect language near “.”. Expected a number or all.");
  });

  it("asks for an equip card where it is known that there is none", () => {
    const effect = new EffectCell(
      publishedReader(),
      "effect-1",
      "When this card attacks, the equipped unit gains 50 attack.",
    );
    expect(effect.diagnostics(true)).toEqual([]);
    expect(effect.diagnostics(false).map(({ code }) => code)).toEqual(["ttcg/effect-reference"]);
  });

  it("is reported at its place after white space", () => {
    const [first] = read("   Draw two crads.").diagnostics;
    expect(first?.span).toEqual({ from: 12, to: 17 });
  });
});

describe("the language in an editor", () => {
  const completions = (text: string) =>
    read(text)
      .completionsAt("effect-1", text.length)
      .map(({ change }) => change.insert);

  it("completes by both grammars", () => {
    expect(completions("")).toEqual(expect.arrayContaining(["Once per turn", "Draw", "Destroy"]));
    expect(completions("Discard this card to ad")).toEqual(["add one", "add"]);
    expect(completions("When a ")).toEqual(expect.arrayContaining(["fire", "dragon", "unit", "tapped"]));
    expect(completions("Xyzzy ")).toEqual([]);
  });

  it.each(["", "When a ", "Discard one ", "Destroy two units ", "Search your deck for ", "While this card is "])(
    "offers after “%s” only what can go on",
    (text) => {
      expect(completions(text).length).toBeGreaterThan(0);
      for (const completion of completions(text)) {
        const longer = text + completion;
        const stuck = read(longer).diagnostics.filter(
          ({ code, span }) => code === "ttcg/effect-parses" && span.from < longer.length,
        );
        expect([longer, stuck]).toEqual([longer, []]);
      }
    },
  );

  it("colours parts, explains them, and shows them as a tree", () => {
    const text = "Discard one card to draw two cards.";
    const reading = read(text);
    const styles = reading.styles().map(({ from, to, style }) => `${text.slice(from, to)} ${style}`);
    expect(styles).toEqual([
      "Discard phrase",
      "one number",
      "card variable",
      "to word",
      "draw word",
      "two number",
      "cards word",
      ". punctuation",
    ]);
    expect(reading.hoverAt("effect-1", 2)?.title).toBe("composed: cost");
    const tree = reading.abilities[0]?.tree();
    expect(tree?.children.find(({ key }) => key === "actions")?.children[0]?.span).toEqual({ from: 20, to: 34 });
  });

  it("reads only what has changed", () => {
    const before = effectLanguage.read({ "effect-1": "Draw two cards.", "effect-2": "Draw one card." });
    const after = before.after({ "effect-1": "Draw two cards.", "effect-2": "Gain one point." });
    expect(after.abilities[0]).toBe(before.abilities[0]);
    expect(after.abilities[1]).not.toBe(before.abilities[1]);
  });
});

it.each(["rank up", "level up", "promote", "Level UP"])("reads “%s” as the same", (words) => {
  const text = `You can ${words} this card using an aquatic card of any type.`;
  const { effect, printed } = publishedReader().read(text);
  expect([effect.production, printed]).toEqual([
    "rank-up-this-using",
    "You can rank up this card using an aquatic card of any type.",
  ]);
});

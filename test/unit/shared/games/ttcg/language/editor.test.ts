import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../../../../shared/base/index.js";
import { EffectCell } from "../../../../../../shared/games/ttcg/language/effect-cell.js";
import { effectLanguage } from "../../../../../../shared/games/ttcg/language/index.js";
import { publishedReader } from "../../../../../../shared/games/ttcg/language/read.js";

const read = (text: string) => effectLanguage.read({ "effect-1": text });

describe("two effects of a card", () => {
  it.each([
    ["", " \n", "empty", 0],
    ["Draw one card.", "", "parsed", 1],
    ["", "Draw one card.", "parsed", 1],
    ["Draw one card.", "Draw one crad.", "broken", 2],
    ["Draw one crad.", "Draw one card.", "broken", 2],
    ["Draw one crad.", "", "broken", 1],
  ])("%j and %j are %s", (one, two, state, count) => {
    const reading = effectLanguage.read({ "effect-1": one, "effect-2": two });
    expect([reading.state, reading.abilities.length]).toEqual([state, count]);
  });
});

describe("white space around an effect", () => {
  it("moves what is said, fixed, explained and coloured", () => {
    const text = "\n Draw two crads. ";
    const [problem] = read(text).diagnostics;
    expect(problem && text.slice(problem.span.from, problem.span.to)).toBe("crads");
    const [edit] = problem?.fixes[0]?.edits ?? [];
    expect(edit && applyChanges(text, edit.changes)).toBe("\n Draw two cards. ");
    const spaced = "  Discard one card to draw two cards.";
    const reading = read(spaced);
    const hovered = reading.hoverAt("effect-1", 3);
    expect([hovered?.title, hovered && spaced.slice(hovered.span.from, hovered.span.to)]).toEqual([
      "composed: cost",
      "Discard one card",
    ]);
    const [first] = reading.styles();
    expect(first && spaced.slice(first.from, first.to)).toBe("Discard");
    const tree = reading.abilities[0]?.tree();
    expect(tree && spaced.slice(tree.span.from, tree.span.to)).toBe(spaced.trim());
    const cost = tree?.children.find(({ key }) => key === "cost")?.children[0];
    expect(cost && spaced.slice(cost.span.from, cost.span.to)).toBe("Discard one card");
  });
});

describe("explanations", () => {
  const text = "Once per turn, draw one card.";
  const at = (offset: number, of = text) => read(of).hoverAt("effect-1", offset);

  it.each<[offset: number, of: string]>([
    [0, "Once per turn"],
    [12, "Once per turn"],
    [15, "draw one card"],
    [20, "draw one card"],
  ])("at %i are of the part around it", (offset, of) => {
    const found = at(offset);
    expect(found && text.slice(found.span.from, found.span.to)).toContain(of.slice(0, 4));
  });

  it("are none between words, behind the end, and of what nothing reads", () => {
    expect([at(14), at(text.length), at(0, "Drow."), at(-1)]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it("say how often an effect can be used", () => {
    expect(at(0)?.lines[0]).toBe("You use it, and the card taps. Once per turn.");
    expect(at(0, "Draw one card.")?.lines[0]).toBe("You use it, and the card taps.");
  });
});

describe("completions", () => {
  const complete = (text: string, offset = text.length) => read(text).completionsAt("effect-1", offset);
  const labels = (text: string, offset?: number) => complete(text, offset).map(({ label }) => label);

  it("replace the word that is typed, in whatever case, up to the place", () => {
    const [first] = complete("DISC");
    expect(first?.change).toEqual({ from: 0, to: 4, insert: "Discard" });
    const text = "Draw two cards.";
    expect(complete(text, 7).find(({ label }) => label === "two")?.change).toEqual({ from: 5, to: 7, insert: "two" });
    expect(labels("Draw one card")).toContain("card");
  });

  it("are for the ends of the text where the place is beyond them", () => {
    expect(labels("Draw ", 99)).toEqual(labels("Draw "));
    expect(labels("Draw two", -5)).toEqual(labels("Draw two", 0));
    expect(complete("Draw ", 99)[0]?.change).toMatchObject({ from: 5, to: 5 });
  });

  it("name numbers by words, each once, and no mark or slot", () => {
    const found = labels("Draw ");
    expect(found).toContain("two");
    expect(found.filter((label) => /^(?:\d|[.,<#])/u.test(label))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
    expect(labels("Draw one card.")).toEqual([]);
    expect(labels("Draw one card, ")).toContain("then");
    expect(labels("Destroy one ").filter((label) => label.startsWith("<"))).toEqual([]);
  });
});

describe("colours", () => {
  const coloured = (text: string) =>
    read(text)
      .styles()
      .map(({ from, to, style }) => `${text.slice(from, to)} ${style}`);

  it("show openings to their commas, unknown words, and kinds of both sorts", () => {
    expect(coloured("When this card attacks, destroy one fire dragon foo.")).toEqual([
      ...["When keyword", "this keyword", "card keyword", "attacks keyword", ", punctuation"],
      ...["destroy word", "one number", "fire name", "dragon name", "foo unknown", ". punctuation"],
    ]);
    expect(coloured("When foo attacks, draw.").slice(0, 3)).toEqual(["When keyword", "foo unknown", "attacks keyword"]);
  });
});

describe("the tree of an effect", () => {
  it("has parts that say the same at places of their own", () => {
    const text = "Draw one card, then draw one card.";
    const tree = read(text).abilities[0]?.tree();
    const actions = tree?.children.find(({ key }) => key === "actions");
    expect(actions?.children.map(({ span }) => span)).toEqual([
      { from: 0, to: 13 },
      { from: 20, to: 33 },
    ]);
  });
});

it("an effect that nothing reads has no AST", () => {
  expect(new EffectCell(publishedReader(), "effect-1", "Drow.").ast).toBeUndefined();
  expect(new EffectCell(publishedReader(), "effect-1", "Draw one card.").ast).toMatchObject({ production: "draw" });
});

import { describe, expect, it } from "vitest";
import { gameOf } from "../../../../shared/games/index.js";
import { languageOfKind } from "../../../../shared/text/index.js";
import { alikeTo, ask, MeaningWriter, Names, type Meaning } from "../../../../shared/search/index.js";

const game = gameOf("dreamtides");
const language = languageOfKind(game?.languages, "cards");
const guide = game?.meaning;
if (!language || !guide) throw new Error("Dreamtides has lost its language.");

const names = new Names();
const writer = new MeaningWriter(names, guide);
const card = (rulesText: string, variables = ""): Meaning => writer.meaning(language.read({ rulesText, variables }));

const cards: Record<string, Meaning> = {
  cheap: card("{Dissolve} an enemy with cost {energy($e)} or less.", "e: 3"),
  cheaper: card("{Judgment} {Dissolve} an enemy with cost {energy($e)} or less.", "e: 2"),
  dear: card("{Dissolve} an enemy with cost {energy($e)} or less.", "e: 4"),
  strong: card("{Dissolve} an enemy with cost {energy($e)} or more.", "e: 3"),
  drawing: card("{Judgment} Draw {cards($c)}.", "c: 2"),
  blank: card(""),
  broken: card("Nonsense."),
};

const found = (text: string): string[] | string => {
  const question = ask(text, { language, guide, names });
  if (!("test" in question)) return question.kind;
  const keys = Object.entries(cards).flatMap(([key, meaning]) => (question.test(meaning) ? [key] : []));
  return [question.kind, ...keys];
};

describe("what is typed into the search box", () => {
  it.each<[string, readonly string[] | string]>([
    ["", "nothing"],
    ["DissolveCharacter(target: Enemy, cost <= 3)", ["query", "cheap", "cheaper"]],
    ["DissolveCharacter(target: Enemy, cost: 3 or less)", ["query", "cheap", "cheaper"]],
    ["dissolvecharacter", ["query", "cheap", "cheaper", "dear", "strong"]],
    ["not DissolveCharacter, State: Parsed", ["query", "drawing"]],
    ["State: Problems", ["query", "broken"]],
    ["Materializ*", ["query"]],
    ["{Dissolve} an enemy with cost {energy($e)} or less.", ["alike", "cheap", "cheaper", "dear"]],
    ["{Judgment} Draw {cards($c)}.", ["alike", "drawing"]],
    ["Draw {cards($other)}.", ["alike", "drawing"]],
    ["dissolve", ["words", "cheap", "cheaper", "dear", "strong"]],
    ["draw 2", ["words", "drawing"]],
    // Words need not follow each other.
    ["enemy dissolve", ["words", "cheap", "cheaper", "dear", "strong"]],
    ["can't", ["words"]],
    ["dissolve an enemy", ["words", "cheap", "cheaper", "dear", "strong"]],
    ['"or more"', ["query", "strong"]],
    ["DissolveCharacter(", "wrong"],
    ["DissolveCharacter(target Enemy)", "wrong"],
    ["{Dissolve} an enmy.", "wrong"],
  ])("%j finds %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it("names what no card has, with what may be meant", () => {
    expect(ask("DisolveCharacter(3)", { language, guide, names })).toMatchObject({
      kind: "query",
      unknown: [{ name: { text: "DisolveCharacter" }, suggestions: ["DissolveCharacter"] }],
    });
  });

  it("says of rules text what the language says of it", () => {
    const question = ask("{Dissolve} an enmy.", { language, guide, names });
    expect(question).toMatchObject({ kind: "wrong", problem: { span: { from: 14, to: 18 } } });
    expect(question.kind === "wrong" && question.problem.message).toContain("enemy");
  });

  it("shows the query that a text amounts to, which finds the same and more", () => {
    const question = ask("{Dissolve} an enemy with cost {energy($e)} or less.", { language, guide, names });
    const query = question.kind === "alike" ? question.asQuery : "";
    expect(query).toMatch(/^DissolveCharacter/);
    expect(found(query)).toEqual(["query", "cheap", "cheaper", "dear"]);
  });

  it("finds the cards like a card", () => {
    const { cheap } = cards;
    const question = cheap && alikeTo(cheap, { guide, names });
    const like = Object.keys(cards).filter((key) => {
      const meaning = cards[key];
      return meaning && question?.kind === "alike" && question.test(meaning);
    });
    expect(like).toEqual(["cheap", "dear"]);
  });

  it("has examples in its help that are understood", () => {
    for (const { query } of guide.examples ?? [])
      expect([query, ask(query, { language, guide, names }).kind]).not.toContain("wrong");
  });
});

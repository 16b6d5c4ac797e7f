import { describe, expect, it } from "vitest";
import { writeAction, readAction, act, type CardsPrompt, type Prompt } from "../../../../shared/match/index.js";
import { possibleAnswers, promptActions, replyTo } from "../../../../shared/match/answer.js";
import { must } from "../../../../shared/base/index.js";

type Asked = Exclude<Prompt, { kind: "act" }>;

const asked = { seat: 0, title: "Which?", purpose: "" };
const cards = (part: Partial<CardsPrompt>): CardsPrompt => ({
  ...asked,
  kind: "cards",
  cards: [3, 4, 5],
  min: 1,
  max: 2,
  direct: false,
  blind: false,
  ordered: false,
  picked: [],
  ...part,
});
const options: Asked = {
  ...asked,
  kind: "options",
  options: [
    { label: "A", refusal: null },
    { label: "B", refusal: "Too dear." },
  ],
};
const number: Asked = { ...asked, kind: "number", min: 2, max: 4 };
const confirm: Asked = { ...asked, kind: "confirm", yes: "Pay", no: "Decline", refusal: null };
const arrange: Asked = {
  ...asked,
  kind: "arrange",
  cards: [3, 4],
  piles: [
    { title: "deck", cards: [3, 4], ordered: true },
    { title: "void", cards: [], ordered: false },
  ],
  moved: [],
};

const texts = (prompt: Asked, reach: "all" | "forward"): string[] => promptActions(prompt, reach).map(writeAction);

describe("the answers of a prompt", () => {
  it.each<[string, Asked, "all" | "forward", string[]]>([
    ["one to two cards", cards({}), "all", ["pick card=3", "pick card=4", "pick card=5"]],
    ["with one picked", cards({ picked: [4] }), "all", ["submit", "pick card=3", "unpick card=4", "pick card=5"]],
    ["with all picked", cards({ picked: [4, 5] }), "all", ["submit", "unpick card=4", "unpick card=5"]],
    ["forward with one picked", cards({ picked: [4] }), "forward", ["submit", "pick card=5"]],
    ["forward, two of three: the last cannot be first", cards({ min: 2 }), "forward", ["pick card=3", "pick card=4"]],
    ["forward in order", cards({ ordered: true, picked: [4] }), "forward", ["submit", "pick card=3", "pick card=5"]],
    [
      "none or one",
      cards({ min: 0, max: 1, direct: true }),
      "all",
      ["submit", "pick card=3", "pick card=4", "pick card=5"],
    ],
    [
      "blind",
      cards({ min: 1, max: 1, direct: true, blind: true }),
      "all",
      ["pick value=0", "pick value=1", "pick value=2"],
    ],
    [
      "another instead of the one picked",
      cards({ max: 1, picked: [3] }),
      "all",
      ["submit", "unpick card=3", "pick card=4", "pick card=5"],
    ],
    ["options", options, "all", ["choose value=0"]],
    ["a number", number, "all", ["set value=2", "set value=3", "set value=4"]],
    ["yes or no", confirm, "all", ["yes", "no"]],
    ["no alone", { ...confirm, refusal: "Cannot pay." }, "all", ["no"]],
    [
      "an order, forward",
      arrange,
      "forward",
      ["submit", "place card=3 target=0 value=0", "place card=3 target=0 value=1", "place card=3 target=1 value=0"],
    ],
    ["an order, when all were moved", { ...arrange, moved: [3, 4] }, "forward", ["submit"]],
  ])("%s", (_name, prompt, reach, expected) => {
    expect(texts(prompt, reach)).toEqual(expected);
  });

  it("are offered beside those that cannot be given now, each with its reason", () => {
    const offered = (prompt: Asked): string[] =>
      possibleAnswers(prompt).map(({ action, refusal }) => `${writeAction(action)}: ${refusal ?? "can"}`);
    expect(offered(options)).toEqual(["choose value=0: can", "choose value=1: Too dear."]);
    expect(offered({ ...confirm, refusal: "Too dear." })).toEqual(["yes: Too dear.", "no: can"]);
    expect(offered(number)).toEqual(["set value=2: can", "set value=3: can", "set value=4: can"]);
  });

  it("forward reach every set of cards in one way", () => {
    const sets: string[] = [];
    const visit = (prompt: CardsPrompt): void => {
      for (const action of promptActions(prompt, "forward")) {
        const reply = replyTo(prompt, action);
        if (reply.kind === "answer" && reply.answer.kind === "cards") sets.push(reply.answer.cards.join());
        else if (reply.kind === "further" && reply.prompt.kind === "cards") visit(reply.prompt);
      }
    };
    visit(cards({ cards: [1, 2, 3, 4], min: 2, max: 3 }));
    expect(sets.toSorted()).toEqual(["1,2", "1,2,3", "1,2,4", "1,3", "1,3,4", "1,4", "2,3", "2,3,4", "2,4", "3,4"]);
  });
});

describe("a reply", () => {
  it.each<[string, Asked, string, unknown]>([
    [
      "a direct pick answers",
      cards({ max: 1, direct: true }),
      "pick card=4",
      { kind: "answer", answer: { kind: "cards", cards: [4] } },
    ],
    ["a pick goes on", cards({}), "pick card=4", { kind: "further", prompt: { picked: [4] } }],
    [
      "a second pick of one replaces",
      cards({ max: 1, picked: [3] }),
      "pick card=4",
      { kind: "further", prompt: { picked: [4] } },
    ],
    [
      "a blind pick is by place",
      cards({ max: 1, direct: true, blind: true }),
      "pick value=2",
      { kind: "answer", answer: { cards: [5] } },
    ],
    ["submit keeps the order of the list", cards({ picked: [5, 3] }), "submit", { answer: { cards: [3, 5] } }],
    [
      "submit in the order of picking",
      cards({ picked: [5, 3], ordered: true }),
      "submit",
      { answer: { cards: [5, 3] } },
    ],
    ["too few", cards({}), "submit", { kind: "refused", message: "Choose 1 to 2 first." }],
    ["too many", cards({ picked: [3, 4] }), "pick card=5", { kind: "refused", message: "Choose 1 to 2." }],
    ["a foreign card", cards({}), "pick card=9", { kind: "refused", message: "This cannot be chosen here." }],
    [
      "a card twice",
      cards({ picked: [3] }),
      "pick card=3",
      { kind: "refused", message: "This cannot be chosen here." },
    ],
    ["taking a card back", cards({ picked: [3, 4] }), "unpick card=3", { kind: "further", prompt: { picked: [4] } }],
    ["taking back what is not picked", cards({ picked: [3] }), "unpick card=4", { kind: "refused" }],
    ["a refused option", options, "choose value=1", { kind: "refused", message: "Too dear." }],
    ["no option", options, "choose value=7", { kind: "refused" }],
    ["a number out of range", number, "set value=5", { kind: "refused", message: "Choose a number from 2 to 4." }],
    ["a number below the range", number, "set value=1", { kind: "refused", message: "Choose a number from 2 to 4." }],
    ["the least number", number, "set value=2", { kind: "answer", answer: { kind: "number", value: 2 } }],
    ["the largest number", number, "set value=4", { kind: "answer", answer: { kind: "number", value: 4 } }],
    [
      "what cannot be confirmed",
      { ...confirm, refusal: "Cannot pay." },
      "yes",
      { kind: "refused", message: "Cannot pay." },
    ],
    [
      "placing goes on",
      arrange,
      "place card=3 target=0 value=1",
      { prompt: { piles: [{ cards: [4, 3] }, { cards: [] }], moved: [3] } },
    ],
    [
      "placing behind the end goes to the end",
      arrange,
      "place card=3 target=0 value=7",
      { prompt: { piles: [{ cards: [4, 3] }, { cards: [] }] } },
    ],
    [
      "placing without a place goes to the end",
      arrange,
      "place card=3 target=0",
      { prompt: { piles: [{ cards: [4, 3] }, { cards: [] }] } },
    ],
    [
      "placing on another pile",
      arrange,
      "place card=4 target=1 value=0",
      { prompt: { piles: [{ cards: [3] }, { cards: [4] }], moved: [4] } },
    ],
    ["the arrangement", { ...arrange, moved: [3] }, "submit", { kind: "answer", answer: { piles: [[3, 4], []] } }],
    ["a place that is not there", arrange, "place card=4 target=7", { kind: "refused" }],
  ])("%s", (_name, prompt, text, expected) => {
    expect(replyTo(prompt, must(readAction(text)))).toMatchObject(expected as object);
  });
});

it.each([2.5, Number.NaN, Infinity])("%s is not an answer to a question for a number", (value) => {
  expect(replyTo(number, act("set", -1, -1, value))).toMatchObject({ kind: "refused" });
});

describe("the text of an action", () => {
  it.each([act("pass"), act("play", 12), act("place", 5, 0, 3), act("set", -1, -1, 0)])(
    "is read back: %j",
    (action) => {
      expect(must(readAction(writeAction(action)))).toEqual(action);
    },
  );

  it.each([
    "",
    "Play",
    "play card=",
    "play card=-1",
    "play value=1 card=2",
    "play card=12 ",
    "__proto__ x",
    "play card=9999999999",
  ])("%j is none", (text) => {
    expect(readAction(text)).toMatchObject({ ok: false, error: { code: "match/action-text" } });
  });
});

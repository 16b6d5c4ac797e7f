import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import {
  changeList,
  readValue,
  type ListOptions,
  type ListSpelling,
  type Path,
} from "../../../../shared/toml/index.js";
import { edited } from "./edited-text.js";

const lines = (...all: string[]): string => [...all, ""].join("\n");

/** What is known of lists within rows, by the keys that lead to them. */
const shapes = (known: Readonly<Record<string, { order?: string[]; spelling?: ListSpelling }>>): ListOptions => ({
  shapeOf: (keys) => known[keys.join(".")],
});

const added = (text: string, list: Path, item: string, options: ListOptions): string =>
  edited(text, (document) =>
    changeList(document, list, { op: "insert", at: 0, items: [must(readValue(item))] }, options),
  );

describe("the keys of a new item", () => {
  const skills = ["cards", 0, "skills"];

  it("come in the order of its shape, those it does not know last and as they came", () => {
    const options = shapes({ skills: { order: ["name", "text", "cost"], spelling: "headers" } });
    const item = '{ z = 1, cost = 2, a = 3, name = "Rage" }';
    expect(added(lines("[[cards]]", "id = 1"), skills, item, options)).toBe(
      lines("[[cards]]", "id = 1", "", "  [[cards.skills]]", '  name = "Rage"', "  cost = 2", "  z = 1", "  a = 3"),
    );
  });

  it("come in the order of the shape of each list inside it", () => {
    const options = shapes({
      skills: { order: ["name", "steps"], spelling: "headers" },
      "skills.steps": { order: ["do", "to"], spelling: "headers" },
    });
    const text = added(lines("[[cards]]"), skills, '{ steps = [{ to = 1, do = "draw" }], name = "Rage" }', options);
    expect(text.split("\n").map((line) => line.trim())).toEqual([
      "[[cards]]",
      "",
      "[[cards.skills]]",
      'name = "Rage"',
      "",
      "[[cards.skills.steps]]",
      'do = "draw"',
      "to = 1",
      "",
    ]);
  });
});

describe("how a new list is spelled", () => {
  const skills = ["cards", 0, "skills"];
  const inline = lines("[[cards]]", "", "[[cards]]", "skills = [{ n = 1 }]");
  const headers = lines("[[cards]]", "", "[[cards]]", "", "  [[cards.skills]]", "  n = 1");
  const none = lines("[[cards]]", "", "[[cards]]");
  const spelledIn = (text: string, options: ListOptions): ListSpelling =>
    added(text, skills, "{ n = 2 }", options).startsWith("[[cards]]\nskills = [") ? "inline" : "headers";

  it.each<[where: string, text: string, shape: ListSpelling | undefined, usual: ListSpelling, ListSpelling]>([
    ["as another row has it, whatever else is said", inline, "headers", "headers", "inline"],
    ["as another row has it, whatever else is said", headers, "inline", "inline", "headers"],
    ["as its shape says where no row has it", none, "headers", "inline", "headers"],
    ["as its shape says where no row has it", none, "inline", "headers", "inline"],
    ["as asked for where its shape says nothing", none, undefined, "headers", "headers"],
    ["as asked for where its shape says nothing", none, undefined, "inline", "inline"],
  ])("is %s (%#)", (_, text, spelling, usual, wanted) => {
    const shape = spelling === undefined ? {} : { skills: { spelling } };
    expect(spelledIn(text, { ...shapes(shape), spelling: usual })).toBe(wanted);
  });

  it("holds for the lists inside an item too", () => {
    const text = lines("[[cards]]", "", "[[cards]]", "[[cards.skills]]", "steps = [{ n = 1 }]");
    const options = { ...shapes({ "skills.steps": { spelling: "headers" } }), spelling: "headers" } as const;
    expect(added(text, skills, "{ steps = [{ n = 2 }] }", options)).toContain("steps = [{ n = 2 }]");
  });
});

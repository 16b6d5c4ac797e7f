import { describe, expect, it } from "vitest";
import {
  readTemplateVariables,
  renderTemplate,
  templateBindings,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import { readVariables } from "../../../../../../shared/games/dreamtides/language/variables/bindings.js";

const read = (text: string) =>
  [...readTemplateVariables(text).bindings].map(([name, { kind, text: value }]) => [name, kind, value]);

describe("variables of a preview", () => {
  it.each([
    ["a number", "e: 3", [["e", "number", "3"]]],
    [
      "a signed number",
      "e: +4\nf: -2",
      [
        ["e", "number", "4"],
        ["f", "number", "-2"],
      ],
    ],
    ["zero has no sign", "e: -0", [["e", "number", "0"]]],
    ["what exceeds 64 bits is a word", "e: 9223372036854775808", [["e", "text", "9223372036854775808"]]],
    ["a subtype", "t: Warrior", [["t", "phrase", "Warrior"]]],
    [
      "a subtype of two words, both ways",
      "t: SpiritAnimal\nu: Spirit Animal",
      [
        ["t", "phrase", "Spirit Animal"],
        ["u", "phrase", "Spirit Animal"],
      ],
    ],
    ["the subtype whose term has another name", "t: Super", [["t", "phrase", "Super"]]],
    ["a term", "t: warrior", [["t", "phrase", "Warrior"]]],
    ["a figment", "g: shadow", [["g", "phrase", "Shadow"]]],
    ["a figment in capitals is a word", "g: Shadow", [["g", "text", "Shadow"]]],
    ["a phrase with parameters is a word", "x: energy", [["x", "text", "energy"]]],
    ["commas belong to the value", "e: 1, c: 2", [["e", "text", "1, c: 2"]]],
    ["the first colon divides", "e: a:b", [["e", "text", "a:b"]]],
    [
      "blanks around names and values",
      "  e :2 \r\n\n c:3",
      [
        ["e", "number", "2"],
        ["c", "number", "3"],
      ],
    ],
    ["the last line of a name counts", "e: 1\ne: 2", [["e", "number", "2"]]],
    ["nothing", " \n ", []],
  ])("%s", (_, text, bindings) => {
    expect(read(text)).toEqual(bindings);
    expect(readTemplateVariables(text).problems).toEqual([]);
  });

  it.each([
    ["no colon", "c: 1\n  e 3\nd: 2", 7, 10],
    ["no value", "e:", 0, 2],
    ["no name", ": 3", 0, 3],
  ])("a line with %s is told, the others count", (_, text, from, to) => {
    const { problems, bindings } = readTemplateVariables(text);
    expect(problems).toMatchObject([{ code: "dreamtides/template-bad-variable", from, to }]);
    expect(bindings.size).toBe(text.split("\n").length - 1);
  });
});

describe("variables an ability is parsed with", () => {
  it("are the same values in a template", () => {
    const values = readVariables("n: 2, t: SpiritAnimal\ng: shadow, x: nothing").values;
    const { markup } = renderTemplate("{$n} {@plural $t} {@a $g}", templateBindings(values));
    expect(markup).toBe("2 Spirit Animals a Shadow");
    expect(templateBindings(values).has("x")).toBe(false);
  });
});

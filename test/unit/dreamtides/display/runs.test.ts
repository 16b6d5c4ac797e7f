import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runsOf } from "../../../../shared/games/dreamtides/language/display/index.js";

/** `text|flags|colour`, one run each. */
const brief = (markup: string) =>
  runsOf(markup).map(({ text, bold, italic, underline, color }) =>
    [text, (bold ? "b" : "") + (italic ? "i" : "") + (underline ? "u" : ""), color ?? ""].join("|"),
  );

describe("runs of styled text", () => {
  it.each([
    ["plain text", "a\nb", ["a\nb||"]],
    ["no text, no run", "<b></b>", []],
    ["bold, italic, underlined", "<b>x</b><i>y</i><u>z</u>", ["x|b|", "y|i|", "z|u|"]],
    ["a colour, with and without sign", "<color=#aabbcc>x</color><color=00FF00>y</color>", ["x||AABBCC", "y||00FF00"]],
    [
      "tags in any case, blanks at their ends",
      "< B >x< /B ><COLOR= #aabbcc >y</Color >z",
      ["x|b|", "y||AABBCC", "z||"],
    ],
    [
      "inner colour and back",
      "<color=#111111>a<color=#222222>b</color>c</color>d",
      ["a||111111", "b||222222", "c||111111", "d||"],
    ],
    ["crossed tags", "<color=#F57F17><b><u>x</u></color></b>y", ["x|bu|F57F17", "y||"]],
    ["bold twice takes two ends", "<b><b>x</b>y</b>z", ["xy|b|", "z||"]],
    ["closing what is not open", "</b></color>x", ["x||"]],
    ["neighbours of one style stay apart", "x<b></b>y", ["x||", "y||"]],
    ["unclosed tags run on", "a<b>b", ["a||", "b|b|"]],
    ["unknown tags are text", "<x>a</x>", ["<x>a</x>||"]],
    ["a short colour is text", "<color=#FFF>a", ["<color=#FFF>a||"]],
    ["a quoted colour is text", '<color="blue">a', ['<color="blue">a||']],
    ["the first closing sign ends a tag", "a << b >> c", ["a << b >> c||"]],
    ["an open sign at the end", "a <b", ["a <b||"]],
  ])("%s", (_, markup, runs) => {
    expect(brief(markup)).toEqual(runs);
  });
});

describe("any markup at all", () => {
  it("gives no empty run", () => {
    const piece = fc.constantFrom("<b>", "</b>", "<u>", "</u>", "<color=#00838F>", "</color>", "<", ">", "x", "é");
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(runsOf(pieces.join("")).filter((run) => run.text === "")).toEqual([]);
      }),
      { seed: 3 },
    );
  });
});

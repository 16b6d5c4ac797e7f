import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runsOf } from "../../../../../../shared/games/dreamtides/language/display/index.js";

/** `text|flags|colour`, one run each. */
const brief = (markup: string) =>
  runsOf(markup).map(({ text, bold, italic, underline, color }) =>
    [text, (bold ? "b" : "") + (italic ? "i" : "") + (underline ? "u" : ""), color ?? ""].join("|"),
  );

describe("runs of styled text", () => {
  it.each([
    ["RT1: plain text", "Hello, world!", ["Hello, world!||"]],
    ["RT1: nothing", "", []],
    ["newlines are text", "a\nb", ["a\nb||"]],
    ["RT10: no text, no run", "<b></b>", []],
    ["RT10: tags alone", "<b><i></i></b><color=#111111></color>", []],
    ["RT10: text behind empty tags", "<b></b>plain", ["plain||"]],
    ["RT2: bold, italic, underlined", "<b>x</b><i>y</i><u>z</u>", ["x|b|", "y|i|", "z|u|"]],
    [
      "RT2: a colour, with and without sign, in any case",
      "<color=#FF0000>x</color><color=00FF00>y</color><color=#aaBBcc>z</color>",
      ["x||FF0000", "y||00FF00", "z||AABBCC"],
    ],
    ["RT3: bold between", "normal <b>bold</b> normal", ["normal ||", "bold|b|", " normal||"]],
    [
      "RT5: nested colours",
      "<color=#FF0000>red<color=#00FF00>green</color>red</color>",
      ["red||FF0000", "green||00FF00", "red||FF0000"],
    ],
    ["RT6: the end of another tag", "<b>bold</i>", ["bold|b|"]],
    ["RT6: an end alone", "text</b>", ["text||"]],
    ["RT6: an end for one of two", "<b><b>x</b>", ["x|b|"]],
    [
      "RT9: tags in any case, blanks at their ends",
      "< B >x< /B ><COLOR= #aabbcc >y</Color >z",
      ["x|b|", "y||AABBCC", "z||"],
    ],
    [
      "inner colour and back",
      "<color=#111111>a<color=#222222>b</color>c</color>d",
      ["a||111111", "b||222222", "c||111111", "d||"],
    ],
    ["RT4: crossed tags", "<color=#F57F17><b><u>x</u></color></b>y", ["x|bu|F57F17", "y||"]],
    ["bold twice takes two ends", "<b><b>x</b>y</b>z", ["xy|b|", "z||"]],
    ["closing what is not open", "</b></color>x", ["x||"]],
    ["neighbours of one style stay apart", "x<b></b>y", ["x||", "y||"]],
    ["unclosed tags run on", "a<b>b", ["a||", "b|b|"]],
    ["RT7: unknown tags are text", "<invalid>text</invalid>", ["<invalid>text</invalid>||"]],
    ["RT7: an open sign alone", "text < more", ["text < more||"]],
    ["RT7: an open sign among tags", "<b>bold<no close", ["bold<no close|b|"]],
    ["RT8: a short colour is text, its end is none", "<color=#FFF>x</color>", ["<color=#FFF>x||"]],
    ["RT8: a colour of other letters is text, its end is none", "<color=#GGG>x</color>", ["<color=#GGG>x||"]],
    ["RT8: a quoted colour is text", '<color="blue">a', ['<color="blue">a||']],
    ["RT7: the first closing sign ends a tag", "a << b >> c", ["a << b >> c||"]],
    ["an open sign at the end", "a <b", ["a <b||"]],
  ])("%s", (_, markup, runs) => {
    expect(brief(markup)).toEqual(runs);
  });
});

describe("any markup at all", () => {
  it("returns no empty run", () => {
    const piece = fc.constantFrom("<b>", "</b>", "<u>", "</u>", "<color=#00838F>", "</color>", "<", ">", "x", "é");
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        expect(runsOf(pieces.join("")).filter((run) => run.text === "")).toEqual([]);
      }),
      { seed: 3 },
    );
  });
});

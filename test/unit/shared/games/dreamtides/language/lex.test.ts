import { describe, expect, test } from "vitest";
import { lex, tokenJson } from "../../../../../../shared/games/dreamtides/language/index.js";

/** Tokens in short: words bare, directives in braces, marks by name, each with its span. */
const short = (text: string): string =>
  lex(text)
    .tokens.map((token) => {
      const shown = token.kind === "Word" ? token.text : token.kind === "Directive" ? `{${token.text}}` : token.kind;
      return `${shown}@${token.from}-${token.to}`;
    })
    .join(" ");

describe("a paragraph is read as tokens", () => {
  test.each([
    ["words end at white space", "Gain it", "gain@0-4 it@5-7"],
    ["marks are tokens of their own", "a.b,c:d", "a@0-1 Period@1-2 b@2-3 Comma@3-4 c@4-5 Colon@5-6 d@6-7"],
    ["a line feed is a token, other white space is none", "a \t\r\u00a0\n b", "a@0-1 Newline@5-6 b@7-8"],
    ["an unusual white space parts words", "a\u2003b\u0085c", "a@0-1 b@2-3 c@4-5"],
    ["a byte order mark is no white space", "a\ufeffb", "a\ufeffb@0-3"],
    ["a directive is read as it stands, in lower case", "{ Two Words\n}", "{ two words\n}@0-13"],
    ["a brace inside a directive belongs to it", "{a {b}", "{a {b}@0-6"],
    ["a directive ends a word", "non-{x}y", "non-@0-4 {x}@4-7 y@7-8"],
    ["digits, dashes and quotes are of words", "o'x -- +2 '", "o'x@0-3 --@4-6 +2@7-9 '@10-11"],
    ["a brace that closes nothing begins a word", "}ab}} c", "}ab@0-3 }@3-4 }@4-5 c@6-7"],
    ["a space is a name", "{ }", "{ }@0-3"],
    ["quotation marks and semicolons are of words", '"a;"', '"a;"@0-4'],
    ["nothing has no tokens", "", ""],
  ])("%s", (_rule, text, tokens) => expect(short(text)).toBe(tokens));

  test.each([
    ["a brace that is never closed, to the end", "a {b c", { kind: "unclosed-brace", from: 2, to: 6 }, 1],
    ["a pair of braces with nothing in it", "a {} b", { kind: "empty-directive", from: 2, to: 4 }, 1],
    ["only the first fault", "{} {", { kind: "empty-directive", from: 0, to: 2 }, 0],
  ])("reading stops at %s", (_rule, text, fault, tokens) => {
    expect(lex(text).fault).toEqual(fault);
    expect(lex(text).tokens).toHaveLength(tokens);
  });

  test("places are those of the text as written, although lower case is longer", () => {
    expect("İ".toLowerCase()).toHaveLength(2);
    expect(short("İİ x {İ} y")).toBe("i̇i̇@0-2 x@3-4 {i̇}@5-8 y@9-10");
  });

  test("tokens are shown as the game's tools show them", () => {
    expect(lex("Draw {Cards($c)}.\n,:").tokens.map(tokenJson)).toEqual([
      { Word: "draw" },
      { Directive: "cards($c)" },
      "Period",
      "Newline",
      "Comma",
      "Colon",
    ]);
  });
});

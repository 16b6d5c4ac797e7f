import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { effectLanguage } from "../../../shared/games/tcgone/language/language.js";
import { abilityWords } from "../../../shared/games/tcgone/script/tokens/words.js";
import { seedsPath } from "../../support/corpus.js";

const folder = seedsPath();
const page = folder === undefined ? undefined : readdirSync(folder).find((name) => name.startsWith("002"));
const lines = page === undefined ? [] : readFileSync(join(folder ?? "", page), "utf8").split("\n");
const line = (number: number): string => lines[number - 1] ?? "";
/** The n-th stretch of a line between backquotes. */
const quoted = (number: number, at = 0): string => [...line(number).matchAll(/`([^`]+)`/gu)][at]?.[1] ?? "";

const inAttack = (statements: string): string => `move "A" { onAttack {\n${statements}\n} }`;
const read = (effect: string) => effectLanguage.read({ effect, kind: "unit" });
const remarks = (effect: string) => read(effect).diagnostics.map(({ code }) => code);
const astOf = (effect: string) => read(effect).abilities.map(({ ast }) => ast);

describe.skipIf(page === undefined)("the snippets of the contributor page", () => {
  it("has one fault in the delayed effect: the dots for a value", () => {
    const text = inAttack(lines.slice(7, 18).join("\n"));
    const { diagnostics } = read(text);
    expect(diagnostics.map(({ code }) => code)).toEqual(["effect/expected"]);
    expect(text.slice(diagnostics[0]?.span.from).startsWith("...")).toBe(true);
    expect(read(text.replace("...", "0")).state).toBe("parsed");
  });

  it("ends effects in the three ways of the page", () => {
    expect(quoted(20)).toBe("unregister()");
    expect(remarks(inAttack(`delayed { after EVOLVE, self, { ${quoted(20)} } }`))).toEqual([]);
    expect(remarks(inAttack(`def turns = 2\ndelayed { ${quoted(20, 1)} }`))).toEqual([]);
    const kept = quoted(22).replace("…", "after EVOLVE, self, { draw 1 }");
    expect(remarks(inAttack(`${kept}\n${quoted(22, 1)}`))).toEqual([]);
    expect(remarks(inAttack(quoted(22)))).toEqual(["effect/expected"]);
  });

  it.each([
    [35, ["effect/empty-info"]],
    [36, ["effect/empty-info"]],
    [37, ["effect/empty-info"]],
    [38, ["effect/empty-info"]],
    [39, []],
  ])("selects cards as line %i does", (number, codes) => {
    const call = quoted(number);
    expect(call).toMatch(/^list\.select/u);
    expect(remarks(inAttack(`def list = my.hand\n${call}`))).toEqual(codes);
  });

  it("selects units and makes choices", () => {
    expect(quoted(41, 1)).toBe("select(info)");
    expect(remarks(inAttack(`def info = "Which?"\ndamage 10, my.all.${quoted(41, 1)}`))).toEqual([]);
    const given = 'def choices = [1, 2]\ndef labels = ["One", "Two"]\ndraw ';
    expect(remarks(inAttack(given + quoted(43)))).toEqual(["effect/unused", "effect/other-name", "effect/empty-info"]);
    expect(remarks(inAttack(given + quoted(43, 1)))).not.toContain("effect/arguments");
    expect(remarks(inAttack(`if (${quoted(45)}) { draw 1 }`))).toEqual([]);
  });

  it.each([0, 1])("asks the owner as the page says, %i", (at) => {
    const owner = ["self.owner", "thisCard.player"][at] ?? "";
    expect(line(47)).toContain(`\`${owner}\``);
    const state = read(inAttack(`my.hand.select(count: 1, "Which?", player: ${owner})`)).state;
    expect(state).toBe("parsed");
  });

  it("knows the words of abilities", () => {
    for (const word of ["bwAbility", "pokemonPower", "pokePower", "pokeBody"]) {
      expect(line(62)).toContain(word);
      expect(abilityWords).toContain(word);
    }
  });

  it("reads the move that was flattened into a line once its comments are gone", () => {
    const flat = line(70).slice(line(70).indexOf("move"), line(70).indexOf(" ### "));
    const [fault] = read(flat).diagnostics;
    expect(fault).toMatchObject({ code: "effect/unclosed" });
    expect(fault?.message).toContain("A // comment runs to the end of the line.");
    const bare = flat.replace(/\/\/ optional.*?(?=assert deck)/u, "").replace(/\/\/ this is.*?(?=flip)/u, "");
    expect(read(bare).state).toBe("parsed");
    const broken = flat
      .replace(/(\/\/ optional .*?)(?=\/\/)/u, "$1\n")
      .replace(/(allowed to be performed)/u, "$1\n")
      .replace(/(during the attack)/u, "$1\n")
      .replace(/(?<=” )(?=attackRequirement)|(?=assert bench)|(?=benchPCS)/gu, "\n");
    expect(read(broken).state).toBe("parsed");
    expect(astOf(broken)).toEqual(astOf(bare));
  });

  it("asserts with a message in curly quotes", () => {
    expect(quoted(76)).toContain("“");
    expect(remarks(`move "A" { attackRequirement { ${quoted(76)} } onAttack { draw 1 } }`)).toEqual([]);
  });
});

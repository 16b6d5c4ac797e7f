import { expect, test } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { matchingStyles, readStylePatterns } from "../../../../../../shared/games/ttcg/effects/style-texts.js";

test("a text is of the styles that have a pattern in it, in small letters, each once and in their order (EFFECTS-6)", () => {
  const styles = [
    { style: "late", patterns: readStylePatterns("Mill <n> Cards\n") },
    { style: "twice", patterns: readStylePatterns("MILL\n\n  one \n") },
    { style: "never", patterns: readStylePatterns("draw\n") },
  ];
  const placeholders = new Map([["n", ["one", "two"]]]);
  expect(must(matchingStyles("MILL one cards", styles, placeholders))).toEqual(["late", "twice"]);
  expect(must(matchingStyles("Mill three cards", styles, placeholders))).toEqual(["twice"]);
  expect(matchingStyles("x", [{ style: "odd", patterns: ["< n>"] }], placeholders).ok).toBe(false);
});

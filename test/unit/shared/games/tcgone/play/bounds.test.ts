import { describe, expect, it } from "vitest";
import { duel } from "../../../../../support/tcgone/duel.js";

const attack = (body: string): string => `move "Do" {\n  onAttack {\n${body}\n  }\n}`;
const hit = 'do = "Attack with Do"';
const said = (body: string): readonly string[] => duel({ mine: attack(body), steps: [hit] }).said;

describe("what a script can make grow", () => {
  it("stays within limits: lists that are added to themselves", () => {
    expect(said('def l = [1]\nrepeat (100) { l = l + l }\nbc "${l.size}"')).toEqual(["250"]);
  });

  it.each(["l = l + l", 'l = "${l}${l}"', "l += l"])("stays within limits: texts by %s", (grow) => {
    expect(said(`def l = "ab"\nrepeat (100) { ${grow} }\nbc "\${l.size}"`)).toEqual(["2000"]);
  });

  it("stays within limits: lists in lists", () => {
    expect(said('def l = []\nrepeat (100) { l = [l, l] }\nbc "${l.size}"')).toEqual(["1"]);
    expect(said('def l = [1, 2]\nrepeat (100) { l = l.collect { l } }\nbc "${l.size}"')).toEqual(["1"]);
  });

  it("stays within limits: tests in tests of a list's elements", () => {
    const test = (depth: number): string => (depth === 0 ? "true" : `d.any { d.count { ${test(depth - 1)} } > 9 }`);
    const grow = "repeat (8) { d = d + d }";
    const heard = said(
      `def d = [1]\n${grow}\nbc "\${d.count { ${test(6)} }}"\nbc "\${d.subList(0, 100).count { d.subList(0, 100).count { true } == 100 }}"`,
    );
    expect(heard).toEqual(["0", "100"]);
  });
});

describe("a variable without a value", () => {
  it("is the variable of its own block, and is assigned there", () => {
    const body =
      'def x\nif (my.bench.notEmpty) { x = 5 }\nbc "${x}"\nrepeat (1) { def x = null\nbc "${x == null}"\nx = 7 }\nbc "${x}"';
    expect(said(body)).toEqual(["5", "true", "5"]);
  });
});

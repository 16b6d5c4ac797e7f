import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { printEffect } from "../../../../../../shared/games/tcgone/script/print/effect.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { holdsForScripts } from "../../../../../support/tcgone/print-law.js";

const read = (text: string) => parseEffect(text, scriptNames);
const format = (text: string): string => {
  const { items, comments, faults } = read(text);
  expect(faults).toEqual([]);
  return printEffect(items, comments);
};

describe("canonical text", () => {
  it("says what was read, and is its own canonical text", () => {
    holdsForScripts(400);
  });

  it("writes a statement a line and short blocks on theirs", () => {
    expect(
      format(
        'move "Slam" , { onAttack { damage(10,self)\n\n flip {draw 1};if(x){draw(1)}else{draw(2)} } energyCost C }',
      ),
    ).toBe(
      `move "Slam" {
  energyCost C
  onAttack {
    damage 10, self
    flip { draw 1 }
    if (x) {
      draw 1
    } else {
      draw 2
    }
  }
}`,
    );
  });

  it("breaks what is longer than 80 columns", () => {
    const condition = "my.hand.size > 3 && opp.hand.size > 3 && my.deck.notEmpty";
    expect(format(`onPlay { if (${condition}) { damage 10, self } }`)).toBe(
      `onPlay {\n  if (${condition}) {\n    damage 10, self\n  }\n}`,
    );
  });

  it("keeps parentheses that are needed, and no others", () => {
    expect(format("onPlay { x = ((1 + 2)) * (3 * 4) - (5 - 6) }")).toBe("onPlay { x = (1 + 2) * (3 * 4) - (5 - 6) }");
    expect(format("onPlay { x = (a and b) or not (c == d) }")).toBe("onPlay { x = a && b || !(c == d) }");
    expect(format("onPlay { damage((10 + 2) * 2) }")).toBe("onPlay { damage((10 + 2) * 2) }");
  });

  it("keeps comments at their statements", () => {
    const text = `// head
move "X" {
  // before the clause
  onAttack {
    // first
    damage 10 // behind
    flip {
      // inside
      damage 20
    }
    // last
  }
}
// end`;
    expect(format(text)).toBe(text);
    expect(format("onPlay { draw /* how many */ 1 }")).toBe("onPlay {\n  // how many\n  draw 1\n}");
  });

  it("keeps every comment, wherever it is", () => {
    const source = 'move "A" { energyCost C onAttack { damage 10, self flip { draw 1 } { draw 2 } } }';
    const gaps = [...source.matchAll(/ /g)].map(({ index }) => index);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...gaps)), (places) => {
        const text = Array.from(source)
          .map((character, at) => (places.includes(at) ? ` /* c${String(at)}. */ ` : character))
          .join("");
        const printed = format(text);
        for (const at of places) expect(printed.split(`c${String(at)}.`)).toHaveLength(2);
        expect(format(printed)).toBe(printed);
      }),
      { numRuns: 200 },
    );
  });
});

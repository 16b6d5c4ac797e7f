import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import { printEffect } from "../../../../../../shared/games/tcgone/script/print/effect.js";
import { effectRows } from "../../../../../../shared/games/tcgone/script/rows/effect-rows.js";
import { effectScriptOf } from "../../../../../../shared/games/tcgone/script/rows/effect-script.js";
import { expectSameInRows, holdsInRows } from "../../../../../support/tcgone/rows-law.js";

const cards = readFileSync(join(import.meta.dirname, "../../../../../../tabula/tcgone/cards.toml"), "utf8");
const effects = [...cards.matchAll(/^effect = '''\n([^]*?)'''$/gmu)].map(([, text = ""]) => text);
const rowsOf = (text: string) => {
  const { items, comments, faults } = parseEffect(text, scriptNames);
  expect(faults).toEqual([]);
  return effectRows(items, comments);
};

describe("scripts in rows (SCRIPT-7)", () => {
  it.each(effects)("say the same: %s", (effect) => {
    expectSameInRows(parseEffect(effect, scriptNames).items);
  });

  it("have the parameters of the registry, and the short forms where they fit", () => {
    const text = `move "Slam" { energyCost F, C
  onAttack { damage 20 // behind
    // before
    flip 2, { draw 1 } { heal 10 }
    delayed { after CHANGE_STAGE, self, { unregister() }
      unregisterAfter 2 } } }
bwAbility "Calm" { getterA (GET_RETREAT_COST, self) { h -> if (self.active) { h.object -= 2 } } }`;
    expect(rowsOf(text)).toEqual([
      {
        kind: "move",
        label: "Slam",
        cost: { energy: ["F", "C"] },
        do: [
          { op: "damage", amount: 20, note_after: "behind" },
          {
            op: "flip",
            n: 2,
            heads: [{ op: "draw", count: 1 }],
            tails: [{ op: "heal", amount: 10 }],
            note: ["before"],
          },
          { op: "register", until: { turns: 2, events: ["CHANGE_STAGE:self"] } },
        ],
      },
      {
        kind: "ability",
        label: "Calm",
        modify: [{ get: "GET_RETREAT_COST", target: "self", if: "self.active", sub: 2 }],
      },
    ]);
  });

  it("keep their comments", () => {
    const rows = rowsOf('move "Slam" {\n  onAttack {\n    // hard\n    damage 20 // twice\n  }\n}');
    const { text } = effectScriptOf(rows);
    const { items, comments } = parseEffect(text, scriptNames);
    expect(printEffect(items, comments)).toBe(
      'move "Slam" {\n  onAttack {\n    // hard\n    damage 20 // twice\n  }\n}',
    );
  });

  it("name the cell that has no meaning", () => {
    const rows = [
      {
        kind: "move",
        label: "Slam",
        do: [
          { op: "damge", amount: 20 },
          { op: "heal", amount: "2 +", colour: "red" },
        ],
      },
      { kind: "spell", modify: [{ get: "x } move", as: "a b" }] },
      7,
    ];
    expect(effectScriptOf(rows).faults.map(({ path, code }) => `${path.join(".")} ${code}`)).toEqual([
      "0.do.0.op effect/unknown-op",
      "0.do.1.amount effect/expected",
      "0.do.1.colour effect/row-form",
      "1.kind effect/row-form",
      "1.modify.0.get effect/unclosed",
      "1.modify.0.as effect/row-form",
      "2 effect/row-form",
    ]);
  });

  it("say the same whatever the script", () => {
    holdsInRows(300);
  });
});

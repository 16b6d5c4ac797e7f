import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEffect } from "../../../../../../shared/games/tcgone/script/parse.js";
import { scriptNames } from "../../../../../../shared/games/tcgone/script/registry/index.js";
import {
  isSyntaxNode,
  nodesIn,
  syntaxKinds,
  type SyntaxNode,
} from "../../../../../../shared/games/tcgone/script/syntax/visit.js";

const cards = join(import.meta.dirname, "../../../../../../tabula/tcgone/cards.toml");
const texts = [...readFileSync(cards, "utf8").matchAll(/^effect = '''\n([^]*?)'''/gmu)].map(([, text = ""]) => text);

/** What cards of the sample do not use. */
const others = [
  'move "A" { onAttack { sub f(a, b) { return }\nfor (u in my.bench) { break }\nrepeat (2) { draw 1 + -1 } } }',
  'move "B" { onAttack { let x = my.hp > 10 ? [1, TRUE] : null; x = my.bench[0]; flip 2, [0: { draw 1 }, 2: { draw 2 }] } }',
  'pokeBody "C" { text "Says ${my.hp}"; delayedA { unregisterAfter 2; register { draw 1 } } }',
];

/** Every object with a kind, by whichever key it is reached. */
function reachable(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const below = Object.values(value).flatMap(reachable);
  return "kind" in value ? [value, ...below] : below;
}

const itemsOf = (text: string): readonly SyntaxNode[] => parseEffect(text, scriptNames).items;

describe("a visit of a script", () => {
  it.each([...texts, ...others].map((text) => [text.slice(0, 60).trim(), text]))(
    "comes to every node once, in the order of the text: %s",
    (_, text) => {
      const items = itemsOf(text);
      expect(nodesIn(...items)).toEqual(reachable(items));
    },
  );

  it("knows the kinds of nodes, and that other things are none", () => {
    const [first] = itemsOf(texts[0] ?? "");
    expect([first, { kind: "constructor" }, { kind: 1 }, "text", null].map(isSyntaxNode)).toEqual([
      true,
      ...[false, false, false, false],
    ]);
  });

  it("is tried on every kind of node", () => {
    const kinds = new Set<string>(
      [...texts, ...others].flatMap((text) => nodesIn(...itemsOf(text)).map(({ kind }) => kind)),
    );
    expect(syntaxKinds.filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});

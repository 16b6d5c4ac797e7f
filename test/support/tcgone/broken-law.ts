import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { effectLanguage } from "../../../shared/games/tcgone/language/language.js";

const cards = readFileSync(join(import.meta.dirname, "../../../tabula/tcgone/cards.toml"), "utf8");
const effects = [...cards.matchAll(/^effect = '''\n([^]*?)'''$/gmu)].map(([, text = ""]) => text);

const inserted = fc.oneof(
  fc.constantFrom("{", "}", "(", ")", "[", '"', "“", "${", "//", "/*", "->", "=", "\n", "\u0000", "\u202e", "\ud800"),
  fc.constantFrom("self", "ef", "__proto__", "constructor", "toString", "delayed", "def", "999999", "KNOCKOUT", "move"),
);
const change = fc.record({ at: fc.nat(), cut: fc.nat({ max: 12 }), insert: fc.option(inserted, { nil: "" }) });
const broken = fc
  .tuple(fc.constantFrom(...effects), fc.array(change, { minLength: 1, maxLength: 5 }))
  .map(([effect, changes]) =>
    changes.reduce((text, { at, cut, insert }) => {
      const from = at % (text.length + 1);
      return text.slice(0, from) + insert + text.slice(from + cut);
    }, effect),
  );

/** Whatever stands in a cell is read without an exception, and all that is said about it lies within it. */
export function readsBrokenScripts(count: number): void {
  fc.assert(
    fc.property(broken, fc.nat(), (effect, at) => {
      const reading = effectLanguage.read({ effect, kind: "unit" });
      for (const { span, message } of reading.diagnostics) {
        expect(span.from).toBeGreaterThanOrEqual(0);
        expect(span.to).toBeGreaterThanOrEqual(span.from);
        expect(span.to).toBeLessThanOrEqual(effect.length);
        expect(message).not.toBe("");
      }
      const offset = at % (effect.length + 1);
      reading.hoverAt("effect", offset);
      reading.completionsAt("effect", offset);
      for (const ability of reading.abilities) ability.tree();
      expect(reading.styles().every(({ to }) => to <= effect.length)).toBe(true);
    }),
    { numRuns: count },
  );
}

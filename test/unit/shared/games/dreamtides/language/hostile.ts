import type { AstNode } from "../../../../../../shared/text/index.js";
import fc from "fast-check";
import { expect } from "vitest";
import {
  analyse,
  astNodes,
  complete,
  hover,
  parseAbilities,
  styledSpans,
  type CellName,
  type Cells,
} from "../../../../../../shared/games/dreamtides/language/index.js";
import { ALL_VARIABLES, edited, productionRows } from "./material.js";

const CELLS: readonly CellName[] = ["rulesText", "variables", "prompts"];

const soup = fc
  .array(
    fc.constantFrom(
      ..."{ } {} {{ }} {$ {@cap {a( ) ( , . : ; ' -- + non- $c {cards($c)} {fast} {$n} {subtype($t)} {pronoun:$n}".split(
        " ",
      ),
      ..."{card:$c} draw gain an ally enemy with cost or less when you play to it them {choose_one} {bullet} c: 1 t: Mage".split(
        " ",
      ),
      ..."\n|\n\n|\t|\r\n|\u2028|\ufeff|\u0085|İ|ß|ﬁ|Σ|𐐀|\ud800|\udc00|\u0000|é|{İ($İ)}|__proto__|constructor".split(
        "|",
      ),
    ),
    { maxLength: 40 },
  )
  .chain((parts) => fc.constantFrom("", " ").map((joint) => parts.join(joint)));

const texts = productionRows().flatMap(({ passing, failing }) => [passing, failing]);
const truncated = fc
  .tuple(fc.constantFrom(...texts), fc.nat(100), fc.nat(100), soup)
  .map(([text, from, to, insert]) => text.slice(0, from) + insert + text.slice(to));

const units = fc.array(fc.nat(0xffff), { maxLength: 80 }).map((codes) => String.fromCharCode(...codes));
const bytes = fc.uint8Array({ maxLength: 120 }).map((array) => new TextDecoder("latin1").decode(array));

const text = fc.oneof(soup, truncated, units, bytes);
const variables = fc.oneof(fc.constant(ALL_VARIABLES), fc.constant(""), soup, units);

/** Cells that nobody would write. */
export const hostileCells: fc.Arbitrary<Cells> = fc.record({ rulesText: text, variables, prompts: text });

/** Long texts of one kind of trouble each, of about so many characters. */
export function longTexts(length: number): string[] {
  const repeated = (unit: string) => unit.repeat(Math.ceil(length / unit.length));
  return [
    ..."a|a |{|}|{}|{a}|{fast} |{cards($c)} |{$|$|(|,|.|\n|\n\n|\u00a0|İ|@cap |Draw {c}. |Draw {c}, then |Copy it.\n\n".split(
      "|",
    ),
    ..."{x}.\n\n|Discard an ally or |{energy($e)}, |once per turn, |you may |when you play a |enemy with cost |c: 1, |c, |c|draw ".split(
      "|",
    ),
    ..."an ally or |{@cap @a $|: |+ |' |non-{t} |{Banish} an ally, then |Until end of turn, |Gain {x}. |Draw {q}. |\ud800".split(
      "|",
    ),
  ].map(repeated);
}

/** Everything the language promises of any text: it answers, and all it says is about places inside the text. */
export function answers(cells: Cells, offset = 0): void {
  const analysis = analyse(cells);
  const lengths = {
    rulesText: cells.rulesText.length,
    variables: cells.variables.length,
    prompts: cells.prompts?.length ?? 0,
  };
  const inside = (cell: CellName, { from, to }: { readonly from: number; readonly to: number }) =>
    from >= 0 && from <= to && to <= lengths[cell];
  for (const { cell, span, related, fixes, message } of analysis.diagnostics) {
    expect(inside(cell, span), message).toBe(true);
    for (const place of related) expect(inside(place.cell, place.span), message).toBe(true);
    for (const { edits } of fixes) expect(() => edited(cells, edits)).not.toThrow();
  }
  for (const span of styledSpans(analysis)) expect(inside(span.cell, span) && span.from < span.to).toBe(true);
  const nodesInside = ({ span, children }: AstNode): boolean =>
    inside("rulesText", span) && children.every(nodesInside);
  for (const paragraph of analysis.paragraphs) {
    const tree = astNodes(paragraph);
    expect(tree === undefined || nodesInside(tree)).toBe(true);
    expect(tree?.value).toEqual(paragraph.ability);
  }
  const isWhole = parseAbilities(cells.rulesText, cells.variables).ok;
  expect(isWhole).toBe(analysis.complete !== undefined);
  for (const cell of CELLS) {
    const at = lengths[cell] === 0 ? 0 : offset % (lengths[cell] + 1);
    hover(analysis, cell, at);
    for (const { change } of complete(cells, cell, at)) expect(inside(cell, change)).toBe(true);
  }
}

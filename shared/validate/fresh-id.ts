import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { randomUuid } from "../sheet/index.js";
import { settingFix, textValue } from "./rule-kit.js";
import type { FindingFix, Lookup, RowFacts } from "./rule.js";

/** A number that stands for a text; the same text has the same (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/**
 * Gives a row whose id another row has one of its own, in upper case where the shared one is. It is drawn from the shared id
 * and the place of the row, so that a look at the fix and the fix itself agree, and no two rows get the same.
 */
export function freshIdFix(row: RowFacts, kept: RowFacts, lookup: Lookup, index: string): FindingFix {
  const shared = row.text("id") ?? "";
  const { file, table } = row.sheet;
  const generator = xoroshiro128plus(hashOf(JSON.stringify([shared, file, table, lookup.numberOf(row)])));
  let id = randomUuid(() => generator.next());
  while (lookup.has(index, id)) id = randomUuid(() => generator.next());
  const isUpper = shared !== shared.toLowerCase() && shared === shared.toUpperCase();
  const title = `Give ${row.title()} a new id; ${kept.title()} in row ${lookup.numberOf(kept)} keeps this one`;
  return settingFix("new-id", title, "id", textValue(isUpper ? id.toUpperCase() : id));
}

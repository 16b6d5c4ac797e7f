import { hashOf } from "../base/index.js";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import { idsOfKind, randomUuid, suggestRowId, type SheetSchema } from "../sheet/index.js";
import { guess, settingFix, textValue } from "./rule-kit.js";
import type { FindingFix, Lookup, RowFacts } from "./rule.js";

/**
 * A fix that makes a new id for a row whose id another row has, in upper case where the shared one is. It is drawn from the shared
 * id and the place of the row, so that the preview of the fix and the fix itself agree, and no two rows get the same.
 */
export function freshIdFix(row: RowFacts, kept: RowFacts, lookup: Lookup, index: string): FindingFix {
  const shared = row.text("id") ?? "";
  const id = drawnUuid(row, shared, lookup, (each) => lookup.has(index, each));
  const title = `Give ${row.title()} a new id; ${kept.title()} in row ${lookup.numberOf(kept)} keeps this one`;
  return settingFix("new-id", title, "id", textValue(id));
}

/** A UUID that is drawn from the place of a row and the id of another, in upper case where that is. */
export function drawnUuid(row: RowFacts, other: string, lookup: Lookup, isTaken: (id: string) => boolean): string {
  const { file, table } = row.sheet;
  const generator = xoroshiro128plus(hashOf(JSON.stringify([other, file, table, lookup.numberOf(row)])));
  let id = randomUuid(() => generator.next());
  while (isTaken(id)) id = randomUuid(() => generator.next());
  return other !== other.toLowerCase() && other === other.toUpperCase() ? id.toUpperCase() : id;
}

/** The keys that decide which id a row gets. */
export function keysOfIds({ makeId }: SheetSchema): readonly string[] {
  if (makeId?.kind === "slug") return [makeId.from];
  return makeId?.kind === "number" && typeof makeId.prefix !== "string" ? [makeId.prefix.from] : [];
}

/**
 * Fixes a row without an id: sets one made as for new rows of its sheet (SHEET-6). Any UUID will do; an id made of a
 * name or a number may differ from the one that other files use for the row, so it is a guess. The rule must read `keysOfIds`.
 */
export function missingIdFixes(
  row: RowFacts,
  schema: SheetSchema,
  lookup: Lookup,
  isTaken: (id: string) => boolean,
): readonly FindingFix[] {
  const ids = idsOfKind(schema);
  const id =
    ids &&
    suggestRowId(ids, (key) => row.text(key) ?? "", {
      uuid: () => drawnUuid(row, "", lookup, isTaken),
      isTaken,
      number: lookup.numberOf(row),
    });
  if (!ids || id === null || id === undefined) return [];
  const fix = settingFix(
    "new-id",
    ids.maker.kind === "uuid" ? `Give ${row.title()} a new id` : `Set ${ids.key} to ${id}`,
    ids.key,
    textValue(id),
  );
  return [ids.maker.kind === "uuid" ? fix : guess(fix)];
}

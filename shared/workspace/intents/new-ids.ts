import { cellText, cellValue, idColumnOf, makeRowId, randomUuid, type SheetFacts } from "../../sheet/index.js";
import type { RowEntry } from "../../toml/index.js";
import type { SheetRef } from "../identity.js";
import { checkerOf } from "../problems/follow.js";
import type { WorkspaceState } from "../state.js";
import type { Transition } from "../transition.js";

/** Makes ids for rows of one sheet that one step adds or changes: no two of them are the same. */
export class NewIds {
  #taken: Set<string> | undefined;

  readonly #step: Transition;
  readonly #sheet: SheetRef;
  readonly #facts: SheetFacts;

  constructor(step: Transition, sheet: SheetRef, facts: SheetFacts) {
    this.#step = step;
    this.#sheet = sheet;
    this.#facts = facts;
  }

  /** An id for a row with these keys (SHEET-6). */
  make(entries: readonly RowEntry[]): string {
    const uuid = (): string => randomUuid(this.#step.random, this.#facts);
    const { ids } = this.#facts;
    if (!ids) return uuid();
    const id = makeRowId(ids, entries, {
      uuid,
      taken: () => (this.#taken ??= idsOfGame(this.#step.state, this.#sheet, checkerOf(this.#step.before))),
    });
    this.#taken?.add(id);
    return id;
  }
}

/** The ids of all rows of a sheet's game whose tables have ids of their own. */
export function idsOfGame(state: WorkspaceState, sheet: SheetRef, checker = checkerOf(state)): Set<string> {
  const game = checker.bindingOf(sheet)?.game;
  const found = new Set<string>();
  for (const { file, content } of state.files.values()) {
    for (const { path, keys, facts } of content?.tables ?? []) {
      const column = facts.ids && idColumnOf(facts);
      if (!content || !column || checker.bindingOf({ file, table: path })?.game !== game) continue;
      for (let row = 0; row < keys.length; row += 1) {
        const value = cellValue(content.document, path, row, column);
        if (value) found.add(cellText(value));
      }
    }
  }
  return found;
}

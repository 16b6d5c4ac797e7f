import type { ColumnId } from "../../../sheet/index.js";
import { writeValue, type TomlValue } from "../../../toml/index.js";
import {
  guess,
  settingFix,
  textValue,
  uniqueRule,
  type Finding,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { info } from "./info.js";
import { cardsById, abilitiesOf, alterationsOf, entriesOf, placeOf } from "./parts.js";

const dropped = "_dropped";

/** What a table keeps of keys that were in its card file twice. */
function droppedIn(value: TomlValue | undefined, place: ColumnId): readonly Finding[] {
  const entries = entriesOf(value);
  return [...entries].map(([key, lost]) => {
    const rest = new Map([...entries].filter(([each]) => each !== key));
    const to =
      rest.size === 0
        ? ({ kind: "absent" } as const)
        : ({ kind: "value", value: { kind: "table", entries: rest } } as const);
    return {
      column: { ...place, inner: [...(place.inner ?? []), key] },
      message: `${key} is in the card file twice; ${writeValue(lost, { oneLine: true })} was dropped.`,
      fixes: [{ id: "drop", title: `Leave out the other ${key}`, edits: [{ kind: "cell", column: place, to }] }],
    };
  });
}

/** P03 (PTG-10). */
export const duplicateKey: RowRule = {
  kind: "row",
  ...info(
    "duplicate-key",
    "warning",
    "A card file has each key once",
    "Loaders disagree on which of two values counts. Cardwright takes the first and keeps the other until it is left out.",
  ),
  sheets: ["cards", "decks"],
  reads: ["abilities", dropped],
  check: (row) => [
    ...droppedIn(row.value(dropped), { path: [dropped] }),
    ...abilitiesOf(row).flatMap((ability) =>
      [ability, ...alterationsOf(ability)].flatMap(({ inner, entries }) =>
        droppedIn(entries.get(dropped), placeOf(inner, dropped)),
      ),
    ),
  ],
};

/** The id with the next number behind it that no card has: `goblin_01` becomes `goblin_02`. */
function freeId(id: string, lookup: Lookup): string {
  const { stem = id, digits = "" } = /^(?<stem>.*?)_?(?<digits>\d*)$/su.exec(id)?.groups ?? {};
  const from = digits.length < 9 ? Number(digits) : 0;
  for (let number = from + 1; ; number += 1) {
    const free = `${stem}_${String(number).padStart(Math.max(2, digits.length), "0")}`;
    if (!lookup.has(cardsById.name, free)) return free;
  }
}

/** P04 (PTG-10). */
export const idUnique = uniqueRule({
  ...info(
    "id-unique",
    "error",
    "Ids are unique",
    "Decks and effects name a card by its id; two cards with one id cannot both be meant.",
  ),
  sheets: ["cards"],
  column: "card_id",
  index: cardsById.name,
  message: (id, first) => `"${first.title()}" already has the id ${id}`,
  fixesBeside: (row: RowFacts, _first, lookup) => {
    const id = freeId(row.text("card_id") ?? "", lookup);
    return [guess(settingFix("number", `Set card_id to ${id}`, "card_id", textValue(id)))];
  },
});

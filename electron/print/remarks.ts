import { visibleName } from "../../shared/base/index.js";
import type { CardTable, DrawnCard } from "./cards.js";

/** What a person should know of cards before they are printed. */
export const remarksOn = (tables: readonly CardTable[]): readonly string[] => [
  ...oddCopiesOn(tables),
  ...remarksWhere(tables, ({ copies, layout }) =>
    copies > 0 && layout.overflows.length > 0 ? "has a text that is cut off on its face" : undefined,
  ),
];

/** The cards of which it is unclear how many are wanted. */
export const oddCopiesOn = (tables: readonly CardTable[]): readonly string[] =>
  remarksWhere(tables, ({ oddCopies }) => oddCopies);

/** Long names are shortened: they are only there to be recognised. */
const nameOf = ({ name }: DrawnCard): string =>
  visibleName(name.length > 40 ? `${name.slice(0, 40).trimEnd()}…` : name);

function remarksWhere(
  tables: readonly CardTable[],
  remarkOn: (card: DrawnCard) => string | undefined,
): readonly string[] {
  return tables.flatMap(({ file, table, cards }) =>
    cards.flatMap((card) => {
      const remark = remarkOn(card);
      const place = `${visibleName(file)}: row ${card.row} of ${table} (${nameOf(card)})`;
      return remark === undefined ? [] : [`${place} ${remark}`];
    }),
  );
}

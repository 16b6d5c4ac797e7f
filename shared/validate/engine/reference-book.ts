import type { RowAddress, SheetAddress } from "../problem.js";
import { idsIn, referenceIndex } from "../references.js";
import type { CheckedSheet } from "./sheet.js";
import { FilledIndex } from "./tables.js";
import { titleOf } from "./row-reader.js";

/** A place that names a row by its id. */
export interface ReferencePlace extends RowAddress {
  /** The top-level key it stands under. */
  readonly key: string;
  /** What people call the row that names it; absent where it has neither name nor id. */
  readonly rowTitle?: string;
}

/** Who names which id, in all sheets, kept current row by row as the other indexes are. */
export class ReferenceBook {
  readonly filled: FilledIndex;

  constructor(sheetOf: (address: SheetAddress) => CheckedSheet | undefined) {
    this.filled = new FilledIndex(referenceIndex(({ sheet }) => sheetOf(sheet)?.referenceKeys ?? []));
  }

  /** The places that name an id, as `idText` writes it, in the order of sheets and rows. */
  to(id: string): readonly ReferencePlace[] {
    const rows = this.filled.groups.get(id)?.rows ?? [];
    return rows.flatMap(({ sheet, key: rowKey, entries = [] }) => {
      const rowTitle = titleOf(entries);
      return sheet.referenceKeys.flatMap((key): ReferencePlace[] => {
        const value = entries.find((entry) => entry.key === key)?.value;
        if (!value || !idsIn(value).includes(id)) return [];
        return [{ sheet: sheet.address, rowKey, key, ...(rowTitle === undefined ? {} : { rowTitle }) }];
      });
    });
  }
}

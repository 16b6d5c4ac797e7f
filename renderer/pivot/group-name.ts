import { visibleName } from "../../shared/base/index.js";
import type { PivotGroup } from "../../shared/pivot/index.js";
import { textOfView, type CellView } from "../../shared/sheet/index.js";
import { texts } from "./texts.js";

/** More of a text is not seen in any table or chart. */
const mostOfText = 2_000;

/** What a group has in one field, in words. */
export const nameOfCell = (cell: CellView): string => visibleName(textOfView(cell).slice(0, mostOfText)) || texts.empty;

/** What a group is called as a whole. */
export const nameOfGroup = ({ cells }: PivotGroup): string => cells.map(nameOfCell).join(" · ");

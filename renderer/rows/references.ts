import type { ReferencesView, SheetRef } from "../../shared/workspace/index.js";
import { goToCell } from "../navigation/index.js";
import { call, countedReferrers, openOverlay, sayHere } from "../state/index.js";
import { texts } from "./texts.js";

/** A row that is asked about, with what people call it. */
interface AskedRow {
  readonly sheet: SheetRef;
  readonly rowKey: string;
  readonly title: string;
}

/** Lists the rows that name a row by its id, each a way to go there. */
export async function showUses({ sheet, rowKey, title }: AskedRow): Promise<void> {
  const references = await call("rows/references", { sheet, rowKeys: [rowKey] });
  if (!references) return;
  if (references.references.length === 0) sayHere("info", texts.usedNowhere(title));
  else list(texts.whereUsed(title), texts.usedHere(countedReferrers(references)), references);
}

/** Goes to the row that a cell names by its id; of several, or where no cell of a key is asked about, the person chooses. */
export async function goToNamed({ sheet, rowKey, title }: AskedRow, key: string | undefined): Promise<void> {
  const named = await call("rows/named", { sheet, rowKey, ...(key === undefined ? {} : { key }) });
  const [first, ...others] = named?.references ?? [];
  if (!named) return;
  if (!first) sayHere("info", texts.namesNothing(title));
  else if (others.length === 0) await goToCell(first.sheet, first.rowKey, null);
  else list(texts.whatIsNamed(title), texts.namesThese(countedReferrers(named)), named);
}

const list = (title: string, text: string, references: ReferencesView): void =>
  openOverlay({ kind: "ask", question: { title, text, safe: texts.close, choices: [], references } });

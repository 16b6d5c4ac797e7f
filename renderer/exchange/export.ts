import { call } from "../state/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { download } from "./download.js";

/** Hands the rows of a sheet to the person as a file; `format` is `csv` or the name of a game's format. */
export async function exportSheet({ file, table }: SheetRef, format: string): Promise<void> {
  const answer = await call("sheet/export", { sheet: { file, table: [...table] }, format });
  if (answer) download(answer.fileName, answer.text, "text/csv");
}

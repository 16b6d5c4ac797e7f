import { readHtmlTable } from "../../../shared/formats/index.js";
import { sayHere, textOfCell, turns } from "../../state/index.js";
import type { CellsHost, GridHost } from "../host.js";
import { isTable } from "../selection/bands.js";
import { cellOf, selectedColumns, selectedRows } from "../selection/selected-cells.js";
import { clearRange } from "./fill.js";
import { pasteSpecially, pasteTexts } from "./paste.js";
import type { PasteWay } from "./paste-ways.js";
import { editTexts } from "../texts.js";
import { readTsv, writeTsv } from "./tsv.js";

/**
 * The selected cells as a spreadsheet would copy them: the values themselves, not how they are drawn. Undefined where they are
 * not those of some rows in some columns, which is said.
 */
function textOfRange(grid: CellsHost): string | undefined {
  if (!isTable(grid.range.boxes)) {
    sayHere("info", editTexts.noTable);
    return undefined;
  }
  const columns = selectedColumns(grid);
  return writeTsv(
    selectedRows(grid).map((row) => columns.map((column) => textOfCell(cellOf(grid.sheet, row, column)))),
  );
}

function copyRange(grid: CellsHost, event: ClipboardEvent): boolean {
  if (!grid.range.box || !event.clipboardData) return false;
  const text = textOfRange(grid);
  if (text !== undefined) event.clipboardData.setData("text/plain", text);
  return text !== undefined;
}

/** How the next paste by keys is meant, after a command that could not read the clipboard itself. */
let nextWay: PasteWay = "plain";

function pasteRange(grid: CellsHost, event: ClipboardEvent): boolean {
  const text = event.clipboardData?.getData("text/plain") ?? "";
  const table = readHtmlTable(event.clipboardData?.getData("text/html") ?? "");
  if (!grid.range.box || (text === "" && !table)) return false;
  // The table of a spreadsheet has values where its text has what they look like.
  const texts = table ?? readTsv(text);
  const way = nextWay;
  nextWay = "plain";
  const paste = (): void => (way === "plain" ? pasteTexts(grid, texts) : pasteSpecially(grid, texts, way));
  if (!turns.wait(paste)) paste();
  return true;
}

/** Copies the selected cells as Ctrl+C does; returns whether they could be copied. */
export async function copyCells(grid: CellsHost): Promise<boolean> {
  const text = textOfRange(grid);
  if (text === undefined) return false;
  await navigator.clipboard.writeText(text);
  return true;
}

/** Copies the selected cells and clears them; they stay where they cannot be copied. */
export async function cutCells(grid: CellsHost): Promise<void> {
  if (await copyCells(grid)) clearRange(grid, "clear");
}

/** Pastes into the range what is on the clipboard, or says how to where the page may not read it. */
export async function pasteCells(grid: CellsHost): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => undefined);
  if (text === undefined) sayHere("info", editTexts.cannotRead);
  else if (text !== "" && grid.range.box) pasteTexts(grid, readTsv(text));
}

/** Pastes what is on the clipboard in another way than as it is; where the page may not read it, the next Ctrl+V does. */
export async function pasteCellsAs(grid: CellsHost, way: PasteWay): Promise<void> {
  const text = await navigator.clipboard.readText().catch(() => undefined);
  if (text === undefined) {
    nextWay = way;
    sayHere("info", editTexts.pressToPaste);
  } else if (text !== "") pasteSpecially(grid, readTsv(text), way);
}

/** Lets copy, cut and paste of the browser act on the range while no editor is open. Returns how to stop. */
export function listenToClipboard(grid: GridHost): () => void {
  const listen = (act: (event: ClipboardEvent) => boolean) => (event: ClipboardEvent) => {
    if (grid.editing.isOpen || !grid.outline.hasKeyboard) return;
    if (act(event)) event.preventDefault();
  };
  const copy = listen((event) => copyRange(grid, event));
  const cut = listen((event) => {
    const isCopied = copyRange(grid, event);
    if (isCopied) clearRange(grid, "clear");
    return isCopied;
  });
  const paste = listen((event) => pasteRange(grid, event));
  document.addEventListener("copy", copy);
  document.addEventListener("cut", cut);
  document.addEventListener("paste", paste);
  return () => {
    document.removeEventListener("copy", copy);
    document.removeEventListener("cut", cut);
    document.removeEventListener("paste", paste);
  };
}

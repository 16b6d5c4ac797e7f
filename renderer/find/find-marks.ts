import { pushAll } from "../../shared/base/index.js";
import { placeOfRowIndex, type ActiveGrid } from "../grid/index.js";
import { occurrences, type Match } from "./matches.js";

/** What is marked: the cells that were found, and the one the person has come to. */
export interface Finds {
  readonly query: string;
  readonly matches: readonly Match[];
  readonly current: Match | undefined;
}

/** Names of the highlights in the style sheet. */
const highlightNames = { match: "find-match", current: "find-current" } as const;

const nameOf = ({ rowKey, column }: Match): string => JSON.stringify([rowKey, column]);

/**
 * Marks the cells of a grid that were found, and the text in them, for as long as the function it returns is not called. The
 * grid draws only the cells in view and draws them again as it likes, so whatever it draws is looked at again.
 */
export function markFinds(grid: ActiveGrid, { query, matches, current }: Finds): () => void {
  const names = new Set(matches.map(nameOf));
  const currentName = current && nameOf(current);
  const { element } = grid;

  const mark = (): void => {
    const ranges = { match: [] as Range[], current: [] as Range[] };
    for (const row of element.querySelectorAll(".ag-row")) {
      const place = placeOfRowIndex(row.getAttribute("row-index"), grid.gridRows.frozenCount);
      const rowKey = place === undefined ? undefined : grid.rows[place]?.key;
      for (const cell of row.querySelectorAll<HTMLElement>(".ag-cell[col-id]")) {
        const name = rowKey === undefined ? "" : nameOf({ rowKey, column: cell.getAttribute("col-id") ?? "" });
        const kind = name === currentName ? "current" : names.has(name) ? "match" : undefined;
        if (kind !== cell.dataset["find"]) setKind(cell, kind);
        if (kind) pushAll(ranges[kind], rangesIn(cell, query));
      }
    }
    for (const kind of ["match", "current"] as const) {
      const highlight = new Highlight();
      for (const range of ranges[kind]) highlight.add(range);
      CSS.highlights.set(highlightNames[kind], highlight);
    }
  };

  let frame = 0;
  const observer = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(mark);
  });
  observer.observe(element, { childList: true, subtree: true, attributes: true, attributeFilter: ["row-index"] });
  mark();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    for (const cell of element.querySelectorAll<HTMLElement>("[data-find]")) setKind(cell, undefined);
    for (const name of Object.values(highlightNames)) CSS.highlights.delete(name);
  };
}

function setKind(cell: HTMLElement, kind: keyof typeof highlightNames | undefined): void {
  if (kind) cell.dataset["find"] = kind;
  else cell.removeAttribute("data-find");
}

/** Where the text stands in a cell as it is drawn; nowhere where it is drawn otherwise than it is stored. */
function rangesIn(cell: HTMLElement, query: string): Range[] {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const from of occurrences(node.textContent ?? "", query)) {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, from + query.length);
      ranges.push(range);
    }
  }
  return ranges;
}

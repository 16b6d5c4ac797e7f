import type { GridApi } from "ag-grid-community";
import type { GroupHeading } from "../../../shared/sheet/index.js";
import type { GridRow } from "../../state/index.js";
import { groupTexts } from "../texts.js";

/** The room above the first row of a group, in px, as `--group-heading` in sheet.css. */
export const groupHeadingPx = 30;

/** Class of the cells of a row with a heading above it: they leave room for it. */
export const belowHeading = "is-below-heading";

interface GroupHeadingsHost {
  readonly element: HTMLElement;
  readonly api: GridApi<GridRow>;
  /** By the key of the row below each. */
  readonly headings: () => ReadonlyMap<string, GroupHeading>;
  readonly fold: (text: string) => void;
}

/**
 * The headings of groups, drawn among the rows of the grid, which know nothing of them: a row that begins a group is as much
 * higher, so that the keyboard, ranges and commands only ever meet rows. Only those in sight are drawn.
 */
export class GroupHeadings {
  readonly #host: GroupHeadingsHost;
  readonly #drawn = new Map<string, HTMLElement>();

  constructor(host: GroupHeadingsHost) {
    this.#host = host;
  }

  /** To be called when rows, their heights or their groups have changed, and when others are in sight. */
  draw(): void {
    const { api, element, headings } = this.#host;
    const all = headings();
    const container = element.querySelector(".ag-grid-scrolling-container");
    const wanted = new Set<string>();
    const last = all.size === 0 ? -1 : api.getLastDisplayedRowIndex();
    for (let at = Math.max(0, api.getFirstDisplayedRowIndex()); at <= last; at += 1) {
      const node = api.getDisplayedRowAtIndex(at);
      const key = node?.data?.key;
      const heading = key === undefined ? undefined : all.get(key);
      if (key === undefined || !heading || !container) continue;
      wanted.add(key);
      const drawn = this.#drawn.get(key) ?? this.#add(container, key);
      write(drawn, heading);
      drawn.style.top = `${node?.rowTop ?? 0}px`;
    }
    for (const [key, drawn] of this.#drawn) {
      if (wanted.has(key)) continue;
      drawn.remove();
      this.#drawn.delete(key);
    }
  }

  #add(container: Element, key: string): HTMLElement {
    const { headings, fold } = this.#host;
    const heading = document.createElement("div");
    heading.className = "group-heading";
    heading.role = "row";
    // The keyboard stays at the active cell.
    heading.addEventListener("mousedown", (event) => event.preventDefault());
    const cell = document.createElement("div");
    cell.role = "gridcell";
    const button = document.createElement("button");
    button.type = "button";
    button.tabIndex = -1;
    button.addEventListener("click", () => {
      const text = headings().get(key)?.text;
      if (text !== undefined) fold(text);
    });
    button.append(document.createElement("span"), document.createElement("small"));
    cell.append(button);
    heading.append(cell);
    container.append(heading);
    this.#drawn.set(key, heading);
    return heading;
  }
}

function write(drawn: HTMLElement, { text, rowCount }: GroupHeading): void {
  const [name, count] = [drawn.querySelector("span"), drawn.querySelector("small")];
  const title = groupTexts.title(text);
  if (name && name.textContent !== title) name.textContent = title;
  const rows = groupTexts.rows(rowCount);
  if (count && count.textContent !== rows) count.textContent = rows;
  const button = drawn.querySelector("button");
  if (button) button.title = groupTexts.fold;
}

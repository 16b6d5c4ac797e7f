import type { ICellRendererComp, ICellRendererParams } from "ag-grid-community";
import { visible, visibleParts } from "../../../shared/base/index.js";
import { formatted, type StyleOf } from "../../../shared/metadata/index.js";
import type { CellView } from "../../../shared/sheet/index.js";
import type { ProblemView } from "../../../shared/validate/index.js";
import type { CellMark, ColumnView, WireCell } from "../../../shared/workspace/index.js";
import { textOfCell, type GridRow } from "../../state/index.js";
import { fitLines } from "../rows/heights.js";
import { cellLook, inkFor } from "../../theme/index.js";
import { cellTexts, columnTexts } from "../texts.js";

export interface CellContext {
  readonly column: ColumnView;
  readonly mark: (row: string) => CellMark | undefined;
  /** The most severe mark of the places inside the value. */
  readonly innerMark: (row: string) => CellMark | undefined;
  /** What is wrong with the cell, the most severe first. */
  readonly problems: (row: string) => readonly ProblemView[];
  /** What is wrong with other cells because of this one, the most severe first. */
  readonly relatedProblems: (row: string) => readonly ProblemView[];
  /** What the cell held in the version that changes are marked by, as it is shown; undefined where it is the same. */
  readonly before: (row: string) => string | undefined;
  /** In a what-if: what the current cards have in its place, which is shown beside it; undefined where it is the same. */
  readonly standing: (row: string) => string | undefined;
  readonly isDark: () => boolean;
  /** What of a value is shown: of a structure its summary. */
  readonly shown: (value: WireCell) => CellView;
  /** What the row is called that a text of the column names by its id; undefined in a column that names no rows. */
  readonly referredName: ((text: string) => string | undefined) | undefined;
  /** What the conditional formats of the column make of a cell; undefined where none is about it. */
  readonly styleOf: () => StyleOf | undefined;
}

const marks: Readonly<Record<CellMark["kind"], { sign: string; title: (mark: CellMark) => string }>> = {
  pending: { sign: "…", title: () => columnTexts.notSavedYet },
  draft: { sign: "✎", title: () => columnTexts.typedNotCommitted },
  failed: {
    sign: "!",
    title: (mark) => (mark.kind === "failed" ? `${mark.fault.message} ${cellTexts.escapeDrops}` : ""),
  },
  conflict: { sign: "⇄", title: () => columnTexts.conflict },
};

/** Draws one cell: its value by kind, the difference between absent and empty, and its mark. */
export class CellRenderer implements ICellRendererComp<GridRow> {
  readonly #element = document.createElement("div");
  #context: CellContext | undefined;

  init(params: ICellRendererParams<GridRow> & CellContext): void {
    this.#element.className = "cell";
    this.#context = params;
    this.#draw(params);
  }

  getGui(): HTMLElement {
    return this.#element;
  }

  refresh(params: ICellRendererParams<GridRow> & CellContext): boolean {
    this.#context = params;
    this.#draw(params);
    return true;
  }

  #drawProblems(problems: readonly ProblemView[], related: readonly ProblemView[]): void {
    const badge = problemBadge(problems) ?? relatedBadge(related);
    if (badge) this.#element.append(badge);
    const [first] = problems;
    if (first) this.#element.dataset["problem"] = first.severity;
    else this.#element.removeAttribute("data-problem");
  }

  #drawChange(before: string | undefined): void {
    const element = this.#element;
    if (before === undefined) {
      element.removeAttribute("data-changed");
      element.removeAttribute("title");
      return;
    }
    element.dataset["changed"] = "true";
    element.title = before;
  }

  /** Lays the formats whose conditions hold over the cell; that of before goes with its condition (META-5). */
  #drawFormat(cell: HTMLElement, text: HTMLElement, value: WireCell, { styleOf, isDark }: CellContext): void {
    const style = styleOf()?.(value);
    const { background, ...look } = style ? cellLook(style, isDark()) : {};
    cell.style.backgroundColor = background ?? "";
    if (background !== undefined) text.style.backgroundColor = "transparent";
    Object.assign(text.style, look);
  }

  #draw({ value, data, eGridCell, node, api }: ICellRendererParams<GridRow>): void {
    const context = this.#context;
    const element = this.#element;
    if (!context || !data) return;
    fitLines(element, node.rowHeight, api.getGridOption("rowHeight"));
    const own = context.mark(data.key);
    const mark = own ?? context.innerMark(data.key);
    const shown = own?.kind === "failed" ? own.text : (value as WireCell);
    const text = drawValue(shown, context);
    element.replaceChildren(...standingBeside(context.standing(data.key)), text);
    this.#drawFormat(eGridCell, text, shown, context);
    this.#drawChange(context.before(data.key));
    this.#drawProblems(context.problems(data.key), context.relatedProblems(data.key));
    if (!mark) {
      element.removeAttribute("data-mark");
      return;
    }
    element.dataset["mark"] = mark.kind;
    const { sign, title } = marks[mark.kind];
    const badge = document.createElement("span");
    badge.className = "cell-mark";
    badge.textContent = sign;
    badge.title = title(mark);
    badge.setAttribute("role", "img");
    element.append(badge);
  }
}

/** The value of the current cards, struck out before that of the what-if. */
function standingBeside(standing: string | undefined): readonly HTMLElement[] {
  if (standing === undefined) return [];
  const was = document.createElement("del");
  was.className = "cell-standing";
  was.textContent = standing;
  return [was];
}

/** Severities differ in shape, not in colour alone; what is only part of a problem has the outline of its shape. */
const severitySigns = {
  error: { own: "◆", related: "◇" },
  warning: { own: "▲", related: "△" },
  info: { own: "●", related: "○" },
} as const;

const severityNames = {
  error: columnTexts.error,
  warning: columnTexts.warning,
  info: columnTexts.note,
};

/** The sign of the most severe of some problems, with what all of them say. */
export function problemBadge([first, ...others]: readonly ProblemView[]): HTMLElement | undefined {
  if (!first) return undefined;
  const said = [first, ...others].map(({ severity, message }) => `${severityNames[severity]}: ${message}`);
  return badgeOf(first, "own", said.join(" "));
}

/** The sign of a cell that has a part in problems of others. */
function relatedBadge([first, ...others]: readonly ProblemView[]): HTMLElement | undefined {
  if (!first) return undefined;
  const said = [first, ...others].map(({ rowTitle, columnTitle, message }) =>
    columnTexts.partOfProblem(rowTitle, columnTitle, message),
  );
  return badgeOf(first, "related", said.join(" "));
}

function badgeOf({ severity }: ProblemView, part: "own" | "related", said: string): HTMLElement {
  const badge = document.createElement("span");
  badge.className = "cell-problem";
  badge.dataset["severity"] = severity;
  badge.dataset["part"] = part;
  badge.textContent = severitySigns[severity][part];
  badge.setAttribute("role", "img");
  badge.setAttribute("aria-label", said);
  return badge;
}

function drawValue(held: WireCell | undefined, { column, isDark, shown, referredName }: CellContext): HTMLElement {
  // An empty list has no summary; what it is says more than nothing.
  const value = held === undefined ? held : shown(held) || held;
  const span = document.createElement("span");
  span.className = "cell-value";
  if (value === null || value === undefined) {
    span.classList.add("cell-absent");
    span.textContent = "·";
    span.setAttribute("aria-label", "absent");
    span.setAttribute("role", "img");
  } else if (value === "") {
    span.classList.add("cell-empty");
    span.setAttribute("aria-label", columnTexts.emptyText);
    span.setAttribute("role", "img");
  } else if (typeof value === "boolean") {
    span.classList.add("cell-boolean");
    span.textContent = value ? "✓" : "–";
    span.setAttribute("aria-label", String(value));
    span.setAttribute("role", "img");
  } else {
    const { format } = column;
    const name = typeof value === "string" ? referredName?.(value) : undefined;
    const nodes = nodesOf((format === undefined ? undefined : formatted(value, format)) ?? textOfCell(value));
    if (name === undefined) span.append(...nodes);
    else span.append(spanOf("cell-referred", nodesOf(name)), " ", spanOf("cell-referring", nodes));
    if (typeof value === "number") span.classList.add("cell-number");
    if (typeof value === "object") span.classList.add("cell-structure");
    const color =
      typeof value === "string" ? column.options?.find((option) => option.value === value)?.color : undefined;
    if (color !== undefined) {
      const { background, ink } = inkFor(color, isDark());
      span.classList.add("cell-chip");
      span.style.backgroundColor = background;
      span.style.color = ink;
    }
  }
  return span;
}

function spanOf(className: string, nodes: readonly (string | HTMLElement)[]): HTMLElement {
  const span = document.createElement("span");
  span.className = className;
  span.append(...nodes);
  return span;
}

/** More parts than a cell can show: one that has as many is drawn as plain text. */
const mostParts = 200;

/** A text with what is not seen spelled out, so that two names that look alike can be told apart. */
function nodesOf(text: string): readonly (string | HTMLElement)[] {
  const parts = visibleParts(text);
  if (parts.length > mostParts) return [visible(text)];
  return parts.map((part) => {
    if (!part.isSpelledOut) return part.text;
    const code = document.createElement("span");
    code.className = "cell-unseen";
    code.textContent = part.text;
    code.title = cellTexts.unseen;
    return code;
  });
}

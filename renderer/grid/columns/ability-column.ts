import type { ColDef } from "ag-grid-community";
import type { Support } from "../../../shared/games/index.js";
import type { TextReading } from "../../../shared/text/index.js";
import type { GridRow } from "../../state/index.js";
import { cellDrawnBy, tooltipOf } from "./drawn.js";
import type { ReadingHost } from "./preview-column.js";
import { cellTexts, columnTexts } from "../texts.js";

export const abilitiesColumn = "#abilities";

interface Status {
  readonly kind: TextReading["state"];
  readonly sign: string;
  readonly text: string;
  /** The whole of it, one thing a line. */
  readonly lines: readonly string[];
}

const mostMessages = 4;

const counted = (count: number, noun: string, plural: string): string => `${count} ${count === 1 ? noun : plural}`;

/** What matches do with the abilities of a card, where they do not carry out all of them. */
function playLines(supports: readonly Support[]): readonly string[] {
  if (supports.length > 0 && supports.every(({ kind }) => kind === "full")) return [columnTexts.worksInMatches];
  return supports.flatMap((support, at) => {
    if (support.kind === "full") return [];
    const which = supports.length > 1 ? columnTexts.abilityNumber(at + 1) : "";
    return [
      `${which}${support.kind === "none" ? columnTexts.notPlayedInMatches : columnTexts.onlyInPartInMatches}. ${support.reason}`,
    ];
  });
}

/** What the game understands of a card, as a sign and a few words; `supports` say how far matches play its abilities. */
export function statusOf({ state, abilities, diagnostics }: TextReading, supports: readonly Support[] = []): Status {
  const notes = diagnostics.filter(({ severity }) => severity !== "hint");
  const messages = notes.slice(0, mostMessages).map(({ message }) => message);
  const more = notes.length - messages.length;
  const said = more > 0 ? [...messages, `and ${more} more`] : messages;
  const understood = abilities.filter(({ ast }) => ast !== undefined).length;
  switch (state) {
    case "empty":
      return { kind: state, sign: "○", text: "empty", lines: [cellTexts.noRulesText, ...said] };
    case "parsed": {
      const text = counted(understood, "ability", "abilities");
      const isSound = notes.length === 0 && supports.every(({ kind }) => kind === "full");
      const lines = [`${text} understood`, ...playLines(supports), ...said];
      return { kind: state, sign: isSound ? "✓" : "△", text, lines };
    }
    case "broken": {
      const errors = diagnostics.filter(({ severity }) => severity === "error").length;
      // Texts that a game can do without are warned of, and cannot be understood all the same.
      const count = errors === 0 ? notes.length : errors;
      return { kind: state, sign: "✕", text: counted(count, "problem", "problems"), lines: said };
    }
  }
}

/** Where the column gets what is read of a row, and what matches do with it. */
export interface AbilityHost extends ReadingHost {
  readonly supportsOf: (row: GridRow) => readonly Support[];
}

const statusIn = (host: AbilityHost, row: GridRow): Status => statusOf(host.readingOf(row), host.supportsOf(row));

const AbilityCell = cellDrawnBy<AbilityHost>("ability-status", (element, { data, ...host }) => {
  if (!data) return;
  const { kind, sign, text } = statusIn(host, data);
  element.dataset["state"] = kind;
  const icon = document.createElement("span");
  icon.className = "ability-sign";
  icon.setAttribute("aria-hidden", "true");
  icon.textContent = sign;
  element.replaceChildren(icon, text);
});

/** The first things the language has to say of a card. */
const AbilityTooltip = tooltipOf<AbilityHost>((row, host) =>
  statusIn(host, row).lines.map((line) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    return paragraph;
  }),
);

/** The column that shows what the game understands of each card. It holds no values: nothing can be typed or pasted there. */
export function abilitiesColumnDef(host: AbilityHost): ColDef<GridRow> {
  return {
    colId: abilitiesColumn,
    headerName: columnTexts.abilities,
    headerTooltip: columnTexts.aboutAbilities,
    headerClass: "is-reading",
    minWidth: 56,
    valueGetter: ({ data }) => (data ? statusIn(host, data).text : ""),
    editable: false,
    suppressNavigable: true,
    cellClass: ["reading-cell"],
    cellRenderer: AbilityCell,
    cellRendererParams: host,
    tooltip: ({ data }) => (data ? statusIn(host, data).lines.join("\n") : ""),
    tooltipComponent: AbilityTooltip,
    tooltipComponentParams: host,
  };
}

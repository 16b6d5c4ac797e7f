import type { DerivedValue } from "../../../shared/derived/index.js";
import { isBlankCell } from "../../../shared/sheet/index.js";
import type { CellInput, WireCell } from "../../../shared/workspace/index.js";
import type { CellsAct } from "../../state/index.js";

/** What can be done to many cells at once. */
export const cellActs = ["set", "add", "multiply", "before", "after", "expression"] as const;
export type CellAct = (typeof cellActs)[number];

/** An act as it is typed into the dialog. */
export interface ActDraft {
  readonly act: CellAct;
  readonly text: string;
  /** Products become whole numbers. */
  readonly isRounded: boolean;
}

/** An act of the dialog as one that can be repeated and recorded. */
export const actOfDraft = ({ act, text, isRounded }: ActDraft): CellsAct => ({
  ...(act === "set" && text === "" ? { act: "clear" } : { act, value: text }),
  ...(act === "multiply" && isRounded ? { rounded: true } : {}),
});

/** What an act makes of a cell. */
export type ActOutcome =
  | { readonly kind: "change"; readonly input: CellInput; readonly after: string | null }
  /** It is not for this cell: no number is added to a text. */
  | { readonly kind: "unfit" }
  | { readonly kind: "error"; readonly message: string };

const unfit: ActOutcome = { kind: "unfit" };

/** The number of a field; undefined where it has none. */
export function numberTyped(text: string): number | undefined {
  const number = Number(text.trim().replace(",", "."));
  return text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}

/** Whether there is enough to see what an act would do. */
export const isComplete = ({ act, text }: ActDraft): boolean => {
  if (act === "add" || act === "multiply") return numberTyped(text) !== undefined;
  return act === "set" || text !== "";
};

/** What an act other than an expression makes of a cell. */
export function actOn(cell: WireCell, { act, text, isRounded }: ActDraft): ActOutcome {
  if (act === "set") return text === "" ? cleared : typed(text);
  if (act === "before" || act === "after") {
    if (typeof cell === "object" || typeof cell === "boolean" || isBlankCell(cell)) return unfit;
    return typed(act === "before" ? `${text}${cell}` : `${cell}${text}`);
  }
  const operand = numberTyped(text);
  if (typeof cell !== "number" || operand === undefined) return unfit;
  const exact = plain(act === "add" ? cell + operand : cell * operand);
  const number = act === "multiply" && isRounded ? Math.round(exact) : exact;
  return Number.isFinite(number) ? typed(String(number === 0 ? 0 : number)) : unfit;
}

/** What the value of an expression makes of the cell; an empty one leaves it as it is. */
export function valueInCell(value: DerivedValue): ActOutcome {
  switch (value.kind) {
    case "error":
      return { kind: "error", message: value.message };
    case "number":
      return Number.isFinite(value.number) ? typed(String(value.number)) : unfit;
    case "boolean":
      return {
        kind: "change",
        input: { kind: "value", value: value.boolean },
        after: String(value.boolean),
      };
    case "text":
      return value.text === "" ? cleared : typed(value.text);
    case "missing":
    case "rules":
    case "image":
      return unfit;
  }
}

const cleared: ActOutcome = { kind: "change", input: { kind: "clear" }, after: null };

/** As if it was typed, so that the column decides how its numbers and texts are written. */
const typed = (text: string): ActOutcome => ({ kind: "change", input: { kind: "text", text }, after: text });

/** Without the digits that come of binary fractions: 1.1 × 1.1 is 1.21. */
const plain = (number: number): number => Number(number.toPrecision(15));

import { visibleName } from "../base/index.js";
import type { ColumnId } from "./column.js";

const initialisms = new Set(["id", "fx", "url", "uuid", "hp", "ui"]);

const capital = (word: string): string => {
  if (initialisms.has(word.toLowerCase())) return word.toUpperCase();
  const [first = ""] = word;
  return first.toUpperCase() + word.slice(first.length).toLowerCase();
};

/** A key as people read it: `energy-cost` is `Energy Cost`, `card_id` is `Card ID`, `cardName` is `Card Name` (SHEET-11). */
export const keyTitle = (key: string): string =>
  visibleName(
    key
      .split(/[-_]|(?<=\p{Ll})(?=\p{Lu})|(?<=\d)(?=\p{Lu}\p{Ll})/u)
      .filter((word) => word !== "")
      .map(capital)
      .join(" ") || key,
  );

/** `Energy Cost`, `Tides 1`, `Stats Power`, `Abilities 1 › Name`. */
export function columnTitle({ path, index, inner = [] }: ColumnId): string {
  const words = path.map(keyTitle).join(" ");
  const column = index === undefined ? words : `${words} ${index + 1}`;
  return inner.reduce<string>(
    (title, step) => (typeof step === "number" ? `${title} ${step + 1}` : `${title} › ${keyTitle(step)}`),
    column,
  );
}

/** The name of a file's sheet: its base name without `.toml` (SHEET-10). */
export const fileTitle = (fileName: string): string => fileName.replace(/^.*[/\\]/, "").replace(/\.toml$/i, "");

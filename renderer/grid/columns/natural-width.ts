import type { ColumnView } from "../../../shared/workspace/index.js";

const defaultWidthPx = 100;
/** No title makes a column wider than this; a longer one goes on in a second line of its head. */
const widestPx = 220;

/** What a title needs on one line of its head: letters of 12 px, and room at its sides for the button of its menu. */
const titleWidthPx = (title: string): number => Math.ceil(title.length * 7.5) + 36;

/** Structures written as text, such as an ability in one line. */
const writtenWidthPx = 300;

/** How wide its kind makes a column. */
function kindWidthPx({ editor, id, title }: Pick<ColumnView, "editor" | "id" | "title">): number {
  if (id.path.at(-1)?.toLowerCase() === "id") return 150;
  switch (editor) {
    case "long-text":
      return 240;
    case "structure":
      return 180;
    case "checkbox":
      return 92;
    case "number":
      return 110;
    default:
      return Math.max(defaultWidthPx, Math.min(widestPx, title.length * 9 + 40));
  }
}

/** The width of a column that nobody said one for, in px: as its kind needs, and so that its title can be read. */
export const naturalWidth = (
  column: Pick<ColumnView, "editor" | "id" | "title">,
  { isWritten = false }: { readonly isWritten?: boolean } = {},
): number => Math.max(isWritten ? writtenWidthPx : kindWidthPx(column), Math.min(widestPx, titleWidthPx(column.title)));

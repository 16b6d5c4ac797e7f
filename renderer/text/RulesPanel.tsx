import type { ReactNode } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import { sheetKey, type PlacedLanguage } from "../state/index.js";
import { late, LateInPlace } from "../ui/index.js";

const MonacoDesk = late(async () => (await import("./MonacoDesk.js")).MonacoDesk, LateInPlace);

interface Props {
  readonly sheet: SheetView;
  readonly language: PlacedLanguage;
  readonly rowKey: string;
  readonly title: string;
  /** Where the keyboard goes once the person is done; by default to the sheet. */
  readonly onDone?: () => void;
}

/** The rules text of a row, and what it means; the editors start over for another row or language. */
export const RulesPanel = (props: Props): ReactNode => (
  <MonacoDesk key={`${sheetKey(props.sheet.ref)} ${props.rowKey} ${nameOf(props.language)}`} {...props} />
);

/** Tells a language of a sheet from another one: what is being written belongs to its cells and their places. */
const nameOf = ({ game, cells }: PlacedLanguage): string =>
  [game.id, ...cells.map(({ name, at }) => `${name} ${at}`)].join(" ");

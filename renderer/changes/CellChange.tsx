import type { ReactNode } from "react";
import {
  meaningLine,
  ownWords,
  type AbilityDifference,
  type CellView,
  type RowView,
  type TextPart,
} from "../../shared/revision/index.js";
import { texts } from "./texts.js";

interface ChangesProps {
  readonly cells: readonly CellView[];
  readonly abilities: readonly AbilityDifference[];
  /** What became of the row. */
  readonly kind: RowView["kind"];
  /** What can be done about a cell, beside it. */
  readonly actionOf?: ((cell: CellView) => ReactNode) | undefined;
}

/** What differs in a row: its cells, and what its abilities do. */
export const RowChanges = ({ cells, abilities, kind, actionOf }: ChangesProps): ReactNode => (
  <ul className="changes-cells">
    {cells.map((cell) => (
      <li key={cell.key}>
        {kind === "added" ? <NewCell cell={cell} /> : <CellChange cell={cell} />}
        {actionOf?.(cell)}
      </li>
    ))}
    {abilities.map((ability, at) => (
      <li key={at}>
        <AbilityChange ability={ability} cells={cells} />
      </li>
    ))}
  </ul>
);

/** A cell of a new row: there was nothing before. */
const NewCell = ({ cell: { column, after } }: { readonly cell: CellView }): ReactNode => (
  <>
    <span className="changes-column">{column}</span>
    <span className="changes-values">
      <ins>{shown(after)}</ins>
    </span>
  </>
);

/** A cell before and after: texts word by word, other values as a whole. */
export function CellChange({ cell: { column, before, after, words } }: { readonly cell: CellView }): ReactNode {
  return (
    <>
      <span className="changes-column">{column}</span>
      {words ? (
        <span className="changes-values">
          <Words parts={words} />
        </span>
      ) : (
        <CellValues before={before} after={after} />
      )}
    </>
  );
}

interface ValuesProps {
  /** Null is an absent value. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Two values of a cell. */
export function CellValues({ before, after }: ValuesProps): ReactNode {
  return (
    <span className="changes-values">
      <del>{shown(before)}</del> → <ins>{shown(after)}</ins>
    </span>
  );
}

const shown = (text: string | null): string => (text === null ? texts.absent : text === "" ? texts.empty : text);

interface AbilityProps {
  readonly ability: AbilityDifference;
  /** The cells beside it, which may say it in the same words. */
  readonly cells: readonly CellView[];
}

/** An ability before and after, and what it does otherwise. */
function AbilityChange({ ability, cells }: AbilityProps): ReactNode {
  const { before, after, changes } = ability;
  const words = changes.length > 0 ? ownWords(ability, cells) : ability.words;
  const title =
    before === undefined ? texts.newAbility : after === undefined ? texts.abilityGone : texts.abilityChanged;
  return (
    <>
      <span className="changes-column">{title}</span>
      <span className="changes-values">
        <Words parts={words} />
        {changes.map((change, at) => (
          <em key={at}>{meaningLine(change)}</em>
        ))}
      </span>
    </>
  );
}

function Words({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map(({ kind, text }, at) => {
    if (kind === "kept") return <span key={at}>{text}</span>;
    return kind === "added" ? <ins key={at}>{text}</ins> : <del key={at}>{text}</del>;
  });
}

import type { ReactNode } from "react";
import { meaningLine, type AbilityDifference, type CellView, type TextPart } from "../../shared/revision/index.js";
import { texts } from "./texts.js";

interface ChangesProps {
  readonly cells: readonly CellView[];
  readonly abilities: readonly AbilityDifference[];
  /** What can be done about a cell, beside it. */
  readonly actionOf?: ((cell: CellView) => ReactNode) | undefined;
}

/** What differs in a row: its cells, and what its abilities do. */
export const RowChanges = ({ cells, abilities, actionOf }: ChangesProps): ReactNode => (
  <ul className="changes-cells">
    {cells.map((cell) => (
      <li key={cell.key}>
        <CellChange cell={cell} />
        {actionOf?.(cell)}
      </li>
    ))}
    {abilities.map((ability, at) => (
      <li key={at}>
        <AbilityChange ability={ability} />
      </li>
    ))}
  </ul>
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

/** An ability before and after, and what it does otherwise. */
function AbilityChange({ ability }: { readonly ability: AbilityDifference }): ReactNode {
  const { before, after, words, changes } = ability;
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

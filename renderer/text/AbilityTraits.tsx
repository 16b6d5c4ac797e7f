import type { ReactNode } from "react";
import type { AbilityReading } from "../../shared/text/index.js";

interface Props {
  readonly abilities: readonly AbilityReading[];
  readonly label: string;
  /** What a cell is called in the sheet. */
  readonly titleOf: (cell: string) => string;
}

/** What the game calls each ability by, in a word or two; nothing for a language that has no such words. */
export function AbilityTraits({ abilities, label, titleOf }: Props): ReactNode {
  const described = abilities.flatMap((ability) => {
    const found = ability.traits?.() ?? [];
    return found.length === 0 ? [] : [{ cell: ability.cell, span: ability.span, found }];
  });
  if (described.length === 0) return null;
  return (
    <ul className="rules-traits" aria-label={label}>
      {described.map(({ cell, span, found }) => (
        <li key={`${cell} ${span.from}`}>
          <b>{titleOf(cell)}</b>
          {found.map(({ title, value }) => (
            <span key={title}>
              {title}: {value}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

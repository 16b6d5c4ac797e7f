import { X } from "lucide-react";
import type { ReactNode } from "react";
import { NONE, type ViewEffect } from "../../../shared/match/index.js";
import { IconButton } from "../../ui/index.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";

interface Props {
  readonly effects: readonly ViewEffect[];
  readonly seats: readonly string[];
}

/** The effects that last: what each does, what it remembers and how long it goes on. One that is pointed at marks its cards. */
export function EffectsPanel({ effects, seats }: Props): ReactNode {
  if (effects.length === 0) return null;
  return (
    <details className="effects-panel" open>
      <summary>
        {tableTexts.effects} <span className="effects-count">{effects.length}</span>
      </summary>
      <ul aria-label={tableTexts.effects} tabIndex={0}>
        {effects.map((effect) => (
          <Effect key={effect.id} effect={effect} owner={seats[effect.seat] ?? ""} />
        ))}
      </ul>
    </details>
  );
}

function Effect({ effect, owner }: { readonly effect: ViewEffect; readonly owner: string }): ReactNode {
  const { id, card, seat, title, text, variables, until, about, canEnd } = effect;
  const isLooked = useTable(({ looked }) => looked !== null && looked === card);
  const mark = (): void => setTable({ ...(card !== NONE && { looked: card }), named: [card, ...about] });
  const unmark = (): void => setTable({ named: [] });
  return (
    <li data-looked={isLooked || undefined} onPointerEnter={mark} onPointerLeave={unmark}>
      <button type="button" className="effect" onFocus={mark} onBlur={unmark} onClick={mark}>
        <span className="effect-title">
          <b>{title}</b> <span className="effect-owner">{owner}</span>
        </span>
        <span className="effect-text">{text}</span>
        {variables.length > 0 && (
          <span className="effect-variables">
            {variables.map(({ name, value }) => (
              <span key={name}>
                {name} = {value}
              </span>
            ))}
          </span>
        )}
        <span className="effect-until">{until}</span>
      </button>
      {canEnd && (
        <IconButton
          title={tableTexts.endEffect(title)}
          hint={tableTexts.endEffectHint}
          icon={<X />}
          onClick={() =>
            askTable({ kind: "edit", edit: { kind: "game", what: "end-effect", seat, card: NONE, value: id } })
          }
        />
      )}
    </li>
  );
}

import { X } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { NONE, type ViewEffect } from "../../../shared/match/index.js";
import { IconButton } from "../../ui/index.js";
import { askTable } from "../match/table-client.js";
import { setTable, useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { walkTree } from "./tree-walk.js";

interface Props {
  readonly effect: ViewEffect;
  readonly owner: string;
  readonly isOpen: boolean;
  readonly toggle: (isOpen: boolean) => void;
}

/**
 * A lasting effect: where it comes from, what it remembers and, in as much of the line as is left, what it does; all of that once
 * it is opened. While it is pointed at its cards are marked.
 */
export function EffectLine({ effect, owner, isOpen, toggle }: Props): ReactNode {
  const { id, card, seat, title, text, variables, about, canEnd } = effect;
  const isLooked = useTable(({ looked }) => looked !== null && looked === card);
  const mark = (): void => setTable({ ...(card !== NONE && { looked: card }), named: [card, ...about] });
  const unmark = (): void => setTable({ named: [] });
  const end = (row: Element | null): void => {
    // The keyboard stays in the list when its line goes.
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    if (beside instanceof HTMLElement) beside.focus();
    askTable({ kind: "edit", edit: { kind: "game", what: "end-effect", seat, card: NONE, value: id } });
  };
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target !== event.currentTarget) return;
    if (walkTree(event, { hasChildren: !isOpen, isOpen, toggle })) return;
    if (event.key === "Enter") toggle(!isOpen);
    else if (event.key === "Delete" && canEnd) end(event.currentTarget);
    else return;
    event.preventDefault();
  };
  return (
    <li
      role="treeitem"
      className="effect"
      aria-level={2}
      aria-expanded={isOpen}
      tabIndex={-1}
      data-looked={isLooked || undefined}
      title={isOpen ? undefined : tableTexts.effectInFull(title, owner, text)}
      onClick={() => toggle(!isOpen)}
      onKeyDown={onKey}
      onFocus={mark}
      onBlur={unmark}
      onPointerEnter={mark}
      onPointerLeave={unmark}
    >
      <span className="effect-words">
        <b>{title}</b>{" "}
        {variables.length > 0 && (
          <span className="effect-variables">
            {variables.map(({ name, value }) => (
              <span key={name}>
                {name} = {value}
              </span>
            ))}
          </span>
        )}
        <span className="effect-text">{text}</span>
      </span>
      <span className="effect-owner">{owner}</span>
      {canEnd && (
        <IconButton
          title={tableTexts.endEffect(title)}
          hint={tableTexts.endEffectHint}
          icon={<X />}
          tabIndex={-1}
          onClick={(event) => {
            event.stopPropagation();
            end(event.currentTarget.closest(".effect"));
          }}
        />
      )}
    </li>
  );
}

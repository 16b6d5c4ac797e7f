import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { act, type ArrangePrompt, type ViewCard } from "../../shared/match/index.js";
import { chooseAction } from "./answers.js";
import { setTable } from "./table-state.js";

interface Props {
  readonly prompt: ArrangePrompt;
  readonly cards: ReadonlyMap<number, ViewCard>;
}

/** Cards that are to be put in an order or on piles: each can go up and down its pile and over to another. */
export function ArrangeTray({ prompt: { piles }, cards }: Props): ReactNode {
  const place = (card: number, pile: number, position: number): void =>
    chooseAction(act("place", card, pile, position));
  return (
    <div className="arrange">
      {piles.map((pile, at) => (
        <section key={pile.title} aria-label={pile.title}>
          <h3>
            {pile.title}
            {pile.ordered && pile.cards.length > 1 && <span> (the first comes first)</span>}
          </h3>
          {pile.cards.length === 0 && <p>empty</p>}
          <ol>
            {pile.cards.toReversed().map((id, fromTop) => {
              const position = pile.cards.length - 1 - fromTop;
              const name = cards.get(id)?.face.name ?? "A card";
              return (
                <li key={id} onPointerEnter={() => setTable({ looked: id })}>
                  <span>{name}</span>
                  {pile.ordered && (
                    <>
                      <button
                        type="button"
                        className="tool"
                        aria-label={`${name}: sooner`}
                        title="Sooner"
                        disabled={fromTop === 0}
                        onClick={() => place(id, at, position + 1)}
                      >
                        <ArrowUp />
                      </button>
                      <button
                        type="button"
                        className="tool"
                        aria-label={`${name}: later`}
                        title="Later"
                        disabled={position === 0}
                        onClick={() => place(id, at, position - 1)}
                      >
                        <ArrowDown />
                      </button>
                    </>
                  )}
                  {piles.map((other, target) =>
                    target === at ? null : (
                      <button
                        key={other.title}
                        type="button"
                        className="button is-small"
                        onClick={() => place(id, target, other.cards.length)}
                      >
                        to {other.title}
                      </button>
                    ),
                  )}
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <button type="button" className="button is-main" onClick={() => chooseAction(act("submit"))}>
        Done <kbd>Space</kbd>
      </button>
    </div>
  );
}

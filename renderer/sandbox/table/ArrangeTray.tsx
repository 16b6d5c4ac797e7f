import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { act, type ArrangePrompt } from "../../../shared/match/index.js";
import { chooseAction } from "../match/answers.js";
import { tableTexts } from "./texts.js";
import { CardTile } from "./CardTile.js";
import type { TableHands } from "./table-hands.js";
import { IconButton } from "../../ui/index.js";

interface Props {
  readonly prompt: ArrangePrompt;
  readonly hands: TableHands;
}

/** Confirming an untouched order is an answer of its own, and the button says so. */
const doneTitle = ({ moved, cards }: ArrangePrompt): string =>
  moved.length > 0 ? tableTexts.done : tableTexts.leaveAsIs(cards.length);

/** Cards that are to be put in an order or on piles: each can go sooner and later in its pile, and over to another. */
export function ArrangeTray({ prompt, hands }: Props): ReactNode {
  const { piles } = prompt;
  const place = (card: number, pile: number, position: number): void =>
    chooseAction(act("place", card, pile, position));
  return (
    <div className="arrange">
      {piles.map((pile, at) => (
        <section key={pile.title} aria-label={pile.title}>
          <h3>
            {pile.title}
            {pile.ordered && pile.cards.length > 1 && <span>{tableTexts.nextFirst}</span>}
          </h3>
          <ol>
            {pile.cards.length === 0 && <li className="arrange-none">{tableTexts.nothing}</li>}
            {pile.cards.toReversed().map((id, fromTop) => {
              const position = pile.cards.length - 1 - fromTop;
              const card = hands.cards.get(id);
              const name = card?.face.name ?? "A card";
              return (
                <li key={id}>
                  {card && (
                    <CardTile
                      card={card}
                      spot={`arrange ${id}`}
                      onPress={() => hands.onLook(id)}
                      onLook={hands.onLook}
                    />
                  )}
                  <span className="arrange-tools">
                    {pile.ordered && pile.cards.length > 1 && (
                      <>
                        <IconButton
                          title={tableTexts.sooner(name)}
                          icon={<ChevronLeft />}
                          disabled={fromTop === 0}
                          onClick={() => place(id, at, position + 1)}
                        />
                        <IconButton
                          title={tableTexts.later(name)}
                          icon={<ChevronRight />}
                          disabled={position === 0}
                          onClick={() => place(id, at, position - 1)}
                        />
                      </>
                    )}
                    {piles.map((other, target) =>
                      target === at ? null : (
                        <button
                          key={other.title}
                          type="button"
                          className="button is-small"
                          aria-label={tableTexts.nameTo(name, other.title)}
                          onClick={() => place(id, target, other.cards.length)}
                        >
                          {tableTexts.toPile(other.title)}
                        </button>
                      ),
                    )}
                  </span>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <button type="button" className="button is-main" onClick={() => chooseAction(act("submit"))}>
        {doneTitle(prompt)} <kbd>{tableTexts.space}</kbd>
      </button>
    </div>
  );
}

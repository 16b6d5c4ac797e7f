import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { tableTexts } from "./texts.js";
import type { OpenedPile } from "./board.js";
import { CardTile } from "./CardTile.js";
import type { TableHands } from "./table-hands.js";
import { IconButton } from "../../ui/index.js";

interface Props {
  readonly pile: OpenedPile;
  readonly hands: TableHands;
  readonly owner: string;
  readonly onClose: () => void;
}

/** The cards of a pile, or those that lie at a card, the top first. */
export function PileView({ pile: { key, zone, cards, at }, hands, owner, onClose }: Props): ReactNode {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const pile = element.current;
    const before = document.activeElement;
    pile?.querySelector<HTMLElement>(".tile, button")?.focus();
    return () => {
      const now = document.activeElement;
      const isLost = now === null || now === document.body || pile?.contains(now) === true;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [key]);
  const known = cards.toReversed().flatMap((id) => hands.cards.get(id) ?? []);
  const hidden = cards.length - known.length;
  const whole = owner === "" ? zone.rule.title : `${zone.rule.title} of ${owner}`;
  const title = at === null ? whole : tableTexts.atPlace(hands.cards.get(at.id)?.face.name ?? tableTexts.cardFaceDown);
  return (
    <section ref={element} className="pile-view" role="dialog" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span>{tableTexts.topFirst(cards.length)}</span>
        <IconButton title={tableTexts.close} hint={tableTexts.escape} icon={<X />} onClick={onClose} />
      </header>
      <div className="pile-cards">
        {known.map((card) => (
          <CardTile
            key={card.id}
            card={card}
            spot={`card ${card.id}`}
            {...hands.lookOf(card.id)}
            isDraggable={hands.isSettingUp}
            onPress={hands.onPress}
            onMenu={hands.onMenu}
            onLook={hands.onLook}
          />
        ))}
        {hidden > 0 && <p>{tableTexts.lieFaceDown(hidden)}</p>}
        {cards.length === 0 && <p>{tableTexts.empty}</p>}
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import { NONE } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import type { ZoneProps } from "./table-hands.js";

/** Only how many there are, and the top where it is seen; a click lists the cards, or chooses the pile where it can be chosen. */
export function Pile({ zone, hands, owner }: ZoneProps): ReactNode {
  const { cards, rule, key, layout, side } = zone;
  const anchor = { kind: "zone", zone: layout.zone, side } as const;
  const isChoice = hands.choicesAt(anchor).legal.length > 0;
  const top = hands.cards.get(cards.at(-1) ?? NONE);
  const isLegal = isChoice || cards.some((card) => hands.offers.isLegal(card));
  const canOpen = cards.length > 0;
  return (
    <button
      type="button"
      className="pile"
      data-spot={`pile ${key}`}
      data-legal={isLegal || undefined}
      title={[rule.about, canOpen ? tableTexts.clickToSeeTheCards : tableTexts.itIsEmpty].filter(Boolean).join("\n")}
      onClick={({ currentTarget }) =>
        isChoice ? hands.onPoint(anchor, rule.title, currentTarget) : hands.onOpenPile(zone)
      }
      onPointerEnter={() => {
        if (top) hands.onLook(top.id);
      }}
      onPointerLeave={() => hands.onLook(null)}
      onFocus={() => {
        if (top) hands.onLook(top.id, "now");
      }}
    >
      <span className="pile-title">{rule.title}</span>
      <span className="pile-count">{cards.length}</span>
      {top && <span className="pile-top">{top.face.name}</span>}
      {(owner !== "" || isLegal) && (
        <span className="visually-hidden">
          {owner === "" ? "" : tableTexts.ofOwner(owner)}
          {isChoice ? tableTexts.canBeChosen : isLegal ? tableTexts.someCanBeUsed : ""}
        </span>
      )}
    </button>
  );
}

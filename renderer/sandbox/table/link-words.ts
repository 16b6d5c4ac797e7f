import { NOBODY, type Anchor, type Link, type MatchView, type Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

const verbs: Readonly<Record<Link["kind"], string>> = { attack: "attacks", block: "blocks", aim: tableTexts.aimsAt };

type Named = Pick<Ruleset, "seats" | "zones" | "layout">;

/** What an anchor is called in a sentence. */
function nameOf(anchor: Anchor, view: MatchView, { seats, zones, layout }: Named): string {
  const seatName = (seat: number): string => seats[seat] ?? "nobody";
  const inZone = (zone: string, side: number): string => {
    const title = zones[zone]?.title ?? zone;
    return side === NOBODY ? title : `${title} of ${seatName(side)}`;
  };
  switch (anchor.kind) {
    case "seat":
      return seatName(anchor.seat);
    case "card":
      return view.cards.find(({ id }) => id === anchor.card)?.face.name ?? tableTexts.aCard;
    case "zone":
      return inZone(anchor.zone, anchor.side);
    case "slot": {
      const slot = layout.zones.find(({ zone }) => zone === anchor.zone)?.slots?.[anchor.slot];
      return slot === undefined ? inZone(anchor.zone, anchor.side) : `${slot} of ${seatName(anchor.side)}`;
    }
    case "place": {
      for (const { zone, side, places, cards } of view.zones) {
        const at = places.findIndex(({ key }) => key === anchor.key);
        if (at < 0) continue;
        const known = view.cards.find(({ id }) => id === cards[at]);
        return known?.face.name ?? tableTexts.cardFaceDownIn(inZone(zone, side));
      }
      return tableTexts.aCard;
    }
  }
}

/** An arrow as a sentence: "Ember attacks Bob". */
export function linkInWords({ kind, from, to, text }: Link, view: MatchView, named: Named): string {
  const begin = nameOf(from, view, named);
  const sentence = `${begin} ${verbs[kind]} ${nameOf(to, view, named)}`;
  const said = text === undefined ? sentence : `${sentence}: ${text}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

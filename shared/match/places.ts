import type { Anchor, Link } from "./anchor.js";
import type { Reader } from "./reader.js";
import { NONE, type Viewer } from "./seat.js";
import type { MatchTypes } from "./state.js";
import type { CardPlace, ViewPlace } from "./view.js";

const plain: CardPlace = {
  slot: NONE,
  group: "",
  pose: "upright",
  covered: false,
  on: NONE,
  as: "",
  badges: [],
};

const isPlain = ({ slot, group, pose, covered, on, badges }: CardPlace): boolean =>
  slot === NONE && group === "" && pose === "upright" && !covered && on === NONE && badges.length === 0;

/** How the cards of an open zone lie, one place each; none at all where all lie plainly. */
export function placesOf<T extends MatchTypes>(reader: Reader<T>, ids: readonly number[]): readonly ViewPlace[] {
  const { rules } = reader.kernel;
  const places = ids.map((id): ViewPlace => {
    const card = reader.card(id);
    return { ...plain, ...rules.place?.(reader, card), covered: card.covered, key: card.object };
  });
  return places.every(isPlain) ? [] : places;
}

/** The same place on the table without a card that the viewer does not know: `null` where it lies in no open zone. */
export function anchorFor<T extends MatchTypes>(reader: Reader<T>, viewer: Viewer, anchor: Anchor): Anchor | null {
  if (anchor.kind !== "card") return anchor;
  const card = reader.card(anchor.card);
  if (reader.knows(viewer, card)) return anchor;
  return reader.kernel.rules.zones[card.zone].seen === "all" ? { kind: "place", key: card.object } : null;
}

/** The arrows a viewer sees: what the rules draw, and from what waits on the stack to its targets. */
export function linksOf<T extends MatchTypes>(reader: Reader<T>, viewer: Viewer): readonly Link[] {
  const { state, kernel } = reader;
  const { rules } = kernel;
  const aims = state.stack.flatMap((item): Link[] => {
    const source = item.card === NONE ? item.cause.card : item.card;
    const targets = source === NONE ? [] : (rules.targets?.(reader, item) ?? []);
    return targets.map((card) => ({ kind: "aim", from: { kind: "card", card: source }, to: { kind: "card", card } }));
  });
  return [...(rules.links?.(reader, viewer) ?? []), ...aims].flatMap((link): Link[] => {
    const from = anchorFor(reader, viewer, link.from);
    const to = anchorFor(reader, viewer, link.to);
    return from === null || to === null ? [] : [{ ...link, from, to }];
  });
}

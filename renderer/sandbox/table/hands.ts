import { useMemo } from "react";
import {
  NOBODY,
  NONE,
  type LayoutZone,
  type Offer,
  type Ruleset,
  type Seat,
  type SlotPlace,
  type ViewCard,
} from "../../../shared/match/index.js";
import { take } from "../match/answers.js";
import { tableTexts } from "./texts.js";
import { pileKey, placesByCard } from "./board.js";
import { whyNothing, type Choices, type OfferBook } from "./offer-book.js";
import type { MenuEntry, OpenMenu } from "./CardMenu.js";
import { distinctEntries, offerEntries } from "./menu-entries.js";
import type { CardLook } from "./CardTile.js";
import { editCard, lookAt } from "./card-actions.js";
import type { TableSnapshot } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { setTable, sourceOf, useTable } from "../match/table-state.js";
import type { TableHands } from "./table-hands.js";

const nothingToChoose: Choices = { legal: [], refused: [], places: [] };

/** What the cards of the table look like and what clicks, drags and menus on them do. */
export function useHands(
  snapshot: TableSnapshot,
  ruleset: Ruleset,
  cards: ReadonlyMap<number, ViewCard>,
  offers: OfferBook,
  setMenu: (menu: OpenMenu | null) => void,
  setPile: (key: string | null) => void,
): TableHands {
  const isSettingUp = useTable((state) => state.isSettingUp);
  const named = useTable((state) => state.named);
  const carried = useTable((state) => state.carried);
  return useMemo(() => {
    const { prompt, asked, view, because } = snapshot;
    const picked: readonly number[] = prompt?.kind === "cards" ? prompt.picked : [];
    const places = placesByCard(view);
    const slotOf = (card: number): number => places.get(card)?.slot ?? NONE;
    const frontOf = (card: number): number | undefined =>
      ruleset.layout.zones.find(({ zone }) => zone === cards.get(card)?.zone)?.front;
    const whereIs = (card: number): string | undefined =>
      ruleset.layout.zones.find(({ zone }) => zone === cards.get(card)?.zone)?.slots?.[slotOf(card)];
    const aimed = new Set(view.stack.flatMap(({ targets }) => targets));
    const open = (title: string, entries: readonly MenuEntry[], element: HTMLElement): void => {
      const { left, top, bottom } = element.getBoundingClientRect();
      setMenu({ title, entries: distinctEntries(entries, whereIs), left, top, bottom });
    };
    const carry = (card: number | null): void => setTable({ carried: card, refusal: null });
    /** Plays or uses a card; `element` is where a menu goes when there are several ways. */
    const begin = (card: ViewCard, element: HTMLElement): void => {
      const { legal, refused, places } = choicesOf(card.id);
      const [only, second] = legal;
      const canMove = offers.isMovable(card.id);
      if (only && !second && !canMove) take(only);
      else if (only) {
        const move: MenuEntry = { label: tableTexts.moveItToAnotherPlace, refusal: null, run: () => carry(card.id) };
        const rest = [...offerEntries(refused, take), ...(canMove ? [move] : [])];
        open(card.face.name, [...offerEntries(legal, take), ...rest], element);
      } else if (canMove) carry(card.id);
      else {
        const isOver = view.outcome !== null;
        const why = { prompt, asked: ruleset.seats[asked] ?? "nobody", isOver };
        setTable({ refusal: whyNothing({ legal, refused: [...refused, ...places], places }, why) });
      }
    };
    const onMenu = (card: ViewCard, element: HTMLElement): void => {
      const { legal, refused, places } = choicesOf(card.id);
      const known = offerEntries([...legal, ...refused, ...places.filter(({ refusal }) => refusal === null)], take);
      open(card.face.name, [...known, ...(isSettingUp ? movesByHand(ruleset, card) : []), ...editEntry(card)], element);
    };
    /** What a click on a card chooses, by the card itself or by where it lies. */
    const choicesOf = (card: number): Choices => {
      const place = places.get(card);
      const known = cards.get(card);
      if (place === undefined || known === undefined) return offers.of(card);
      const { zone, side } = known;
      const all = [
        offers.of(card),
        offers.at({ kind: "place", key: place.key }),
        offers.at({ kind: "slot", zone, side, slot: place.slot }),
      ];
      const joined = (of: (choices: Choices) => readonly Offer[]): readonly Offer[] => [...new Set(all.flatMap(of))];
      return {
        legal: joined(({ legal }) => legal),
        refused: joined(({ refused }) => refused),
        places: joined(({ places: all }) => all),
      };
    };
    const placeOf = ({ zone, side, id }: ViewCard): SlotPlace => ({ zone, side, slot: slotOf(id) });
    const put = (card: number, offer: Offer | undefined): void => {
      // A card that may not go there waits for another place.
      carry(offer !== undefined && offer.refusal !== null ? card : null);
      if (offer) take(offer);
      else setTable({ refusal: tableTexts.cannotGoThere(cards.get(card)?.face.name ?? tableTexts.theCard) });
    };
    const isPlayable = (card: number): boolean => offers.isPlayable(card, cards.get(card)?.zone ?? "");
    const placeOffer = (place: SlotPlace): Offer | undefined =>
      carried === null ? undefined : offers.moving(carried, place);
    return {
      cards,
      offers,
      isSettingUp,
      carried,
      canDrag: (card) => isSettingUp || offers.isLegal(card) || offers.isMovable(card),
      lookOf: (card): CardLook => {
        const onTable = cards.get(card);
        const isFree = carried === null;
        const front = frontOf(card);
        return {
          isLegal: isFree
            ? choicesOf(card).legal.length > 0 || isPlayable(card)
            : onTable !== undefined && placeOffer(placeOf(onTable))?.refusal === null,
          // A card behind that can only change its place there is no news.
          isMovable:
            isFree &&
            offers.isMovable(card) &&
            (front === undefined || slotOf(card) < front || offers.isMovableInFront(card, front)),
          isDim:
            prompt?.kind === "act" &&
            onTable?.side === prompt.seat &&
            ruleset.zones[onTable.zone]?.seen === "owner" &&
            !offers.isLegal(card) &&
            !isPlayable(card),
          isPicked: picked.includes(card) || carried === card,
          isNamed: named.includes(card),
          isAimedAt: aimed.has(card),
          isAsking: because?.card === card,
        };
      },
      placeOffer,
      onPlace: (place) => {
        if (carried !== null) put(carried, placeOffer(place));
      },
      choicesAt: (anchor) => (carried === null ? offers.at(anchor) : nothingToChoose),
      onPoint: (anchor, title, element) => {
        const { legal, refused } = offers.at(anchor);
        const [only, second] = legal.length > 0 ? legal : refused;
        setTable({ refusal: null });
        if (only && !second) take(only);
        else open(title, offerEntries([...legal, ...refused], take), element);
      },
      onPress: (card, element) => {
        setTable({ refusal: null });
        lookAt(card.id, "now");
        if (isSettingUp) onMenu(card, element);
        else if (carried === card.id) carry(null);
        else if (carried !== null && offers.moving(carried, placeOf(card))) put(carried, placeOffer(placeOf(card)));
        else {
          carry(null);
          begin(card, element);
        }
      },
      onMenu,
      onLook: lookAt,
      onOpenPile: (zone, at) => setPile(pileKey(zone, at)),
      onDrag: (card) => {
        if (!isSettingUp && offers.isMovable(card)) carry(card);
      },
      onDrop: (id, { layout, side }, slot, element) => {
        const card = cards.get(id);
        if (!card) return;
        const place = { zone: layout.zone, side, slot: slot ?? slotOf(id) };
        if (isSettingUp) moveByHand(card, layout, side, slot);
        else if (slot !== null && offers.of(id).places.length > 0) put(id, offers.moving(id, place));
        else if (card.zone !== layout.zone || card.side !== side) {
          carry(null);
          begin(card, element);
        } else carry(null);
      },
    };
  }, [snapshot, ruleset, cards, offers, isSettingUp, named, carried, setMenu, setPile]);
}

/** Puts a card into a zone, and there on a slot where it was let go over one. */
function moveByHand({ id, zone, side }: ViewCard, layout: LayoutZone, to: Seat, slot: number | null): void {
  const isThere = zone === layout.zone && side === to;
  if (!isThere || slot === null) {
    askTable({ kind: "edit", edit: { kind: "move", card: id, zone: layout.zone, side: to } });
  }
  if (slot !== null && layout.slotEdit !== undefined) {
    askTable({ kind: "edit", edit: { kind: "game", what: layout.slotEdit, seat: to, card: id, value: slot } });
  }
}

/** The way to the row of a card; none for cards without a row. */
function editEntry({ definition, face }: ViewCard): MenuEntry[] {
  return sourceOf(definition) === undefined
    ? []
    : [{ label: tableTexts.editMatchWaits(face.name), refusal: null, run: () => editCard(definition) }];
}

/** A card to every other zone, by hand. */
function movesByHand(ruleset: Ruleset, card: ViewCard): MenuEntry[] {
  return ruleset.layout.zones.flatMap(({ zone, look }) => {
    if (look === "hidden") return [];
    const { title, shared } = ruleset.zones[zone] ?? { title: zone, shared: true };
    const sides = shared === true ? [NOBODY] : ruleset.seats.map((_name, seat) => seat);
    return sides.flatMap((side) => {
      if (zone === card.zone && side === card.side) return [];
      const where = side === NOBODY ? title : `${title} of ${ruleset.seats[side] ?? ""}`;
      const edit = { kind: "move", card: card.id, zone, side } as const;
      return [{ label: tableTexts.moveTo(where), refusal: null, run: () => askTable({ kind: "edit", edit }) }];
    });
  });
}

import { getApp } from "../../state/index.js";
import { take } from "../match/answers.js";
import type { LayoutKey } from "../../../shared/match/index.js";
import { keyAct } from "./game-keys.js";
import { goOnOffer, numberedOffer } from "./go-on.js";
import type { OfferBook } from "./offer-book.js";
import type { TableSnapshot } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { getTable, setTable } from "../match/table-state.js";
import { directionOf, neighbour, type Direction } from "../match/travel.js";

/** What keys act on. */
export interface AtTable {
  readonly snapshot: TableSnapshot;
  readonly offers: OfferBook;
  /** Keys of the game. */
  readonly keys: readonly LayoutKey[];
  readonly hasMenu: boolean;
  readonly closePile: () => void;
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches("input, textarea, select, [role=tree], [role=tree] *");

/** Arrows go from card to card, Space goes on, numbers choose, letters are those of the game, Escape takes a mark back or leaves. */
export function listenAtTable(table: { readonly current: HTMLElement | null }, now: () => AtTable): () => void {
  const onKey = (event: KeyboardEvent): void => {
    const root = table.current;
    if (event.defaultPrevented || !root || getApp().overlay || !getTable().isOpen) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    const { snapshot, offers, keys, hasMenu, closePile } = now();
    if (hasMenu) return;
    const direction = directionOf[event.key];
    if (direction) step(root, direction);
    else if (event.key === " ") {
      // A key that is held down goes on once: what comes after was not asked for.
      const offer = event.repeat ? undefined : goOnOffer(snapshot.prompt, offers);
      if (offer) take(offer);
    } else if (event.key === "Escape") escape(root, snapshot, closePile);
    else if (!event.repeat && pressGameKey(root, keys, event.key, snapshot)) {
      // It was a key of the game.
    } else {
      const offer = snapshot.prompt?.kind === "act" ? undefined : numberedOffer(offers.buttons, event.key);
      if (!offer) return;
      take(offer);
    }
    event.preventDefault();
  };
  window.addEventListener("keydown", onKey);
  return () => window.removeEventListener("keydown", onKey);
}

/** Does what a key of the game stands for; returns whether it stands for anything now. */
function pressGameKey(root: HTMLElement, keys: readonly LayoutKey[], key: string, { offers }: TableSnapshot): boolean {
  const tiles = [...root.querySelectorAll<HTMLElement>("[data-spot][data-card]")];
  const cardOf = (tile: HTMLElement): number => Number(tile.dataset["card"]);
  const focused = tiles.find((tile) => tile === document.activeElement);
  const at = focused && cardOf(focused);
  const act = keyAct(keys, key, offers, { cards: tiles.map(cardOf), at });
  if (act?.kind === "take") take(act.offer);
  else if (act?.kind === "open") focused?.click();
  else if (act?.kind === "go") tiles.find((tile) => cardOf(tile) === act.card)?.focus();
  return act !== undefined;
}

/**
 * One Escape, one thing: an open pile, a card that was taken up, a refusal that was read, the choice that led to the question,
 * at last the table itself.
 */
function escape(root: HTMLElement, { backOut }: TableSnapshot, closePile: () => void): void {
  if (root.querySelector(".pile-view")) closePile();
  else if (getTable().carried !== null) setTable({ carried: null });
  else if (getTable().refusal !== null) setTable({ refusal: null });
  else if (backOut?.kind === "open") askTable({ kind: "cancel" });
  else setTable({ isOpen: false });
}

function step(root: HTMLElement, direction: Direction): void {
  const scope = root.querySelector(".pile-view") ?? root;
  const spots = [...scope.querySelectorAll<HTMLElement>("[data-spot], .prompt button")];
  const active = document.activeElement;
  const from = active instanceof HTMLElement && spots.includes(active) ? active : undefined;
  if (!from) {
    (spots.find((spot) => spot.dataset["legal"] !== undefined) ?? spots[0])?.focus();
    return;
  }
  const at = neighbour(
    from.getBoundingClientRect(),
    spots.map((spot) => spot.getBoundingClientRect()),
    direction,
  );
  if (at !== undefined) spots[at]?.focus();
}

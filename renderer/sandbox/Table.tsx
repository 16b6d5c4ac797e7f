import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { NOBODY, NONE, type Ruleset, type ViewCard } from "../../shared/match/index.js";
import { take } from "./answers.js";
import { boardRows, OfferBook, trayCards, whyNothing, type BoardRow, type BoardZone } from "./board.js";
import { CardMenu, offerEntries, type MenuEntry, type OpenMenu } from "./CardMenu.js";
import { CardTile, type CardLook } from "./CardTile.js";
import { Inspector } from "./Inspector.js";
import { listenAtTable } from "./keyboard.js";
import { LogPanel } from "./LogPanel.js";
import { PileView } from "./PileView.js";
import { PromptBox } from "./PromptBox.js";
import type { TableSnapshot } from "./protocol.js";
import { SeatPanel } from "./SeatPanel.js";
import { askTable } from "./table-client.js";
import { setTable, useTable } from "./table-state.js";
import { ZoneView, type TableHands } from "./ZoneView.js";

interface Props {
  readonly snapshot: TableSnapshot;
  readonly ruleset: Ruleset;
}

/** The table of a match as its ruleset lays it out, the card that is looked at, and the log. */
export function Table({ snapshot, ruleset }: Props): ReactNode {
  const { view, bottom } = snapshot;
  const looked = useTable((state) => state.looked);
  const rows = useMemo(() => boardRows(ruleset.layout, ruleset.zones, view, bottom), [ruleset, view, bottom]);
  const cards = useMemo(() => new Map(view.cards.map((card) => [card.id, card])), [view]);
  const offers = useMemo(() => new OfferBook(snapshot.offers), [snapshot]);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [pile, setPile] = useState<string | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  const hands = useHands(snapshot, ruleset, cards, offers, setMenu, setPile);
  const opened = rows.flatMap(({ zones }) => zones).find(({ key }) => key === pile);
  const nameOf = (seat: number): string => ruleset.seats[seat] ?? "";
  const tray = trayCards(snapshot.prompt, rows);
  const element = useRef<HTMLDivElement>(null);
  useKeyboard(element, snapshot, offers, menu !== null, () => setPile(null));

  return (
    <div className="table" ref={element} tabIndex={-1}>
      <div className="felt">
        <div className="seats">
          {ruleset.seats.map((name, seat) => (
            <SeatPanel
              key={name}
              seat={seat}
              name={name}
              counters={ruleset.layout.counters}
              place={seat === bottom ? "below" : "above"}
            />
          ))}
        </div>
        <div className="board">
          {rows.map((row) =>
            row.side === NOBODY ? (
              <div key="middle" className="board-row is-middle">
                {row.zones.map((zone) => (
                  <MiddleZone key={zone.key} zone={zone} hands={hands} snapshot={snapshot} cards={cards} />
                ))}
                <PromptBox
                  snapshot={snapshot}
                  ruleset={ruleset}
                  offers={offers}
                  cards={cards}
                  tray={tray.length > 0 ? <Tray ids={tray} hands={hands} /> : null}
                />
              </div>
            ) : (
              <Row key={`${row.side} ${row.depth}`} row={row} bottom={bottom} hands={hands} owner={nameOf(row.side)} />
            ),
          )}
        </div>
        {opened && <PileView zone={opened} hands={hands} owner={nameOf(opened.side)} onClose={() => setPile(null)} />}
      </div>
      <aside className="table-side">
        <Inspector card={cards.get(looked ?? NONE)} />
        <LogPanel seats={ruleset.seats} />
      </aside>
      {menu && <CardMenu menu={menu} onClose={closeMenu} />}
    </div>
  );
}

interface RowProps {
  readonly row: BoardRow;
  readonly bottom: number;
  readonly hands: TableHands;
  readonly owner: string;
}

function Row({ row, bottom, hands, owner }: RowProps): ReactNode {
  return (
    <div className="board-row" data-own={row.side === bottom || undefined} data-depth={row.depth}>
      {row.zones.map((zone) => (
        <ZoneView key={zone.key} zone={zone} hands={hands} owner={owner} />
      ))}
    </div>
  );
}

interface MiddleProps {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  readonly snapshot: TableSnapshot;
  readonly cards: ReadonlyMap<number, ViewCard>;
}

/** A shared zone; of a stack also what is no card, and what each item is aimed at. */
function MiddleZone({ zone, hands, snapshot, cards }: MiddleProps): ReactNode {
  if (zone.layout.look !== "stack") return <ZoneView zone={zone} hands={hands} owner="" />;
  const { stack } = snapshot.view;
  const nameOf = (card: number): string => cards.get(card)?.face.name ?? "";
  const notes = stack.toReversed().flatMap(({ id, card, cause, targets }) => {
    const aims = targets.map(nameOf).filter((name) => name !== "");
    const what = card === NONE ? `Ability of ${nameOf(cause.card) || "a card"}` : nameOf(card);
    return card !== NONE && aims.length === 0
      ? []
      : [{ id, text: aims.length === 0 ? what : `${what} → ${aims.join(", ")}` }];
  });
  return (
    <div className="stack-zone" data-empty={stack.length === 0 || undefined}>
      <ZoneView zone={zone} hands={hands} owner="" />
      {notes.map(({ id, text }) => (
        <p key={id} className="stack-note">
          {text}
        </p>
      ))}
    </div>
  );
}

/** The cards of a question that are not to be seen on the table. */
function Tray({ ids, hands }: { readonly ids: readonly number[]; readonly hands: TableHands }): ReactNode {
  return (
    <div className="tray" role="group" aria-label="Cards to choose from">
      {ids.map((id) => {
        const card = hands.cards.get(id);
        return (
          card && (
            <CardTile
              key={id}
              card={card}
              spot={`tray ${id}`}
              {...hands.lookOf(id)}
              onPress={hands.onPress}
              onLook={hands.onLook}
            />
          )
        );
      })}
    </div>
  );
}

function useHands(
  snapshot: TableSnapshot,
  ruleset: Ruleset,
  cards: ReadonlyMap<number, ViewCard>,
  offers: OfferBook,
  setMenu: (menu: OpenMenu | null) => void,
  setPile: (key: string | null) => void,
): TableHands {
  const isSettingUp = useTable((state) => state.isSettingUp);
  const named = useTable((state) => state.named);
  return useMemo(() => {
    const { prompt, asked, view, because } = snapshot;
    const picked: readonly number[] = prompt?.kind === "cards" ? prompt.picked : [];
    const aimed = new Set(view.stack.flatMap(({ targets }) => targets));
    const open = (title: string, entries: readonly MenuEntry[], element: HTMLElement): void => {
      const { left, top, bottom } = element.getBoundingClientRect();
      setMenu({ title, entries, left, top, bottom });
    };
    const moves = (card: ViewCard): MenuEntry[] =>
      ruleset.layout.zones.flatMap(({ zone }) => {
        const { title, shared } = ruleset.zones[zone] ?? { title: zone, shared: true };
        const sides = shared === true ? [NOBODY] : ruleset.seats.map((_name, seat) => seat);
        return sides.flatMap((side) => {
          if (zone === card.zone && side === card.side) return [];
          const where = side === NOBODY ? title : `${title} of ${ruleset.seats[side] ?? ""}`;
          const edit = { kind: "move", card: card.id, zone, side } as const;
          return [{ label: `Move to: ${where}`, refusal: null, run: () => askTable({ kind: "edit", edit }) }];
        });
      });
    const onMenu = (card: ViewCard, element: HTMLElement): void => {
      const { legal, refused } = offers.of(card.id);
      open(
        card.face.name,
        [...offerEntries([...legal, ...refused], take), ...(isSettingUp ? moves(card) : [])],
        element,
      );
    };
    return {
      cards,
      offers,
      isSettingUp,
      lookOf: (card): CardLook => ({
        isLegal: offers.isLegal(card),
        isPicked: picked.includes(card),
        isNamed: named.includes(card),
        isAimedAt: aimed.has(card),
        isAsking: because?.card === card,
      }),
      onPress: (card, element) => {
        setTable({ refusal: null, looked: card.id });
        const choices = offers.of(card.id);
        const [only, second] = choices.legal;
        if (isSettingUp) onMenu(card, element);
        else if (only && !second) take(only);
        else if (only) open(card.face.name, offerEntries([...choices.legal, ...choices.refused], take), element);
        else {
          const isOver = view.outcome !== null;
          setTable({ refusal: whyNothing(choices, { prompt, asked: ruleset.seats[asked] ?? "nobody", isOver }) });
        }
      },
      onMenu,
      onLook: (card) => setTable({ looked: card }),
      onOpenPile: ({ key }) => setPile(key),
      onDrop: (card, { layout, side }) => {
        if (Number.isInteger(card)) askTable({ kind: "edit", edit: { kind: "move", card, zone: layout.zone, side } });
      },
    };
  }, [snapshot, ruleset, cards, offers, isSettingUp, named, setMenu, setPile]);
}

function useKeyboard(
  element: { readonly current: HTMLElement | null },
  snapshot: TableSnapshot,
  offers: OfferBook,
  hasMenu: boolean,
  closePile: () => void,
): void {
  const latest = useRef({ snapshot, offers, hasMenu, closePile });
  useEffect(() => {
    latest.current = { snapshot, offers, hasMenu, closePile };
  });
  useEffect(() => listenAtTable(element, () => latest.current), [element]);
  useEffect(() => {
    // What had the keyboard may have left the table: the table itself keeps it.
    if (document.activeElement === document.body) element.current?.focus();
  }, [element, snapshot]);
}

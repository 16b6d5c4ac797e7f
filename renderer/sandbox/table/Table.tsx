import { useCallback, useEffect, useMemo, useRef, useState, type CSSProperties, type ReactNode } from "react";
import { NOBODY, NONE, type LayoutKey, type Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import { boardRows, openedPile, trayCards } from "./board.js";
import { boardGrid } from "./board-grid.js";
import { CanDo } from "./CanDo.js";
import { CardMenu, type OpenMenu } from "./CardMenu.js";
import { CardTile } from "./CardTile.js";
import { EffectsPanel } from "./EffectsPanel.js";
import { EndPanel } from "./EndPanel.js";
import { Foreseen } from "./Foreseen.js";
import { Forecasts } from "./Forecasts.js";
import { useForesight } from "./foresight.js";
import { useHands } from "./hands.js";
import { Inspector } from "./Inspector.js";
import { lookAt } from "./card-actions.js";
import { listenAtTable, type AtTable } from "./keyboard.js";
import { Links } from "./Links.js";
import { LogPanel } from "./LogPanel.js";
import { OfferBook } from "./offer-book.js";
import { PileView } from "./PileView.js";
import { PromptBox } from "./PromptBox.js";
import type { TableSnapshot } from "../match/protocol.js";
import { SeatPanel } from "./SeatPanel.js";
import { useTable } from "../match/table-state.js";
import { TurnBanner } from "./TurnBanner.js";
import type { TableHands } from "./table-hands.js";
import { MiddleZone, TableRow } from "./TableRow.js";

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
  const opened = openedPile(rows, pile);
  const nameOf = (seat: number): string => ruleset.seats[seat] ?? "";
  const tray = trayCards(snapshot.prompt, rows);
  const foretold = ruleset.layout.zones.find(({ forecast }) => forecast !== undefined);
  const grid = boardGrid(ruleset.layout, rows, bottom);
  const element = useRef<HTMLDivElement>(null);
  const felt = useRef<HTMLDivElement>(null);
  const arranged = snapshot.prompt?.kind === "arrange" ? (snapshot.prompt.cards[0] ?? NONE) : NONE;
  useEffect(() => {
    // The question is about this card, not about the one that was last pointed at.
    if (arranged !== NONE) lookAt(arranged, "now");
  }, [arranged]);
  useForesight(snapshot, offers);
  const keys = ruleset.layout.keys ?? noKeys;
  useKeyboard(element, { snapshot, offers, keys, hasMenu: menu !== null, closePile: () => setPile(null) });

  return (
    <div className="table" ref={element} tabIndex={-1}>
      <div className="felt" ref={felt}>
        <div className="seats">
          {ruleset.seats.map((name, seat) => (
            <SeatPanel
              key={name}
              seat={seat}
              name={name}
              counters={ruleset.layout.counters}
              place={seat === bottom ? "below" : "above"}
              hands={hands}
            />
          ))}
        </div>
        <div
          className="board"
          data-grid={grid !== undefined || undefined}
          data-carrying={hands.carried !== null || undefined}
          style={grid && ({ gridTemplateRows: grid.template, "--columns": ruleset.layout.columns } as CSSProperties)}
        >
          {rows.map((row, at) =>
            row.side === NOBODY ? (
              <div
                key="middle"
                className="board-row is-middle"
                style={grid && { gridRow: `${grid.question.from} / ${grid.question.to}` }}
              >
                {row.zones.map((zone) => (
                  <MiddleZone key={zone.key} zone={zone} hands={hands} snapshot={snapshot} cards={cards} />
                ))}
                <PromptBox
                  snapshot={snapshot}
                  ruleset={ruleset}
                  offers={offers}
                  hands={hands}
                  tray={tray.length > 0 ? <Tray ids={tray} hands={hands} /> : null}
                />
              </div>
            ) : (
              <TableRow
                key={`${row.side} ${row.depth}`}
                row={row}
                line={grid?.lines[at]}
                bottom={bottom}
                hands={hands}
                owner={nameOf(row.side)}
              />
            ),
          )}
          {foretold && grid && (
            <div className="board-cells" style={{ gridRow: grid.middle }}>
              <Forecasts layout={ruleset.layout} zone={foretold} view={view} bottom={bottom} />
            </div>
          )}
        </div>
        <Links snapshot={snapshot} ruleset={ruleset} felt={felt} />
        <TurnBanner snapshot={snapshot} ruleset={ruleset} />
        {view.outcome !== null && (
          <EndPanel key={snapshot.at} snapshot={snapshot} outcome={view.outcome} ruleset={ruleset} />
        )}
        {opened && (
          <PileView pile={opened} hands={hands} owner={nameOf(opened.zone.side)} onClose={() => setPile(null)} />
        )}
      </div>
      <aside className="table-side">
        <Inspector card={cards.get(looked ?? NONE)} layout={ruleset.layout}>
          <CanDo card={cards.get(looked ?? NONE)} snapshot={snapshot} offers={offers} ruleset={ruleset} />
          <Foreseen snapshot={snapshot} ruleset={ruleset} />
        </Inspector>
        <EffectsPanel effects={view.effects} seats={ruleset.seats} />
        <LogPanel seats={ruleset.seats} hasEvents={ruleset.tellsEvents} />
      </aside>
      {menu && <CardMenu menu={menu} onClose={closeMenu} />}
    </div>
  );
}

/** The cards of a question that are not to be seen on the table. */
function Tray({ ids, hands }: { readonly ids: readonly number[]; readonly hands: TableHands }): ReactNode {
  return (
    <div className="tray" role="group" aria-label={tableTexts.cardsToChooseFrom}>
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

const noKeys: readonly LayoutKey[] = [];

function useKeyboard(element: { readonly current: HTMLElement | null }, now: AtTable): void {
  const { snapshot } = now;
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });
  useEffect(() => listenAtTable(element, () => latest.current), [element]);
  useEffect(() => {
    // What had the keyboard may have left the table: the table itself keeps it.
    if (document.activeElement === document.body) element.current?.focus();
  }, [element, snapshot]);
}

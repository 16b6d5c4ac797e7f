import { useMemo, useState, type ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import { cardFigures, contestantName, fewestMatches } from "../../shared/simulation/index.js";
import { goToCell } from "../navigation/index.js";
import { orderAfter, orderedCards, type CardColumn, type CardOrder, type NamedFigures } from "./card-order.js";
import { ChangeCell, FigureCells, ShareCell } from "./FigureCells.js";
import { percent } from "./format.js";
import { showSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

/**
 * What was won with each card where it was drawn and where it was played, measured by what its decks win in all; a card's name
 * leads to its row.
 */
export function CardTable({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums, cards } = result;
  const [deck, setDeck] = useState<number | null>(null);
  const [order, setOrder] = useState<CardOrder>({ by: "drawn", isDescending: true });
  const { contestants, isCompared } = frame;
  const lines = useMemo(() => {
    const of = deck !== null && deck < contestants.length ? [deck] : contestants.map((_, index) => index);
    const named = cardFigures(frame, sums, of).map((each) => ({ ...each, name: cards[each.card]?.name ?? "" }));
    return orderedCards(named, order);
  }, [frame, sums, cards, contestants, deck, order]);
  const heading = (by: CardColumn, title: string): ReactNode => (
    <th scope="col" aria-sort={order.by !== by ? "none" : order.isDescending ? "descending" : "ascending"}>
      <button type="button" className="simulation-sort" onClick={() => setOrder(orderAfter(order, by))}>
        {title}
        <span aria-hidden="true">{order.by !== by ? "" : order.isDescending ? " ▾" : " ▴"}</span>
      </button>
    </th>
  );
  return (
    <>
      {contestants.length > 1 && (
        <label className="simulation-filter">
          {texts.in}{" "}
          <select
            className="field"
            aria-label={texts.cardsOf}
            value={deck ?? ""}
            onChange={({ target }) => setDeck(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{texts.allDecks}</option>
            {contestants.map((_, index) => (
              <option key={contestantName(frame, index)} value={index}>
                {contestantName(frame, index)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className="simulation-soft simulation-key">{texts.cardSigns(fewestMatches)}</p>
      <details className="simulation-key">
        <summary>{texts.whatFiguresMean}</summary>
        <dl className="simulation-definitions">
          {texts.definitions.map(([title, meaning]) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </details>
      <table className="simulation-table is-wide">
        <thead>
          <tr>
            {heading("name", texts.card)}
            {heading("draws", texts.drawn)}
            {heading("drawn", texts.winsWhenDrawn)}
            {isCompared && heading("drawnChange", texts.changeHead)}
            {heading("shrunk", texts.shrunk)}
            {heading("lift", texts.againstUndrawn)}
            {heading("opening", texts.winsInOpeningHand)}
            {heading("plays", texts.played)}
            {heading("played", texts.winsWhenPlayed)}
            {isCompared && heading("playedChange", texts.changeHead)}
            {heading("turn", texts.turnPlayed)}
            {heading("stuck", texts.stuck)}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CardLine key={line.card} line={line} result={result} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function CardLine({ line, result }: { readonly line: NamedFigures; readonly result: SimulationResult }): ReactNode {
  const { isCompared } = result.frame;
  const baseline = line.holders?.value ?? null;
  const row = result.cards[line.card]?.row ?? null;
  const jump = (): void => {
    if (!row) return;
    showSimulation(false);
    void goToCell(row.sheet, row.rowKey, null);
  };
  return (
    <tr>
      <th scope="row">
        {row ? (
          <button type="button" className="link" title={texts.goToTheCard} onClick={jump}>
            {line.name}
          </button>
        ) : (
          <span title={texts.cardIsGone}>{line.name}</span>
        )}
      </th>
      <td className="is-number">{(line.drawn.now?.of ?? 0).toLocaleString("en")}</td>
      <FigureCells figure={line.drawn} isCompared={isCompared} baseline={baseline} />
      <td className="is-number">{line.shrunk === null ? "–" : percent(line.shrunk)}</td>
      <ChangeCell change={line.lift} />
      <ShareCell share={line.opening} baseline={baseline} />
      <td className="is-number">{(line.played.now?.of ?? 0).toLocaleString("en")}</td>
      <FigureCells figure={line.played} isCompared={isCompared} baseline={baseline} />
      <td className="is-number" title={line.turn ? texts.ofMatches(line.turn.of) : undefined}>
        {line.turn ? line.turn.value.toFixed(1) : "–"}
      </td>
      <ShareCell share={line.stuck} baseline={null} />
    </tr>
  );
}

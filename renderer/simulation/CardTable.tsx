import { useMemo, useState, type ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import { cardFigures, contestantName, fewestMatches } from "../../shared/simulation/index.js";
import { Select } from "../ui/index.js";
import { columnsOf, definitions, type CardColumnShown, type CardView } from "./card-columns.js";
import { orderAfter, orderedCards, type CardColumn, type CardOrder, type NamedFigures } from "./card-order.js";
import { CardName } from "./CardName.js";
import { StaleMark } from "./FigureCells.js";
import { useSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

/**
 * What was won with each card where it was drawn and where it was played, measured by what its decks win in all; a card's name
 * leads to its row. The names and headings stay in sight.
 */
export function CardTable({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums, cards } = result;
  const edited = useSimulation((state) => state.edited);
  const [deck, setDeck] = useState<number | null>(null);
  const [view, setView] = useState<CardView>("wins");
  const [order, setOrder] = useState<CardOrder>({ by: "drawn", isDescending: true });
  const { contestants, isCompared } = frame;
  const lines = useMemo(() => {
    const of = deck !== null && deck < contestants.length ? [deck] : contestants.map((_, index) => index);
    const named = cardFigures(frame, sums, of).map((each) => ({ ...each, name: cards[each.card]?.name ?? "" }));
    return orderedCards(named, order);
  }, [frame, sums, cards, contestants, deck, order]);
  const columns = columnsOf(view, { isCompared, hasKept: lines.some(({ kept }) => kept !== null) });
  const staleCount = lines.filter(({ card }) => edited.has(card)).length;
  return (
    <>
      <div className="simulation-filter">
        {contestants.length > 1 && (
          <label>
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
        <label>
          {texts.show}{" "}
          <Select
            value={view}
            choices={(["wins", "play", "all"] as const).map((each) => [each, texts.views[each]] as const)}
            onChoose={setView}
          />
        </label>
      </div>
      <p className="simulation-soft simulation-key">{texts.cardSigns(fewestMatches)}</p>
      <Definitions />
      {staleCount > 0 && (
        <p className="simulation-stale-note" role="status">
          {texts.cardsEdited(staleCount)}
        </p>
      )}
      <div className="simulation-scroll" tabIndex={0} role="group" aria-label={texts.cardFigures}>
        <table className="simulation-table is-wide">
          <thead>
            <tr>
              <Heading by="name" title={texts.card} order={order} onOrder={setOrder} />
              {columns.map(({ by, title, usual, meaning }) => (
                <Heading
                  key={by}
                  by={by}
                  title={title}
                  usual={usual}
                  meaning={meaning}
                  order={order}
                  onOrder={setOrder}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <CardLine key={line.card} line={line} columns={columns} result={result} isStale={edited.has(line.card)} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const Definitions = (): ReactNode => (
  <details className="simulation-key">
    <summary>{texts.whatFiguresMean}</summary>
    <dl className="simulation-definitions">
      {definitions.map(({ by, title, usual, meaning }) => (
        <div key={by}>
          <dt>
            {title} <span className="simulation-soft">{usual}</span>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </details>
);

interface HeadingProps {
  readonly by: CardColumn;
  readonly title: string;
  readonly usual?: string;
  readonly meaning?: string;
  readonly order: CardOrder;
  readonly onOrder: (order: CardOrder) => void;
}

/** A heading that orders the cards, with what its figure is usually called. */
function Heading({ by, title, usual, meaning, order, onOrder }: HeadingProps): ReactNode {
  const isOrder = order.by === by;
  return (
    <th scope="col" title={meaning} aria-sort={!isOrder ? "none" : order.isDescending ? "descending" : "ascending"}>
      <button type="button" className="simulation-sort" onClick={() => onOrder(orderAfter(order, by))}>
        {title}
        <span aria-hidden="true">{!isOrder ? "" : order.isDescending ? "\u00a0▾" : "\u00a0▴"}</span>
      </button>
      {usual !== undefined && <span className="simulation-usual">{usual}</span>}
    </th>
  );
}

interface LineProps {
  readonly line: NamedFigures;
  readonly columns: readonly CardColumnShown[];
  readonly result: SimulationResult;
  readonly isStale: boolean;
}

function CardLine({ line, columns, result, isStale }: LineProps): ReactNode {
  return (
    <tr className={isStale ? "is-stale" : undefined}>
      <th scope="row">
        <CardName name={line.name} row={result.cards[line.card]?.row ?? null} />
        {isStale && <StaleMark about={texts.aboutEdited} />}
      </th>
      {columns.map(({ by, cell }) => (
        <ColumnCell key={by} cell={cell} line={line} />
      ))}
    </tr>
  );
}

const ColumnCell = ({
  cell,
  line,
}: {
  readonly cell: CardColumnShown["cell"];
  readonly line: NamedFigures;
}): ReactNode => cell(line);

import type { ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import { contestantFigures, contestantName, evenChance, seatFigures } from "../../shared/simulation/index.js";
import { FigureCells, ShareCell, StaleMark } from "./FigureCells.js";
import { useSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

interface TableProps {
  readonly result: SimulationResult;
}

/** That decks are other lists of cards than those that were played. */
export function StaleDecks({ result: { frame } }: TableProps): ReactNode {
  const edited = useSimulation((state) => state.editedDecks);
  const names = [...edited].filter((index) => frame.contestants[index]).map((index) => contestantName(frame, index));
  return (
    names.length > 0 && (
      <p className="simulation-stale-note" role="status">
        {texts.decksEdited(names)}
      </p>
    )
  );
}

/** Win rates of each deck against the others, and in each seat. */
export function DeckTable({ result: { frame, sums } }: TableProps): ReactNode {
  const even = evenChance(frame, sums);
  const edited = useSimulation((state) => state.editedDecks);
  const { isCompared, seats } = frame;
  return (
    <table className="simulation-table">
      <thead>
        <tr>
          <th scope="col">{texts.deck}</th>
          <th scope="col">{texts.matches}</th>
          <th scope="col">{texts.wins}</th>
          {isCompared && <th scope="col">{texts.changeHead}</th>}
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {texts.asSeat(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frame.contestants.map((_, index) => {
          const name = contestantName(frame, index);
          const figures = contestantFigures(frame, sums, index);
          return (
            <tr key={name} className={edited.has(index) ? "is-stale" : undefined}>
              <th scope="row">
                {name}
                {edited.has(index) && <StaleMark about={texts.aboutEditedDeck} />}
              </th>
              <td className="is-number">{(figures.wins.now?.of ?? 0).toLocaleString("en")}</td>
              <FigureCells figure={figures.wins} isCompared={isCompared} baseline={even} />
              {figures.seats.map(({ now }, seat) => (
                <ShareCell key={seats[seat]} share={now} baseline={even} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How often each seat wins, whoever sits there. */
export function SeatTable({ result: { frame, sums } }: TableProps): ReactNode {
  const even = evenChance(frame, sums);
  return (
    <table className="simulation-table">
      <thead>
        <tr>
          <th scope="col">{texts.seat}</th>
          <th scope="col">{texts.matches}</th>
          <th scope="col">{texts.wins}</th>
          {frame.isCompared && <th scope="col">{texts.changeHead}</th>}
        </tr>
      </thead>
      <tbody>
        {seatFigures(frame, sums).map((figure, seat) => (
          <tr key={frame.seats[seat]}>
            <th scope="row">{frame.seats[seat]}</th>
            <td className="is-number">{(figure.now?.of ?? 0).toLocaleString("en")}</td>
            <FigureCells figure={figure} isCompared={frame.isCompared} baseline={even} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import {
  contestantFigures,
  contestantName,
  evenChance,
  pairingFigures,
  seatFigures,
} from "../../shared/simulation/index.js";
import { FigureCells, ShareCell } from "./FigureCells.js";

interface TableProps {
  readonly result: SimulationResult;
}

/** Win rates of each deck against the others, and in each seat. */
export function DeckTable({ result: { frame, sums } }: TableProps): ReactNode {
  const even = evenChance(frame, sums);
  const { isCompared, seats } = frame;
  return (
    <table className="simulation-table">
      <thead>
        <tr>
          <th scope="col">Deck</th>
          <th scope="col">Matches</th>
          <th scope="col">Wins</th>
          {isCompared && <th scope="col">Change</th>}
          {seats.map((seat) => (
            <th key={seat} scope="col">
              as {seat}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {frame.contestants.map((_, index) => {
          const name = contestantName(frame, index);
          const figures = contestantFigures(frame, sums, index);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="is-number">{(figures.wins.now?.of ?? 0).toLocaleString()}</td>
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
          <th scope="col">Seat</th>
          <th scope="col">Matches</th>
          <th scope="col">Wins</th>
          {frame.isCompared && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {seatFigures(frame, sums).map((figure, seat) => (
          <tr key={frame.seats[seat]}>
            <th scope="row">{frame.seats[seat]}</th>
            <td className="is-number">{(figure.now?.of ?? 0).toLocaleString()}</td>
            <FigureCells figure={figure} isCompared={frame.isCompared} baseline={even} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who wins against whom; nothing where there are no more than two. */
export function PairTable({ result: { frame, sums } }: TableProps): ReactNode {
  const pairings = pairingFigures(frame, sums);
  if (pairings.length < 2) return null;
  const even = evenChance(frame, sums);
  return (
    <table className="simulation-table">
      <thead>
        <tr>
          <th scope="col">Against each other</th>
          <th scope="col">Matches</th>
          <th scope="col">The first wins</th>
        </tr>
      </thead>
      <tbody>
        {pairings.map(({ first, second, wins }) => (
          <tr key={`${first} ${second}`}>
            <th scope="row">
              {contestantName(frame, first)} – {contestantName(frame, second)}
            </th>
            <td className="is-number">{(wins?.of ?? 0).toLocaleString()}</td>
            <ShareCell share={wins} baseline={even} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

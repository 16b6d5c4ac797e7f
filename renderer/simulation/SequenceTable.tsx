import type { ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import { contestantName, contestantSequence, sequenceErrorRate } from "../../shared/simulation/index.js";
import { percent, pointsText } from "./format.js";
import { texts } from "./texts.js";

/** What a simulation that stops by itself knows of each deck: the intervals that it stops by. */
export function SequenceTable({ result: { frame, sums } }: { readonly result: SimulationResult }): ReactNode {
  const shown = frame.isCompared ? pointsText : percent;
  return (
    <>
      <table className="simulation-table">
        <caption>{texts.sequence}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.deck}</th>
            <th scope="col">{texts.matches}</th>
            <th scope="col">{frame.isCompared ? texts.changeHead : texts.winRate}</th>
            <th scope="col">{texts.interval}</th>
          </tr>
        </thead>
        <tbody>
          {frame.contestants.map((_, index) => {
            const name = contestantName(frame, index);
            const { of, value, low, high } = contestantSequence(frame, sums, index);
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="is-number">{of.toLocaleString("en")}</td>
                <td className="is-number">{shown(value)}</td>
                <td className="is-number">{`${shown(low)} … ${shown(high)}`}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="simulation-soft">{texts.aboutSequence(percent(sequenceErrorRate))}</p>
    </>
  );
}

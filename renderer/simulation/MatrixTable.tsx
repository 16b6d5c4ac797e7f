import { useMemo, useState, type ReactNode } from "react";
import type { SimulationResult } from "../../shared/bridge/index.js";
import {
  contestantName,
  deckMatrix,
  evenChance,
  fieldRates,
  mirrorChecks,
  nashMix,
} from "../../shared/simulation/index.js";
import { ShareCell } from "./FigureCells.js";
import { percent } from "./format.js";
import { texts } from "./texts.js";

/** Who wins against whom, what each deck is worth in a field of these decks, and the mix that no deck beats. */
export function MatrixTable({ result: { frame, sums } }: { readonly result: SimulationResult }): ReactNode {
  const [weights, setWeights] = useState<Readonly<Record<number, number>>>({});
  const [seat, setSeat] = useState<number | null>(null);
  const matrix = useMemo(() => deckMatrix(frame, sums), [frame, sums]);
  const mix = useMemo(() => nashMix(matrix), [matrix]);
  const checks = useMemo(() => mirrorChecks(frame, sums), [frame, sums]);
  if (frame.contestants.length < 3 && checks.length === 0) return null;
  const names = frame.contestants.map((_, index) => contestantName(frame, index));
  const field = fieldRates(
    matrix,
    names.map((_, index) => weights[index] ?? 1),
  );
  const even = evenChance(frame, sums);
  const off = checks.filter(({ isEven }) => !isEven).map(({ contestant }) => names[contestant] ?? "");
  return (
    <>
      <table className="simulation-table">
        <caption>
          {texts.matrix}{" "}
          <select
            className="field"
            aria-label={texts.matchesOf}
            value={seat ?? ""}
            onChange={({ target }) => setSeat(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{texts.inAllSeats}</option>
            {frame.seats.map((title, at) => (
              <option key={title} value={at}>
                {texts.asSeat(title)}
              </option>
            ))}
          </select>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.winsOf}</th>
            {names.map((name) => (
              <th key={name} scope="col">
                {texts.against(name)}
              </th>
            ))}
            <th scope="col">{texts.weight}</th>
            <th scope="col">{texts.inField}</th>
            <th scope="col">{texts.inMix}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {names.map((other, column) => {
                const cell = matrix[row]?.[column];
                const share = cell && (seat === null ? cell.wins : cell.seats[seat]);
                // Nothing but the check below says whether a deck is even with itself.
                const isMirror = row === column;
                return <ShareCell key={other} share={share ?? null} baseline={isMirror ? null : even} />;
              })}
              <td className="is-number">
                <input
                  className="field simulation-weight"
                  type="number"
                  min={0}
                  max={1_000}
                  step="any"
                  aria-label={texts.weightOf(name)}
                  value={weights[row] ?? 1}
                  onChange={({ target: { valueAsNumber } }) => {
                    if (valueAsNumber >= 0 && valueAsNumber <= 1_000) setWeights({ ...weights, [row]: valueAsNumber });
                  }}
                />
              </td>
              <td className="is-number">{rateText(field[row])}</td>
              <td className="is-number">{rateText(mix[row])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {checks.length > 0 && (
        <p className={off.length > 0 ? "simulation-mirrors is-off" : "simulation-mirrors"}>
          {texts.aboutMirrorChecks(off)}
        </p>
      )}
      <p className="simulation-soft">{texts.aboutMatrix}</p>
    </>
  );
}

const rateText = (rate: number | null | undefined): string =>
  rate === null || rate === undefined ? "–" : percent(rate);

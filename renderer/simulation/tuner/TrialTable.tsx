import type { CSSProperties, ReactNode } from "react";
import type { TunerStatus, TunerTrial } from "../../../shared/bridge/index.js";
import type { SequenceInterval, TunerTarget } from "../../../shared/simulation/index.js";
import { percent } from "../format.js";
import { texts } from "./texts.js";

interface Props {
  readonly titles: readonly string[];
  readonly trials: readonly TunerTrial[];
  readonly trying: TunerStatus["trying"];
  readonly target: TunerTarget;
  readonly caption: string;
}

/** Each value that was tried, with its win rate, the interval drawn over the target, and what that says. */
export function TrialTable({ titles, trials, trying, target, caption }: Props): ReactNode {
  const lines = [...trials, ...(trying ? [{ ...trying, verdict: null }] : [])];
  if (lines.length === 0) return null;
  const ends = [target, ...lines.flatMap(({ interval }) => (interval.of > 0 ? [interval] : []))];
  const low = Math.min(...ends.map((each) => each.low));
  const high = Math.max(...ends.map((each) => each.high));
  const placeOf = (share: number): number => (share - low) / (high - low || 1);
  return (
    <div className="tool-numbers figure-table tuner-trials" role="group" aria-label={texts.trials} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
            <th scope="col">{texts.wins}</th>
            <th scope="col">{texts.interval}</th>
            <td />
            <th scope="col">{texts.matchesHead}</th>
            <th scope="col" className="tuner-verdict">
              {texts.verdict}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ values, interval, verdict }) => (
            <tr key={values.join(" ")} className={verdict === "inside" ? "is-found" : undefined}>
              {values.map((value, at) => (
                <th key={at} scope="row">
                  {value.toLocaleString("en")}
                </th>
              ))}
              <td>{interval.of === 0 ? "–" : percent(interval.value)}</td>
              <td>{interval.of === 0 ? "–" : texts.intervalText(percent(interval.low), percent(interval.high))}</td>
              <td>{interval.of > 0 && <IntervalBar interval={interval} target={target} placeOf={placeOf} />}</td>
              <td>{interval.of.toLocaleString("en")}</td>
              <td className="tuner-verdict">{verdictText(verdict, interval, target)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function verdictText(verdict: TunerTrial["verdict"] | null, { low }: SequenceInterval, { high }: TunerTarget): string {
  const { verdicts } = texts;
  if (verdict === null) return verdicts.playing;
  if (verdict !== "outside") return verdicts[verdict];
  return low > high ? verdicts.above : verdicts.below;
}

interface BarProps {
  readonly interval: SequenceInterval;
  readonly target: TunerTarget;
  readonly placeOf: (share: number) => number;
}

type BarStyle = CSSProperties & Record<`--${string}`, number>;

/** The interval as a line with its middle, over the target as a band; the texts beside say the same. */
function IntervalBar({ interval, target, placeOf }: BarProps): ReactNode {
  const style: BarStyle = {
    "--target-low": placeOf(target.low),
    "--target-high": placeOf(target.high),
    "--low": placeOf(interval.low),
    "--high": placeOf(interval.high),
    "--value": placeOf(interval.value),
  };
  return (
    <span className="tuner-bar" style={style} aria-hidden>
      <i className="tuner-band" />
      <i className="tuner-span" />
      <i className="tuner-point" />
    </span>
  );
}

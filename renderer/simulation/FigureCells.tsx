import type { ReactNode } from "react";
import { botTitle } from "../../shared/bots/index.js";
import { botsOf, significanceOf, significanceOfChange } from "../../shared/simulation/index.js";
import type { Change, Estimate, Figure, Significance, SimulationFrame } from "../../shared/simulation/index.js";
import { changeTitle, intervalText, percent, pointsInterval, pointsText, shareTitle } from "./format.js";
import { texts } from "./texts.js";

interface ShareProps {
  readonly share: Estimate | null;
  /** What the share is measured by, from 0 to 1; null: by nothing, so it has no mark. */
  readonly baseline: number | null;
}

/** A share with its interval, as a cell of a table. Its interval alone decides whether it stands out. */
export function ShareCell({ share, baseline }: ShareProps): ReactNode {
  if (!share) return <NoFigure />;
  const significance = baseline === null ? significanceOf(share, share.value) : significanceOf(share, baseline);
  return (
    <td className={cellClass(significance)} title={shareTitle(share, baseline, significance)}>
      <FigureText value={percent(share.value)} interval={intervalText(share)} mark={markOf(significance)} />
    </td>
  );
}

/** A change in points, marked where its whole interval is a gain or a loss. */
export function ChangeCell({ change }: { readonly change: Change | null }): ReactNode {
  if (!change) return <NoFigure />;
  const significance = significanceOfChange(change);
  return (
    <td className={cellClass(significance)} title={changeTitle(change, significance)}>
      <ChangeText change={change} mark={markOf(significance)} />
    </td>
  );
}

interface FigureProps {
  readonly figure: Figure;
  readonly isCompared: boolean;
  readonly baseline: number | null;
}

/** A share now and, where that is compared, what an edit did to it. */
export function FigureCells({ figure, isCompared, baseline }: FigureProps): ReactNode {
  return (
    <>
      <ShareCell share={figure.now} baseline={baseline} />
      {isCompared && <ChangeCell change={figure.change} />}
    </>
  );
}

const NoFigure = (): ReactNode => <td className="is-number simulation-soft">–</td>;

const classes: Readonly<Record<Significance, string>> = {
  above: "is-number is-up",
  below: "is-number is-down",
  undecided: "is-number",
  "too-few": "is-number is-too-few",
};

const cellClass = (significance: Significance): string => classes[significance];

/** A star for what is surely better, a sign of its own for what is surely worse. */
const markOf = (significance: Significance): string =>
  significance === "above" ? "★" : significance === "below" ? "▼" : "";

/** A change in points with its interval and a mark. */
export const ChangeText = ({ change, mark }: { readonly change: Points; readonly mark: string }): ReactNode => (
  <FigureText value={pointsText(change.value)} interval={pointsInterval(change)} mark={mark} />
);

type Points = Pick<Change, "value" | "low" | "high">;

interface FigureTextProps {
  readonly value: string;
  readonly interval: string;
  readonly mark?: string;
}

/** A figure with its interval, beside it or below it; room for a mark in every cell, so that figures align. */
export const FigureText = ({ value, interval, mark = "" }: FigureTextProps): ReactNode => (
  <span className="simulation-figure">
    <span>{value}</span> <span className="simulation-soft">{interval}</span>
    <span className="simulation-mark">{mark}</span>
  </span>
);

/** That what a figure is of was edited since. */
export const StaleMark = ({ about }: { readonly about: string }): ReactNode => (
  <span className="simulation-stale" title={about}>
    {texts.edited}
  </span>
);

/** Who played, beside the figures: they are no better than their players. */
export const PlayedBy = ({ frame }: { readonly frame: SimulationFrame }): ReactNode => (
  <span className="simulation-played-by">{texts.playedBy(botsOf(frame).map(quoted).join(", "))}</span>
);

const quoted = (bot: string): string => `“${botTitle(bot)}”`;

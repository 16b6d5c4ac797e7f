import type { ReactNode } from "react";

/** The lines of a pattern over its colour, in a square of 8 by 8; the first is plain. Neighbours are no alike. */
const strokes: readonly (string | null)[] = [
  null,
  "M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4",
  "M0,4 h8",
  "M2,2 h2 M6,6 h2",
  "M4,0 v8",
  "M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4",
  "M0,4 h8 M4,0 v8",
  "M0,8 l8,-8 M0,0 l8,8",
];

interface Props {
  readonly id: string;
  readonly at: number;
  readonly color: string;
}

/** What a part of a chart is filled with: a colour with lines on it, so that parts differ without colours too. */
export const FillPattern = ({ id, at, color }: Props): ReactNode => {
  const lines = strokes[at % strokes.length] ?? null;
  return (
    <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse">
      <rect width={8} height={8} fill={color} />
      {lines !== null && <path d={lines} fill="none" stroke="var(--panel)" strokeWidth={2} />}
    </pattern>
  );
};

import type { ReactNode } from "react";
import type { Anchor } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";
import type { TableHands } from "./table-hands.js";

interface Props {
  readonly anchor: Anchor;
  readonly hands: TableHands;
}

/** Lies over a place of the table while a click there chooses something: glows where it can be chosen. */
export function PointButton({ anchor, hands }: Props): ReactNode {
  const { legal, refused } = hands.choicesAt(anchor);
  const [first] = [...legal, ...refused];
  if (first === undefined) return null;
  const title = legal.length > 1 ? tableTexts.orSomethingElse(first.label) : first.label;
  return (
    <button
      type="button"
      className="point"
      data-spot={`point ${anchor.kind}`}
      data-legal={legal.length > 0 || undefined}
      aria-disabled={legal.length === 0 || undefined}
      aria-label={title}
      title={first.refusal ?? undefined}
      onClick={({ currentTarget }) => hands.onPoint(anchor, first.label, currentTarget)}
    />
  );
}

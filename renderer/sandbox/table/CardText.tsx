import type { CSSProperties, ReactNode } from "react";
import type { ViewCard } from "../../../shared/match/index.js";
import { RunsView } from "../../text/index.js";
import { useReading } from "./card-readings.js";

interface Props {
  readonly card: ViewCard;
  readonly className: string;
}

/**
 * Letters of the longest part of a text that no line break goes through. Type is set so small that it fits, for a card is read
 * at a glance and a word in two pieces is not.
 */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/[\s\u2013\u2014-]+/u).map(({ length }) => length));

/** What a card says, as players read it; the plain words of the match where the folder has no such card. */
export function CardText({ card, className }: Props): ReactNode {
  const reading = useReading(card.definition);
  const abilities = reading?.state === "parsed" ? reading.abilities : [];
  const shown = abilities.map((ability) => ({
    from: ability.span.from,
    runs: (ability.shown() ?? ability.written()).runs,
  }));
  const text =
    shown.length === 0 ? card.face.text : shown.map(({ runs }) => runs.map((run) => run.text).join("")).join("\n");
  return (
    <span className={className} style={{ "--longest": longestWord(text) } as CSSProperties}>
      {shown.length === 0
        ? text.split("\n").map((line, at) => (line === "" ? null : <p key={`${at} ${line}`}>{line}</p>))
        : shown.map(({ from, runs }) => (
            <p key={from}>
              <RunsView runs={runs} />
            </p>
          ))}
    </span>
  );
}

import type { ReactNode } from "react";
import type { ViewCard } from "../../shared/match/index.js";
import { RunsView } from "../text/index.js";
import { useReading } from "./card-readings.js";

/** What a card says, as players read it; the plain words of the match where the folder has no such card. */
export function CardText({ card }: { readonly card: ViewCard }): ReactNode {
  const reading = useReading(card.definition);
  const abilities = reading?.state === "parsed" ? reading.abilities : [];
  if (abilities.length === 0) {
    return card.face.text.split("\n").map((line, at) => (line === "" ? null : <p key={`${at} ${line}`}>{line}</p>));
  }
  return abilities.map((ability) => (
    <p key={ability.span.from}>
      <RunsView runs={(ability.shown() ?? ability.written()).runs} />
    </p>
  ));
}

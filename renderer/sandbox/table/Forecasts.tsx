import type { ReactNode } from "react";
import { z } from "zod";
import type { LayoutZone, MatchView, Seat } from "../../../shared/match/index.js";

interface Props {
  readonly zone: LayoutZone;
  readonly view: MatchView;
  /** Whose side is drawn below. */
  readonly bottom: Seat;
}

const forecastsSchema = z.array(z.object({ text: z.string(), seat: z.number() }));

/** Between the two fronts: what each pair of places comes to as things stand. */
export function Forecasts({ zone: { forecast, slots = [], front = 0 }, view, bottom }: Props): ReactNode {
  const read = forecastsSchema.safeParse(forecast === undefined ? [] : view.facts[forecast]);
  const told = read.success ? read.data : [];
  return (
    <ol className="forecasts" aria-label="Forecast of the next judgment">
      {slots.slice(0, front).map((title, at) => {
        const { text, seat } = told[at] ?? { text: "", seat: -1 };
        const favours = seat === -1 ? "nobody" : seat === bottom ? "below" : "above";
        return (
          <li
            key={title}
            data-favours={text === "" ? undefined : favours}
            title={text === "" ? undefined : `${title}: ${text}`}
          >
            <span className="visually-hidden">{title}: </span>
            {text === "" ? <span className="visually-hidden">nothing</span> : text}
          </li>
        );
      })}
    </ol>
  );
}

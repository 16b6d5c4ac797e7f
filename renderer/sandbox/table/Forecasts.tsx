import type { ReactNode } from "react";
import { z } from "zod";
import type { Layout, LayoutZone, MatchView, Seat } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

interface Props {
  readonly layout: Layout;
  /** The zone whose places meet those across the table. */
  readonly zone: LayoutZone;
  readonly view: MatchView;
  /** Whose side is drawn below. */
  readonly bottom: Seat;
}

const forecastsSchema = z.array(z.object({ text: z.string(), seat: z.number() }));

/** Between the two fronts: what each pair of places comes to if nothing changes. */
export function Forecasts({ layout, zone, view, bottom }: Props): ReactNode {
  const { forecast, slots = [], front = slots.length, column, span = 1 } = zone;
  const read = forecastsSchema.safeParse(forecast === undefined ? [] : view.facts[forecast]);
  const told = read.success ? read.data : [];
  return (
    <ol
      className="forecasts"
      aria-label={layout.forecastTitle ?? tableTexts.forecast}
      style={{ gridColumn: `${column + 1} / span ${span}` }}
    >
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
            {text === "" ? <span className="visually-hidden">{tableTexts.nothing}</span> : text}
          </li>
        );
      })}
    </ol>
  );
}

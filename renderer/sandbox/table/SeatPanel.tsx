import type { ReactNode } from "react";
import { botTitle } from "../../../shared/bots/index.js";
import type { LayoutCounter, Seat } from "../../../shared/match/index.js";
import { person } from "../match/players.js";
import { useTable } from "../match/table-state.js";
import { tableTexts } from "./texts.js";
import { CounterList } from "./CounterList.js";
import { PointButton } from "./PointButton.js";
import type { TableHands } from "./table-hands.js";

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly counters: readonly LayoutCounter[];
  readonly place: "above" | "below";
  readonly hands: TableHands;
}

/** Who plays a side, and its numbers: those to win by first and largest. */
export function SeatPanel({ seat, name, counters, place, hands }: Props): ReactNode {
  const snapshot = useTable((state) => state.snapshot);
  const isSettingUp = useTable((state) => state.isSettingUp);
  const foreseen = useTable((state) => state.foreseen);
  if (snapshot === null) return null;
  const numbers = snapshot.view.counters[seat] ?? {};
  const player = snapshot.players[seat] ?? "";
  const isActive = snapshot.view.active === seat && snapshot.view.outcome === null;
  return (
    <section
      className="seat"
      data-seat={seat}
      data-place={place}
      data-active={isActive || undefined}
      data-asked={snapshot.asked === seat || undefined}
      aria-label={name}
    >
      <header>
        <strong>{name}</strong>
        <span>{whoIs(snapshot.players, seat)}</span>
      </header>
      <p className="seat-state" role="status">
        {snapshot.thinking && snapshot.asked === seat && player !== person
          ? tableTexts.thinking
          : isActive
            ? tableTexts.onTurn
            : ""}
      </p>
      <CounterList
        seat={seat}
        counters={counters}
        numbers={numbers}
        settable={isSettingUp ? snapshot.counters : []}
        foreseen={foreseen?.counters ?? noNumbers}
      />
      <PointButton anchor={{ kind: "seat", seat }} hands={hands} />
    </section>
  );
}

const noNumbers: readonly never[] = [];

/** Who plays a seat, beside its name. */
export function whoIs(players: readonly string[], seat: Seat): string {
  const player = players[seat] ?? "";
  if (player !== person) return `bot: ${botTitle(player).toLowerCase()}`;
  return players.filter((each) => each === person).length === 1 ? "you" : "person";
}

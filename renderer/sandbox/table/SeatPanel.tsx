import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { botTitle } from "../../../shared/bots/index.js";
import type { LayoutCounter, Seat } from "../../../shared/match/index.js";
import { person } from "../match/protocol.js";
import { askTable } from "../match/table-client.js";
import { useTable } from "../match/table-state.js";

interface Props {
  readonly seat: Seat;
  readonly name: string;
  readonly counters: readonly LayoutCounter[];
  readonly place: "above" | "below";
}

/** Who plays a side, and its numbers: those to win by first and largest. */
export function SeatPanel({ seat, name, counters, place }: Props): ReactNode {
  const snapshot = useTable((state) => state.snapshot);
  const isSettingUp = useTable((state) => state.isSettingUp);
  if (snapshot === null) return null;
  const numbers = snapshot.view.counters[seat] ?? {};
  const player = snapshot.players[seat] ?? "";
  const isActive = snapshot.view.active === seat && snapshot.view.outcome === null;
  return (
    <section
      className="seat"
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
        {snapshot.thinking && snapshot.asked === seat && player !== person ? "thinking…" : isActive ? "on turn" : ""}
      </p>
      <dl>
        {counters.map((counter) => (
          <Counter
            key={counter.counter}
            seat={seat}
            counter={counter}
            numbers={numbers}
            isSettingUp={isSettingUp && snapshot.counters.includes(counter.counter)}
          />
        ))}
      </dl>
    </section>
  );
}

/** Who plays a seat, beside its name. */
export function whoIs(players: readonly string[], seat: Seat): string {
  const player = players[seat] ?? "";
  if (player !== person) return `bot: ${botTitle(player).toLowerCase()}`;
  return players.filter((each) => each === person).length === 1 ? "you" : "person";
}

interface CounterProps {
  readonly seat: Seat;
  readonly counter: LayoutCounter;
  readonly numbers: Readonly<Record<string, number>>;
  readonly isSettingUp: boolean;
}

function Counter({
  seat,
  counter: { counter, title, symbol, goal, limit, about },
  numbers,
  isSettingUp,
}: CounterProps): ReactNode {
  const value = numbers[counter] ?? 0;
  const isMain = goal !== undefined || symbol !== undefined;
  const set = (to: number): void => askTable({ kind: "edit", edit: { kind: "count", seat, counter, value: to } });
  if (!isMain && value === 0 && !isSettingUp) return null;
  return (
    <div
      className="counter"
      data-counter={counter}
      data-goal={goal === undefined ? undefined : true}
      data-full={(limit !== undefined && value >= limit) || undefined}
      title={about}
    >
      <dt>{title}</dt>
      <dd>
        {isSettingUp && (
          <button type="button" className="step" aria-label={`${title}: one less`} onClick={() => set(value - 1)}>
            <Minus />
          </button>
        )}
        <b key={value}>{value}</b>
        {goal !== undefined && <span className="counter-goal"> / {goal}</span>}
        {limit !== undefined && <span className="counter-goal"> of {limit}</span>}
        {symbol !== undefined && <span className="counter-symbol">{symbol}</span>}
        {isSettingUp && (
          <button type="button" className="step" aria-label={`${title}: one more`} onClick={() => set(value + 1)}>
            <Plus />
          </button>
        )}
      </dd>
    </div>
  );
}

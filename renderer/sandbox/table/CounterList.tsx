import { Minus, Plus } from "lucide-react";
import type { ReactNode } from "react";
import type { LayoutCounter, Preview, Seat } from "../../../shared/match/index.js";
import { askTable } from "../match/table-client.js";
import { tableTexts } from "./texts.js";

interface Props {
  readonly seat: Seat;
  readonly counters: readonly LayoutCounter[];
  readonly numbers: Readonly<Record<string, number>>;
  /** Those that can be set by hand now. */
  readonly settable: readonly string[];
  /** What the choice that is looked at would make of them. */
  readonly foreseen: Preview["counters"];
}

/** Counters side by side under a title; one without a group is on its own. */
interface CounterGroup {
  readonly title: string | undefined;
  readonly counters: readonly LayoutCounter[];
}

function groupsOf(counters: readonly LayoutCounter[]): readonly CounterGroup[] {
  const groups: { title: string | undefined; counters: LayoutCounter[] }[] = [];
  for (const counter of counters) {
    const last = groups.at(-1);
    if (counter.group !== undefined && last?.title === counter.group) last.counters.push(counter);
    else groups.push({ title: counter.group, counters: [counter] });
  }
  return groups;
}

/** The numbers of a seat. */
export function CounterList({ seat, counters, numbers, settable, foreseen }: Props): ReactNode {
  const draw = (counter: LayoutCounter, isAmongOthers: boolean): ReactNode => (
    <Counter
      key={counter.counter}
      seat={seat}
      counter={counter}
      value={numbers[counter.counter] ?? 0}
      foreseen={foreseen.find((each) => each.seat === seat && each.counter === counter.counter)?.to}
      isSettable={settable.includes(counter.counter)}
      isAmongOthers={isAmongOthers}
    />
  );
  return groupsOf(counters).map(({ title, counters: own }) =>
    title === undefined ? (
      <dl key={own[0]?.counter}>{draw(own[0] as LayoutCounter, false)}</dl>
    ) : (
      <section key={title} className="counter-group" aria-label={title}>
        <h3>{title}</h3>
        <dl>{own.map((counter) => draw(counter, true))}</dl>
      </section>
    ),
  );
}

interface CounterProps {
  readonly seat: Seat;
  readonly counter: LayoutCounter;
  readonly value: number;
  readonly foreseen: number | undefined;
  readonly isSettable: boolean;
  readonly isAmongOthers: boolean;
}

function Counter({ seat, counter: of, value, foreseen, isSettable, isAmongOthers }: CounterProps): ReactNode {
  const { counter, title, symbol, goal, limit, about } = of;
  const isMain = goal !== undefined || symbol !== undefined || isAmongOthers;
  const set = (to: number): void => askTable({ kind: "edit", edit: { kind: "count", seat, counter, value: to } });
  if (!isMain && value === 0 && !isSettable && foreseen === undefined) return null;
  return (
    <div
      className="counter"
      data-counter={counter}
      data-goal={goal === undefined ? undefined : true}
      data-full={(limit !== undefined && value >= limit) || undefined}
      data-none={(isAmongOthers && value === 0) || undefined}
      title={about}
    >
      <dt>{title}</dt>
      <dd>
        {isSettable && (
          <button type="button" className="step" aria-label={tableTexts.oneLess(title)} onClick={() => set(value - 1)}>
            <Minus />
          </button>
        )}
        <b key={value}>{value}</b>
        {foreseen !== undefined && (
          <span className="counter-foreseen" data-full={(limit !== undefined && foreseen >= limit) || undefined}>
            <span aria-hidden> → </span>
            <span className="visually-hidden">{tableTexts.wouldBe} </span>
            {foreseen}
          </span>
        )}
        {goal !== undefined && <span className="counter-goal"> / {goal}</span>}
        {limit !== undefined && <span className="counter-goal"> {tableTexts.ofLimit(limit)}</span>}
        {symbol !== undefined && <span className="counter-symbol">{symbol}</span>}
        {isSettable && (
          <button type="button" className="step" aria-label={tableTexts.oneMore(title)} onClick={() => set(value + 1)}>
            <Plus />
          </button>
        )}
      </dd>
    </div>
  );
}

import { Trophy, X } from "lucide-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { Outcome, Ruleset } from "../../../shared/match/index.js";
import { playNow } from "../launch/play.js";
import { showTable } from "../match/table-state.js";
import type { TableSnapshot } from "../match/protocol.js";
import { tableTexts } from "./texts.js";
import { whoIs } from "./SeatPanel.js";
import { askTable } from "../match/table-client.js";
import { youOf } from "../match/progress.js";
import { IconButton } from "../../ui/index.js";

interface Props {
  readonly snapshot: TableSnapshot;
  readonly outcome: Outcome;
  readonly ruleset: Ruleset;
}

/** How a match ended, in words for who sat here. */
export function endWords({ players }: TableSnapshot, { winners }: Outcome, { seats }: Ruleset): string {
  const [winner] = winners;
  if (winner === undefined) return tableTexts.theMatchIsADraw;
  const you = youOf(players);
  if (you === undefined) return `${seats[winner] ?? ""} wins.`;
  return winner === you ? tableTexts.youWin : tableTexts.youLose(seats[winner] ?? "");
}

/** The end of a match: who won, by what numbers, and what to do next. It can be put away to look at the table. */
export function EndPanel({ snapshot, outcome, ruleset }: Props): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  if (!isOpen) return null;
  const { view, players } = snapshot;
  const won = outcome.winners.includes(youOf(players) ?? -1);
  const counters = ruleset.layout.counters.filter(
    ({ counter, goal }) => goal !== undefined || view.counters.some((numbers) => (numbers[counter] ?? 0) !== 0),
  );
  return (
    <section
      className="end-panel"
      role="dialog"
      aria-label={tableTexts.matchIsOver}
      data-won={won || undefined}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // The next one leaves the table.
        event.preventDefault();
        setOpen(false);
      }}
    >
      <IconButton title={tableTexts.viewTable} icon={<X />} onClick={() => setOpen(false)} />
      <h2>
        <Trophy /> {endWords(snapshot, outcome, ruleset)}
      </h2>
      <p>
        {tableTexts.endedInTurn(view.turn)}
        {outcome.winners.length === 0 && tableTexts.withNoWinner}.
      </p>
      <table>
        <thead>
          <tr>
            <td />
            {ruleset.seats.map((name, seat) => (
              <th key={name} scope="col" data-winner={outcome.winners.includes(seat) || undefined}>
                {name}
                <small>{whoIs(players, seat)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {counters.map(({ counter, title, symbol, goal }) => (
            <tr key={counter} data-goal={goal === undefined ? undefined : true}>
              <th scope="row">{title}</th>
              {ruleset.seats.map((name, seat) => (
                <td key={name}>
                  {view.counters[seat]?.[counter] ?? 0}
                  {symbol}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="prompt-answers">
        <button ref={main} type="button" className="button is-main" onClick={playNow}>
          {tableTexts.playAgain}
        </button>
        <button
          type="button"
          className="button"
          title={tableTexts.aboutRestart}
          onClick={() => askTable({ kind: "jump", at: 0 })}
        >
          {tableTexts.restartWithSameShuffle}
        </button>
        <button type="button" className="button" onClick={() => showTable(false)}>
          {tableTexts.backToTheSheet}
        </button>
      </div>
    </section>
  );
}

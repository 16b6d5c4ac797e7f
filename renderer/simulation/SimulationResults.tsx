import { Download } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { botCaveats } from "../../shared/bots/index.js";
import type { SimulationResult } from "../../shared/bridge/index.js";
import { contestantName, csvOf, lengthFigures, recordsOf } from "../../shared/simulation/index.js";
import { Select } from "../ui/index.js";
import { download, downloadCsv } from "../exchange/index.js";
import { CardTable } from "./CardTable.js";
import { CurveChart } from "./CurveChart.js";
import { PlayedBy } from "./FigureCells.js";
import { DeckTable, SeatTable, StaleDecks } from "./DeckTables.js";
import { MatrixTable } from "./MatrixTable.js";
import { PairTable } from "./PairTable.js";
import { LengthChart } from "./LengthChart.js";
import { SequenceTable } from "./SequenceTable.js";
import { WinChart } from "./WinChart.js";
import { useSimulation } from "./simulation-state.js";
import { texts } from "./texts.js";

/** What was counted: charts with the same figures in tables beside. */
export function SimulationResults({ result }: { readonly result: SimulationResult | null }): ReactNode {
  if (!result || result.sums.after.matches === 0) {
    return (
      <div className="simulation-results is-empty">
        <p>{emptyText(result)}</p>
        {result && <Failures result={result} />}
      </div>
    );
  }
  return (
    <div className="simulation-results">
      <ResultHead result={result} />
      <Failures result={result} />
      <section className="simulation-section" aria-label={texts.winRates}>
        <h3>
          {texts.whoWins} <PlayedBy frame={result.frame} />
        </h3>
        <StaleDecks result={result} />
        <div className="simulation-pair">
          <WinChart result={result} />
          <div>
            {result.within !== null && <SequenceTable result={result} />}
            <DeckTable result={result} />
            <SeatTable result={result} />
          </div>
        </div>
        <MatrixTable result={result} />
      </section>
      <div className="simulation-columns">
        <section className="simulation-section" aria-label={texts.length}>
          <h3>
            {texts.howLongItTakes} <PlayedBy frame={result.frame} />
          </h3>
          <LengthChart figures={lengthFigures(result.sums)} isCompared={result.frame.isCompared} />
        </section>
        <Curves result={result} />
      </div>
      <section className="simulation-section" aria-label={texts.cards}>
        <h3>
          {texts.cards} <PlayedBy frame={result.frame} />
        </h3>
        <CardTable result={result} />
      </section>
      {Object.keys(result.sums.pairs.facing).length > 0 && (
        <section className="simulation-section" aria-label={texts.pairs}>
          <h3>
            {texts.pairs} <PlayedBy frame={result.frame} />
          </h3>
          <PairTable result={result} />
        </section>
      )}
    </div>
  );
}

function emptyText(result: SimulationResult | null): string {
  if (!result) {
    return texts.begin;
  }
  return result.status.state === "running" ? texts.firstMatches : texts.noneFinished;
}

function ResultHead({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums, rules, baseline, cards } = result;
  const { matches, draws } = sums.after;
  const edited = useSimulation((state) => state.edited);
  const decks = useSimulation((state) => state.editedDecks);
  const caveats = botCaveats(frame.contestants.map(({ bot }) => bot));
  const records = () =>
    recordsOf(
      frame,
      sums,
      cards.map(({ name }) => name),
      { cards: edited, decks },
    );
  const save = (kind: "csv" | "json"): void => {
    const seed = String(frame.seed);
    if (kind === "csv") downloadCsv(`simulation-${seed}.csv`, csvOf(records()));
    else {
      const { contestants, seed: number } = frame;
      const players = contestants.map(({ deck, bot }) => ({ deck, bot }));
      const all = { rules, seed: number, contestants: players, matches, draws, baseline, figures: records() };
      download(`simulation-${seed}.json`, `${JSON.stringify(all, null, 2)}\n`, "application/json");
    }
  };
  return (
    <div className="simulation-summary">
      <p>
        {texts.matchesOfSeed(matches.toLocaleString("en"), rules, frame.seed)}
        {draws > 0 && texts.drawnMatches(draws.toLocaleString("en"))}
        {baseline !== null && texts.eachAlsoWith(texts.alsoWith[baseline])}. {texts.intervals}
        {caveats.length > 0 && ` ${caveats.join(" ")}`}
      </p>
      <button type="button" className="button is-small" onClick={() => save("csv")}>
        <Download /> {texts.csv}
      </button>
      <button type="button" className="button is-small" onClick={() => save("json")}>
        <Download /> {texts.json}
      </button>
    </div>
  );
}

function Failures({ result }: { readonly result: SimulationResult }): ReactNode {
  const { failures, status } = result;
  if (failures.length === 0) return null;
  return (
    <details className="simulation-failures">
      <summary>{texts.didNotFinish(status.failures.toLocaleString("en"))}</summary>
      <ul>
        {failures.map((failure) => (
          <li key={failure}>{failure}</li>
        ))}
      </ul>
    </details>
  );
}

function Curves({ result }: { readonly result: SimulationResult }): ReactNode {
  const { frame, sums } = result;
  const { counters } = frame;
  // The first that nobody wins by: what is spent.
  const usual = counters.find(({ goal }) => goal === undefined) ?? counters[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const [moment, setMoment] = useState<"start" | "end">("start");
  const counter = counters.find((each) => each.counter === chosen) ?? usual;
  const names = useMemo(() => frame.contestants.map((_, index) => contestantName(frame, index)), [frame]);
  if (!counter) return null;
  return (
    <section className="simulation-section" aria-label={texts.curves}>
      <h3>
        <Select
          aria-label={texts.counter}
          value={counter.counter}
          choices={counters.map(({ counter: id, title }) => [id, title])}
          onChoose={setChosen}
        />{" "}
        <Select
          aria-label={texts.momentOfTheTurn}
          value={moment}
          choices={[
            ["start", texts.atTheStart],
            ["end", texts.atTheEnd],
          ]}
          onChoose={setMoment}
        />{" "}
        <PlayedBy frame={frame} />
      </h3>
      <CurveChart tally={sums.after} names={names} counter={counter.counter} title={counter.title} moment={moment} />
    </section>
  );
}

import { Play, Square } from "lucide-react";
import { useState, type ReactNode } from "react";
import type { Fault } from "../../../shared/base/index.js";
import { botCaveats } from "../../../shared/bots/index.js";
import type { SimulationChoices, TunerRequest } from "../../../shared/bridge/index.js";
import { columnKey } from "../../../shared/sheet/index.js";
import { sequenceErrorRate } from "../../../shared/simulation/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { getApp, sheetKey, useApp, type GridRow } from "../../state/index.js";
import { areAnswered, RuleOptions } from "../../ui/index.js";
import { chosenGame, chosenRuleset, gameForm, optionsOf, presetsOf } from "../chosen.js";
import { useSimulation } from "../simulation-state.js";
import { texts } from "./texts.js";
import { startTuner, stopTuner } from "./tuner-acts.js";
import { countCandidates, firstForm, formOf, readRanges, readTarget, type TunableNumber } from "./tuner-form.js";
import { TunerFields } from "./TunerFields.js";
import { TunerResults } from "./TunerResults.js";

interface Props {
  readonly sheet: SheetView;
  readonly row: GridRow;
  readonly numbers: readonly TunableNumber[];
  readonly choices: SimulationChoices;
}

/** The settings of the tuner, and what it found of this card. */
export function TunerBench({ sheet, row, numbers, choices }: Props): ReactNode {
  const simulated = useSimulation(({ form }) => form);
  const status = useApp(({ tuner }) => tuner);
  const chosen = { choices, form: { ...simulated, game: sheet.binding?.game ?? simulated.game } };
  const [game, ruleset] = [chosenGame(chosen), chosenRuleset(chosen)];
  const decks = (game?.decks ?? []).filter(({ isEverything }) => !isEverything).map(({ name }) => name);
  const asked = status?.asked;
  const isOfRow = asked?.rowKey === row.key && sheetKey(asked.sheet) === sheetKey(sheet.ref);
  const [form, setForm] = useState(() =>
    isOfRow ? formOf(asked, columnKey) : firstForm(numbers, getApp().place.column, decks, gameForm(chosen).options),
  );
  const [fault, setFault] = useState<Fault>();
  if (!game || !ruleset || decks.length < 2) return <p className="tool-empty">{texts.noDecks}</p>;
  const options = optionsOf(chosen);
  const isRunning = status?.state === "running";
  const [ranges, target] = [readRanges(form, numbers), readTarget(form)];
  const count = ranges ? countCandidates(ranges) : texts.badRange;
  const wrong = typeof count === "string" ? count : target ? undefined : texts.badTarget;
  const start = async (): Promise<void> => {
    if (!ranges || !target || wrong !== undefined) return;
    const against = decks.filter((deck) => deck !== form.deck && (form.against === "" || deck === form.against));
    const request: TunerRequest = {
      game: game.id,
      ruleset: ruleset.id,
      contestants: [{ deck: form.deck, bot: form.bot }, ...against.map((deck) => ({ deck, bot: form.theirBot }))],
      matches: Number(form.matches),
      seed: Number(form.seed),
      options: { ...form.options },
      sheet: { file: sheet.ref.file, table: [...sheet.ref.table] },
      rowKey: row.key,
      numbers: ranges,
      target,
      deck: form.deck,
    };
    const started = await startTuner(request);
    setFault(started.ok ? undefined : started.error);
  };
  return (
    <>
      <form
        className="tuner-form"
        aria-label={texts.settings}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isRunning) void start();
        }}
      >
        <TunerFields form={form} change={setForm} numbers={numbers} decks={decks} isIdle={isRunning} />
        <fieldset className="tuner-rules" disabled={isRunning}>
          <RuleOptions
            options={options}
            presets={presetsOf(chosen)}
            ofFolder={game.options}
            answers={form.options}
            onChange={(next) => setForm({ ...form, options: next })}
          />
        </fieldset>
        <div className="tuner-go">
          {isRunning ? (
            <StopButton />
          ) : (
            <button
              type="submit"
              className="button is-main"
              disabled={wrong !== undefined || !areAnswered(options, form.options)}
            >
              <Play aria-hidden />{" "}
              {form.ranges.length > 1
                ? texts.goPairs(typeof count === "number" ? count : 0)
                : texts.go(typeof count === "number" ? count : 0)}
            </button>
          )}
          <span className="hint" role="status">
            {wrong}
          </span>
        </div>
      </form>
      {fault && <p role="alert">{fault.message}</p>}
      {isRunning && !isOfRow && <p role="status">{texts.otherRuns(status.card)}</p>}
      {status && isOfRow && <TunerResults sheet={sheet} row={row} status={status} asked={asked} />}
      {botCaveats([...new Set([form.bot, form.theirBot])]).map((caveat) => (
        <p key={caveat} className="simulation-soft">
          {caveat}
        </p>
      ))}
      <p className="simulation-soft">{texts.error(`${sequenceErrorRate * 100} %`)}</p>
    </>
  );
}

/** Stops what is being tuned, of whichever card. */
export const StopButton = (): ReactNode => (
  <button type="button" className="button" onClick={() => void stopTuner()}>
    <Square aria-hidden /> {texts.stop}
  </button>
);

import { Bookmark, Play, Square } from "lucide-react";
import { useState, type ReactNode } from "react";
import { visibleName } from "../../shared/base/index.js";
import { botCaveats } from "../../shared/bots/index.js";
import { simulationBaselines, type SimulationChoices } from "../../shared/bridge/index.js";
import { areAnswered, RuleOptions, Select } from "../ui/index.js";
import { useApp } from "../state/index.js";
import {
  bots,
  chosenBots,
  chosenGame,
  chosenRuleset,
  gameForm,
  matchesToPlay,
  optionsOf,
  presetsOf,
  rulesetsOf,
  usualBot,
} from "./chosen.js";
import { QueueFields } from "./QueueFields.js";
import { scopeText } from "./scope.js";
import {
  cancelSimulation,
  changeForm,
  changeGameForm,
  keepCards,
  startSimulation,
  useSimulation,
} from "./simulation-state.js";
import { texts } from "./texts.js";

const mostMatches = 1_000_000;
const mostSeed = 0xffff_ffff;

/** How closely a figure may be wanted, in points. */
const stops = [1, 2, 3, 5];

/** Simulation settings: decks and their players, how many matches, the seed, and what to compare with. */
export function SimulationForm({ choices }: { readonly choices: SimulationChoices | null }): ReactNode {
  const state = useSimulation();
  const isRunning = useApp(({ simulation }) => simulation?.state === "running");
  const isWhatIf = useApp(({ whatIfs }) => whatIfs.shown !== null);
  const { form } = state;
  const chosen = chosenBots(state);
  const count = Object.keys(chosen).length;
  const hasMirrors = form.mirrors && count > 1;
  const meetings = count === 1 ? 1 : (count * (count - 1)) / 2 + (hasMirrors ? count : 0);
  const matches = matchesToPlay(state);
  if (!choices) return <p className="simulation-form simulation-note">{texts.reading}</p>;
  const game = chosenGame(state);
  if (!game) {
    return <p className="simulation-form simulation-note">{texts.noCards}</p>;
  }
  const rulesets = rulesetsOf(game);
  const options = optionsOf(state);
  const { options: answers } = gameForm(state);
  const choose = (deck: string, bot: string | null): void => {
    const next = { ...chosen };
    if (bot === null) Reflect.deleteProperty(next, deck);
    else next[deck] = bot;
    changeGameForm({ bots: next });
  };
  return (
    <form
      className="simulation-form"
      aria-label={texts.simulationSettings}
      onSubmit={(event) => {
        event.preventDefault();
        void startSimulation();
      }}
    >
      {choices.games.length > 1 && (
        <label className="simulation-field">
          <span>{texts.game}</span>
          <Select
            value={game.id}
            choices={choices.games.map(({ id, title }) => [id, title])}
            onChoose={(id) => changeForm({ game: id })}
          />
        </label>
      )}
      <fieldset>
        <legend>{texts.decksAndPlayers}</legend>
        {game.decks.map(({ name, size }) => (
          <div key={name} className="simulation-deck">
            <label>
              <input
                type="checkbox"
                checked={Object.hasOwn(chosen, name)}
                onChange={({ target }) => choose(name, target.checked ? usualBot : null)}
              />
              <span className="simulation-deck-name">{visibleName(name)}</span>{" "}
              <span className="simulation-soft">{size}</span>
            </label>
            {Object.hasOwn(chosen, name) && (
              <Select
                aria-label={texts.playerOf(name)}
                value={chosen[name]}
                choices={bots}
                onChoose={(bot) => choose(name, bot)}
              />
            )}
          </div>
        ))}
      </fieldset>
      {botCaveats(Object.values(chosen)).map((caveat) => (
        <p key={caveat} className="simulation-soft">
          {caveat}
        </p>
      ))}
      {rulesets.length > 1 && (
        <label className="simulation-field">
          <span>{texts.rules}</span>
          <Select
            value={chosenRuleset(state)?.id}
            choices={rulesets.map(({ id, title }) => [id, title])}
            onChoose={(id) => changeGameForm({ ruleset: id })}
          />
        </label>
      )}
      <RuleOptions
        options={options}
        presets={presetsOf(state)}
        ofFolder={game.options}
        answers={answers}
        onChange={(next) => changeGameForm({ options: next })}
      />
      <fieldset>
        <legend>{texts.alsoCounted}</legend>
        {count > 1 && (
          <label title={texts.aboutMirrors}>
            <input
              type="checkbox"
              checked={form.mirrors}
              onChange={({ target }) => changeForm({ mirrors: target.checked })}
            />{" "}
            {texts.mirrors}
          </label>
        )}
        <label title={texts.aboutPairs}>
          <input
            type="checkbox"
            checked={form.pairs}
            onChange={({ target }) => changeForm({ pairs: target.checked })}
          />{" "}
          {texts.pairsOfCards}
        </label>
      </fieldset>
      <NumberField
        title={count > 2 ? texts.matchesPerPair : texts.matches}
        value={matches}
        least={1}
        most={mostMatches}
        change={(typed) => changeForm({ matches: typed })}
        clear={() => changeForm({ matches: null })}
      />
      <label className="simulation-field">
        <span>{texts.stopWhenKnown}</span>
        <Select
          value={String(form.within ?? "")}
          choices={[
            ["", texts.neverEarly],
            ...stops.map((points): [string, string] => [String(points / 100), texts.toWithin(points)]),
          ]}
          onChoose={(within) => changeForm({ within: within === "" ? null : Number(within) })}
        />
      </label>
      <NumberField
        title={texts.seed}
        value={form.seed}
        least={0}
        most={mostSeed}
        change={(seed) => changeForm({ seed })}
      />
      <label className="simulation-field">
        <span>{texts.compareWith}</span>
        <select
          className="field"
          value={form.baseline ?? ""}
          onChange={({ target }) => {
            const { value } = target;
            changeForm({ baseline: simulationBaselines.find((each) => each === value) ?? null });
          }}
        >
          <option value="">{texts.nothing}</option>
          {isWhatIf && <option value="standing">{texts.standingCards}</option>}
          <option value="opened">{texts.cardsAsOpened}</option>
          {choices.keptAtMs !== null && (
            <option value="kept">{texts.cardsKeptAt(new Date(choices.keptAtMs).toLocaleTimeString())}</option>
          )}
        </select>
      </label>
      <button
        type="button"
        className="button is-small"
        title={texts.aboutKeepingCards}
        onClick={() => void keepCards()}
      >
        <Bookmark /> {texts.keepCardsForComparison}
      </button>
      <QueueFields address={form.queue} />
      {game.remarks.map((remark) => (
        <p key={remark} className="simulation-soft">
          {remark}
        </p>
      ))}
      <div className="simulation-go">
        {isRunning ? (
          <button
            type="button"
            className="button"
            title={texts.stopAndKeepTheResults}
            onClick={() => void cancelSimulation()}
          >
            <Square /> {texts.stop}
          </button>
        ) : (
          <button type="submit" className="button is-main" disabled={count === 0 || !areAnswered(options, answers)}>
            <Play /> {count === 0 ? texts.run : texts.runMatches((meetings * matches).toLocaleString("en"))}
          </button>
        )}
        <span className="simulation-soft">
          {scopeText({
            decks: count,
            matches,
            isCompared: form.baseline !== null,
            isStandard: form.matches === null,
            within: form.within,
          })}
        </span>
      </div>
    </form>
  );
}

interface NumberFieldProps {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number) => void;
  /** Where an empty field stands for a usual value. */
  readonly clear?: () => void;
}

/** A whole number; what is not a number in the range is ignored. */
function NumberField({ title, value, least, most, change, clear }: NumberFieldProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className="simulation-field">
      <span>{title}</span>
      <input
        className="field"
        type="number"
        required={clear === undefined}
        min={least}
        max={most}
        step={1}
        value={typed ?? value}
        onBlur={({ target }) => {
          if (target.validity.valid) setTyped(null);
        }}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = target.valueAsNumber;
          if (target.value === "" && target.validity.valid) clear?.();
          else if (Number.isInteger(number) && number >= least && number <= most) change(number);
        }}
      />
    </label>
  );
}

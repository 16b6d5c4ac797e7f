import { Bookmark, Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { botCaveats, botTitle } from "../../shared/bots/index.js";
import type { SimulationChoices } from "../../shared/bridge/index.js";
import { Select } from "../dialogs/index.js";
import { useApp } from "../state/index.js";
import {
  cancelSimulation,
  changeForm,
  chosenBots,
  keepCards,
  startSimulation,
  usualBot,
  useSimulation,
} from "./simulation-state.js";

const bots = ["first", "random", "greedy", "search:50", "search:200", "search:1000"].map(
  (name) => [name, botTitle(name)] as const,
);

const mostMatches = 1_000_000;
const mostSeed = 0xffff_ffff;

/** What to simulate: decks and their players, how many matches, the seed, and what to compare with. */
export function SimulationForm({ choices }: { readonly choices: SimulationChoices | null }): ReactNode {
  const state = useSimulation();
  const isRunning = useApp(({ simulation }) => simulation?.state === "running");
  const { form } = state;
  const chosen = chosenBots(state);
  const count = Object.keys(chosen).length;
  const pairs = count === 1 ? 1 : (count * (count - 1)) / 2;
  if (!choices) return <p className="simulation-form simulation-note">Reading the cards…</p>;
  if (choices.decks.length === 0) {
    return <p className="simulation-form simulation-note">The folder has no cards that can be played with.</p>;
  }
  const choose = (deck: string, bot: string | null): void => {
    const next = { ...chosen };
    if (bot === null) Reflect.deleteProperty(next, deck);
    else next[deck] = bot;
    changeForm({ bots: next });
  };
  return (
    <form
      className="simulation-form"
      aria-label="What to simulate"
      onSubmit={(event) => {
        event.preventDefault();
        void startSimulation();
      }}
    >
      <fieldset>
        <legend>Decks and who plays them</legend>
        {choices.decks.map(({ name, cards }) => (
          <div key={name} className="simulation-deck">
            <label>
              <input
                type="checkbox"
                checked={Object.hasOwn(chosen, name)}
                onChange={({ target }) => choose(name, target.checked ? usualBot : null)}
              />
              <span className="simulation-deck-name">{name}</span> <span className="simulation-soft">{cards}</span>
            </label>
            {Object.hasOwn(chosen, name) && (
              <Select
                aria-label={`Who plays ${name}`}
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
      {choices.rulesets.length > 1 && (
        <label className="simulation-field">
          <span>Rules</span>
          <Select
            value={form.ruleset ?? choices.rulesets[0]?.id}
            choices={choices.rulesets.map(({ id, title }) => [id, title])}
            onChoose={(id) => changeForm({ ruleset: id })}
          />
        </label>
      )}
      <NumberField
        title={count > 2 ? "Matches of each two" : "Matches"}
        value={form.matches}
        least={1}
        most={mostMatches}
        change={(matches) => changeForm({ matches })}
      />
      <NumberField title="Seed" value={form.seed} least={0} most={mostSeed} change={(seed) => changeForm({ seed })} />
      <label className="simulation-field">
        <span>Compare with cards</span>
        <select
          className="field"
          value={form.baseline ?? ""}
          onChange={({ target }) => {
            const { value } = target;
            changeForm({ baseline: value === "opened" || value === "kept" ? value : null });
          }}
        >
          <option value="">not at all</option>
          <option value="opened">as the folder was opened</option>
          {choices.keptAtMs !== null && (
            <option value="kept">as kept at {new Date(choices.keptAtMs).toLocaleTimeString()}</option>
          )}
        </select>
      </label>
      <button
        type="button"
        className="button is-small"
        title="Remember the cards as they are now, to compare later ones with"
        onClick={() => void keepCards()}
      >
        <Bookmark /> Keep these cards to compare
      </button>
      {choices.remarks.map((remark) => (
        <p key={remark} className="simulation-soft">
          {remark}
        </p>
      ))}
      <div className="simulation-go">
        {isRunning ? (
          <button
            type="button"
            className="button"
            title="Keep what was counted so far"
            onClick={() => void cancelSimulation()}
          >
            <Square /> Stop
          </button>
        ) : (
          <button type="submit" className="button is-main" disabled={count === 0}>
            <Play /> Run {count === 0 ? "" : (pairs * form.matches).toLocaleString()}
          </button>
        )}
        <span className="simulation-soft">{goNote(count, form.baseline !== null)}</span>
      </div>
    </form>
  );
}

function goNote(decks: number, isCompared: boolean): string {
  if (decks === 0) return "Choose a deck.";
  const who = decks === 1 ? "One deck against itself" : "Every deck against every other";
  return `${who}, seats in turn${isCompared ? ", each match twice on the same seed" : ""}.`;
}

interface NumberFieldProps {
  readonly title: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly change: (value: number) => void;
}

/** A whole number; what is no number in the range is not taken. */
function NumberField({ title, value, least, most, change }: NumberFieldProps): ReactNode {
  return (
    <label className="simulation-field">
      <span>{title}</span>
      <input
        className="field"
        type="number"
        required
        min={least}
        max={most}
        step={1}
        defaultValue={value}
        onChange={({ target }) => {
          const number = target.valueAsNumber;
          if (Number.isInteger(number) && number >= least && number <= most) change(number);
        }}
      />
    </label>
  );
}

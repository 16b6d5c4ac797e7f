import { useState, type ReactNode } from "react";
import { visibleName } from "../../../shared/base/index.js";
import { ticked, type Choice } from "../value-choices.js";
import { texts } from "./texts.js";

/** More values than this are searched, not scrolled. */
const mostShown = 300;

interface Props {
  readonly choices: readonly Choice[];
  /** Names of the values that are ticked. */
  readonly chosen: ReadonlySet<string>;
  readonly choose: (names: ReadonlySet<string>) => void;
  /** Ends the dialog with the rows that hold one of these. */
  readonly show: (values: readonly Choice[]) => void;
}

/** The values of a column, to be ticked. Enter in the search shows what it found, but for what was unticked since. */
export function FilterValues({ choices, chosen, choose, show }: Props): ReactNode {
  const [search, setSearch] = useState("");
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const wanted = search.trim().toLowerCase();
  const found = choices.filter(({ text }) => text.toLowerCase().includes(wanted));
  const names = found.map(({ name }) => name);
  const isAll = names.every((name) => chosen.has(name));
  const toggle = (toggled: readonly string[], isOn: boolean): void => {
    choose(ticked(chosen, toggled, isOn));
    setUnticked(ticked(unticked, toggled, !isOn));
  };
  const left = wanted === "" ? [] : found.filter(({ name }) => !unticked.has(name));
  return (
    <section aria-label={texts.values}>
      <div className="filter-search">
        <input
          className="field"
          type="search"
          aria-label={texts.searchValues}
          placeholder={texts.search}
          data-first-focus
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setUnticked(new Set());
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || wanted === "") return;
            event.preventDefault();
            show(left);
          }}
        />
        <button type="button" className="button is-small" onClick={() => toggle(names, !isAll)}>
          {isAll ? texts.none : texts.all}
        </button>
      </div>
      {left.length > 0 && (
        <p className="hint" role="status">
          {texts.enterShows(left.length, left.length.toLocaleString("en"))}
        </p>
      )}
      <ul className="filter-values">
        {found.slice(0, mostShown).map(({ name, text, count }) => (
          <li key={name}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(name)}
                onChange={({ target }) => toggle([name], target.checked)}
              />
              <span className="filter-value">{text === "" ? texts.empty : visibleName(text)}</span>
              <span className="enum-count">{count.toLocaleString("en")}</span>
            </label>
          </li>
        ))}
      </ul>
      {found.length > mostShown && <p className="hint">{texts.moreValues(found.length - mostShown)}</p>}
      {found.length === 0 && <p className="hint">{texts.noSuchValue}</p>}
    </section>
  );
}

import type { ReactNode } from "react";
import type { ImportView } from "../../shared/bridge/index.js";
import { texts } from "./texts.js";

/** How rows are matched: by id, else by name, by columns together, or not at all. */
export type MatchBy = "auto" | "none" | readonly string[];

interface Props {
  readonly by: MatchBy;
  readonly matching: ImportView["matching"];
  readonly onChoose: (by: MatchBy) => void;
}

/** The columns by which rows of the file are found again in the sheet. Several of them name a row together. */
export function MatchColumns({ by, matching, onChoose }: Props): ReactNode {
  const { columns, mustChoose } = matching;
  const chosen = typeof by === "string" ? [] : by;
  const standard = by === "auto" ? matching.by.map(({ title }) => title) : [];
  const toggle = (key: string): void => {
    const next = chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key];
    onChoose(next.length === 0 ? "auto" : next);
  };
  return (
    <fieldset className="match-columns">
      <legend>{texts.matchRowsBy}</legend>
      <button
        type="button"
        className="filter-chip"
        aria-pressed={by === "auto"}
        disabled={mustChoose}
        onClick={() => onChoose("auto")}
      >
        {standard.length === 0 ? texts.idElseName : texts.automatic(standard.join(", else ").toLowerCase())}
      </button>
      {columns.map(({ key, title }) => (
        <button
          key={key}
          type="button"
          className="filter-chip"
          aria-pressed={chosen.includes(key)}
          onClick={() => toggle(key)}
        >
          {title}
        </button>
      ))}
      <button type="button" className="filter-chip" aria-pressed={by === "none"} onClick={() => onChoose("none")}>
        {texts.nothingAllRowsAreNew}
      </button>
    </fieldset>
  );
}

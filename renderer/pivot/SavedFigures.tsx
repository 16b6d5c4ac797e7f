import { useState, type ReactNode } from "react";
import { ownFileName, placedMessage } from "../../shared/base/index.js";
import type { SavedFigure } from "../../shared/pivot/index.js";
import type { SheetRef } from "../../shared/workspace/index.js";
import { ask } from "../state/index.js";
import { Select } from "../ui/index.js";
import type { PivotColumn } from "./columns.js";
import { texts } from "./texts.js";
import { useSaved, type KnownFigure } from "./use-saved.js";

interface Props {
  readonly sheet: SheetRef;
  readonly kind: "pivot" | "fit";
  /** What can be asked about. */
  readonly columns: readonly PivotColumn[];
  /** What is asked now, as it would be saved. */
  readonly figure: Pick<SavedFigure, "pivot" | "fit" | "compare">;
  readonly open: (figure: SavedFigure) => void;
}

/** Opens what was saved of a sheet, and saves what is asked now in a file of the workspace. */
export function SavedFigures({ sheet, kind, columns, figure, open }: Props): ReactNode {
  const [saved, readAgain] = useSaved(sheet, kind);
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const [said, setSaid] = useState("");
  const wanted = name.trim();
  const isGood = ownFileName.test(wanted);
  const choose = (next: string): void => {
    setChosen(next);
    setName(next);
    const found = saved.find((each) => each.name === next);
    const wrong = found ? faultIn(found, columns) : "";
    setSaid(wrong);
    if (found?.read.ok && wrong === "") open(found.read.value);
  };
  const save = async (): Promise<void> => {
    // Only what was opened is replaced: what could not be is not what is asked now.
    const opened = saved.find((each) => each.name === wanted && wanted === chosen && faultIn(each, columns) === "");
    const seen = opened?.text ?? null;
    const whole = { file: sheet.file, table: [...sheet.table], ...figure };
    const answer = await ask("figures/save", { name: wanted, figure: whole, seen });
    setSaid(
      answer.ok
        ? texts.saved(answer.value.file)
        : [placedMessage(answer.error), answer.error.suggestion].filter(Boolean).join(" "),
    );
    if (!answer.ok) return;
    setChosen(wanted);
    readAgain();
  };
  return (
    <form
      className="figure-form figure-saved"
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood) void save();
      }}
    >
      <label className="figure-field">
        <span>{texts.savedOnes}</span>
        <Select
          value={chosen}
          choices={[["", texts.notSaved], ...saved.map((each) => [each.name, each.name] as const)]}
          onChoose={choose}
        />
      </label>
      <label className="figure-field">
        <span>{texts.saveAs}</span>
        <input
          className="field"
          value={name}
          maxLength={80}
          spellCheck={false}
          aria-invalid={wanted !== "" && !isGood}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <button type="submit" className="button" disabled={!isGood}>
        {texts.save}
      </button>
      <span className="hint" role="status">
        {wanted !== "" && !isGood ? texts.badName : said}
      </span>
    </form>
  );
}

/** Why a saved question cannot be opened; empty where it can. */
function faultIn({ read }: KnownFigure, columns: readonly PivotColumn[]): string {
  if (!read.ok) return read.error.map(placedMessage).join(" ");
  const { pivot, fit } = read.value;
  const keys = [
    ...(pivot ? [...pivot.rows, ...pivot.columns, ...(pivot.of === undefined ? [] : [pivot.of])] : []),
    ...(fit ? [fit.number, fit.against] : []),
  ];
  const missing = keys.filter((key) => !columns.some((column) => column.key === key));
  return missing.length === 0 ? "" : texts.lacks([...new Set(missing)].join(", "));
}

import { useState, type ReactNode } from "react";
import type { Bench, BenchAddition } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { addRow } from "./acts.js";

interface Props {
  readonly game: string;
  readonly bench: Bench;
  readonly addition: BenchAddition;
  readonly onAdded: (rowKey: string) => void;
  readonly onCancel: () => void;
}

/** Asks what a new row holds, and adds it to its sheet. */
export function NewRow({ game, bench, addition, onAdded, onCancel }: Props): ReactNode {
  const { kind, title, fields } = addition;
  const [filled, setFilled] = useState<readonly string[]>(fields.map(() => ""));
  const [first = ""] = filled;
  const fault = bench.faultOf(kind, first);
  const add = async (): Promise<void> => {
    const rowKey = await addRow(game, addition, filled);
    if (rowKey !== undefined) onAdded(rowKey);
  };
  return (
    <form
      className="workbench-template workbench-new"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (first.trim() !== "" && fault === undefined) void add();
      }}
    >
      <h3 className="workbench-title">{title}</h3>
      {fields.map(({ column, title: asked, example, isList = false }, at) => {
        const shared = {
          ...{ className: "field", placeholder: example, spellCheck: false, autoFocus: at === 0 },
          value: filled[at] ?? "",
        };
        const change = (text: string): void => setFilled(filled.with(at, text));
        return (
          <label key={column} className="workbench-origin">
            <span>{asked}</span>
            {isList ? (
              <textarea {...shared} rows={6} onChange={({ target }) => change(target.value)} />
            ) : (
              <input
                {...shared}
                type="text"
                aria-invalid={at === 0 && fault !== undefined}
                onChange={({ target }) => change(target.value)}
              />
            )}
          </label>
        );
      })}
      {fault !== undefined && (
        <p className="tool-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="workbench-acts">
        <button type="button" className="button is-small" onClick={onCancel}>
          {texts.cancel}
        </button>
        <button type="submit" className="button is-small is-main" disabled={first.trim() === "" || fault !== undefined}>
          {texts.add}
        </button>
      </div>
    </form>
  );
}

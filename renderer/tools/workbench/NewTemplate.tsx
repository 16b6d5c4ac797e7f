import { useDeferredValue, useState, type ReactNode } from "react";
import type { Bench, BenchAddition, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { addRow } from "./acts.js";
import { useMade } from "./making.js";
import { Placeholders } from "./Placeholders.js";
import { Preview } from "./Preview.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly addition: BenchAddition;
  readonly onAdded: (rowKey: string) => void;
  readonly onCancel: () => void;
}

/** A template that is being written, and what it would make. */
export function NewTemplate({ game, workbench, bench, addition, onAdded, onCancel }: Props): ReactNode {
  const [text, setText] = useState("");
  const made = useMade(bench, useDeferredValue(text));
  const isBlank = text.trim() === "";
  const fault = isBlank ? undefined : (made.fault ?? bench.faultOf(addition.kind, text));
  const add = async (): Promise<void> => {
    const rowKey = await addRow(game, addition, [text]);
    if (rowKey !== undefined) onAdded(rowKey);
  };
  return (
    <section className="workbench-template" aria-label={addition.title}>
      <div className="workbench-draft">
        <textarea
          className="field"
          rows={2}
          autoFocus
          aria-label={addition.title}
          aria-invalid={fault !== undefined}
          placeholder={addition.fields[0]?.example}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value.replaceAll("\n", " "))}
        />
        <div className="workbench-acts">
          <button type="button" className="button is-small" onClick={onCancel}>
            {texts.cancel}
          </button>
          <button
            type="button"
            className="button is-small is-main"
            disabled={isBlank || fault !== undefined}
            onClick={() => void add()}
          >
            {texts.addTemplate}
          </button>
        </div>
      </div>
      <Placeholders placeholders={bench.placeholders(text)} />
      {fault !== undefined && (
        <p className="tool-fault" role="alert">
          {fault}
        </p>
      )}
      {isBlank && <p className="workbench-note">{texts.newTemplateHint}</p>}
      {!isBlank && made.fault === undefined && (
        <Preview game={game} workbench={workbench} bench={bench} made={made} sought="" />
      )}
    </section>
  );
}

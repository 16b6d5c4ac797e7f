import { useDeferredValue, useState, type ReactNode } from "react";
import type { Bench, BenchTemplate, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { openRow, saveTemplate, turn } from "./acts.js";
import { useMade } from "./making.js";
import { Placeholders } from "./Placeholders.js";
import { Preview } from "./Preview.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly template: BenchTemplate;
  /** The sentence that is shown at first. */
  readonly sought: string;
}

/** A template as it would be, and what it makes. */
export function TemplatePane({ game, workbench, bench, template, sought }: Props): ReactNode {
  const [text, setText] = useState(template.text);
  const made = useMade(bench, useDeferredValue(text));
  const isChanged = text !== template.text;
  const [kind = ""] = workbench.reads;
  return (
    <section className="workbench-template" aria-label={texts.template}>
      <div className="workbench-draft">
        <textarea
          className="field"
          rows={2}
          aria-label={texts.template}
          aria-invalid={made.fault !== undefined}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value.replaceAll("\n", " "))}
        />
        {!isChanged && (
          <div className="workbench-acts">
            <button
              type="button"
              className="button is-small"
              onClick={() => void turn(game, workbench, kind, { ...template, isOff: !template.isOff })}
            >
              {template.isOff ? texts.turnOn : texts.turnOff}
            </button>
            <button type="button" className="button is-small" onClick={() => void openRow(game, kind, template.rowKey)}>
              {texts.openRow}
            </button>
          </div>
        )}
        {isChanged && (
          <div className="workbench-acts">
            <span className="workbench-note">{texts.notSaved}</span>
            <button type="button" className="button is-small" onClick={() => setText(template.text)}>
              {texts.takeBack}
            </button>
            <button
              type="button"
              className="button is-small is-main"
              disabled={made.fault !== undefined || text.trim() === ""}
              onClick={() => void saveTemplate(game, workbench, template.rowKey, text)}
            >
              {texts.saveTemplate}
            </button>
          </div>
        )}
      </div>
      <Placeholders placeholders={bench.placeholders(text)} />
      {made.fault === undefined ? (
        <Preview game={game} workbench={workbench} bench={bench} made={made} sought={sought} />
      ) : (
        <p className="tool-fault" role="alert">
          {made.fault}
        </p>
      )}
    </section>
  );
}

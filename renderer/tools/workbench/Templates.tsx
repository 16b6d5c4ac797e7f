import { Plus } from "lucide-react";
import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import type { Bench, BenchTemplate, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { additionTo } from "./acts.js";
import { mostCombinations } from "./making.js";
import { NewTemplate } from "./NewTemplate.js";
import { useOrigins, type Origins } from "./origins.js";
import type { Survey, TemplateCount } from "./survey.js";
import { TemplatePane } from "./TemplatePane.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly survey: Survey | undefined;
  /** The sentence whose templates are looked for. */
  readonly sought: string;
  readonly onSought: (sentence: string) => void;
  /** The template that is chosen, by its row. */
  readonly chosen: string | null;
  readonly onChoose: (rowKey: string) => void;
}

/** The templates, those that make a sentence, and what the chosen one makes. */
export function Templates({ game, workbench, bench, survey, sought, onSought, chosen, onChoose }: Props): ReactNode {
  const [isAdding, setIsAdding] = useState(bench.templates.length === 0);
  const addition = additionTo(game, workbench, workbench.reads[0] ?? "");
  const sentence = sought.trim();
  const origins = useOrigins(bench, sentence);
  const listed = listedOf(bench.templates, origins);
  const current = listed.find(({ rowKey }) => rowKey === chosen) ?? listed[0];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  const choose = (rowKey: string): void => {
    setIsAdding(false);
    onChoose(rowKey);
  };
  return (
    <div className="workbench">
      <section className="workbench-templates" aria-label={texts.templates}>
        <label className="workbench-origin">
          <span>{texts.origin}</span>
          <input
            className="field"
            type="search"
            data-first-focus
            value={sought}
            placeholder={texts.originExample}
            onChange={({ target }) => onSought(target.value)}
          />
        </label>
        {sentence !== "" && (
          <p className="workbench-note" role="status">
            {originNote(origins)}
          </p>
        )}
        <ul ref={list}>
          {listed.map(({ rowKey, text, isOff }) => (
            <li key={rowKey}>
              <button
                type="button"
                aria-pressed={rowKey === current?.rowKey && !isAdding}
                data-off={isOff || undefined}
                onClick={() => choose(rowKey)}
              >
                <span>{text}</span>
                {isOff ? (
                  <small>{texts.off}</small>
                ) : (
                  <Count bench={bench} text={text} count={survey?.templates.get(rowKey)} />
                )}
              </button>
            </li>
          ))}
        </ul>
        {addition && (
          <button type="button" className="button is-small" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden /> {addition.title}
          </button>
        )}
      </section>
      {isAdding && addition && (
        <NewTemplate
          {...{ game, workbench, bench, addition }}
          onAdded={(rowKey) => {
            onSought("");
            choose(rowKey);
          }}
          onCancel={() => setIsAdding(false)}
        />
      )}
      {current && !isAdding && (
        <TemplatePane
          key={current.rowKey}
          game={game}
          workbench={workbench}
          bench={bench}
          template={current}
          sought={origins?.nearest?.sentence ?? (origins ? sentence : "")}
        />
      )}
    </div>
  );
}

function listedOf(templates: readonly BenchTemplate[], origins: Origins | undefined): readonly BenchTemplate[] {
  if (!origins) return templates;
  const wanted = origins.nearest ? [origins.nearest.rowKey] : origins.rowKeys;
  return templates.filter(({ rowKey }) => wanted.includes(rowKey));
}

function originNote(origins: Origins | undefined): string {
  if (origins === undefined) return texts.searchingTemplates;
  if (origins.nearest) return texts.nearest(origins.nearest.sentence);
  return origins.rowKeys.length === 0 ? texts.noOrigin : texts.madeBy(origins.rowKeys.length);
}

interface CountProps {
  readonly bench: Bench;
  readonly text: string;
  readonly count: TemplateCount | undefined;
}

function Count({ bench, text, count }: CountProps): ReactNode {
  const total = useMemo(() => {
    const making = bench.make(text);
    return making.ok ? making.value.total : 0;
  }, [bench, text]);
  if (count)
    return <small title={texts.countTitle(count.kept, count.made)}>{texts.countOf(count.kept, count.made)}</small>;
  return <small>{total > mostCombinations ? texts.manyCombinations(total) : ""}</small>;
}

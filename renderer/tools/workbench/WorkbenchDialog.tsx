import { useEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { gameOf, type Bench, type ToolTables, type Workbench } from "../../../shared/games/index.js";
import { getApp, useApp } from "../../state/index.js";
import { Dialog } from "../../ui/index.js";
import { fetchTables } from "../fetch-tables.js";
import { texts } from "../texts.js";
import { mostCombinations, useCounts, useOrigins } from "./making.js";
import { TemplatePane } from "./TemplatePane.js";

interface Props {
  readonly game: string;
  /** A sentence whose template is looked for. */
  readonly sentence?: string | undefined;
}

/** Looks at what the templates of a game make, changes them, and puts sentences into cards. */
export function WorkbenchDialog({ game, sentence = "" }: Props): ReactNode {
  const workbench = gameOf(game)?.workbench;
  const workspace = useApp((state) => state.workspace);
  const [tables, setTables] = useState<ToolTables | undefined>();
  useEffect(() => {
    let isWanted = true;
    if (workbench)
      void fetchTables(game, workbench.reads).then((fetched) => {
        if (isWanted && fetched) setTables(fetched);
      });
    return () => {
      isWanted = false;
    };
  }, [game, workbench, workspace]);
  const bench = useMemo(() => tables && workbench?.open(tables), [tables, workbench]);
  if (!workbench) return null;
  return (
    <Dialog title={workbench.title} className="is-broad is-workbench">
      <p className="tool-about">{workbench.about}</p>
      {bench ? (
        <Templates game={game} workbench={workbench} bench={bench} first={sentence} />
      ) : (
        <p role="status">{texts.reading}</p>
      )}
    </Dialog>
  );
}

interface TemplatesProps {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  /** The sentence that is looked for at first. */
  readonly first: string;
}

function Templates({ game, workbench, bench, first }: TemplatesProps): ReactNode {
  const [sought, setSought] = useState(first);
  const sentence = sought.trim();
  const origins = useOrigins(bench, sentence);
  const counts = useCounts(bench);
  const [chosen, setChosen] = useState(() => getApp().place.rowKey);
  const { templates } = bench;
  const listed = origins ? templates.filter(({ rowKey }) => origins.includes(rowKey)) : templates;
  const current = listed.find(({ rowKey }) => rowKey === chosen) ?? listed[0];
  const list = useRef<HTMLUListElement>(null);
  const isFound = origins !== undefined && origins.length > 0;
  useEffect(() => {
    list.current?.querySelector("[aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }, [current]);
  if (templates.length === 0) return <p className="tool-empty">{texts.noTemplates}</p>;
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
            onChange={({ target }) => setSought(target.value)}
          />
        </label>
        {sentence !== "" && (
          <p className="workbench-note" role="status">
            {originNote(origins)}
          </p>
        )}
        <ul ref={list}>
          {listed.map(({ rowKey, text }) => (
            <li key={rowKey}>
              <button type="button" aria-pressed={rowKey === current?.rowKey} onClick={() => setChosen(rowKey)}>
                <span>{text}</span>
                <Count bench={bench} text={text} count={counts.get(rowKey)} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      {current && (
        <TemplatePane
          key={current.rowKey}
          game={game}
          workbench={workbench}
          bench={bench}
          template={current}
          sought={isFound ? sentence : ""}
        />
      )}
    </div>
  );
}

function originNote(origins: readonly string[] | undefined): string {
  if (origins === undefined) return texts.searchingTemplates;
  return origins.length === 0 ? texts.noOrigin : texts.madeBy(origins.length);
}

interface CountProps {
  readonly bench: Bench;
  readonly text: string;
  readonly count: { readonly made: number; readonly kept: number } | undefined;
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

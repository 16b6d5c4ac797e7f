import { useDeferredValue, useMemo, useState, type ReactNode } from "react";
import type { Bench, BenchTemplate, MadeSentence, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { openRow, saveTemplate, turn } from "./acts.js";
import { mostCombinations, useMade, type Made } from "./making.js";
import { Placeholders } from "./Placeholders.js";
import { SentencePane } from "./SentencePane.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly template: BenchTemplate;
  /** The sentence that is shown at first. */
  readonly sought: string;
}

/** Lines of the preview at a time. */
const page = 200;

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

function summaryOf({ sentences, total, isDone }: Made, kept: number): string {
  if (!isDone) return texts.stillMaking(sentences.length, total);
  const isStopped = sentences.length >= mostCombinations && total > sentences.length;
  if (isStopped) return texts.stoppedAfter(sentences.length, total);
  return texts.summary(kept, sentences.length, total);
}

interface PreviewProps extends Omit<Props, "template"> {
  readonly made: Made;
}

function Preview({ game, workbench, bench, made, sought }: PreviewProps): ReactNode {
  const [filter, setFilter] = useState("");
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const [most, setMost] = useState(page);
  const [chosen, setChosen] = useState<string | undefined>();
  const kept = useMemo(() => made.sentences.filter(({ sentence }) => sentence !== undefined), [made]);
  const listed = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const among = hasLeftOut ? made.sentences : kept;
    return among.filter((each) => (each.sentence ?? each.combination).toLowerCase().includes(wanted));
  }, [made, kept, filter, hasLeftOut]);
  const current =
    made.sentences.find(({ combination }) => combination === chosen) ??
    (sought === "" ? undefined : kept.find(({ sentence }) => sentence === sought));
  return (
    <>
      <div className="workbench-filter">
        <input
          className="field"
          type="search"
          aria-label={texts.filterSentences}
          placeholder={texts.filterSentences}
          value={filter}
          onChange={({ target }) => setFilter(target.value)}
        />
        <label>
          <input type="checkbox" checked={hasLeftOut} onChange={({ target }) => setHasLeftOut(target.checked)} />{" "}
          {texts.withLeftOut}
        </label>
        <button
          type="button"
          className="button is-small"
          disabled={listed.length === 0}
          onClick={() => setChosen(listed[Math.floor(Math.random() * listed.length)]?.combination)}
        >
          {texts.pickAtRandom}
        </button>
        <span className="workbench-note" role="status">
          {summaryOf(made, kept.length)}
        </span>
      </div>
      <ol className="workbench-sentences" aria-label={texts.sentences}>
        {listed.slice(0, most).map((each) => (
          <Line
            key={each.combination}
            made={each}
            isChosen={each === current}
            onChoose={() => setChosen(each.combination)}
          />
        ))}
        {listed.length === 0 && made.isDone && <li className="workbench-note">{texts.nothingMatches}</li>}
        {listed.length > most && (
          <li>
            <button type="button" className="button is-small" onClick={() => setMost(most + page)}>
              {texts.showMore(Math.min(page, listed.length - most))}
            </button>
          </li>
        )}
      </ol>
      <SentencePane game={game} workbench={workbench} bench={bench} made={current} />
    </>
  );
}

interface LineProps {
  readonly made: MadeSentence;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Line({ made, isChosen, onChoose }: LineProps): ReactNode {
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={onChoose}>
        {made.sentence ?? <s>{made.combination}</s>}
        {made.leftOutFor !== undefined && <small>{texts.leftOutFor(made.leftOutFor)}</small>}
      </button>
    </li>
  );
}

import { useMemo, useState, type ReactNode } from "react";
import { mostSeed, type Bench, type MadeSentence, type ToolRow, type Workbench } from "../../../shared/games/index.js";
import { randomFrom } from "../../../shared/match/index.js";
import { useKept } from "../../state/index.js";
import { newSeed } from "../../ui/index.js";
import { toolRow } from "../fetch-tables.js";
import { texts } from "../texts.js";
import { targetOf, type Target } from "./acts.js";
import { mostCombinations, type Made } from "./making.js";
import { SentencePane } from "./SentencePane.js";
import { useSuiting } from "./suiting.js";

/** Lines at a time. */
const page = 200;

const none: readonly MadeSentence[] = [];

/**
 * The row that sentences are put into, as the game reads it; the same while it says the same. The sheet is a new
 * object after every check of it, and each would filter the sentences again.
 */
function useTargetRow(target: Target | undefined): ToolRow | undefined {
  const { row, sheet } = target ?? {};
  const columns = useKept(sheet?.columns);
  return useMemo(() => row && columns && toolRow(columns, row), [row, columns]);
}

function summaryOf({ sentences, total, isDone }: Made, kept: number): string {
  if (!isDone) return texts.stillMaking(sentences.length, total);
  const isStopped = sentences.length >= mostCombinations && total > sentences.length;
  if (isStopped) return texts.stoppedAfter(sentences.length, total);
  return texts.summary(kept, sentences.length, total);
}

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly made: Made;
  /** The sentence that is shown at first. */
  readonly sought: string;
}

/** What a template makes: filtered, one of it picked at random, and how the chosen one was made. */
export function Preview({ game, workbench, bench, made, sought }: Props): ReactNode {
  const [filter, setFilter] = useState("");
  const [hasLeftOut, setHasLeftOut] = useState(false);
  const [most, setMost] = useState(page);
  const [chosen, setChosen] = useState<string | undefined>();
  const [seed, setSeed] = useState<number | undefined>();
  const [isForTarget, setIsForTarget] = useState(false);
  const target = targetOf(game, workbench);
  const row = useTargetRow(target);
  const kept = useMemo(() => made.sentences.filter(({ sentence }) => sentence !== undefined), [made]);
  const filtered = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    const among = hasLeftOut ? made.sentences : kept;
    return among.filter((each) => (each.sentence ?? each.combination).toLowerCase().includes(wanted));
  }, [made, kept, filter, hasLeftOut]);
  const suiting = useSuiting(bench, isForTarget ? row : undefined, filtered);
  const listed = suiting ?? none;
  const pick = (by: number): void => {
    setSeed(by);
    setChosen(listed[randomFrom(by).below(listed.length)]?.combination);
  };
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
        {target && (
          <label>
            <input type="checkbox" checked={isForTarget} onChange={({ target: box }) => setIsForTarget(box.checked)} />{" "}
            {texts.onlySuiting(target.title)}
          </label>
        )}
        <button
          type="button"
          className="button is-small"
          disabled={!made.isDone || listed.length === 0}
          onClick={() => pick(newSeed())}
        >
          {texts.pickAtRandom}
        </button>
        {seed !== undefined && (
          <label title={texts.seedHint}>
            {texts.seed}{" "}
            <input
              className="field workbench-seed"
              type="number"
              min={0}
              max={mostSeed}
              value={seed}
              onChange={({ target: { valueAsNumber: by } }) => {
                if (Number.isInteger(by) && by >= 0 && by <= mostSeed && listed.length > 0) pick(by);
              }}
            />
          </label>
        )}
        <span className="workbench-note" role="status">
          {suiting ? summaryOf(made, kept.length) : texts.checkingSuiting}
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
        {listed.length === 0 && made.isDone && suiting && <li className="workbench-note">{texts.nothingMatches}</li>}
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

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { Bench, BenchItem, BenchPart, Workbench } from "../../../shared/games/index.js";
import { IconButton } from "../../ui/index.js";
import { texts } from "../texts.js";
import { openRow, turn } from "./acts.js";
import { AddValue } from "./AddValue.js";
import { mostExamples, type UseSurvey } from "./survey.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly part: BenchPart;
  readonly item: BenchItem;
  /** Undefined where it has no part in anything, and until that is counted. */
  readonly uses: UseSurvey | undefined;
  readonly isCounted: boolean;
  /** Undefined where the order does not count. */
  readonly moves:
    | { readonly isFirst: boolean; readonly isLast: boolean; readonly by: (by: -1 | 1) => void }
    | undefined;
  readonly onTemplate: (rowKey: string) => void;
  readonly onSentence: (sentence: string) => void;
}

/** One row of a part: what it says, what can be done with it, and the templates and sentences that it has a part in. */
export function PartItem(props: Props): ReactNode {
  const { part, item, uses, isCounted } = props;
  const { title, values, note } = item;
  const list = props.workbench.additions.find(({ kind }) => kind === part.kind)?.fields.find(({ isList }) => isList);
  // Where no sentence says which value it was, nothing is known of the single ones.
  const isKnown = (uses?.values.size ?? 0) > 0;
  return (
    <section className="workbench-template" aria-label={title}>
      <h3 className="workbench-title">{title}</h3>
      {values.length > 0 && (
        <ul className="workbench-values">
          {values.map((value, at) => {
            const isIdle = isKnown && uses?.values.has(at) === false;
            return (
              <li key={at} data-idle={isIdle || undefined} title={isIdle ? texts.noHits : undefined}>
                {value === "" ? texts.empty : value}
                {isIdle && <small>{texts.noHits}</small>}
              </li>
            );
          })}
        </ul>
      )}
      {list && (
        <AddValue key={item.rowKey} game={props.game} kind={part.kind} rowKey={item.rowKey} column={list.column} />
      )}
      {note !== undefined && <p className="workbench-note">{note}</p>}
      <Acts {...props} />
      {uses ? (
        <>
          <Templates {...props} uses={uses} />
          <Examples part={part} uses={uses} onSentence={props.onSentence} />
        </>
      ) : (
        isCounted && !item.isOff && <p className="workbench-note">{texts.noUses}</p>
      )}
    </section>
  );
}

function Acts({ game, workbench, part: { kind }, item: { rowKey, isOff }, moves }: Props): ReactNode {
  return (
    <div className="workbench-acts">
      {moves && (
        <>
          <IconButton title={texts.moveUp} icon={<ArrowUp />} disabled={moves.isFirst} onClick={() => moves.by(-1)} />
          <IconButton title={texts.moveDown} icon={<ArrowDown />} disabled={moves.isLast} onClick={() => moves.by(1)} />
        </>
      )}
      {isOff !== undefined && (
        <button
          type="button"
          className="button is-small"
          onClick={() => void turn(game, workbench, kind, { rowKey, isOff: !isOff })}
        >
          {isOff ? texts.turnOn : texts.turnOff}
        </button>
      )}
      <button type="button" className="button is-small" onClick={() => void openRow(game, kind, rowKey)}>
        {texts.openRow}
      </button>
    </div>
  );
}

function Templates({ bench, uses, onTemplate }: Props & { readonly uses: UseSurvey }): ReactNode {
  const used = bench.templates.filter(({ rowKey }) => uses.templates.has(rowKey));
  return (
    <>
      <h4 className="workbench-title">{texts.usedBy}</h4>
      <ul className="workbench-sentences is-short" aria-label={texts.usedBy}>
        {used.map(({ rowKey, text }) => (
          <li key={rowKey}>
            <button type="button" aria-pressed={false} onClick={() => onTemplate(rowKey)}>
              <span>{text}</span>
              <small>{uses.templates.get(rowKey)?.toLocaleString("en")}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ExamplesProps {
  readonly part: BenchPart;
  readonly uses: UseSurvey;
  readonly onSentence: (sentence: string) => void;
}

function Examples({ part, uses, onSentence }: ExamplesProps): ReactNode {
  const { examples, count, shared } = uses;
  return (
    <>
      <h4 className="workbench-title">
        {texts.itsSentences}
        <small className="workbench-note">
          {count > mostExamples ? texts.firstOf(examples.length, count) : texts.sentencesCount(count)}
          {part.isExclusive && shared > 0 && ` · ${texts.sharedBy(shared)}`}
        </small>
      </h4>
      <ul className="workbench-sentences" aria-label={texts.itsSentences}>
        {examples.map(({ combination, sentence, leftOutFor }, at) => (
          <li key={at}>
            {sentence === undefined ? (
              <p className="workbench-note">
                <s>{combination}</s> {leftOutFor !== undefined && texts.leftOutFor(leftOutFor)}
              </p>
            ) : (
              <button type="button" aria-pressed={false} onClick={() => onSentence(sentence)}>
                {sentence}
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

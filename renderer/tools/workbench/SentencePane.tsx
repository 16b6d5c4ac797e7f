import type { ReactNode } from "react";
import type { Bench, MadeSentence, Workbench } from "../../../shared/games/index.js";
import { texts } from "../texts.js";
import { putInto, targetOf } from "./acts.js";

interface Props {
  readonly game: string;
  readonly workbench: Workbench;
  readonly bench: Bench;
  readonly made: MadeSentence | undefined;
}

const factsOf = (bench: Bench, sentence: string): string =>
  bench
    .facts(sentence)
    .map(({ title, value }) => `${title}: ${value}`)
    .join(" · ");

/** How the chosen sentence was made, and where it can go. */
export function SentencePane({ game, workbench, bench, made }: Props): ReactNode {
  if (!made) return <p className="workbench-made workbench-note">{texts.chooseSentence}</p>;
  const { combination, steps, sentence, leftOutFor } = made;
  const target = targetOf(game, workbench);
  return (
    <section className="workbench-made" aria-label={texts.howItWasMade}>
      <ol>
        <li>
          <span>{texts.combination}</span>
          {combination}
        </li>
        {steps.map(({ rule, text }, at) => (
          <li key={at}>
            <span>{rule}</span>
            {text}
          </li>
        ))}
      </ol>
      {sentence !== undefined && <p className="workbench-note">{factsOf(bench, sentence)}</p>}
      {leftOutFor !== undefined && <p className="workbench-note">{texts.leftOutBecause(leftOutFor)}</p>}
      {sentence !== undefined &&
        (target ? (
          <div className="workbench-acts">
            <strong>{target.title}</strong>
            {workbench.target.columns.map((column) => (
              <button
                key={column.key}
                type="button"
                className="button is-small is-main"
                aria-label={texts.putInto(column.title, target.title)}
                onClick={() => void putInto(target, bench, column, sentence)}
              >
                {texts.putIntoShort(column.title)}
              </button>
            ))}
          </div>
        ) : (
          <p className="workbench-note">{texts.selectCard}</p>
        ))}
    </section>
  );
}

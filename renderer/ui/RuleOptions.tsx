import type { ReactNode } from "react";
import { changedAnswers, usualAnswers, type PlayOption, type ToolAnswers } from "../../shared/games/index.js";
import type { JsonObject } from "../../shared/match/index.js";
import { areAnswered } from "./option-answers.js";
import { OptionFields } from "./OptionFields.js";
import { texts } from "./texts.js";

interface Props {
  readonly options: readonly PlayOption[];
  /** What the folder says of them. */
  readonly ofFolder: JsonObject;
  /** Those that were chosen. */
  readonly answers: ToolAnswers;
  readonly onChange: (answers: ToolAnswers) => void;
}

/** What can be chosen about the rules of a game, folded away; nothing where the rules have no options. */
export function RuleOptions({ options, ofFolder, answers, onChange }: Props): ReactNode {
  if (options.length === 0) return null;
  const count = Object.keys(changedAnswers(options, ofFolder, answers)).length;
  return (
    <details className="rule-options" open={!areAnswered(options, answers) || undefined}>
      <summary>{count === 0 ? texts.options : texts.optionsChanged(count)}</summary>
      <OptionFields
        options={options}
        answers={{ ...usualAnswers(options, ofFolder), ...answers }}
        onChange={onChange}
      />
      <button
        type="button"
        className="button"
        disabled={Object.keys(answers).length === 0}
        onClick={() => onChange({})}
      >
        {texts.reset}
      </button>
    </details>
  );
}

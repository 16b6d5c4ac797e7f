import type { ReactNode } from "react";
import {
  changedAnswers,
  presetChanges,
  presetOf,
  usualAnswers,
  type OptionPreset,
  type PlayOption,
  type ToolAnswers,
} from "../../shared/games/index.js";
import type { JsonObject } from "../../shared/match/index.js";
import { areAnswered } from "./option-answers.js";
import { OptionFields } from "./OptionFields.js";
import { Select } from "./Select.js";
import { texts } from "./texts.js";

interface Props {
  readonly options: readonly PlayOption[];
  /** Sets of answers that can be chosen at once. */
  readonly presets?: readonly OptionPreset[];
  /** What the folder says of them. */
  readonly ofFolder: JsonObject;
  /** Those that were chosen. */
  readonly answers: ToolAnswers;
  readonly onChange: (answers: ToolAnswers) => void;
}

/** What can be chosen about the rules of a game, folded away; nothing where the rules have no options. */
export function RuleOptions({ options, presets = [], ofFolder, answers, onChange }: Props): ReactNode {
  if (options.length === 0) return null;
  const count = Object.keys(changedAnswers(options, ofFolder, answers)).length;
  return (
    <details className="rule-options" open={!areAnswered(options, answers) || undefined}>
      <summary>{count === 0 ? texts.options : texts.optionsChanged(count)}</summary>
      {presets.length > 0 && <PresetField options={options} presets={presets} answers={answers} onChange={onChange} />}
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

type PresetProps = Required<Pick<Props, "options" | "presets" | "answers" | "onChange">>;

/** Chooses a preset, and says what it changes. */
function PresetField({ options, presets, answers, onChange }: PresetProps): ReactNode {
  const chosen = presetOf(presets, options, answers);
  const changes = chosen ? presetChanges(chosen, options) : [];
  const own = chosen ? [] : [["", texts.ownPreset] as const];
  return (
    <>
      <label className="rule-preset">
        <span>{texts.preset}</span>
        <Select
          value={chosen?.id ?? ""}
          choices={[...own, ...presets.map(({ id, title }) => [id, title] as const)]}
          onChoose={(id) => {
            const preset = presets.find((each) => each.id === id);
            if (preset) onChange(preset.answers);
          }}
        />
      </label>
      {changes.length > 0 && <p className="rule-preset-changes">{changes.join(" · ")}</p>}
    </>
  );
}

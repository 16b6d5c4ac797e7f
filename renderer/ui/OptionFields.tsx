import { Dices } from "lucide-react";
import { useId, type ReactNode } from "react";
import { mostSeed, type ToolAnswer, type ToolAnswers, type ToolOption } from "../../shared/games/index.js";
import { IconButton } from "./IconButton.js";
import { faultOf, newSeed } from "./option-answers.js";
import { Select } from "./Select.js";
import { texts } from "./texts.js";

/** An option with a sentence for people who choose. */
type AskedOption = ToolOption & { readonly about?: string };

interface Props {
  readonly options: readonly AskedOption[];
  readonly answers: ToolAnswers;
  readonly isDisabled?: boolean;
  readonly onChange: (answers: ToolAnswers) => void;
}

/** A field for each thing that a tool, or the rules of a match, ask. */
export function OptionFields({ options, answers, isDisabled = false, onChange }: Props): ReactNode {
  return (
    <fieldset className="tool-options" disabled={isDisabled}>
      <legend className="visually-hidden">{texts.options}</legend>
      {options.map((option) => (
        <OptionField
          key={option.id}
          option={option}
          answer={answers[option.id]}
          onChange={(answer) => onChange({ ...answers, [option.id]: answer })}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  readonly option: AskedOption;
  readonly answer: ToolAnswer | undefined;
  readonly onChange: (answer: ToolAnswer) => void;
}

function OptionField({ option, answer, onChange }: FieldProps): ReactNode {
  const id = useId();
  const fault = faultOf(option, answer);
  return (
    <div className="tool-option">
      <label htmlFor={id}>{option.title}</label>
      {option.kind === "choice" ? (
        <Select
          id={id}
          value={String(answer)}
          choices={option.choices.map(({ value, title }) => [value, title])}
          onChoose={onChange}
        />
      ) : option.kind === "flag" ? (
        <input id={id} type="checkbox" checked={answer === true} onChange={({ target }) => onChange(target.checked)} />
      ) : (
        <span className="tool-number">
          <input
            id={id}
            className="field"
            type="number"
            min={option.kind === "integer" ? option.min : 0}
            max={option.kind === "integer" ? option.max : mostSeed}
            value={typeof answer === "boolean" ? "" : answer}
            aria-invalid={fault !== undefined}
            aria-describedby={fault === undefined ? undefined : `${id}-fault`}
            onChange={({ target }) => onChange(target.value === "" ? "" : Number(target.value))}
          />
          {option.kind === "integer" && option.zero !== undefined && answer === 0 && (
            <span className="tool-about">{option.zero}</span>
          )}
          {option.kind === "seed" && (
            <IconButton title={texts.newSeed} icon={<Dices />} onClick={() => onChange(newSeed())} />
          )}
        </span>
      )}
      {option.about !== undefined && <span className="tool-about">{option.about}</span>}
      {fault !== undefined && (
        <span id={`${id}-fault`} className="tool-fault">
          {fault}
        </span>
      )}
    </div>
  );
}

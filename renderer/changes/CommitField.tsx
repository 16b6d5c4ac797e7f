import { useEffect, useId, useState, type ReactNode } from "react";
import { ask } from "../state/index.js";
import { texts } from "./texts.js";

interface Props {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  /** Whether it gets the keyboard when its dialog opens. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly names: readonly string[];
  readonly onChange: (value: string) => void;
}

/** The tags and branches of the repository, the newest first; none until they are wanted, and where git cannot be asked. */
export function useCommitNames(isWanted = true): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isWanted) return;
    void ask("revision/names", {}).then((answer) => {
      if (answer.ok) setNames(answer.value.names);
    });
  }, [isWanted]);
  return names;
}

/** More would fill the dialog; the field proposes the others. */
const mostShown = 12;

/** Says by which names a commit can be named. */
export const CommitNames = ({ names }: Pick<Props, "names">): ReactNode =>
  names.length > 0 && <p className="hint">{texts.commitNames(names.slice(0, mostShown), names.length - mostShown)}</p>;

/** Where a commit is named: by typing, or by choosing a tag or branch. */
export function CommitField({
  label,
  value,
  placeholder,
  isFirst = false,
  className,
  names,
  onChange,
}: Props): ReactNode {
  const list = useId();
  return (
    <label className={className}>
      <span>{label}</span>
      <input
        className="field"
        value={value}
        placeholder={placeholder}
        spellCheck={false}
        maxLength={1_000}
        list={list}
        {...(isFirst && { "data-first-focus": true })}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </label>
  );
}

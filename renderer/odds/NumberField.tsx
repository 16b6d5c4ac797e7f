import { useState, type ReactNode } from "react";

interface Props {
  readonly title: string;
  readonly value: number;
  /** The least and the most it may be. */
  readonly range: readonly [least: number, most: number];
  readonly onChange: (value: number) => void;
}

/** A field for a whole number. What is no number in range stays in the field, marked, and changes nothing. */
export function NumberField({ title, value, range: [least, most], onChange }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  const isRight = (text: string): boolean => /^\d{1,5}$/u.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <label className="figure-field">
      <span>{title}</span>
      <input
        className="field"
        type="number"
        min={least}
        max={most}
        aria-invalid={typed !== undefined && !isRight(typed)}
        value={typed ?? value}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isRight(target.value)) onChange(Number(target.value));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}

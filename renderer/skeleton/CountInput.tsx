import { useState, type ReactNode } from "react";

interface Props {
  readonly value: number;
  readonly most: number;
  /** Numbers with a point are taken, too. */
  readonly isFractional?: boolean;
  readonly label: string;
  readonly change: (value: number) => void;
}

/** A number from 0 on. While it is being typed it may be anything; what is no such number changes nothing. */
export function CountInput({ value, most, isFractional = false, label, change }: Props): ReactNode {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      className="field"
      type="number"
      min={0}
      max={most}
      step={isFractional ? "any" : 1}
      value={typed ?? value}
      aria-label={label}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        const number = target.value === "" ? Number.NaN : Number(target.value);
        if (number >= 0 && number <= most && (isFractional || Number.isInteger(number))) change(number);
      }}
    />
  );
}

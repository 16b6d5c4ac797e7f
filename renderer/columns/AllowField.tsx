import type { ReactNode } from "react";
import { texts } from "./texts.js";

interface AllowFieldProps {
  readonly allow: readonly string[];
  readonly onChange: (allow: string[]) => void;
}

/** The texts that pass a rule whatever else it asks. */
export const AllowField = ({ allow, onChange }: AllowFieldProps): ReactNode => (
  <label>
    {texts.otherTextsAllowed}
    <input
      className="field is-code"
      defaultValue={allow.map((text) => (text === "" ? '""' : text)).join(", ")}
      placeholder='*, X, ""'
      onChange={({ target }) => onChange(textsIn(target.value))}
    />
  </label>
);

/** The texts of a list with commas; two quotation marks stand for the empty text. */
const textsIn = (list: string): string[] =>
  list.split(",").flatMap((part) => {
    const text = part.trim();
    return text === "" ? [] : [text === '""' ? "" : text];
  });

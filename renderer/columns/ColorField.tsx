import { X } from "lucide-react";
import type { ReactNode } from "react";
import { texts } from "./texts.js";

interface ColorFieldProps {
  readonly label: string;
  /** `#rrggbb`; undefined: none. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

const longHex = (hex: string): string =>
  hex
    .replace(/^#(.)(.)(.)$/u, "#$1$1$2$2$3$3")
    .slice(0, 7)
    .toLowerCase();

/** A colour, or none. */
export function ColorField({ label, value, onChange }: ColorFieldProps): ReactNode {
  return (
    <span className={value === undefined ? "color-field is-none" : "color-field"}>
      <input
        type="color"
        aria-label={label}
        title={value ?? texts.noColour}
        value={value === undefined ? "#d8d8d8" : longHex(value)}
        onChange={({ target }) => onChange(target.value.toUpperCase())}
      />
      {value !== undefined && (
        <button
          type="button"
          aria-label={texts.noNamed(label.toLowerCase())}
          title={texts.noColour}
          onClick={() => onChange(undefined)}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

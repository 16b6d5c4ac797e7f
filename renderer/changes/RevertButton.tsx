import type { ReactNode } from "react";
import { texts } from "./texts.js";

interface Props {
  /** What is written on it. */
  readonly title?: string;
  /** What it reverts, for those who cannot see where it stands. */
  readonly label: string;
  readonly onRevert: () => void;
}

/** Makes a cell, a row or a sheet what it was. */
export const RevertButton = ({ title = texts.revert, label, onRevert }: Props): ReactNode => (
  <button type="button" className="button is-small changes-revert" aria-label={label} onClick={onRevert}>
    {title}
  </button>
);

import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

interface OrderButtonsProps {
  /** What is moved, as people read it. */
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves an element of a list one place up or down. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps): ReactNode {
  return (
    <>
      <button
        type="button"
        className="tool"
        aria-label={`Move ${name} up`}
        disabled={at === 0}
        onClick={() => onMove(-1)}
      >
        <ArrowUp />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`Move ${name} down`}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      >
        <ArrowDown />
      </button>
    </>
  );
}

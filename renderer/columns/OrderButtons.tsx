import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../ui/index.js";
import { texts } from "./texts.js";

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
      <IconButton title={texts.moveUp(name)} icon={<ArrowUp />} disabled={at === 0} onClick={() => onMove(-1)} />
      <IconButton
        title={texts.moveDown(name)}
        icon={<ArrowDown />}
        disabled={at === count - 1}
        onClick={() => onMove(1)}
      />
    </>
  );
}

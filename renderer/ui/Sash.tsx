import { useRef, type PointerEvent, type ReactNode } from "react";
import { texts } from "./texts.js";

const narrowestPx = 300;
const widestPx = 900;

interface Props {
  readonly widthPx: number;
  readonly onResize: (widthPx: number) => void;
}

/** The edge of a pane beside the sheet, to be dragged or moved with the arrow keys. */
export function Sash({ widthPx, onResize }: Props): ReactNode {
  const start = useRef<{ x: number; widthPx: number } | undefined>(undefined);
  const resize = (wanted: number): void => {
    onResize(Math.round(Math.max(narrowestPx, Math.min(widestPx, wanted))));
  };
  return (
    <div
      className="rules-sash"
      role="separator"
      aria-orientation="vertical"
      aria-label={texts.widthOfThePane}
      aria-valuenow={widthPx}
      aria-valuemin={narrowestPx}
      aria-valuemax={widestPx}
      tabIndex={0}
      onPointerDown={(event: PointerEvent<HTMLDivElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, widthPx };
      }}
      onPointerMove={({ clientX }) => {
        if (start.current) resize(start.current.widthPx + start.current.x - clientX);
      }}
      onPointerUp={() => {
        start.current = undefined;
      }}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") resize(widthPx + 24);
        if (key === "ArrowRight") resize(widthPx - 24);
      }}
    />
  );
}

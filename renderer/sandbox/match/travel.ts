/** A place on the screen, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = "left" | "right" | "up" | "down";

export const directionOf: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** How much worse it is to stray from the line of the arrow than to go far along it. */
const strayWeight = 3;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * Which of the places an arrow key leads to from one of them: the nearest in that direction, those straight ahead first. Undefined where there
 * is none.
 */
export function neighbour(from: Box, places: readonly Box[], direction: Direction): number | undefined {
  const start = middle(from);
  let best: number | undefined;
  let least = Infinity;
  places.forEach((place, at) => {
    const { x, y } = middle(place);
    const isAcross = direction === "left" || direction === "right";
    const along = (isAcross ? x - start.x : y - start.y) * (direction === "right" || direction === "down" ? 1 : -1);
    if (along <= 1) return;
    const distance = along + strayWeight * (isAcross ? Math.abs(y - start.y) : overlapGap(from, place));
    if (distance < least) {
      least = distance;
      best = at;
    }
  });
  return best;
}

/** How far apart two places are from left to right; where one is above the other, only how well they align counts. */
function overlapGap(a: Box, b: Box): number {
  return (
    Math.max(0, a.left - (b.left + b.width), b.left - (a.left + a.width)) + Math.abs(middle(a).x - middle(b).x) / 8
  );
}

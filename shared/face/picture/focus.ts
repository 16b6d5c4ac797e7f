/** Which part of a picture is shown: the point that is kept in sight, and how much it is enlarged. */
export interface Focus {
  /** From 0, the left or upper edge, to 1. */
  readonly x: number;
  readonly y: number;
  /** 1: as much of the picture as fills its box. */
  readonly zoom: number;
}

const centre: Focus = { x: 0.5, y: 0.5, zoom: 1 };

/** Most that a picture is enlarged: beyond that nobody recognises it. */
const mostZoom = 10;

const words: Readonly<Record<string, string>> = { left: "0", top: "0", center: "50", right: "100", bottom: "100" };

/**
 * Reads a focus as a cell has it: `50% 20%` across and down from the upper left corner, `50% 20% 150%` enlarged too. Numbers
 * without a sign are percentages, a list of them will do, and so do `left`, `center`, `right`, `top` and `bottom`. What is no
 * focus is the centre.
 */
export function readFocus(text: string | undefined): Focus {
  const parts = (text ?? "")
    .slice(0, 100)
    .toLowerCase()
    .split(/[\s,[\]]+/u)
    .filter((part) => part !== "");
  // `top left` is said as well as `left top`.
  const isTurned = /^(?:top|bottom)$/u.test(parts[0] ?? "") || /^(?:left|right)$/u.test(parts[1] ?? "");
  const [x, y, zoom] = (isTurned ? [parts[1] ?? "center", parts[0], ...parts.slice(2)] : parts).map(share);
  if (x === undefined && y === undefined) return centre;
  return {
    x: Math.min(1, x ?? centre.x),
    y: Math.min(1, y ?? centre.y),
    zoom: Math.min(mostZoom, Math.max(1, zoom ?? 1)),
  };
}

function share(part = ""): number | undefined {
  const number = /^(\d{1,6}(?:\.\d{1,6})?)%?$/u.exec(Object.hasOwn(words, part) ? (words[part] ?? "") : part)?.[1];
  return number === undefined ? undefined : Number(number) / 100;
}

/** A focus as cells have it. */
export function writeFocus({ x, y, zoom }: Focus): string {
  const percent = (value: number): string => `${Math.round(value * 100)}%`;
  return [x, y, ...(zoom === 1 ? [] : [zoom])].map(percent).join(" ");
}

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a picture is drawn so that it fills a box and its focus is as near to the middle as it can be. */
export function croppedFrame(
  box: Frame,
  picture: { readonly width: number; readonly height: number },
  { x, y, zoom }: Focus,
): Frame {
  const scale = Math.max(box.width / picture.width, box.height / picture.height) * zoom;
  const [width, height] = [picture.width * scale, picture.height * scale];
  const place = (focus: number, size: number, room: number): number =>
    Math.min(0, Math.max(room - size, room / 2 - focus * size));
  return { x: place(x, width, box.width), y: place(y, height, box.height), width, height };
}

interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Reads `#rgb` or `#rrggbb`; anything else is undefined. */
export function readHex(hex: string): Rgb | undefined {
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(hex.replace(/^#(.)(.)(.)$/u, "#$1$1$2$2$3$3"));
  if (!long) return undefined;
  const [r = 0, g = 0, b = 0] = long.slice(1).map((part) => Number.parseInt(part, 16));
  return { r, g, b };
}

const writeHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

const mix = (a: Rgb, b: Rgb, share: number): Rgb => ({
  r: a.r + (b.r - a.r) * share,
  g: a.g + (b.g - a.g) * share,
  b: a.b + (b.b - a.b) * share,
});

/** Relative luminance of WCAG 2. */
export function luminance({ r, g, b }: Rgb): number {
  const linear = (part: number): number => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** As it is written, and thus seen. */
const rounded = ({ r, g, b }: Rgb): Rgb => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) });

const black: Rgb = { r: 24, g: 27, b: 26 };
const white: Rgb = { r: 245, g: 243, b: 236 };
const blackest: Rgb = { r: 0, g: 0, b: 0 };
const whitest: Rgb = { r: 255, g: 255, b: 255 };
const night: Rgb = { r: 24, g: 29, b: 28 };

/** The theme's soft inks leave some middle grounds below 4.5; one of pure black and white is above it on every ground. */
function readableInk(ground: Rgb): Rgb {
  const better = (a: Rgb, b: Rgb): Rgb => (contrast(ground, a) >= contrast(ground, b) ? a : b);
  const soft = better(black, white);
  return contrast(ground, soft) >= 4.5 ? soft : better(blackest, whitest);
}

/** The colour of the same hue with `share` of its saturation, at a lightness from 0 to 1 (both of HSL). */
function inHue(color: Rgb, lightness: number, share: number): Rgb {
  const parts = [color.r, color.g, color.b].map((part) => part / 255);
  const [most, least] = [Math.max(...parts), Math.min(...parts)];
  const middle = (most + least) / 2;
  const saturation = most === least ? 0 : (most - least) / (1 - Math.abs(2 * middle - 1));
  const reach = share * saturation * Math.min(lightness, 1 - lightness);
  const moved = (part: number): number =>
    255 * (most === least ? lightness : lightness + (reach * 2 * (part - middle)) / (most - least));
  return { r: moved(color.r / 255), g: moved(color.g / 255), b: moved(color.b / 255) };
}

/** How pale a colour is, from 0 to 1 of a ground that is all but white. */
const paleness = (color: Rgb): number => Math.max(0, Math.min(1, (luminance(color) - 0.4) / 0.3));

/**
 * A colour of the data as a ground at night, where `share` is how much of a strong one the night takes. A pale ground says
 * little on paper and is to say as little here: white is the night itself, and what colour there is stays as a hue. Mixed
 * with the night too, the palest grounds would be the brightest of all.
 */
function atNight(color: Rgb, share: number): Rgb {
  const colour = 1 - Math.min(color.r, color.g, color.b) / 255;
  const pale = mix(night, inHue(color, 0.12 + 0.3 * colour, 0.5), Math.min(1, 0.4 + colour * 6));
  return mix(mix(color, night, share), pale, paleness(color));
}

/** A ground and an ink to read on it for a colour of the data; in the dark the colour is taken down to the night's level. */
export function inkFor(hex: string, isDark: boolean): { background: string; ink: string } {
  const color = readHex(hex);
  if (!color) return { background: "transparent", ink: "inherit" };
  const ground = isDark ? rounded(atNight(color, 0.62)) : color;
  return { background: writeHex(ground), ink: writeHex(readableInk(ground)) };
}

/** The wanted ink where it can be read on the ground, else the one that is read best there. */
export function inkOn(groundHex: string, wanted: string | undefined): string {
  const [ground, ink] = [readHex(groundHex), readHex(wanted ?? "")];
  if (!ground) return "inherit";
  return ink && contrast(ground, ink) >= 4.5 ? writeHex(ink) : writeHex(readableInk(ground));
}

/** A colour of a table's scheme as a ground in the dark. */
export function groundInDark(hex: string): string {
  const color = readHex(hex);
  return color ? writeHex(mix(atNight(color, 0.72), night, 0.5 * paleness(color))) : hex;
}

/** The grounds on which card text is hardest to read: rows under the pointer, `--sheet-hover` of the style sheet. */
const paper: Rgb = { r: 241, g: 234, b: 217 };
const darkPaper: Rgb = { r: 33, g: 40, b: 38 };

/** A colour of card text, taken towards black or white just as far as it needs to be read on sheets and panels. */
export function textInk(hex: string, isDark: boolean): string {
  const color = readHex(hex);
  if (!color) return hex;
  const ground = isDark ? darkPaper : paper;
  for (let share = 0; share < 1; share += 0.1) {
    const ink = rounded(mix(color, isDark ? whitest : blackest, share));
    if (contrast(ground, ink) >= 4.5) return writeHex(ink);
  }
  return writeHex(isDark ? whitest : blackest);
}

import type { StyledRun } from "../../../../text/index.js";

type Style = Omit<StyledRun, "text">;

const PLAIN: Style = { bold: false, italic: false, underline: false, color: null };
const COLOUR = /^color=\s*#?([0-9a-f]{6})$/i;

/**
 * Splits markup into styled runs (DISPLAY-8). Tags need not nest: each kind keeps its own depth, so the crossed tags of
 * figments are harmless. What is no tag is text. Runs are never empty and neighbours of one style are not joined.
 */
export function runsOf(markup: string): StyledRun[] {
  const runs: StyledRun[] = [];
  const depth = { b: 0, i: 0, u: 0 };
  const colours: string[] = [];
  let style = PLAIN;
  let text = "";
  let at = 0;
  for (let open = markup.indexOf("<"); open !== -1; open = markup.indexOf("<", at)) {
    text += markup.slice(at, open);
    const close = markup.indexOf(">", open);
    if (close === -1) {
      text += markup.slice(open);
      at = markup.length;
      break;
    }
    at = close + 1;
    if (!applyTag(markup.slice(open + 1, close).trim(), depth, colours)) {
      text += markup.slice(open, at);
      continue;
    }
    const next = styleOf(depth, colours);
    if (sameStyle(next, style)) continue;
    if (text !== "") runs.push({ text, ...style });
    text = "";
    style = next;
  }
  text += markup.slice(at);
  if (text !== "") runs.push({ text, ...style });
  return runs;
}

function applyTag(tag: string, depth: Record<"b" | "i" | "u", number>, colours: string[]): boolean {
  const closes = tag.startsWith("/");
  const name = (closes ? tag.slice(1) : tag).toLowerCase();
  if (name === "b" || name === "i" || name === "u") {
    depth[name] = Math.max(0, depth[name] + (closes ? -1 : 1));
    return true;
  }
  if (closes) {
    if (name !== "color") return false;
    colours.pop();
    return true;
  }
  const colour = COLOUR.exec(tag)?.[1];
  if (colour === undefined) return false;
  colours.push(colour.toUpperCase());
  return true;
}

function styleOf(depth: Record<"b" | "i" | "u", number>, colours: readonly string[]): Style {
  return { bold: depth.b > 0, italic: depth.i > 0, underline: depth.u > 0, color: colours.at(-1) ?? null };
}

const sameStyle = (one: Style, other: Style): boolean =>
  one.bold === other.bold &&
  one.italic === other.italic &&
  one.underline === other.underline &&
  one.color === other.color;

/** The text as a player reads it, without its styles. */
export const plainOf = (runs: readonly StyledRun[]): string => runs.map((run) => run.text).join("");

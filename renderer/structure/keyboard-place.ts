import type { Path } from "../../shared/toml/index.js";
import type { Wanted } from "./items.js";
import { fieldsOf, isBlock, type Line } from "./model/line.js";
import type { Cursor } from "./model/moves.js";

const beginsWith = (place: Path, start: Path): boolean => start.every((step, at) => place[at] === step);

/** How long a place is waited for: what was asked may be refused. */
const mostFrames = 60;

/** Settles once the keyboard is where it was promised to be; what does not come in time is given up. */
export async function untilTaken(wanted: { current: Wanted | undefined }, place: Wanted): Promise<void> {
  for (let frames = 0; frames < mostFrames && wanted.current === place; frames += 1) {
    await new Promise(requestAnimationFrame);
  }
  if (wanted.current === place) wanted.current = undefined;
}

/** The line of a place, or what is around it; it is hidden where that is closed. */
export function focusTarget(
  lines: readonly Line[],
  place: Path,
): { readonly cursor: Cursor; readonly isHidden: boolean } | undefined {
  const own = lines.filter(({ kind }) => kind !== "absent" && kind !== "new-key" && kind !== "head");
  const line =
    own.findLast((each) => beginsWith(place, each.place)) ?? own.find((each) => beginsWith(each.place, place));
  if (!line) return undefined;
  const at = fieldsOf(line).findIndex((field) => beginsWith(place, field.place));
  const isHidden = isBlock(line) && !line.isOpen && line.place.length < place.length;
  return { cursor: { id: line.id, at: Math.max(0, line.kind === "entry" ? at + 1 : at) }, isHidden };
}

/** The element of a place that takes the keyboard. */
export function stopElement(tree: HTMLElement | null, { id, at }: Cursor): HTMLElement | undefined {
  const line = [...(tree?.querySelectorAll<HTMLElement>("[data-line]") ?? [])].find(
    ({ dataset }) => dataset["line"] === id,
  );
  if (line?.dataset["stop"] !== undefined) return line;
  return line?.querySelector<HTMLElement>(`[data-stop="${at}"]`) ?? undefined;
}

/** Where the keyboard goes that was promised to a place: its first required field, else its first one, else its line. */
export function placeOf(lines: readonly Line[], { place, isEntered }: Wanted): Cursor | undefined {
  const inside = lines.filter((line) => beginsWith(line.place, place));
  const own = inside.find(({ kind }) => kind !== "new-key" && kind !== "absent");
  if (!own) return undefined;
  if (!isEntered) return { id: own.id, at: own.kind === "entry" ? 1 : 0 };
  for (const isWanted of [(required: boolean) => required, () => true]) {
    for (const line of inside) {
      const at = fieldsOf(line).findIndex(({ isRequired }) => isWanted(isRequired));
      if (at !== -1) return { id: line.id, at: line.kind === "entry" ? at + 1 : at };
    }
  }
  return { id: own.id, at: 0 };
}

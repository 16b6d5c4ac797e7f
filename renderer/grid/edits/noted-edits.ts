import { noteCells, noteLeftOut, type CellsAct } from "../../state/index.js";
import { editTexts } from "../texts.js";
import type { PlaceChange } from "./changes.js";

/** What was done to cells that were all changed alike; undefined where they were not. */
export function actOf(changes: readonly PlaceChange[]): CellsAct | undefined {
  const [first, ...others] = changes.map(actOfChange);
  return first && others.every((each) => each?.act === first.act && each.value === first.value) ? first : undefined;
}

function actOfChange({ input, inner }: PlaceChange): CellsAct | undefined {
  if (inner) return undefined;
  switch (input.kind) {
    case "clear":
    case "remove":
      return { act: input.kind };
    case "text":
      return { act: "set", value: input.text };
    case "value":
      return typeof input.value === "boolean" ? { act: "set", value: String(input.value) } : undefined;
  }
}

const underWay = new Set<Promise<unknown>>();

/** Counts an act on cells as under way until it ends, which is once it is noted. */
export function untilNoted<Outcome>(act: Promise<Outcome>): Promise<Outcome> {
  underWay.add(act);
  const end = (): void => void underWay.delete(act);
  act.then(end, end);
  return act;
}

export const hasUnnotedEdits = (): boolean => underWay.size > 0;

/** Waits for the acts on cells that are under way: only then is the last of them the one to be repeated. */
export async function whenEditsAreNoted(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

/** Notes an act on cells for whoever repeats or records it; without words for it, it is named by its label. */
export function noteEdits(changes: readonly PlaceChange[], act: CellsAct | undefined, label: string | undefined): void {
  if (act) noteCells(act, [...new Set(changes.map(({ column }) => column.key))]);
  else noteLeftOut(label ?? editTexts.otherEdits);
}

import type { Ruleset } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { checkMany } from "../names.js";
import type { ScenarioRun } from "../scenario-run.js";
import type { EntryText } from "../schema.js";

/** One card that a set-up puts into a zone. */
export interface Entry {
  readonly definition: number;
  /** What else is said of it, in keys that every game has. */
  readonly facts: Pick<EntryText, "covered" | "slot" | "owner" | "on" | "as" | "controller" | "known">;
  /** Fields of the game. */
  readonly fields: Readonly<Record<string, string | number | boolean>>;
  /** Its position in the file. */
  readonly path: Path;
}

/** The cards of a list, one for each copy. */
export function entriesOf(run: ScenarioRun, list: readonly (string | EntryText)[], path: Path): Entry[] {
  const entries: Entry[] = [];
  for (const [at, given] of list.entries()) {
    const isTable = typeof given !== "string";
    const here = [...path, at];
    const table: EntryText = isTable ? given : { card: given };
    const { card: text, count: times = 1, covered, slot, owner, on, as, controller, known, ...fields } = table;
    const facts = { covered, slot, owner, on, as, controller, known };
    const { word, count } = run.names.counted(text);
    checkMany(entries.length + count * times, here);
    const definition = run.names.definitionsOf.find(word, run.state, isTable ? [...here, "card"] : here);
    for (let copy = 0; copy < count * times; copy += 1) entries.push({ definition, facts, fields, path: here });
  }
  return entries;
}

const piles = new Set<string | undefined>([undefined, "hidden", "pile", "stack"]);

/**
 * The cards of a zone, from bottom to top, in the order in which a file lists them, and back: the list of a pile begins with its
 * top, elsewhere cards lie in the order of the list.
 */
export function listed<Card>({ layout }: Ruleset, zone: string, cards: readonly Card[]): readonly Card[] {
  const look = layout.zones.find((each) => each.zone === zone)?.look;
  return piles.has(look) ? cards.toReversed() : cards;
}

import { NOBODY, NONE, type Seat } from "../../match/index.js";
import type { Path } from "../../toml/index.js";
import { Refusal } from "../refusal.js";
import type { ScenarioRun } from "../scenario-run.js";

/**
 * The number of a slot that a title or a number names; it must be free.
 *
 * @param leaving cards that have a slot only until they are laid at another card
 */
export function freeSlot(
  run: ScenarioRun,
  { zone, side, leaving }: { readonly zone: string; readonly side: Seat; readonly leaving: ReadonlySet<number> },
  word: string | number,
  path: Path,
): number {
  const slot = slotNamed(run, zone, word, path);
  const taken = inSlot(run, zone, side, slot, leaving);
  if (taken === null) return slot;
  const message = `Slot "${slotTitle(run, zone, slot)}" in ${zone} is taken by ${taken}.`;
  throw new Refusal("scenario/taken-slot", message, path);
}

/** The number of a slot that a title or a number names. */
export function slotNamed(run: ScenarioRun, zone: string, word: string | number, path: Path): number {
  const titles = slotTitles(run, zone);
  const plain = String(word).trim().toLowerCase();
  const found = typeof word === "number" ? word : titles.findIndex((title) => title.toLowerCase() === plain);
  if (titles[found] !== undefined) return found;
  const known = titles.length === 0 ? "there are none." : `there are: ${titles.join(", ")}.`;
  throw new Refusal("scenario/no-slot", `There is no slot "${word}" in ${zone}; ${known}`, path);
}

export const slotTitle = (run: ScenarioRun, zone: string, slot: number): string =>
  slotTitles(run, zone)[slot] ?? String(slot);

const slotTitles = ({ match }: ScenarioRun, zone: string): readonly string[] =>
  match.ruleset.layout.zones.find((each) => each.zone === zone)?.slots ?? [];

/** The name of the card in a slot; `null` where it is empty. A card attached to another takes no slot. */
function inSlot(run: ScenarioRun, zone: string, side: Seat, slot: number, leaving: ReadonlySet<number>): string | null {
  const there = run.view.zones.find((each) => each.zone === zone && (each.side === side || each.side === NOBODY));
  const found = there?.cards.find((id, at) => {
    const place = there.places[at];
    return place?.slot === slot && place.on === NONE && !leaving.has(id);
  });
  return found === undefined ? null : run.nameOf(found);
}

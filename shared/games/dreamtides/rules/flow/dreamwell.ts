import { NOBODY } from "../../../../match/index.js";
import { pushRun } from "../effects/push.js";
import type { DreamMachine, DreamReader } from "../types.js";
import { definitionOf } from "../values/figures.js";

/** Puts the wells in order: those of a lower phase come first, by chance among equals. The top of the list is its end. */
export function inPhases(reader: DreamReader, shuffledWells: readonly number[]): number[] {
  const phase = (id: number): number => definitionOf(reader, id).source.phase;
  return [...shuffledWells].sort((a, b) => phase(b) - phase(a));
}

/** Brings all wells back and shuffles them: at the start, and when all were drawn. */
export function refill(m: DreamMachine): void {
  for (const id of m.zone("drawn-wells", NOBODY)) m.move(id, "dreamwell");
  m.shuffle("dreamwell", NOBODY);
  m.setOrder("dreamwell", NOBODY, inPhases(m, m.zone("dreamwell", NOBODY)));
}

/** The next well: in later cycles those of phase 0 are passed over, unless there are no others (RULES-3). */
function nextWell(m: DreamMachine): number | undefined {
  if (m.zone("dreamwell", NOBODY).length === 0) refill(m);
  const wells = m.zone("dreamwell", NOBODY);
  const phase = (id: number): number => definitionOf(m, id).source.phase;
  if (!m.state.table.wellsCycled || wells.every((id) => phase(id) === 0)) return wells.at(-1);
  let top = wells.at(-1);
  while (top !== undefined && phase(top) === 0) {
    m.move(top, "drawn-wells");
    top = m.zone("dreamwell", NOBODY).at(-1);
  }
  return top;
}

/** The dreamwell step: a well sets the energy of the turn, and what it says happens. */
export function drawWell(m: DreamMachine): void {
  const { active: seat, turn } = m.state;
  const well = nextWell(m);
  if (well === undefined) return;
  const card = m.move(well, "drawn-wells");
  const { table } = m.draft;
  table.well = well;
  if (m.zone("dreamwell", NOBODY).length === 0) table.wellsCycled = true;
  const { source, plans } = definitionOf(m, well);
  const counters = m.count(seat);
  counters.produced += source.energyProduced;
  counters.energy = counters.produced;
  m.log({ type: "dreamwell", seat, cards: [well], amount: source.energyProduced, data: { turn } });
  const { object } = card;
  for (const { ability, script } of plans) {
    pushRun(m, { script, cause: { kind: "dreamwell", seat, card: well, object, ability } });
  }
}

import type { Edit } from "../../../../match/index.js";
import { damageCard, healCard } from "../moves/creatures.js";
import { damagePlayer, draw } from "../moves/players.js";
import type { PtgMachine } from "../types.js";
import { isCreature } from "../values/stats.js";

type GameEdit = Extract<Edit, { kind: "game" }>;

const edits: Readonly<Record<string, (m: PtgMachine, edit: GameEdit) => void>> = {
  /** The creature takes `value` damage. */
  "damage-card": (m, { card, value }) => {
    if (isOnTable(m, card)) damageCard(m, card, value);
  },
  /** The creature gets back `value` of what it lost to damage. */
  "heal-card": (m, { card, value }) => {
    if (isOnTable(m, card)) healCard(m, card, value);
  },
  "damage-player": (m, { seat, value }) => damagePlayer(m, seat, value),
  draw: (m, { seat, value }) => draw(m, seat, value),
};

/** What can be changed by hand, other than moving cards, making cards and setting counters. */
export const handEdits = Object.keys(edits);

const isOnTable = (m: PtgMachine, id: number): boolean =>
  m.state.cards[id]?.zone === "battlefield" && isCreature(m, id);

/** After a change by hand: what it requires, then what that triggers. */
export function edited(m: PtgMachine, edit: Edit): void {
  if (edit.kind === "game") edits[edit.what]?.(m, edit);
  const { queue, jobs } = m.state.table;
  // In the middle of an effect, events wait until it is done.
  if (m.topFrame()?.prompt?.kind === "act" && queue.length + jobs.length > 0) m.push({ kind: "settle" });
}

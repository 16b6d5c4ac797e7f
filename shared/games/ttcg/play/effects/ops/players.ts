import { changePoints } from "../../moves/points.js";
import { countFor } from "../selectors.js";
import type { Handlers } from "../run.js";

type OfPlayers = "points" | "skip";

/** Actions on the numbers and turns of players. */
export const ofPlayers: Handlers<OfPlayers> = {
  /** Counted for all players first, then changed at once. */
  points(m, { acting, source }, { n, sign, per }) {
    const changes = acting.map(({ seat }) => {
      const times = per === undefined ? 1 : countFor(m, { ...source, seat }, withController(per));
      const amount = n === "all" ? Math.max(0, m.counters(seat).points) : n * times;
      return { seat, change: sign === "gain" ? amount : -amount };
    });
    for (const { seat, change } of changes) changePoints(m, seat, change, "effect");
    return true;
  },
  skip(m, { acting }, { what }) {
    m.draft.table.skips = [...m.state.table.skips, ...acting.map(({ seat }) => ({ seat, what }))];
    for (const { seat } of acting) m.log({ type: "will-skip", seat, data: { what } });
    return true;
  },
};

/** "For each card they control" is counted for each player by itself. */
const withController = <Sel extends { readonly controller?: string }>(sel: Sel): Sel =>
  sel.controller === "each" || sel.controller === "them" ? { ...sel, controller: "you" } : sel;

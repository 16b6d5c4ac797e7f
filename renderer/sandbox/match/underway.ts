import type { TableMoment } from "./protocol.js";

interface Standing {
  readonly snapshot: { readonly view: { readonly outcome: unknown } } | null;
  readonly moments: readonly Pick<TableMoment, "by">[];
}

/** Whether somebody would miss the match on the table: it goes on, and a player or a bot has chosen something in it. */
export const isUnderway = ({ snapshot, moments }: Standing): boolean =>
  snapshot !== null && snapshot.view.outcome === null && moments.some(({ by }) => by === "person" || by === "bot");

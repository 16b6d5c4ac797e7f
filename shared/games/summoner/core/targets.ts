import type { Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Filter, Target } from "../cards/rule.js";
import { isOneOf, monsterZones, type FieldZone } from "../vocabulary.js";
import { other, type BoardCard } from "./board.js";
import type { Source } from "./sources.js";

/** Whether a card is meant by one of the filters. */
export const isFiltered = (filters: readonly Filter[], card: Blueprint): boolean =>
  filters.some((filter) => matches(filter, card));

function matches(filter: Filter, { name, kind, attributes, types, subTypes, value }: Blueprint): boolean {
  switch (filter.kind) {
    case "all":
      return true;
    case "unknown":
      return false;
    case "name":
      return kind === "summoner" ? name.includes(filter.value) : name === filter.value;
    case "attr":
      return attributes.includes(filter.value);
    case "monsterType":
      return types.includes(filter.value);
    case "subType":
      return subTypes.includes(filter.value);
    case "value":
      return kind === "monster" && value === Number(filter.value);
  }
}

/** Whose cards a target is about, for a rule of this player. */
export const sideOf = ({ side }: Target, seat: Seat): Seat => (side === "self" ? seat : other(seat));

/** Whether the scope of a target has a zone: `monster` stands for the three monster zones. */
export const hasZone = ({ scope }: Target, zone: FieldZone): boolean =>
  scope !== null && (scope.includes(zone) || (scope.includes("monster") && isOneOf(monsterZones, zone)));

/** Whether a rule of a source is about a card that lies face up. */
export function isTarget(target: Target, source: Source, card: BoardCard): boolean {
  if (target.scope?.includes("this") === true && source.key === card.key) return isFiltered(target.filters, card.card);
  return (
    sideOf(target, source.seat) === card.seat && hasZone(target, card.zone) && isFiltered(target.filters, card.card)
  );
}

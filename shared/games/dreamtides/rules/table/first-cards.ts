import { NONE, type CardFields, type CardSpec, type Seat } from "../../../../match/index.js";
import { plainWells } from "../cards/figments.js";
import type { DreamConstants, DreamTypes, Zone } from "../types.js";

/** The fields of a card outside play. */
export const freshFields = (token = false): CardFields<DreamTypes> => ({
  spark: NONE,
  token,
  reclaimed: false,
  place: NONE,
  reserved: false,
});

type Specs = readonly CardSpec<DreamTypes>[];

const specs = new WeakMap<readonly number[], Map<string, Specs>>();

/** The cards of a list as a match begins with them; made once for each list, as simulations play thousands of matches with a few. */
export function specsOf(definitions: readonly number[], owner: Seat, zone: Zone): Specs {
  const known = specs.get(definitions) ?? new Map<string, Specs>();
  const key = `${zone} ${owner}`;
  const made = known.get(key) ?? definitions.map((definition) => ({ definition, owner, zone, ...freshFields() }));
  specs.set(definitions, known.set(key, made));
  return made;
}

const plainWellsOf = new WeakMap<DreamConstants, readonly number[]>();

/** The definitions of the wells, one per copy. */
export function wellsOf(constants: DreamConstants): readonly number[] {
  const { config, definitions, given } = constants;
  if (config.dreamwell.length > 0) return config.dreamwell;
  const known = plainWellsOf.get(constants);
  if (known !== undefined) return known;
  const first = definitions.findIndex(({ kind }, at) => at >= given && kind === "well");
  const wells = plainWells().counts.flatMap((count, at) => Array.from({ length: count }, () => first + at));
  plainWellsOf.set(constants, wells);
  return wells;
}

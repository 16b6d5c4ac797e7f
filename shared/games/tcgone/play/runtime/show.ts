import { listed } from "../../../../text/index.js";
import { seatNames } from "../config.js";
import { nameOf, topOf } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { idOf, isList, kindOf, partOf, type Value } from "./values.js";
import { moveName } from "../rules/moves.js";
import { asList } from "./zones.js";

/** A value in the texts of scripts. */
export function showValue(r: TcgReader, given: Value): string {
  const value = asList(r, given);
  if (isList(value))
    return listed(
      value.map((each) => showValue(r, each)),
      "and",
    );
  switch (kindOf(value)) {
    case "card":
      return nameOf(r, idOf(value));
    case "unit":
      return nameOf(r, topOf(r, idOf(value)));
    case "player":
      return seatNames[partOf(value, "seat")] ?? "Nobody";
    case "move":
      return moveName(r, value);
    case undefined:
      return value === null || typeof value === "object" ? "" : String(value);
    default:
      return "";
  }
}

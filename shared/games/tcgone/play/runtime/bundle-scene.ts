import { NONE, type Bundle } from "../../../../match/index.js";
import { unitOfCard } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { Env } from "./env.js";
import { Locals, sceneOf, type Heard, type Scene } from "./scene.js";
import { numberOf } from "./values.js";

/** Where the bodies of a bundle stand. */
export function bundleScene(r: TcgReader, bundle: Bundle): Scene {
  const { vars, cause, id } = bundle;
  if (vars["scene"] !== undefined) return { ...sceneOf(vars["scene"]), bundle: id };
  return {
    seat: cause.seat,
    card: cause.card,
    self: unitOfCard(r, cause.card),
    move: null,
    ability: abilityOf(r, id),
    bundle: id,
    definition: numberOf(vars["definition"], NONE),
  };
}

function abilityOf(r: TcgReader, bundle: number): number {
  for (const ability of r.state.abilities) if (ability.bundle === bundle) return ability.id;
  return NONE;
}

/** What expressions of a bundle are computed in. */
export const bundleEnv = (r: TcgReader, bundle: Bundle, heard: Heard | null): Env =>
  new Env(r, bundleScene(r, bundle), new Locals(), heard);

import { NONE, type Bundle } from "../../../../match/index.js";
import { unitOfCard } from "../rules/units.js";
import type { TcgReader } from "../types.js";
import { emptyScene, Locals, sceneOf, type Env, type Heard, type Scene } from "./scene.js";
import { numberOf } from "./values.js";

/** Where the bodies of a bundle stand. */
export function bundleScene(r: TcgReader, bundle: Bundle): Scene {
  const { vars, cause, id } = bundle;
  if (vars["scene"] !== undefined) return { ...sceneOf(vars["scene"]), bundle: id };
  const ability = r.state.abilities.find((each) => each.bundle === id);
  return {
    ...emptyScene,
    seat: cause.seat,
    card: cause.card,
    self: unitOfCard(r, cause.card),
    definition: numberOf(vars["definition"], NONE),
    ability: ability?.id ?? NONE,
    bundle: id,
  };
}

/** What expressions of a bundle are computed in. */
export const bundleEnv = (r: TcgReader, bundle: Bundle, heard: Heard | null): Env => ({
  r,
  scene: bundleScene(r, bundle),
  locals: new Locals(),
  heard,
});

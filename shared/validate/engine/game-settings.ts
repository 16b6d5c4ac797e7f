import { isEqual } from "../../base/index.js";
import type { GameLists, Settings } from "../settings.js";
import { Dependency } from "./dependency.js";

const noLists: ReadonlyMap<string, readonly string[]> = new Map();

/** The settings of one game in a workspace. */
export class GameSettings {
  readonly dependency = new Dependency();
  #said: GameLists | undefined;

  constructor(readonly game: string) {}

  lists(name: string): ReadonlyMap<string, readonly string[]> {
    return this.#said?.get(name) ?? noLists;
  }

  /** Takes the settings as they are now; what depends on them changes only where this game's did. */
  take({ ofGames }: Settings): void {
    const said = ofGames?.get(this.game);
    if (isEqual(plain(said), plain(this.#said))) return;
    this.#said = said;
    this.dependency.changed();
  }
}

const plain = (said: GameLists | undefined): unknown => said && [...said].map(([name, lists]) => [name, [...lists]]);

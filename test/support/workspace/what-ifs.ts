import { printDocument } from "../../../shared/toml/index.js";
import {
  editsToKeep,
  forkWorkspace,
  step,
  type Effect,
  type Input,
  type Step,
  type WorkspaceState,
} from "../../../shared/workspace/index.js";
import { World } from "./world.js";

/** A what-if beside the world that it began in: intents and looks go to it as to any world. */
export class WhatIfWorld extends World {
  /** What its steps asked for, other than to show something and to go on checking. */
  readonly forbidden: Effect[] = [];

  constructor(
    readonly standing: World,
    number = 1,
  ) {
    super({});
    this.state = forkWorkspace(standing.state, { number, seed: 1_000 + number });
    this.follow();
  }

  override input(input: Input): Step["reply"] {
    const { state, effects, reply } = step(this.state, input);
    this.state = state;
    for (const effect of effects) {
      if (effect.kind === "publish") this.events.push(effect.event);
      else if (effect.kind !== "timer") this.forbidden.push(effect);
    }
    return reply;
  }

  /** Takes up what the standing world is now. */
  follow(): void {
    this.input({ kind: "standing", standing: this.standing.state });
  }

  /** Keeps it in the standing world. */
  keep(label = "Keep what-if"): Step["reply"] {
    this.follow();
    const edits = editsToKeep(this.state, label);
    return edits.ok ? this.standing.input({ kind: "keep", edits: edits.value }) : edits;
  }
}

/** The texts of all files on screen. */
export const textsOf = ({ files }: WorkspaceState): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...files.values()].map(({ file, content }) => [file, content ? printDocument(content.document) : ""]),
  );

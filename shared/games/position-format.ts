import type { Result } from "../base/index.js";
import type { Choice, Match, MatchSetup } from "../match/index.js";
import type { PlayMaterial } from "./play.js";

/** A match that stands at the position of a file. */
export interface ReadPosition {
  /** Id of the rules. */
  readonly ruleset: string;
  /** The position is in its options, so that the match can be recorded and replayed. */
  readonly setup: MatchSetup;
  /** What was chosen since. */
  readonly choices: readonly Choice[];
  /** What of the file is not in the match, in sentences. */
  readonly remarks: readonly string[];
}

/** Files of other tools that hold one position of a match. Where there are no remarks, writing what was read produces the same data. */
export interface PositionFormat {
  /** What command lines call it. */
  readonly name: string;
  /** A few words for lists of formats. */
  readonly about: string;
  /** The end of its file names, without the dot. */
  readonly extension: string;
  /** Whether a text can be nothing else than this format. */
  recognises(text: string): boolean;
  read(text: string, material: PlayMaterial): Result<ReadPosition>;
  write(match: Match): Result<{ readonly text: string; readonly remarks: readonly string[] }>;
}

import type { Result } from "../base/index.js";
import type { Choice, Match, MatchSetup } from "../match/index.js";
import type { PlayMaterial } from "./play.js";

/** Something a person should know about a position that was read or written. */
export interface PositionRemark {
  /** In the file, from 1. */
  readonly line?: number;
  readonly message: string;
  /** The file says something else than the rules do; command lines then end with exit code 1. */
  readonly isDifference?: true;
}

/** A match as a file of positions describes it. */
export interface ReadPosition {
  /** The id of the rules it is played by. */
  readonly ruleset: string;
  /**
   * What the match begins with. A position in the middle of a match belongs into the options, where the rules find it when
   * they set up: then the match is recorded and replayed like any other.
   */
  readonly setup: MatchSetup;
  /** What was chosen after that, in order. */
  readonly choices: readonly Choice[];
  /**
   * Who answers what need not be asked for: `recorded` where the choices have those answers too, `again` where they have
   * only what players decided.
   */
  readonly driver: "recorded" | "again";
  readonly remarks: readonly PositionRemark[];
}

/** A position as text in the format of a tool. */
export interface WrittenPosition {
  readonly text: string;
  /** What the format has no place for, among others. */
  readonly remarks: readonly PositionRemark[];
}

/**
 * Files of another tool that hold a position of a match, or a match as far as it went. What is read and written again is the
 * same data, unless remarks say otherwise.
 */
export interface PositionFormat {
  /** What command lines call it: `cardwright-match`. */
  readonly name: string;
  /** A few words for lists of formats. */
  readonly about: string;
  /** Of its files, without the dot. */
  readonly extension: string;
  /** Whether a text can be nothing else than this format. */
  recognises(text: string): boolean;
  /** The match that stands there, with the cards of a folder. */
  read(text: string, material: PlayMaterial): Result<ReadPosition>;
  /** The position a match has come to. */
  write(match: Match): Result<WrittenPosition>;
}

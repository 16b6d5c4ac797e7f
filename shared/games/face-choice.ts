import type { Fault, Result } from "../base/index.js";
import type { FaceTemplate } from "../face/index.js";
import type { SheetFace } from "./faces.js";

/** The face of the cards of a kind of sheet; undefined where the game draws none. */
export const faceOfKind = (faces: readonly SheetFace[] | undefined, kind: string): SheetFace | undefined =>
  faces?.find(({ sheets }) => sheets.includes(kind));

/** A face of a workspace's own: how the cards of some tables look. */
export interface FaceFile {
  /** Names of tables, such as `cards`. */
  readonly tables: readonly string[];
  readonly template: FaceTemplate;
}

/**
 * The face of a table's cards: the workspace's own, or that of its game. A template of the workspace may use the words that
 * the game makes for its own.
 */
export function faceOfTable(
  own: readonly FaceFile[],
  table: readonly string[],
  ofGame: SheetFace | undefined,
): SheetFace | undefined {
  const name = table.join(".");
  const found = own.find(({ tables }) => tables.includes(name));
  return found === undefined ? ofGame : { sheets: [], ...ofGame, template: found.template };
}

/** Loads what reads the faces of a workspace's own: most have none. */
export const loadFaceReader = async (): Promise<(text: string) => Result<FaceFile, readonly Fault[]>> =>
  (await import("./face-file.js")).readFaceFile;

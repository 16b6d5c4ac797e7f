import { join } from "node:path";
import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import { faceSvg, type ProofCards } from "../../shared/face/index.js";
import {
  faceFolder,
  faceOfKind,
  faceOfTable,
  layOutCard,
  readFaceFile,
  type FaceFile,
  type FolderTable,
} from "../../shared/games/index.js";
import { cellText } from "../../shared/sheet/index.js";
import { languageOfKind } from "../../shared/text/index.js";
import { fromWire, type TomlValue } from "../../shared/toml/index.js";
import { listTomlIn, nodeDisk } from "../files/index.js";
import { tableAddress } from "./bindings.js";
import { readText } from "./files.js";
import type { Output } from "./output.js";

/** Which cards are drawn, and how often. */
export interface ProofScope {
  readonly game?: string | undefined;
  readonly table?: string | undefined;
  /** The column that says how often each card is drawn. */
  readonly copies?: string | undefined;
  /** The places of rows to draw alone, by the addresses of their tables. */
  readonly changed: ReadonlyMap<string, ReadonlySet<number>> | undefined;
}

/** More of one card than this is a mistake in the column of copies. */
const mostCopies = 1_000;

export interface DrawnTable extends ProofCards {
  /** The cards whose texts are cut off, in sentences. */
  readonly tooLong: readonly string[];
}

/** The faces of a table's cards; none where neither the folder nor its game draws them. */
export function facesOf(
  { file, table, rows, binding }: FolderTable,
  own: readonly FaceFile[],
  scope: ProofScope,
): readonly DrawnTable[] {
  const face = faceOfTable(own, table, binding && faceOfKind(binding.game.faces, binding.schema.kind));
  const isWanted =
    (scope.game === undefined || binding?.game.id === scope.game) &&
    (scope.table === undefined || scope.table === table.join("."));
  if (!face || !isWanted) return [];
  const language = binding && languageOfKind(binding.game.languages, binding.schema.kind);
  const faces: string[] = [];
  const tooLong: string[] = [];
  const wanted = scope.changed && (scope.changed.get(tableAddress(file, table)) ?? new Set());
  for (const [at, row] of rows.entries()) {
    if (wanted?.has(at) === false) continue;
    const cells = cellsOf(row);
    const reading = language?.read(
      Object.fromEntries(language.cells.map(({ name, column }) => [name, textIn(cells, column)])),
    );
    const rules = reading?.abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");
    const layout = layOutCard(face, { cells, rules });
    if (layout.overflows.length > 0) {
      tooLong.push(`${visibleName(file)}: row ${at} of ${table.join(".")} has a text that is cut off on its face`);
    }
    const svg = faceSvg(layout, () => undefined);
    const copies = scope.copies === undefined ? 1 : copiesIn(textIn(cells, scope.copies));
    for (let copy = 0; copy < copies; copy += 1) faces.push(svg);
  }
  const { width, height } = face.template;
  return [{ width, height, faces, tooLong }];
}

function cellsOf(row: unknown): ReadonlyMap<string, TomlValue> {
  const value = fromWire(row);
  return value.ok && value.value.kind === "table" ? value.value.entries : new Map();
}

const textIn = (cells: ReadonlyMap<string, TomlValue>, key: string): string => {
  const value = cells.get(key);
  return value === undefined ? "" : cellText(value);
};

function copiesIn(text: string): number {
  const count = text === "" ? 1 : Number(text);
  return Number.isInteger(count) ? Math.min(mostCopies, Math.max(0, count)) : 1;
}

/** The faces of the folder's own cards; fails at the first that is none. */
export async function readOwnFaces(folder: string, output: Output): Promise<Result<readonly FaceFile[]>> {
  const faces: FaceFile[] = [];
  for (const file of await listTomlIn(nodeDisk, folder, faceFolder)) {
    const path = join(folder, file);
    const text = await readText(path, output);
    if (!text.ok) return text;
    const face = readFaceFile(text.value.text);
    if (!face.ok) return failed({ code: "face/shape", message: "This is no face.", ...face.error[0], file: path });
    faces.push(face.value);
  }
  return ok(faces);
}

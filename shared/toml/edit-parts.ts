import { differingMiddle, type Result } from "../base/index.js";
import { itemSteps } from "./align.js";
import type { TomlDocument } from "./document.js";
import { insertElement } from "./edit-array.js";
import { renamedKey, renameKey } from "./edit-rename.js";
import { removePlainKey, setPlainValue } from "./edit-value.js";
import { editChunk, type Edited } from "./edited.js";
import { chunkPlace, nodeAt, type LocatedNode, type Path } from "./locate.js";
import type { TomlValue } from "./values.js";
import { writeValue } from "./write.js";

/** More single changes than this are not worth it. */
const mostSteps = 400;

type Step = (document: TomlDocument) => Result<Edited>;

/**
 * Makes a list or an inline table another one by changing only the parts that differ, so that comments, line ends and
 * spelling of the others stay (TOML-3). Undefined where that cannot be done, or where nothing would stay.
 */
export function setParts(
  document: TomlDocument,
  path: Path,
  found: LocatedNode,
  value: TomlValue,
): Result<Edited> | undefined {
  const steps = stepsTo(path, found.node.value, value);
  if (!steps || steps.length > mostSteps) return undefined;
  let doc = document;
  for (const step of steps) {
    const edited = step(doc);
    if (!edited.ok) return undefined;
    ({ doc } = edited.value);
  }
  const at = chunkPlace(document, path, found);
  const now = doc.chunks.at(at);
  if (!now || doc.chunks.length !== document.chunks.length) return undefined;
  return editChunk(document, at, [differingMiddle(found.chunk.text, now.text)]);
}

function stepsTo(path: Path, before: TomlValue, after: TomlValue): readonly Step[] | undefined {
  if (before.kind === "array" && after.kind === "array") return stepsToItems(path, before.items, after.items);
  if (before.kind === "table" && after.kind === "table") return stepsToMembers(path, before.entries, after.entries);
  return undefined;
}

function stepsToItems(
  path: Path,
  before: readonly TomlValue[],
  after: readonly TomlValue[],
): readonly Step[] | undefined {
  if (before.length === 0 || after.length === 0) return undefined;
  return itemSteps(before, after)?.map((step): Step => {
    const place = [...path, step.at];
    switch (step.kind) {
      case "set":
        return (document) => setPlainValue(document, place, step.value, {});
      case "remove":
        return (document) => removePlainKey(document, place, { keepEmpty: true });
      case "insert":
        return (document) => insertItem(document, path, step.at, step.value);
    }
  });
}

function insertItem(document: TomlDocument, path: Path, at: number, value: TomlValue): Result<Edited> {
  const place = [...path, at];
  const behind = nodeAt(document, place);
  // Behind the last one the value is appended.
  if (!behind) return setPlainValue(document, place, value, {});
  return insertElement(document, place, behind, writeValue(value, { oneLine: true }));
}

function stepsToMembers(
  path: Path,
  before: ReadonlyMap<string, TomlValue>,
  after: ReadonlyMap<string, TomlValue>,
): readonly Step[] | undefined {
  const renamed = renamedKey(before, after);
  if (renamed) return [(document) => renameKey(document, [...path, renamed.from], renamed.to)];
  if (![...before.keys()].some((key) => after.has(key))) return undefined;
  const gone = [...before.keys()].filter((key) => !after.has(key));
  return [
    ...gone.map(
      (key): Step =>
        (document) =>
          removePlainKey(document, [...path, key], {}),
    ),
    ...[...after].map(
      ([key, value]): Step =>
        (document) =>
          setPlainValue(document, [...path, key], value, {}),
    ),
  ];
}

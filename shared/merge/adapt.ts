import {
  documentValue,
  equalValues,
  removeKey,
  setSource,
  setValue,
  sourceAt,
  valueAt,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../toml/index.js";

/**
 * Edits a document until it has the wanted value, which lets the spelling, comments and order of everything else stand. A new value
 * is spelled as in the first of `models` that holds it. Undefined where an edit is refused.
 */
export function adapt(
  document: TomlDocument,
  wanted: TomlValue,
  models: readonly TomlDocument[],
): TomlDocument | undefined {
  let adapted = document;
  for (const { path, value } of changes([], documentValue(document), wanted)) {
    const edited = value ? set(adapted, path, value, models) : removeKey(adapted, path, { keepEmpty: true });
    if (!edited.ok) return undefined;
    adapted = edited.value.doc;
  }
  return equalValues(documentValue(adapted), wanted) ? adapted : undefined;
}

function set(document: TomlDocument, path: Path, value: TomlValue, models: readonly TomlDocument[]) {
  const model = models.find((each) => {
    const known = valueAt(each, path);
    return known !== undefined && equalValues(known, value);
  });
  const source = model && sourceAt(model, path);
  const options = { order: model && keysBeside(model, path) };
  return source === undefined ? setValue(document, path, value, options) : setSource(document, path, source, options);
}

function keysBeside(model: TomlDocument, path: Path): readonly string[] {
  const around = path.length > 1 ? valueAt(model, path.slice(0, -1)) : documentValue(model);
  return around?.kind === "table" ? [...around.entries.keys()] : [];
}

interface Change {
  readonly path: Path;
  /** Undefined for a value that is removed. */
  readonly value: TomlValue | undefined;
}

/** The changes as deep inside as possible. */
function changes(path: Path, before: TomlValue, after: TomlValue): readonly Change[] {
  if (equalValues(before, after)) return [];
  if (before.kind === "table" && after.kind === "table") {
    const gone = [...before.entries.keys()].filter((key) => !after.entries.has(key));
    const removed = gone.map((key): Change => ({ path: [...path, key], value: undefined }));
    const changed = [...after.entries].flatMap(([key, value]) => {
      const known = before.entries.get(key);
      return known ? changes([...path, key], known, value) : [{ path: [...path, key], value }];
    });
    return [...changed, ...removed];
  }
  if (before.kind === "array" && after.kind === "array" && before.items.length === after.items.length) {
    return after.items.flatMap((item, at) => changes([...path, at], before.items[at] ?? item, item));
  }
  return [{ path, value: after }];
}

import { valueAt, type TomlDocument } from "../toml/index.js";

const limitNames = ["words", "lines", "abilities"] as const;

/** Up to how much a rules text is plain, where a workspace says so. */
export type TextLimits = Readonly<Partial<Record<(typeof limitNames)[number], number>>>;

/** Reads `words`, `lines` and `abilities` under `[complexity]`; undefined where none can be used. */
export function readTextLimits(document: TomlDocument): TextLimits | undefined {
  const found = limitNames.flatMap((name): [string, number][] => {
    const said = valueAt(document, ["complexity", name]);
    const limit = said?.kind === "integer" ? Number(said.value) : -1;
    return limit >= 0 && Number.isSafeInteger(limit) ? [[name, limit]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

import { failed, ok, type Result } from "../../../shared/base/index.js";
import { games } from "../../../shared/games/index.js";
import { nearestWords } from "../../../shared/text/index.js";
import { valueAt, type TomlDocument, type TomlValue } from "../../../shared/toml/index.js";
import { settingsFile, severities, type RuleView } from "../../../shared/validate/index.js";
import type { WorkspaceState } from "../../../shared/workspace/index.js";
import { describeFault } from "../output.js";
import { noSuchCode } from "./wanted-rules.js";

/**
 * Remarks about the settings of a workspace: unknown entries are ignored. Fails where the file is
 * no TOML, for then nobody knows how severe what is found is meant to be.
 */
export function settingsRemarks(state: WorkspaceState, rules: readonly RuleView[]): Result<readonly string[]> {
  const file = state.files.get(settingsFile);
  if (file?.condition.kind === "broken") return failed({ ...file.condition.fault, file: settingsFile });
  const document = file?.content?.document;
  if (!document) return ok([]);
  const remarks = [...severityRemarks(document, rules), ...sheetRemarks(document), ...spellingRemarks(document)];
  return ok(remarks.map((remark) => `${settingsFile}: ${remark}`));
}

const levels: readonly string[] = [...severities, "off"];

function severityRemarks(document: TomlDocument, rules: readonly RuleView[]): readonly string[] {
  const said = valueAt(document, ["severities"]);
  if (said === undefined) return [];
  if (said.kind !== "table") return ["severities is not a table and is ignored."];
  return [...said.entries].flatMap(([code, value]): string[] => {
    const unknown = noSuchCode(code, rules);
    if (unknown) return [describeFault(unknown)];
    const isLevel = value.kind === "string" && levels.includes(value.value);
    return isLevel ? [] : [`The severity of ${code} must be ${levels.join(", ")}; it is ignored.`];
  });
}

const gameIds: readonly string[] = games.map(({ id }) => id);

function sheetRemarks(document: TomlDocument): readonly string[] {
  const said = valueAt(document, ["sheets"]);
  if (said === undefined) return [];
  if (said.kind !== "array") return ["sheets is not a list of tables and is ignored."];
  return said.items.flatMap((item, at): string[] => {
    const text = (key: string): string | undefined => textIn(item, key);
    const [file, game] = [text("file"), text("game")];
    if (file === undefined || game === undefined) return [`sheets[${at}] needs a file and a game; it is ignored.`];
    if (["none", "", ...gameIds].includes(game)) return [];
    const [nearest] = nearestWords(game, gameIds);
    return [`There is no game ${game}.${nearest === undefined ? "" : ` Try: ${nearest}.`}`];
  });
}

function spellingRemarks(document: TomlDocument): readonly string[] {
  const said = valueAt(document, ["spelling", "language"]);
  if (said === undefined || (said.kind === "string" && said.value === "en")) return [];
  return ["The language of spelling must be en; it is ignored."];
}

function textIn(value: TomlValue, key: string): string | undefined {
  const found = value.kind === "table" ? value.entries.get(key) : undefined;
  return found?.kind === "string" ? found.value : undefined;
}

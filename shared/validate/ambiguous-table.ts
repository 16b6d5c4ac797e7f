import type { CodedFinding } from "./engine/sheet.js";
import type { SheetAddress } from "./problem.js";
import type { CheckedGame, RuleInfo } from "./rule.js";
import { settingsFile } from "./settings.js";

/** That a table could be of several games. */
export const ambiguousTableRule: RuleInfo = {
  id: "ambiguous-table",
  severity: "warning",
  title: "Every table belongs to one game",
  explanation: `The key and the columns of this table are those of several games, and no other table of the folder tells them apart. Until ${settingsFile} says which game it is, it is checked and shown as a table of no game.`,
  source: "Cardwright",
};

/** What is said of a table that nothing decides between games for; nothing where there are none. */
export function ambiguousTable(sheet: SheetAddress, between: readonly CheckedGame[]): readonly CodedFinding[] {
  if (between.length === 0) return [];
  const titles = between.map(({ title }) => `of ${title}`);
  const message = `This table could be ${titles.slice(0, -1).join(", ")} or ${titles.at(-1) ?? ""}.`;
  const fixes = between.map(({ id, title }) => ({
    id: `bind-${id}`,
    title: `Make it a table of ${title}`,
    edits: [{ kind: "bind", sheet, game: id } as const],
  }));
  const { id, severity } = ambiguousTableRule;
  return [{ code: `workspace/${id}`, severity, finding: { message, fixes } }];
}

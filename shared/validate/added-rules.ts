import type { Binding } from "./binding.js";
import type { SheetAddress } from "./problem.js";
import type { RowRule, RuleInfo } from "./rule.js";
import type { Settings } from "./settings.js";

/** A rule for the rows of one table. */
export interface AddedRule extends Omit<RowRule, "sheets"> {
  /** The id of its group. */
  readonly group: string;
  /** About how many plain rules it costs as much as. */
  readonly weight: number;
}

/** What is said of rules that belong together. */
export interface AddedGroup {
  /** What stands before the slash in their codes. */
  readonly id: string;
  /** Where they come from, for people. */
  readonly title: string;
  readonly infos: readonly RuleInfo[];
}

/** Rules beside those of games and files, such as those about how the cards of a table look. */
export interface AddedRules {
  readonly groups: readonly AddedGroup[];
  /** The rules of a table, which need not belong to a game. The same objects for as long as they are the same rules. */
  rulesOf(sheet: SheetAddress, binding: Binding | undefined, settings: Settings): readonly AddedRule[];
}

export const noAddedRules: AddedRules = { groups: [], rulesOf: () => [] };

/** The rules of all of these. */
export const joinedRules = (...all: readonly AddedRules[]): AddedRules => ({
  groups: all.flatMap(({ groups }) => groups),
  rulesOf: (sheet, binding, settings) => all.flatMap((each) => each.rulesOf(sheet, binding, settings)),
});

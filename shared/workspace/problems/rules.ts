import {
  ambiguousTableRule,
  metadataRuleTexts,
  structureInfos,
  unboundTables,
  type Rule,
  type RuleInfo,
  type RuleView,
} from "../../validate/index.js";
import type { WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";

/** Every rule that may hold in some sheet of the workspace: those of the games, then those files bring along. */
export function ruleViews(state: WorkspaceState): readonly RuleView[] {
  const checker = checkerOf(state);
  const view =
    (prefix: string, origin: string) =>
    ({ id, severity: standard, title, explanation, source }: RuleInfo): RuleView => {
      const code = `${prefix}/${id}`;
      const severity = checker.settings.severities.get(code) ?? standard;
      return { code, origin, title, explanation, source, standard, severity };
    };
  const views = [
    ...checker.games.flatMap((game) =>
      [...(game.invariants?.rules ?? []).flatMap(infosOf), ...structureInfos(game)].map(view(game.id, game.title)),
    ),
    view("workspace", "Workspace")(ambiguousTableRule),
    ...state.problems.added.groups.flatMap(({ id, title, infos }) => infos.map(view(id, title))),
    ...metadataRuleTexts.map(view("metadata", "Metadata")),
    ...(unboundTables.invariants?.rules ?? []).map(view("metadata", "Metadata")),
  ];
  // Rules that find things under the same codes are one to people.
  return views.filter(({ code }, at) => views.findIndex((each) => each.code === code) === at);
}

/** A rule whose findings have codes of their own is listed under each of them. */
const infosOf = (rule: Rule): readonly RuleInfo[] => (rule.kind === "row" && rule.variants ? rule.variants : [rule]);

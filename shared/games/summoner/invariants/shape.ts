import {
  removingFix,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type RowRule,
} from "../../../validate/index.js";
import { convertRule } from "../cards/old-rule.js";
import { otherParameters, readFilter } from "../cards/read-rule.js";
import { tomlOf } from "../cards/toml.js";
import { info } from "./info.js";
import { cardSheets, conditionsOf, placeOf, rulesOf, targetOf, textOf, type Part, type RulePart } from "./parts.js";

const rule = (
  id: string,
  severity: RowRule["severity"],
  title: string,
  explanation: string,
  check: (part: RulePart) => readonly Finding[],
): RowRule => ({
  kind: "row",
  ...info(id, severity, title, explanation),
  sheets: cardSheets,
  reads: ["effectRules"],
  check: (row) => rulesOf(row).flatMap(check),
});

const number = ({ inner }: Part): number => Number(inner.at(0) ?? 0) + 1;

/** Renames a key of a part: the value goes under the right key, and the wrong one is taken out. */
function renaming({ inner, entries }: Part, from: string, to: string): FindingFix {
  const value = entries.get(from) ?? textValue("");
  const set = settingFix("rename", `Rename to ${to}`, placeOf(inner, to), value);
  return { ...set, edits: [...set.edits, ...removingFix("", "", placeOf(inner, from)).edits] };
}

const wrongKey = rule(
  "wrong-key",
  "warning",
  "Parameters have their key",
  "The parameter of a condition is under value and the cards of a target under subScope. Other keys are understood here, but not by the server.",
  (part) => {
    if (part.isOld) return [];
    const found = conditionsOf(part).flatMap((condition) =>
      otherParameters.flatMap((key): readonly Finding[] =>
        condition.entries.has(key)
          ? [
              {
                column: placeOf(condition.inner, key),
                message: `${key} of a condition is read as its value.`,
                fixes: [renaming(condition, key, "value")],
              },
            ]
          : [],
      ),
    );
    const target = targetOf(part);
    if (!target.entries.has("action")) return found;
    const fixes = [renaming(target, "action", "subScope")];
    return [
      ...found,
      { column: placeOf(target.inner, "action"), message: "action of a target is read as its subScope.", fixes },
    ];
  },
);

const missingOperation = rule(
  "missing-operation",
  "info",
  "Rules name their operation",
  "Rules that set, add or multiply say which in operation; in others it is empty.",
  (part): readonly Finding[] => {
    if (part.isOld || part.entries.has("operation")) return [];
    const { effect } = part.rule;
    const usual = effect === "modifyMonsterValue" || effect === "modifyNativeAddition" ? "set" : "";
    const column = placeOf(part.inner, "operation");
    const fixes = [settingFix("usual", usual === "" ? "Leave it empty" : `Set to ${usual}`, column, textValue(usual))];
    return [{ column, message: `Rule ${number(part)} has no operation.`, fixes }];
  },
);

const numericValue = rule(
  "numeric-value",
  "info",
  "Values of rules are texts",
  "Nearly all rules write their value as a text. A number is read, too.",
  ({ inner, entries, isOld }): readonly Finding[] => {
    const value = entries.get("value");
    if (isOld || (value?.kind !== "integer" && value?.kind !== "float")) return [];
    const column = placeOf(inner, "value");
    const text = String(value.value);
    return [
      {
        column,
        message: `The value ${text} is a number, not a text.`,
        fixes: [settingFix("text", `Set to "${text}"`, column, textValue(text))],
      },
    ];
  },
);

const noTarget = rule(
  "no-target",
  "info",
  "Targets name zones and cards",
  "A target without scope is about no zone, one without subScope about all cards there.",
  (part): readonly Finding[] => {
    const { inner, entries } = targetOf(part);
    const absent = ["scope", "subScope"].filter(
      (key) => !entries.has(key) && !(key === "subScope" && entries.has("action")),
    );
    if (part.isOld || absent.length === 0) return [];
    const column = placeOf(inner);
    return [{ column, message: `The target of rule ${number(part)} has no ${absent.join(" and no ")}.` }];
  },
);

const oldRule = rule(
  "old-rule",
  "info",
  "Rules have the newer shape",
  "Rules of the first revision are understood. The second revision and its documents have another shape.",
  (part): readonly Finding[] => {
    if (!part.isOld) return [];
    const column = placeOf(part.inner);
    const fixes = [settingFix("convert", "Write as R2 rule", column, tomlOf(convertRule(part.raw)))];
    return [{ column, message: `Rule ${number(part)} has the shape of the first revision.`, fixes }];
  },
);

const invalidAsBlock = rule(
  "invalid-as-block",
  "warning",
  "What is forbidden is blocked",
  "A summoner's invalidCardEffect on sp or sky alone keeps cards from being played there. blockSummonCard says so.",
  ({ inner, rule: { effect, target } }): readonly Finding[] => {
    const [only, ...others] = target.scope ?? [];
    if (effect !== "invalidCardEffect" || others.length > 0 || (only !== "sp" && only !== "sky")) return [];
    const column = placeOf(inner, "effectType");
    const fixes = [settingFix("block", "Make it blockSummonCard", column, textValue("blockSummonCard"))];
    return [{ column, message: `It keeps cards from being played to ${only}; it silences nothing.`, fixes }];
  },
);

const unknownFilter = rule(
  "unknown-filter",
  "warning",
  "Filters are known",
  "A filter of another kind than all, name_, attr_, monsterType_, subType_ and value_ matches nothing.",
  (part) => {
    const { inner, entries } = targetOf(part);
    const filters = entries.get("subScope");
    if (part.isOld || filters?.kind !== "array") return [];
    return filters.items.flatMap((item, at): readonly Finding[] =>
      item.kind === "string" && readFilter(item.value).kind === "unknown"
        ? [
            {
              column: { path: ["effectRules"], inner: [...inner, "subScope", at] },
              message: `"${item.value}" matches no card.`,
            },
          ]
        : [],
    );
  },
);

const ownCondition = (
  part: RulePart,
  row: { texts(key: string): readonly string[]; text(key: string): string | undefined },
) =>
  conditionsOf(part).flatMap(({ inner, entries }): readonly Finding[] => {
    const type = textOf(entries, "type");
    const value = ["value", ...otherParameters].map((key) => textOf(entries, key)).find((each) => each !== undefined);
    if (value === undefined) return [];
    const holds =
      ((type === "selfHasMonsterWithAttribute" || type === "selfHasMonsterType") &&
        row.texts("attribute").includes(value)) ||
      (type === "selfHasMonster" && row.text("cardName") === value);
    return holds
      ? [{ column: placeOf(inner), message: "The monster itself meets the condition, so that it always holds." }]
      : [];
  });

const ownConditionRule: RowRule = {
  kind: "row",
  ...info(
    "own-condition",
    "info",
    "Conditions are about other cards",
    "A monster counts itself. A condition that it meets alone always holds once it lies face up.",
  ),
  sheets: ["monsters"],
  reads: ["effectRules", "attribute", "cardName"],
  check: (row) => rulesOf(row).flatMap((part) => ownCondition(part, row)),
};

/** What must hold in the rules of cards, each by itself. */
export const shapeRules: readonly RowRule[] = [
  unknownFilter,
  wrongKey,
  missingOperation,
  numericValue,
  noTarget,
  oldRule,
  { ...invalidAsBlock, sheets: ["summoners"] },
  ownConditionRule,
];

import { describe, expect, it } from "vitest";
import { summoner } from "../../../../../../shared/games/summoner/index.js";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import { fixed, problemsOf } from "../../../../../support/validate/problems.js";

const always = `{ type = "and", conditions = [{ type = "always" }] }`;
const target = `{ type = "self", scope = ["this"], subScope = ["all"] }`;
const good = `condition = ${always}, target = ${target}, effectType = "modifyMonsterValue", value = "100", operation = "set"`;

/** A monster with one rule, and lines of its own. */
const monster = (rule: string, lines = ""): string =>
  `[[monsters]]\nid = "s1"\nattribute = ["wind"]\nvalue = 50\ntype = "monster"\ncardName = "Colt"\n${lines}effectRules = [{ ${rule} }]\n`;
const master = `[[summoners]]\nid = "S1"\nname = "Ilsa (gale)"\nsky = ["wind"]\nleft = ["all"]\nright = ["wind"]\nnativeAddition = []\n`;

const problems = (text: string) => problemsOf(summoner, { "monsters.toml": `${text}\n${master}` });
const told = (text: string): readonly string[] =>
  problems(text).map(
    ({ code, severity, column, message }) =>
      `${code.slice("summoner/".length)} ${severity} ${column ? columnSource(column) : "-"}: ${message}`,
  );

const named = (condition: string): string => good.replace(always, condition);

const breaks: readonly (readonly [text: string, ...told: string[]])[] = [
  [
    monster(good.replace("modifyMonsterValue", "modifyMonsterValu")),
    `structure-choice error effectRules[0].effectType: "modifyMonsterValu" is not an effect type. Did you mean modifyMonsterValue?`,
  ],
  [
    monster(good.replace(`"all"`, `"atr_wind"`)),
    `unknown-filter warning effectRules[0].target.subScope[0]: "atr_wind" matches no card.`,
  ],
  [
    monster(named(`{ type = "selfHasMonsterWithAttribute", attribute = "shell" }`)),
    `wrong-key warning effectRules[0].condition.attribute: attribute of a condition is read as its value.`,
  ],
  [
    monster(good.replace("subScope", "action")),
    `wrong-key warning effectRules[0].target.action: action of a target is read as its subScope.`,
  ],
  [
    monster(good.replace(`, operation = "set"`, "")),
    `missing-operation info effectRules[0].operation: Rule 1 has no operation.`,
  ],
  [
    monster(good.replace(`"100"`, "100")),
    `numeric-value info effectRules[0].value: The value 100 is a number, not a text.`,
  ],
  [
    monster(good.replace(`, scope = ["this"], subScope = ["all"]`, "")),
    `no-target info effectRules[0].target: The target of rule 1 has no scope and no subScope.`,
  ],
  [
    monster(named(`{ type = "selfHasMonster", value = "Colt" }`)),
    `own-condition info effectRules[0].condition: The monster itself meets the condition, so that it always holds.`,
  ],
  [
    monster(named(`{ type = "selfHasMonster", value = "Ilsa" }`)),
    `unknown-name warning effectRules[0]: There is no monster "Ilsa".`,
  ],
  [
    monster(
      `condition = { type = "summoner", value = "Ilsa" }, target = { type = "self", scope = "single" }, effectType = "valueModification", value = 100`,
    ),
    `old-rule info effectRules[0]: Rule 1 has the shape of the first revision.`,
  ],
  [monster(good, `monsterType = ["", "beast"]\n`), `empty-type warning monsterType: A monster type is empty.`],
  [
    monster(good).replace(`["wind"]`, `["void"]`),
    `unknown-attribute warning attribute[0]: No summoner names the attribute "void" for a zone.`,
  ],
  [monster(good).replace("value = 50", "value = 55"), `value-step info value: The value 55 is not a multiple of 10.`],
  [
    monster(good, `effects = "If your summoner is Ilsa, this card's value becomes 90"\n`),
    `text-rule warning effects: The text says the name Ilsa, the number 90, the rules do not; the rules say the number 100, the text does not.`,
  ],
];

describe("a rule that is broken is named", () => {
  it.each(breaks)("%#", (text, ...lines) => expect(told(text)).toEqual(lines));

  it("and a card that keeps all has no problems", () => {
    const text = monster(
      named(`{ type = "selfHasSummoner", value = "Ilsa" }`),
      `effects = "If your summoner is Ilsa, this card's value becomes 100"\n`,
    );
    expect(told(text)).toEqual([]);
  });
});

/** The file after the first fix of a problem. */
function afterFix(text: string, code: string): string {
  const found = problems(text).find((problem) => problem.code === `summoner/${code}`);
  const fix = found?.fixes[0]?.id;
  if (!found || fix === undefined) throw new Error(`no fix of ${code}`);
  return fixed(found, fix, { "monsters.toml": `${text}\n${master}` })["monsters.toml"] ?? "";
}

describe("fixes", () => {
  it.each([
    ["wrong-key", named(`{ type = "selfHasMonsterWithAttribute", attribute = "shell" }`), `value = "shell" }`],
    ["wrong-key", good.replace("subScope", "action"), `subScope = ["all"] }`],
    ["missing-operation", good.replace(`, operation = "set"`, ""), `operation = "set"`],
    ["numeric-value", good.replace(`"100"`, "100"), `value = "100"`],
  ])("of %s mend it", (code, rule, expected) => {
    const after = afterFix(monster(rule), code);
    expect(after).toContain(expected);
    expect(problemsOf(summoner, { "monsters.toml": after }).filter((each) => each.code === `summoner/${code}`)).toEqual(
      [],
    );
  });

  it("write a rule of the older shape in the newer one", () => {
    const old = `condition = { type = "opponentHasMonster", monsterName = "Colt" }, target = { type = "opponent", scope = "monster", monsterName = "Colt" }, effectType = "valueModification", value = 0`;
    const after = afterFix(monster(old), "old-rule");
    expect(after).toContain(
      `{ condition = { type = "and", conditions = [{ type = "opponentHasMonster", value = "Colt" }] }, target = { type = "opponent", scope = ["sky", "left", "right"], subScope = ["name_Colt"] }, effectType = "modifyMonsterValue", value = "0", operation = "set", span = "allTime" }`,
    );
  });

  it("make a block of a summoner's invalidCardEffect", () => {
    const rule = `effectRules = [{ condition = ${always}, target = { type = "self", scope = ["sp"], subScope = ["all"] }, effectType = "invalidCardEffect", value = "0", operation = "" }]\n`;
    const text = `[[summoners]]\nid = "S2"\nname = "Odo"\nsky = ["wind"]\nleft = ["all"]\nright = ["wind"]\nnativeAddition = []\n${rule}`;
    expect(afterFix(text, "invalid-as-block")).toContain(`effectType = "blockSummonCard"`);
    const blocks = (scope: string): boolean =>
      told(text.replace('["sp"]', scope)).some((line) => line.startsWith("invalid-as-block"));
    expect(['["sp"]', '["sky"]', '["sp", "sky"]', '["monster"]'].map(blocks)).toEqual([true, true, false, false]);
  });
});

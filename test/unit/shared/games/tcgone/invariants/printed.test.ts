import { describe, expect, it } from "vitest";
import { tcgone } from "../../../../../../shared/games/tcgone/index.js";
import { problemsOf } from "../../../../../support/validate/problems.js";

const effect = `
move "Sting" {
  onAttack {
    damage 30
    flip { apply POISONED }
  }
}
pokeBody "Hide" { delayedA { before DIRECT_DAMAGE, self, { prevent() } } }`;
const card = (text: string): string =>
  `[[cards]]\nname = "Bee"\nid = "bee"\ncard-kind = "unit"\nstage = "basic"\ntypes = ["G"]\nhp = 60\nretreat = 1\neffect = '''${effect}'''\ntext = '''\n${text}'''\n`;
const differences = (text: string): readonly string[] =>
  problemsOf(tcgone, { "cards.toml": card(text) })
    .filter(({ code }) => code === "tcgone/text-differs")
    .map(({ message }) => message);

describe("the printed text beside the script", () => {
  it.each([
    "Sting: This attack does 30 damage. Flip a coin. If heads, the Defending unit is now Poisoned.",
    "Sting: Put 3 damage counters on it. Flip a coin. If heads, it is poisoned.\nHide: Nothing reaches it.",
    "Another: 70 damage.",
    "",
  ])("says the same: %s", (text) => {
    expect(differences(text)).toEqual([]);
  });

  it.each([
    ["Sting: 20 damage. Flip a coin: Poisoned.", 'The text of "Sting" says 20, the effect has 30'],
    ["Sting: 30 damage. Flip a coin: Asleep, Poisoned.", 'The text of "Sting" says Asleep, the effect does not'],
    ["Sting: 30 damage. Flip a coin.", 'The text of "Sting" does not say Poisoned, as the effect does'],
    ["Sting: 30 damage. Poisoned.", 'The text of "Sting" does not flip a coin, as the effect does'],
    ["Hide: Flip a coin.", 'The text of "Hide" flips a coin, the effect does not'],
    ["Hide: Prevents 10 damage.", 'The text of "Hide" says 10, the effect has no such number'],
  ])("differs: %s", (text, difference) => {
    expect(differences(text)).toEqual([difference]);
  });

  it("can be rewritten in the words of the script, leaving the other paragraphs as they are", () => {
    const [problem] = problemsOf(tcgone, {
      "cards.toml": card("Hide: Nothing reaches it.\nSting: 20 damage. Flip a coin: Poisoned.\nA note."),
    }).filter(({ code }) => code === "tcgone/text-differs");
    const [fix] = problem?.fixes ?? [];
    expect(fix).toMatchObject({ id: "rewrite", kind: "guess" });
    const [edit] = fix?.edits ?? [];
    const to = edit?.kind === "cell" && edit.to.kind === "value" ? edit.to.value : undefined;
    const written = to?.kind === "string" ? to.value : "";
    expect(written).toBe(
      "Hide: Nothing reaches it.\nSting: Do 30 damage to the Defending unit. Flip a coin. If heads, the Defending unit is now Poisoned.\nA note.",
    );
    expect(differences(written)).toEqual([]);
  });

  it("leaves reminders in parentheses alone", () => {
    expect(differences("Hide: Nothing reaches it. (A Poisoned unit takes 10 damage.)")).toEqual([]);
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges } from "../../../../../../shared/base/index.js";
import { dreamtidesLanguage } from "../../../../../../shared/games/dreamtides/language/index.js";
import type { CellTexts, TextReading } from "../../../../../../shared/text/index.js";
import { productionRows } from "./material.js";

const read = (rulesText: string, variables = ""): TextReading => dreamtidesLanguage.read({ rulesText, variables });

describe("a reading of rules text", () => {
  it.each([
    ["", "", "empty"],
    ["   \n\n ", "", "empty"],
    ["Draw {cards($c)}.", "c: 2", "parsed"],
    ["Draw {cards($c)}.", "", "broken"],
    ["Drwa {cards($c)}.", "c: 2", "broken"],
    ["Draw {cards($c)}.\n\nNonsense.", "c: 2", "broken"],
  ])("%j with %j is %s", (rules, variables, state) => {
    expect(read(rules, variables).state).toBe(state);
  });

  it("returns each ability as it was written and as the game shows it", () => {
    const [first, second] = read("Draw {cards($c)}.\n\nNonsense {energy($e)}.", "c: 2, e: 3").abilities;
    expect(first?.written().plain).toBe("Draw 2 cards.");
    expect(first?.shown()?.plain).toBe("Draw 2 cards.");
    expect(second?.written().plain).toBe("Nonsense 3●.");
    expect(second?.shown()).toBeUndefined();
    expect(second?.tree()).toBeUndefined();
  });

  it("asks what the player is asked", () => {
    const [ability] = read("{Dissolve} an enemy.").abilities;
    expect(ability?.prompts().map(({ plain }) => plain)).toEqual(["Dissolve an enemy."]);
  });

  it("notes where the game will show other words", () => {
    const { state, diagnostics } = read("Draw {cards($c)}", "c: 1");
    const other = read("draw {cards($c)}.", "c: 1");
    expect([state, ...diagnostics.map(({ code }) => code)]).not.toEqual(["parsed"]);
    expect(other.diagnostics).toMatchObject([
      { code: "dreamtides/not-canonical", severity: "hint", cell: "rulesText", span: { from: 0, to: 1 } },
    ]);
  });

  it("warns of a directive the game reads but cannot show, in the paragraph it stands in, and renames it", () => {
    const text = "Draw {cards($c)}.\n\nGain {enrgy($e)}.";
    const reading = read(text, "c: 1, e: 2");
    expect(reading.state).toBe("parsed");
    const [problem] = reading.diagnostics;
    expect(problem).toMatchObject({ code: "dreamtides/template-unknown-phrase", severity: "warning" });
    expect(text.slice(problem?.span.from, problem?.span.to)).toBe("{enrgy($e)}");
    const [fix] = problem?.fixes ?? [];
    expect(fix?.title).toBe("Change to energy");
    expect(applyChanges(text, fix?.edits[0]?.changes ?? [])).toBe("Draw {cards($c)}.\n\nGain {energy($e)}.");
  });

  it("shows words that only the preview knows as values", () => {
    expect(read("Gain {$what}.", "what: nothing at all").abilities[0]?.written().plain).toBe("Gain nothing at all.");
  });

  it("knows no wrong words in prompts, which are written freely", () => {
    const reading = dreamtidesLanguage.read({ rulesText: "Drwa.", prompts: "Choose a weak enemy to {dissolve}." });
    const unknown = reading.styles().filter(({ style }) => style === "unknown");
    expect(unknown.map(({ cell }) => cell)).toEqual(["rulesText"]);
    expect(reading.styles().filter(({ cell }) => cell === "prompts")).not.toEqual([]);
  });

  it("styles subtypes and figments as names, which the application knows", () => {
    const values = read("Draw.", "t: Mage\ng: shadow")
      .styles()
      .filter(({ style }) => style === "name");
    expect(values).toEqual([
      { cell: "variables", from: 3, to: 7, style: "name" },
      { cell: "variables", from: 11, to: 17, style: "name" },
    ]);
  });

  it("has nothing to say about cells it does not know", () => {
    expect(read("Draw.").completionsAt("artist", 0)).toEqual([]);
    expect(read("Draw.").hoverAt("artist", 0)).toBeUndefined();
  });
});

const said = (reading: TextReading) => ({
  state: reading.state,
  diagnostics: reading.diagnostics,
  styles: reading.styles(),
  abilities: reading.abilities.map((ability) => ({
    span: ability.span,
    ast: ability.ast,
    tree: ability.tree(),
    written: ability.written().markup,
    shown: ability.shown()?.markup,
    prompts: ability.prompts().map(({ markup }) => markup),
  })),
});

const paragraph = fc.oneof(
  fc.constantFrom(...productionRows().map(({ passing }) => passing)),
  fc.constantFrom("Nonsense.", "Draw {cards($c)}", "Draw {crads($c)}.", "{", ""),
);
const texts: fc.Arbitrary<CellTexts> = fc.record({
  rulesText: fc.array(paragraph, { maxLength: 4 }).map((all) => all.join("\n\n")),
  variables: fc.constantFrom("c: 1", "c: 2", "c: 1, e: 2, s: 3", "t: Mage", ""),
});

it("a later state of a row is read as if it were the first", () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), (states) => {
      let reading = dreamtidesLanguage.read({});
      for (const state of states) reading = reading.after(state);
      expect(said(reading)).toEqual(said(dreamtidesLanguage.read(states.at(-1) ?? {})));
    }),
    { numRuns: 150, seed: 20261121 },
  );
});

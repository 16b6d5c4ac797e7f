import { expect, test } from "vitest";
import { runToEnd } from "../../../shared/base/index.js";
import { analyse, astNodes, generateAbilities } from "../../../shared/games/dreamtides/language/index.js";
import { corpusEntries, describeWithCorpus, publishedAbilities } from "./material.js";

describeWithCorpus("the published cards", () => {
  test("give the published abilities, byte for byte", () => {
    const { text, failed, duplicates } = runToEnd(generateAbilities(corpusEntries));
    expect({ failed, duplicates }).toEqual({ failed: [], duplicates: [] });
    expect(text === publishedAbilities).toBe(true);
  });

  test("leave nothing to say", () => {
    const told = corpusEntries.filter(
      ({ rulesText, variables }) => analyse({ rulesText, variables }).diagnostics.length > 0,
    );
    expect(told.map(({ name }) => name)).toEqual([]);
  });

  test("have trees that are their abilities", () => {
    for (const { rulesText, variables } of corpusEntries) {
      const { paragraphs } = analyse({ rulesText, variables });
      for (const paragraph of paragraphs) expect(astNodes(paragraph)?.value).toEqual(paragraph.ability);
    }
  });
});

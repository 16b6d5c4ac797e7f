import { expect, test } from "vitest";
import { phrasePairs, replacing } from "../../support/phrases.js";
import { corpusEntries, describeWithCorpus } from "./material.js";

describeWithCorpus("a phrase replaced in the published cards", () => {
  test.each(phrasePairs)("$find by $replacement: they mean what they should", (pair) => {
    let [replaced, left] = [0, 0];
    for (const { rulesText, variables, name } of corpusEntries) {
      const done = replacing({ rulesText, variables }, pair);
      if (!done) continue;
      replaced += 1;
      left += done.left;
      const wrong = done.now.filter((each, at) => JSON.stringify(each) !== JSON.stringify(done.wanted[at]));
      expect({ name, wrong: wrong.length }).toEqual({ name, wrong: done.left });
    }
    expect(replaced).toBeGreaterThan(0);
    expect(left).toBe(0);
  });

  test.each(phrasePairs)("$find by itself: nothing changes", ({ find, from }) => {
    const same = { find, replacement: find, from, to: from };
    for (const { rulesText, variables } of corpusEntries) {
      expect(replacing({ rulesText, variables }, same)).toBeUndefined();
    }
  });
});

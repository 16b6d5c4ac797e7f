import { applyPatch } from "diff";
import { expect, it } from "vitest";
import { unifiedDifference } from "../../../../shared/revision/index.js";
import { randomFrom } from "../../../support/toml-edits.js";

it("shows what differs with three lines around it, and near changes together", () => {
  const lines = (...numbers: readonly number[]): string => numbers.map((each) => `${each}\n`).join("");
  const all = Array.from({ length: 30 }, (_, at) => at);
  const after = lines(...all)
    .replace("5\n", "five\n")
    .replace("\n11\n", "\n")
    .replace("29\n", "29");
  expect(unifiedDifference("cards.toml", [[lines(...all), after]])).toBe(
    "--- cards.toml\n+++ cards.toml\n" +
      "@@ -3,13 +3,12 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n 9\n 10\n-11\n 12\n 13\n 14\n" +
      "@@ -27,4 +26,4 @@\n 26\n 27\n 28\n-29\n+29\n\\ No newline at end of file\n",
  );
});

it("is empty where nothing differs", () => {
  expect(unifiedDifference("cards.toml", [["a\n", "a\n"]])).toBe("");
});

it("applied as a patch, leads from one version to the other, also in many parts and where all lines differ", () => {
  const random = randomFrom(7);
  for (let round = 0; round < 60; round += 1) {
    const size = round === 0 ? 1200 : random(0, 12);
    const text = (share: number): string =>
      Array.from({ length: size }, (_, at) => `${random(0, 9) < share ? random(0, 99) : at}\n`).join("");
    const parts = Array.from({ length: random(1, 5) }, () => [text(0), text(round === 0 ? 10 : 4)] as const);
    const [before, after] = [0, 1].map((side) => parts.map((part) => part[side as 0 | 1]).join(""));
    const patch = unifiedDifference("a.toml", parts);
    expect(applyPatch(before ?? "", patch), `round ${round}`).toBe(after);
  }
});

it("shows 200,000 changed lines that follow each other", () => {
  const difference = unifiedDifference("a.toml", [["a=1\n".repeat(200_000), "a = 1\n".repeat(200_000)]]);
  expect(difference.match(/\n[-+]a/gu)).toHaveLength(400_000);
});

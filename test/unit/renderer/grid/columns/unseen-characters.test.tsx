// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { eachOnNewApp, openApp } from "../../../../support/page/app.js";

eachOnNewApp();

const cards = String.raw`[[cards]]
name = "Em\u200Bber"

[[cards]]
name = "Fern"
`;

it("a cell spells out characters that are not seen, and marks them as such", async () => {
  await openApp({ "cards.toml": cards });
  const cells = (): string[] => [...document.querySelectorAll(".cell-value")].map((each) => each.textContent);
  await expect.poll(cells).toEqual(expect.arrayContaining([String.raw`Em\u200bber`, "Fern"]));
  const marked = [...document.querySelectorAll(".cell-unseen")].map((each) => each.textContent);
  expect(marked).toEqual([String.raw`\u200b`]);
});

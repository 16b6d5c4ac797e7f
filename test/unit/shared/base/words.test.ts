import { expect, it } from "vitest";
import { hasWords } from "../../../../shared/base/index.js";

it.each<[text: string, query: string, found: boolean]>([
  ["The row has no id", "id", true],
  ["dreamtides/id-form", "id", true],
  ["dreamtides/required-field", "id", false],
  ["dreamtides/required-field", "dream req", true],
  ["dreamtides/required-field", "REQUIRED-FIELD", true],
  ["Attack 290 of Café", "29 café", true],
  ["天馬的攻擊", "攻擊", true],
  ["anything", "—", false],
  ["anything", " ", false],
])("looks in %j for the beginnings of words %j: %j", (text, query, found) => {
  expect(hasWords(text, query)).toBe(found);
});

// @vitest-environment happy-dom
import "../../../support/page/session.js";
import { expect, it } from "vitest";
import { itemOfText, type Item } from "../../../../renderer/columns/list/cell-list.js";

it.each<[text: string, items: readonly Item[], item: Item]>([
  ["7", [1, 2], 7],
  ["seven", [1, 2], "seven"],
  ["7", [1, "2"], "7"],
  ["7", [], "7"],
  [" ", [1], " "],
  ["Infinity", [1], "Infinity"],
])("takes %j beside %j as %j", (typed, items, item) => expect(itemOfText(typed, items)).toBe(item));

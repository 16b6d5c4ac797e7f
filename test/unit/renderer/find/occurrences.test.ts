import { expect, test } from "vitest";
import { occurrences } from "../../../../renderer/find/occurrences.js";

test.each<[string, string, string, readonly number[]]>([
  ["nothing", "draw a card", "", []],
  ["letters of either case", "Draw, then draw", "dRAW", [0, 11]],
  ["what overlaps once", "aaaa", "aa", [0, 2]],
  ["what is not there", "draw", "drawn", []],
  ["letters outside the first plane", "🂡 ace 🂡", "🂡", [0, 7]],
  ["no place in a text that folding makes longer", "İce and ice", "ice", []],
])("a text has %s", (_what, text, query, places) => expect(occurrences(text, query)).toEqual(places));

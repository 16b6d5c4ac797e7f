import { expect, it } from "vitest";
import { publishedReader } from "../../../../../../shared/games/ttcg/language/read.js";
import { lex } from "../../../../../../shared/games/ttcg/language/tokens/lex.js";
import { composedGrid } from "../../../../../support/ttcg/composed-grid.js";

const reader = publishedReader();

it("every opening goes with every action and every form of target", () => {
  const counts = { composed: 0, productions: 0, raised: 0, unread: 0 };
  for (const text of composedGrid) {
    const { effect, printed } = reader.read(text);
    if (reader.production(lex(text).words)) counts.productions += 1;
    else if (effect.production === "composed") counts.composed += 1;
    else counts[effect.production === "unparsed" ? "unread" : "raised"] += 1;
    expect([text, reader.read(printed).printed]).toEqual([text, printed]);
  }
  expect(new Set(composedGrid).size).toBe(2528);
  expect(counts).toEqual({ composed: 2514, productions: 12, raised: 2, unread: 0 });
});

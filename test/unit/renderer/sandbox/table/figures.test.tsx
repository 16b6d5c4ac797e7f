// @vitest-environment happy-dom
import { eachOnNewPage } from "../../../../support/page/page.js";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Figure } from "../../../../../renderer/sandbox/table/CardTile.js";
import { foreseenWords } from "../../../../../renderer/sandbox/table/foreseen-words.js";
import type { MatchView, Preview } from "../../../../../shared/match/index.js";

eachOnNewPage();

describe("a figure that an effect leaves nothing of", () => {
  it("is a dash on the card, with what is printed in its tip", () => {
    render(<Figure figure={{ title: "Weakness", value: "", base: "G x2" }} className="tile-figure" />);
    expect(screen.getByTitle("Weakness none, printed G x2").textContent).toBe("–");
  });

  it("is none in a preview", () => {
    const preview: Preview = {
      counters: [],
      cards: [],
      figures: [{ card: 0, title: "Weakness", from: "G x2", to: "" }],
      notes: [],
      warnings: [],
      outcome: null,
    };
    const layout = { zones: [], counters: [], phases: [] };
    const { changes } = foreseenWords(preview, { cards: [] as MatchView["cards"] } as MatchView, {
      seats: [],
      zones: {},
      layout,
    });
    expect(changes).toEqual(["A card: Weakness G x2 → none"]);
  });
});

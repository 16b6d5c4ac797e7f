// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../../support/page/page.js";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Figure } from "../../../../../renderer/sandbox/table/CardTile.js";
import { foreseenWords } from "../../../../../renderer/sandbox/table/foreseen-words.js";
import { CardMenu } from "../../../../../renderer/sandbox/table/CardMenu.js";
import { distinctEntries, offerEntries } from "../../../../../renderer/sandbox/table/menu-entries.js";
import { figureInWords } from "../../../../../renderer/sandbox/table/figure-words.js";
import { getTable } from "../../../../../renderer/sandbox/match/table-state.js";
import { act, type MatchView, type Preview } from "../../../../../shared/match/index.js";

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
      explained: [],
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
    const { changes: sums } = foreseenWords(
      { ...preview, figures: [], explained: ["Pal takes 40 damage: 20 (Tap) + 20 (Gong)"] },
      { cards: [] as MatchView["cards"] } as MatchView,
      { seats: [], zones: {}, layout },
    );
    expect(sums).toEqual(["Pal takes 40 damage: 20 (Tap) + 20 (Gong)"]);
    const moved = foreseenWords(
      { ...preview, figures: [], cards: ["limbo", "grave"].map((to) => ({ card: 0, from: "hand", to })) },
      { cards: [] as MatchView["cards"] } as MatchView,
      {
        seats: [],
        zones: { grave: { title: "Grave", seen: "all" } },
        layout: { ...layout, zones: [{ zone: "limbo", look: "hidden", row: 0, column: 0 }] },
      },
    );
    expect(moved.changes).toEqual(["A card → Grave"]);
  });
});

describe("a figure that effects changed", () => {
  const retreat = { title: "Retreat", value: 0, base: 1 };
  const steps = [
    { change: "− 2", by: "Air Buoy" },
    { change: "at least 0", by: "the rules" },
  ];

  it("says what it is made of, in its tip", () => {
    const words = "Retreat 0 = 1 printed − 2 (Air Buoy), at least 0 (the rules)";
    expect(figureInWords({ ...retreat, steps })).toBe(words);
    render(<Figure figure={{ ...retreat, steps }} className="tile-figure" />);
    expect(screen.getByTitle(words).textContent).toBe("0");
  });

  it("says what is printed where no more is known", () => {
    expect(figureInWords(retreat)).toBe("Retreat 0, printed 1");
    expect(figureInWords({ ...retreat, value: 1 })).toBe("Retreat 1");
  });
});

describe("a choice in the menu of a card", () => {
  const offer = { action: act("attack", 3, 0, 0), label: "Attack with Tap", cards: [3], refusal: null };

  it("is previewed while it is pointed at or has the keyboard, and not once the menu is gone", async () => {
    const entries = [...offerEntries([offer], () => undefined), { label: "Edit", refusal: null, run: () => undefined }];
    const menu = { title: "Pal", entries, left: 0, top: 0, bottom: 0 };
    const { unmount } = render(<CardMenu menu={menu} onClose={() => undefined} />);
    await person().hover(screen.getByRole("menuitem", { name: /Edit/u }));
    expect(getTable().pointed).toBeNull();
    await person().hover(screen.getByRole("menuitem", { name: /Attack/u }));
    expect(getTable().pointed).toBe(offer);
    screen.getByRole("menuitem", { name: /Edit/u }).focus();
    expect(getTable().pointed).toBeNull();
    screen.getByRole("menuitem", { name: /Attack/u }).focus();
    expect(getTable().pointed).toBe(offer);
    expect(getTable().named).toEqual([3]);
    unmount();
    expect(getTable().pointed).toBeNull();
    expect(getTable().named).toEqual([]);
  });

  it("says where its card lies if another one reads alike", () => {
    const to = (card: number, label: string) => ({ ...offer, label, cards: [3, card] });
    const offers = [to(4, "Attach to Pal"), to(5, "Attach to Pal"), to(6, "Attach to Peg"), to(7, "Attach to Pal")];
    const where = (card: number): string | undefined => ["Active", "Bench 1", "Bench 2"][card - 4];
    expect(
      distinctEntries(
        offerEntries(offers, () => undefined),
        where,
      ).map(({ label }) => label),
    ).toEqual(["Attach to Pal (Active)", "Attach to Pal (Bench 1)", "Attach to Peg", "Attach to Pal"]);
  });
});

import { describe, expect, it } from "vitest";
import { games } from "../../../../shared/games/index.js";
import { languageOfSheet } from "../../../../renderer/state/game.js";
import { loadAllGames } from "../../../../renderer/state/games.js";
import { RowTexts, type HeldCell, type WaitingText } from "../../../../renderer/text/row-texts.js";

await loadAllGames();

const column = (name: string) => ({ id: { path: [name] }, key: name });
const columns = ["id", "card-type", "rules-text", "variables"].map(column);
const sheet = { binding: { game: "dreamtides", kind: "cards" }, columns } as unknown as Parameters<
  typeof languageOfSheet
>[0];
const found = languageOfSheet(sheet);
if (!found) throw new Error("The sheet belongs to no game with a language");
const language = found;

interface Waiting {
  readonly value: string;
  readonly waiting: string;
  /** A refused one where absent. */
  readonly kind?: WaitingText["kind"];
}

type Held = Record<string, string | Waiting>;

const holding =
  (cells: Held) =>
  (cell: string): HeldCell => {
    const held = cells[cell];
    if (typeof held === "object") {
      const { value, waiting: text, kind = "failed" } = held;
      return { value, text: value, waiting: { kind, text } };
    }
    return { value: held ?? null, text: held ?? "", waiting: undefined };
  };

const card: Held = { rulesText: "Draw {cards($c)}.", variables: "c: 2" };
const opened = (held: Held = card) => new RowTexts(language, holding(held));

describe("the texts of a row", () => {
  it("belong to a sheet whose game has a language, and that has a column for it", () => {
    expect(games.map(({ id }) => id)).toContain(language.game.id);
    expect(language.cells.map(({ name, at }) => [name, at])).toEqual([
      ["rulesText", 2],
      ["variables", 3],
    ]);
    const bare = { ...sheet, columns: sheet.columns.slice(0, 2) };
    expect(languageOfSheet(bare)).toBeUndefined();
    expect(languageOfSheet({ columns: sheet.columns })).toBeUndefined();
  });

  it("are read together from the beginning", () => {
    const { snapshot } = opened();
    expect(snapshot.reading.state).toBe("parsed");
    expect(snapshot.reading.abilities[0]?.shown()?.plain).toBe("Draw 2 cards.");
    expect(snapshot.changed).toBe(false);
  });

  it("are ours to save once typed, with the value that typing began with", () => {
    const texts = opened();
    texts.type("rulesText", "Draw {cards($c)}. Gain {energy($e)}.");
    texts.type("variables", "c: 2, e: 1");
    expect(texts.changes()).toEqual([
      { cell: "rulesText", text: "Draw {cards($c)}. Gain {energy($e)}.", seen: "Draw {cards($c)}." },
      { cell: "variables", text: "c: 2, e: 1", seen: "c: 2" },
    ]);
    expect(texts.snapshot.reading.state).toBe("parsed");
  });

  it("are nobody's change when typing led back to the beginning", () => {
    const texts = opened();
    texts.type("rulesText", "Draw.");
    texts.type("rulesText", "Draw {cards($c)}.");
    expect(texts.changes()).toEqual([]);
    expect(texts.snapshot.changed).toBe(false);
  });

  it("are nobody's change when the editor only shows them with other line ends", () => {
    const texts = opened({ rulesText: "Draw {cards($c)}.\r\n\nDraw {cards($c)}.", variables: "c: 1" });
    texts.shownAs("rulesText", "Draw {cards($c)}.\n\nDraw {cards($c)}.");
    expect(texts.changes()).toEqual([]);
    expect(texts.snapshot.reading.abilities).toHaveLength(2);
  });

  it("follow the sheet where nothing was typed, and stay where something was", () => {
    const texts = opened();
    texts.type("rulesText", "Gain {energy($c)}.");
    texts.follow(holding({ rulesText: "Discard {cards($c)}.", variables: "c: 5" }));
    expect(texts.text("rulesText")).toBe("Gain {energy($c)}.");
    expect(texts.text("variables")).toBe("c: 5");
    expect(texts.snapshot.clashing).toEqual(["rulesText"]);
    expect(texts.changes()).toEqual([{ cell: "rulesText", text: "Gain {energy($c)}.", seen: "Draw {cards($c)}." }]);
  });

  it("no longer clash when the sheet is back at what typing began with", () => {
    const texts = opened();
    texts.type("rulesText", "Gain {energy($c)}.");
    texts.follow(holding({ ...card, rulesText: "x" }));
    texts.follow(holding(card));
    expect(texts.snapshot.clashing).toEqual([]);
  });

  it("show what waits beside a value, without making it ours", () => {
    const texts = opened({ ...card, rulesText: { value: "Draw {cards($c)}.", waiting: "Drwa {cards($c)}." } });
    expect(texts.snapshot.reading.state).toBe("broken");
    expect(texts.changes()).toEqual([]);
  });

  it("are taken up as the sheet holds them when they are given up", () => {
    const texts = opened();
    texts.type("rulesText", "nonsense");
    texts.settle(holding(card));
    expect(texts.text("rulesText")).toBe("Draw {cards($c)}.");
    expect(texts.changes()).toEqual([]);
  });

  describe("that were given up after they were kept with the session", () => {
    const typed = "Draw {cards($c)}. Then rest.";
    const waiting = (kind: WaitingText["kind"], text = typed) =>
      holding({ ...card, rulesText: { value: "Draw {cards($c)}.", waiting: text, kind } });
    const givenUp = () => {
      const texts = opened();
      texts.type("rulesText", typed);
      texts.keep("rulesText", typed);
      return texts;
    };

    it("do not come back by the draft that is still there, nor by its late echo", () => {
      const texts = givenUp();
      texts.settle(waiting("draft"));
      expect(texts.text("rulesText")).toBe("Draw {cards($c)}.");
      texts.follow(waiting("draft"));
      expect(texts.text("rulesText")).toBe("Draw {cards($c)}.");
    });

    it.each([
      ["were refused", waiting("failed"), typed],
      ["are typed otherwise elsewhere", waiting("draft", "Draw."), "Draw."],
    ])("are shown again when they %s", (_, held, expected) => {
      const texts = givenUp();
      texts.settle(held);
      expect(texts.text("rulesText")).toBe(expected);
    });
  });

  it("keep the last good tree of an ability while it is broken, marked as old", () => {
    const texts = opened();
    const [good] = texts.snapshot.lastGood;
    texts.type("rulesText", "Drwa {cards($c)}.");
    expect(texts.snapshot.lastGood).toEqual([{ cell: "rulesText", tree: good?.tree, isStale: true }]);
    texts.type("rulesText", "Draw {cards($c)}.");
    expect(texts.snapshot.lastGood[0]?.isStale).toBe(false);
  });

  it("are fixed by the fixes their diagnostics offer, in all the cells these touch", () => {
    const texts = opened({ rulesText: "Draw {cards($n)}.", variables: "" });
    const fix = texts.snapshot.reading.diagnostics.flatMap(({ fixes }) => fixes)[0];
    for (const [cell, text] of texts.afterFix(fix?.edits ?? [])) texts.type(cell, text);
    expect(texts.snapshot.reading.state).toBe("parsed");
    expect(texts.text("variables")).toMatch(/^n: 1/);
  });

  it("report each change once, and nothing after unsubscribing", () => {
    const texts = opened();
    let count = 0;
    const leave = texts.subscribe(() => (count += 1));
    texts.type("variables", "c: 3");
    texts.type("variables", "c: 3");
    leave();
    texts.type("variables", "c: 4");
    expect(count).toBe(1);
  });
});

// @vitest-environment happy-dom
import { eachOnNewApp, eachOnSizedCells, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { act } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { call, getApp } from "../../../../renderer/state/index.js";
import { card, cards, deck, file } from "../../../support/workspace/cards.js";

eachOnNewApp();
eachOnSizedCells();

const text = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));

const said = (): string[] => getApp().notices.map(({ message }) => message);

function outside(folder: PageFolder, change: () => void): void {
  act(() => {
    change();
    folder.world.settle();
    folder.publish();
  });
}

describe("what is said of a file that takes no edits", () => {
  const acts = [
    ["typing", () => person().keyboard("7{Enter}"), "cards.toml: The file was deleted."],
    [
      "a call",
      () => call("rows/insert", { sheet: cards, anchor: null, side: "after", count: 1 }),
      "cards.toml: The file was deleted. Restore or close it first.",
    ],
    [
      "undo",
      () => person().keyboard("{Control>}z{/Control}"),
      "cards.toml cannot be edited now. The file was deleted.",
    ],
  ] as const;
  it.each(acts)("after %s goes when the file is there again", async (_, tryIt, message) => {
    const folder = await openApp({ [file]: text });
    await person().keyboard("Oak{Enter}");
    await expect.poll(() => folder.world.text(file)).toContain("Oak");
    const saved = folder.world.text(file) ?? "";
    outside(folder, () => folder.world.delete(file));
    await tryIt();
    await expect.poll(said).toContain(message);
    outside(folder, () => folder.world.renameOver(file, saved));
    expect(said()).not.toContain(message);
  });
});

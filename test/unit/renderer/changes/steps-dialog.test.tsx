// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, type PageFolder } from "../../../support/page/app.js";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { openOverlay } from "../../../../renderer/state/index.js";
import { texts } from "../../../../renderer/changes/texts.js";
import { card, cards, deck, edit, editOf, file, rowKey, type } from "../../../support/workspace/cards.js";

const two = deck(card("a1", { name: "Ash", cost: 3 }), card("b2", { name: "Elm", cost: 5 }));

describe("the undo history", () => {
  eachOnNewApp();
  let folder: PageFolder;
  beforeEach(async () => {
    folder = await openApp({ [file]: two });
  });

  const open = async (): Promise<HTMLElement> => {
    openOverlay({ kind: "steps" });
    return screen.findByRole("dialog", { name: "Undo history" });
  };
  const rows = (): readonly (string | null)[] =>
    [...document.querySelectorAll(".steps > li")].map(({ textContent }) => textContent);
  const current = (): string | null => document.querySelector(".steps [aria-current=step]")?.textContent ?? null;

  it("says that there is no step yet", async () => {
    const dialog = await open();
    await waitFor(() =>
      expect(within(dialog).getByRole("status").textContent).toBe("There is nothing to undo or to redo."),
    );
  });

  it("lists the steps, the newest first, and goes to one by the keyboard", async () => {
    type(folder.world, "a1", "cost", "4");
    type(folder.world, "b2", "name", "Oak");
    await open();
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows()).toEqual(["Edit nameNowOak, NameElm → Oak", "Edit costAsh, Cost3 → 4", "Before the first step"]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Edit nameNow"));
    await person().keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(current()).toBe("Edit costNow"));
    expect(rows()[0]).toBe("Edit nameUndoneElm, NameElm → Oak");
    await person().keyboard("{End}{Enter}");
    await waitFor(() => expect(current()).toBe("Before the first stepNow"));
    folder.world.settle();
    expect(folder.world.text(file)).toBe(two);
    await person().keyboard("{Home}{Enter}");
    await waitFor(() => expect(current()).toBe("Edit nameNow"));
    folder.world.settle();
    expect(folder.world.text(file)).toBe(two.replace("cost = 3", "cost = 4").replace("Elm", "Oak"));
  });

  it("says which steps are no longer possible, and why", async () => {
    const { world } = folder;
    type(world, "a1", "cost", "4");
    world.settle();
    world.renameOver(file, two.replace("cost = 3", "cost = 9"));
    world.settle();
    await open();
    await waitFor(() => expect(document.querySelector(".steps-obstacle")).not.toBeNull());
    expect(document.querySelector(".steps-obstacle")?.textContent).toBe(
      `${texts.notPossible} The cell was changed by another program since.`,
    );
  });

  it("is cleared once that is confirmed", async () => {
    type(folder.world, "a1", "cost", "4");
    const dialog = await open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await person().click(within(dialog).getByRole("button", { name: texts.clearSteps }));
    const question = await screen.findByRole("dialog", { name: "Clear the undo history?" });
    await person().click(within(question).getByRole("button", { name: "Clear the undo history" }));
    await waitFor(() => expect(folder.world.state.done).toEqual([]));
    folder.world.settle();
    expect(folder.world.text(file)).toBe(two.replace("cost = 3", "cost = 4"));
  });

  it("counts the changes that it does not list, and names a row that is gone by its sheet", async () => {
    const { world } = folder;
    const columns = ["name", "cost", "power", "flavor"];
    edit(
      world,
      ["a1", "b2"].flatMap((id) => columns.map((column) => editOf(world, id, column, { kind: "text", text: "2" }))),
    );
    world.do({ kind: "rows/delete", sheet: cards, rowKeys: [rowKey(world, "a1")] });
    await open();
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [, step] = document.querySelectorAll(".steps > li");
    const changes = [...(step?.querySelectorAll("ul > li") ?? [])].map(({ textContent }) => textContent);
    expect(changes).toEqual([
      "cards, NameAsh → 2",
      "cards, Cost3 → 2",
      "cards, Powerabsent → 2",
      "cards, Flavorabsent → 2",
      "2, NameElm → 2",
      "2, Cost5 → 2",
      texts.moreChanges(2),
    ]);
    expect(step?.querySelector("button")?.textContent).toContain(texts.changeCount(8));
  });
});

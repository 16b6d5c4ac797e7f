import { cardName } from "../set.js";
import type { Task } from "../hand.js";
import { inCards, set } from "../text.js";

/** Sorting, filtering, hiding and finding, and typing into what is shown then. */
export const looking: readonly Task[] = [
  {
    title: "a cell is edited while the sheet is sorted by it, then in the order of the file",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(0, "image-number");
      await hand.command("Sort by this column, Z to A");
      // The last of the file is the first by its picture now.
      await hand.type("<Control+Home>", "Highest picture", "<Enter>");
      await hand.command("Clear sort and filter");
      await hand.type("<Control+Home>", "First of the file", "<Enter>");
    },
    expected: inCards(set(221, "name", `"Highest picture"`), set(0, "name", `"First of the file"`)),
  },
  {
    title: "cells are edited while others are filtered out",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(0, "card-type");
      await hand.press("Control+Alt+f");
      const dialog = hand.page.getByRole("dialog");
      await dialog.getByRole("checkbox", { name: /Character/u }).uncheck();
      await dialog.getByRole("button", { name: "Filter", exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
      // Every third card is an event: cards 2, 5 and 8 of the file.
      await hand.press("Control+Home", "ArrowRight", "ArrowRight");
      await hand.type("7", "<Enter>", "6", "<Enter>", "5", "<Enter>");
      await hand.command("Clear sort and filter");
      await hand.at(3, "energy-cost");
      await hand.type("4", "<Enter>");
    },
    expected: inCards(
      set(2, "energy-cost", "7"),
      set(5, "energy-cost", "6"),
      set(8, "energy-cost", "5"),
      set(3, "energy-cost", "4"),
    ),
  },
  {
    title: "a fill while others are filtered out fills what is shown",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(0, "card-type");
      await hand.press("Control+Alt+f");
      const dialog = hand.page.getByRole("dialog");
      await dialog.getByRole("checkbox", { name: /Character/u }).uncheck();
      await dialog.getByRole("button", { name: "Filter", exact: true }).click();
      await dialog.waitFor({ state: "hidden" });
      await hand.press("Control+Home", "ArrowRight", "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
    },
    expected: inCards(set(5, "energy-cost", "2"), set(8, "energy-cost", "2")),
  },
  {
    title: "a word is found, and the cell it is in typed over",
    act: async (hand) => {
      await hand.press("Control+f");
      await hand.type("ellringer");
      await hand.page.locator(".find").getByRole("status").getByText("1 of").waitFor();
      await hand.type("<Escape>", "Found", "<Enter>");
    },
    expected: inCards(set(3, "name", `"Found"`)),
  },
  {
    title: "the next place of a word is found by Enter",
    act: async (hand) => {
      await hand.press("Control+f");
      await hand.type("ellringer");
      await hand.page.locator(".find").getByRole("status").getByText("1 of").waitFor();
      await hand.type("<Enter>", "<Escape>", "Found next", "<Enter>");
    },
    expected: inCards(set(24, "name", `"Found next"`)),
  },
  {
    title: "a card is gone to by its name, and renamed",
    act: async (hand) => {
      await hand.press("Control+g");
      await hand.type(cardName(150), "<Enter>", "Gone to", "<Enter>");
    },
    expected: inCards(set(150, "name", `"Gone to"`)),
  },
  {
    title: "a column is hidden, typed past, and shown again by undo",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(6, "id");
      await hand.command("Hide this column");
      await hand.page.locator('.ag-header-cell[col-id="id"]').waitFor({ state: "detached" });
      await hand.type("<Home>", "Seen", "<Tab>", "7", "<Enter>");
      await hand.press("Control+z", "Control+z", "Control+z");
      await hand.page.locator('.ag-header-cell[col-id="id"]').waitFor();
      await hand.type("<Home>", "Seen again", "<Enter>");
    },
    expected: inCards(set(6, "name", `"Seen again"`)),
  },
];

import { cardCount } from "../set.js";
import type { Task } from "../hand.js";
import { inCards, set, without } from "../text.js";

const last = cardCount - 1;

/** Going about the sheet and typing at once. */
export const moving: readonly Task[] = [
  {
    title: "Ctrl+Down, Ctrl+Home, then a name",
    act: (hand) => hand.type("<Control+ArrowDown>", "<Control+Home>", "First", "<Enter>"),
    expected: inCards(set(0, "name", `"First"`)),
  },
  {
    title: "Ctrl+End, Home, then a name",
    act: (hand) => hand.type("<Control+End>", "<Home>", "Last", "<Enter>"),
    expected: inCards(set(last, "name", `"Last"`)),
  },
  {
    title: "End, then the last of two roads",
    act: async (hand) => {
      await hand.at(4, "name");
      await hand.type("<End>", "Stone", "<Enter>");
    },
    expected: inCards(set(4, "resonance", `["Ruin", "Stone"]`)),
  },
  {
    title: "Home, then a name",
    act: async (hand) => {
      await hand.at(4, "spark");
      await hand.type("<Home>", "Home", "<Enter>");
    },
    expected: inCards(set(4, "name", `"Home"`)),
  },
  {
    title: "round the sheet by Ctrl and arrows",
    act: async (hand) => {
      await hand.at(4, "energy-cost");
      await hand.press("Control+ArrowRight", "Control+ArrowDown", "Control+ArrowLeft", "ArrowUp", "ArrowDown");
      await hand.type("Corner", "<Enter>", "<Control+ArrowUp>", "Other corner", "<Enter>");
    },
    expected: inCards(set(last, "name", `"Corner"`), set(0, "name", `"Other corner"`)),
  },
  {
    title: "page by page to the end, and back to the top",
    act: async (hand) => {
      await hand.times(20, "PageDown");
      await hand.type("End of pages", "<Enter>");
      await hand.times(20, "PageUp");
      await hand.type("Start of pages", "<Enter>");
    },
    expected: inCards(set(last, "name", `"End of pages"`), set(0, "name", `"Start of pages"`)),
  },
  {
    title: "a range by Shift and arrows is emptied",
    act: async (hand) => {
      await hand.at(6, "spark");
      await hand.press("Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowUp", "Delete");
    },
    expected: inCards(without(6, "spark"), without(7, "spark")),
  },
  {
    title: "a range by Shift and click is emptied, each text with its own quotes",
    act: async (hand) => {
      await hand.click(6, "variables");
      await hand.click(8, "variables", "Shift");
      await hand.press("Delete");
    },
    expected: inCards(set(6, "variables", `"""\n"""`), set(8, "variables", `""`)),
  },
  {
    title: "a click, the wheel far away, then a name",
    act: async (hand) => {
      await hand.click(2, "name");
      await hand.page.mouse.wheel(0, 4_000);
      await hand.type("Scrolled", "<Enter>");
    },
    expected: inCards(set(2, "name", `"Scrolled"`)),
  },
  {
    title: "a click into the cell below while typing takes what was typed",
    act: async (hand) => {
      await hand.click(2, "name");
      await hand.type("Two");
      await hand.click(5, "energy-cost");
      await hand.type("6", "<Enter>");
    },
    expected: inCards(set(2, "name", `"Two"`), set(5, "energy-cost", "6")),
  },
];

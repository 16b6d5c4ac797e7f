import type { Task } from "../hand.js";
import { deleted, drawnId, inCards, inserted, moved, rowText, set, type Change } from "../text.js";
import { cardId } from "../set.js";

const newRow = (row: number, name: string, more = ""): Change =>
  inserted(row, `[[cards]]\nname = "${name}"\nid = "${drawnId}"\n${more}\n`);
const costs = (from: number, to: number, cost: string): Change[] =>
  Array.from({ length: to - from + 1 }, (_, at) => set(from + at, "energy-cost", cost));

/** Rows that come, go and move, and the history. */
export const rows: readonly Task[] = [
  {
    title: "a row is added and typed into at once",
    act: async (hand) => {
      await hand.at(3, "name");
      await hand.type("<Control+n>", "Fresh", "<Tab>", "<Tab>", "4", "<Enter>");
    },
    expected: inCards(newRow(4, "Fresh", "energy-cost = 4\n")),
  },
  {
    title: "two rows are added one after the other",
    act: async (hand) => {
      await hand.at(3, "spark");
      await hand.type("<Control+n>", "Fresh", "<Enter>", "<ArrowUp>", "<Control+n>", "Fresher", "<Enter>");
    },
    expected: inCards(newRow(4, "Fresh"), newRow(5, "Fresher")),
  },
  {
    title: "a row is inserted above",
    act: async (hand) => {
      await hand.at(6, "name");
      await hand.type("<Control+Shift+Enter>", "Above", "<Enter>");
    },
    expected: inCards(newRow(6, "Above")),
  },
  {
    title: "a row is duplicated and named at once",
    act: async (hand) => {
      await hand.at(3, "name");
      await hand.type("<Control+Shift+D>", "Twin", "<Enter>");
    },
    expected: inCards(inserted(4, rowText(3).replace("Copper Bellringer", "Twin").replace(cardId(3), drawnId))),
  },
  {
    title: "a row is moved down three times quickly, and goes on being typed into",
    act: async (hand) => {
      await hand.at(6, "name");
      await hand.type("<Alt+ArrowDown>", "<Alt+ArrowDown>", "<Alt+ArrowDown>", "<F2>", " moved", "<Enter>");
    },
    expected: inCards(moved(6, 9), set(9, "name", `"Hollow Moth moved"`)),
  },
  {
    title: "a row is moved up twice",
    act: async (hand) => {
      await hand.at(6, "energy-cost");
      await hand.type("<Alt+ArrowUp>", "<Alt+ArrowUp>", "1", "<Enter>");
    },
    expected: inCards(moved(6, 4), set(4, "energy-cost", "1")),
  },
  {
    title: "two rows are deleted one after the other, and the next is typed into",
    act: async (hand) => {
      await hand.at(6, "name");
      await hand.type("<Control+Delete>", "<Control+Delete>", "Next", "<Enter>");
    },
    expected: inCards(deleted(6), deleted(6), set(6, "name", `"Next"`)),
  },
  {
    title: "a deleted row is brought back and typed into",
    act: async (hand) => {
      await hand.at(6, "name");
      await hand.type("<Control+Delete>", "<Control+z>", "Back again", "<Enter>");
    },
    expected: inCards(set(6, "name", `"Back again"`)),
  },
  {
    title: "ten steps are undone and seven done again",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.times(10, "9", "Enter");
      await hand.times(10, "Control+z");
      await hand.times(7, "Control+Shift+Z");
    },
    expected: inCards(...costs(1, 7, "9")),
  },
  {
    title: "what is typed after an undo goes to the cell that was undone",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.type("9", "<Enter>", "<Control+End>", "<Control+z>", "6", "<Enter>");
    },
    expected: inCards(set(1, "energy-cost", "6")),
  },
];

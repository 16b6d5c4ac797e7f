import { cardCount } from "../set.js";
import type { Task } from "../hand.js";
import { after, drawnId, inCards, inserted, set, without } from "../text.js";

const last = cardCount - 1;

/** Filling, copying, cutting and pasting. */
export const ranges: readonly Task[] = [
  {
    title: "a number is filled down",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.press("Shift+ArrowDown", "Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
    },
    expected: inCards(...[2, 3, 4].map((row) => set(row, "energy-cost", "1"))),
  },
  {
    title: "a number is filled to the right",
    act: async (hand) => {
      await hand.at(1, "spark");
      await hand.press("Shift+ArrowRight", "Control+r");
    },
    expected: inCards(set(1, "image-number", "1")),
  },
  {
    title: "a block is copied and pasted, its gap too",
    act: async (hand) => {
      await hand.at(1, "spark");
      await hand.press("Shift+ArrowDown", "Shift+ArrowRight", "Control+c");
      await hand.at(9, "spark");
      await hand.press("Control+v");
    },
    expected: inCards(
      set(9, "spark", "1"),
      set(9, "image-number", "41003"),
      without(10, "spark"),
      set(10, "image-number", "41006"),
    ),
  },
  {
    title: "one value is pasted over a range",
    act: async (hand) => {
      await hand.at(1, "spark");
      await hand.press("Control+c");
      await hand.at(6, "spark");
      await hand.press("Shift+ArrowDown", "Control+v");
    },
    expected: inCards(set(6, "spark", "1"), set(7, "spark", "1")),
  },
  {
    title: "a cell is cut and pasted",
    act: async (hand) => {
      await hand.at(1, "spark");
      await hand.press("Control+x", "ArrowDown", "ArrowDown", "Control+v");
    },
    expected: inCards(without(1, "spark"), set(3, "spark", "1")),
  },
  {
    title: "a block of another spreadsheet is pasted, with quotes and line breaks",
    act: async (hand) => {
      await hand.copyElsewhere(`"a ""quoted"" word"\tTRUE\t3\r\n"two\r\nlines"\tFALSE\t4\r\n`);
      await hand.at(1, "subtype");
      await hand.press("Control+v");
    },
    expected: inCards(
      set(1, "subtype", String.raw`"a \"quoted\" word"`),
      set(1, "is-fast", "true"),
      set(1, "spark", "3"),
      after(2, "card-type", `subtype = """\ntwo\nlines"""`),
      after(2, "is-fast", "spark = 4"),
    ),
  },
  {
    title: "blank cells pasted over ids leave the ids",
    act: async (hand) => {
      await hand.copyElsewhere("One\t\t1\nTwo\t\t2");
      await hand.at(6, "name");
      await hand.press("Control+v");
    },
    expected: inCards(
      set(6, "name", `"One"`),
      set(6, "energy-cost", "1"),
      set(7, "name", `"Two"`),
      set(7, "energy-cost", "2"),
    ),
  },
  {
    title: "a paste past the last row adds rows when asked to",
    act: async (hand) => {
      await hand.copyElsewhere("Last one\t\t3\nNew A\t\t1\nNew B\t\t2");
      await hand.press("Control+End", "Home", "Control+v");
      await hand.page.getByRole("dialog").getByRole("button", { name: "Add 2 rows" }).click();
    },
    expected: inCards(
      set(last, "name", `"Last one"`),
      set(last, "energy-cost", "3"),
      inserted(cardCount, `[[cards]]\nname = "New A"\nid = "${drawnId}"\nenergy-cost = 1\n\n`),
      inserted(cardCount + 1, `[[cards]]\nname = "New B"\nid = "${drawnId}"\nenergy-cost = 2\n\n`),
    ),
  },
  {
    title: "a paste of many cells is one step to undo",
    act: async (hand) => {
      await hand.copyElsewhere("1\n1\n1\n1");
      await hand.at(6, "energy-cost");
      await hand.type("<Control+v>", "<Control+z>", "5", "<Enter>");
    },
    expected: inCards(set(6, "energy-cost", "5")),
  },
];

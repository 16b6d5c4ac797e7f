import type { Task } from "../hand.js";
import { after, inCards, set, without } from "../text.js";

/** Typing into cells, and the keys that end it. */
export const typing: readonly Task[] = [
  {
    title: "a number is typed over another",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.type("7", "<Enter>");
    },
    expected: inCards(set(1, "energy-cost", "7")),
  },
  {
    title: "a comment behind a number stays",
    act: async (hand) => {
      await hand.at(4, "energy-cost");
      await hand.type("3", "<Enter>");
    },
    expected: inCards(set(4, "energy-cost", "3")),
  },
  {
    title: "F2 appends to a name",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.type("<F2>", " the Late", "<Enter>");
    },
    expected: inCards(set(1, "name", `"Ashen Lamplighter the Late"`)),
  },
  {
    title: "F2 appends a digit to a number",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.type("<F2>", "2", "<Enter>");
    },
    expected: inCards(set(1, "energy-cost", "12")),
  },
  {
    title: "a row of entries goes along by Tab and on below its first cell by Enter",
    act: async (hand) => {
      await hand.at(6, "spark");
      await hand.type("8", "<Tab>", "41900", "<Tab>", "rare", "<Enter>", "9", "<Enter>");
    },
    expected: inCards(
      set(6, "spark", "8"),
      set(6, "image-number", "41900"),
      set(6, "rarity", `"Rare"`),
      set(7, "spark", "9"),
    ),
  },
  {
    title: "Shift+Tab goes back",
    act: async (hand) => {
      await hand.at(6, "image-number");
      await hand.type("1", "<Shift+Tab>", "2", "<Tab>", "3", "<Enter>");
    },
    expected: inCards(set(6, "image-number", "3"), set(6, "spark", "2")),
  },
  {
    title: "Enter after Enter goes down a column, Shift+Enter goes up",
    act: async (hand) => {
      await hand.at(6, "energy-cost");
      await hand.type("1", "<Enter>", "2", "<Enter>", "3", "<Shift+Enter>", "<Shift+Enter>", "4", "<Enter>");
    },
    expected: inCards(set(6, "energy-cost", "4"), set(7, "energy-cost", "2"), set(8, "energy-cost", "3")),
  },
  {
    title: "Escape leaves a text as it was",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.type("Nobody", "<Escape>", "<ArrowDown>", "Somebody", "<Enter>");
    },
    expected: inCards(set(2, "name", `"Somebody"`)),
  },
  {
    title: "Alt+Enter begins a new line",
    act: async (hand) => {
      await hand.at(3, "name");
      await hand.type("<F2>", "<Alt+Enter>", "or another", "<Enter>");
    },
    expected: inCards(set(3, "name", `"""\nCopper Bellringer\nor another"""`)),
  },
  {
    title: "Ctrl+Enter takes the text and stays",
    act: async (hand) => {
      await hand.at(1, "energy-cost");
      await hand.type("6", "<Control+Enter>", "<ArrowDown>", "5", "<Enter>");
    },
    expected: inCards(set(1, "energy-cost", "6"), set(2, "energy-cost", "5")),
  },
  {
    title: "Backspace empties a cell to type into it",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.type("<Backspace>", "New", "<Enter>");
    },
    expected: inCards(set(1, "name", `"New"`)),
  },
  {
    title: "Delete removes a number",
    act: async (hand) => {
      await hand.at(1, "spark");
      await hand.type("<Delete>");
    },
    expected: inCards(without(1, "spark")),
  },
  {
    title: "Delete leaves an empty text where the column has such",
    act: async (hand) => {
      await hand.at(1, "variables");
      await hand.type("<Delete>");
    },
    expected: inCards(set(1, "variables", `""`)),
  },
  {
    title: "Shift+Delete removes the key",
    act: async (hand) => {
      await hand.at(1, "variables");
      await hand.type("<Shift+Delete>");
    },
    expected: inCards(without(1, "variables")),
  },
  {
    title: "Space ticks checkboxes one below the other",
    act: async (hand) => {
      await hand.at(1, "is-fast");
      await hand.type("<Space>", "<ArrowDown>", "<Space>");
    },
    expected: inCards(set(1, "is-fast", "true"), set(2, "is-fast", "true")),
  },
  {
    title: "a choice is made by a few letters",
    act: async (hand) => {
      await hand.at(1, "rarity");
      await hand.type("leg", "<Enter>");
    },
    expected: inCards(set(1, "rarity", `"Legendary"`)),
  },
  {
    title: "a name of digits stays a text, and a star in place of a number is one",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.type("1984", "<Tab>", "<Tab>", "*", "<Enter>");
    },
    expected: inCards(set(1, "name", `"1984"`), set(1, "energy-cost", `"*"`)),
  },
  {
    title: "a number is typed where a card has none",
    act: async (hand) => {
      await hand.at(2, "spark");
      await hand.type("2", "<Enter>");
    },
    expected: inCards(after(2, "is-fast", "spark = 2")),
  },
];

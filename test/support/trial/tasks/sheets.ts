import type { Files } from "../set.js";
import type { Task } from "../hand.js";
import { inCards, inDecks, set } from "../text.js";

/** Two sheets, the second of which ends its lines with CRLF. */
export const sheets: readonly Task[] = [
  {
    title: "the other sheet is shown and typed into at once, and its line ends stay",
    leavesLook: true,
    act: (hand) => hand.type("<Control+Tab>", "<Control+Home>", "High Tide", "<Enter>"),
    expected: inDecks(set(0, "deck", `"High Tide"`)),
  },
  {
    title: "each sheet keeps its cell",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(3, "energy-cost");
      await hand.type("<Control+Tab>", "<Control+Home>", "<ArrowDown>", "<Control+Tab>", "7", "<Control+Enter>");
      await hand.type("<Control+Tab>", "Neap Tide", "<Enter>");
    },
    expected: (before: Files) => inDecks(set(1, "deck", `"Neap Tide"`))(inCards(set(3, "energy-cost", "7"))(before)),
  },
  {
    title: "undo goes back across sheets, and typing goes on there",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(3, "name");
      await hand.type("Cards first", "<Enter>", "<Control+Tab>", "<Control+Home>", "Decks then", "<Enter>");
      await hand.type("<Control+z>", "<Control+z>", "Cards again", "<Enter>");
    },
    expected: inCards(set(3, "name", `"Cards again"`)),
  },
];

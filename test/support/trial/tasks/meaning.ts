import { cardName } from "../set.js";
import type { Hand, Task } from "../hand.js";
import { inCards, set, type Change } from "../text.js";

/** Waits until the text editor beside the sheet has the keyboard. */
const editorReady = async ({ page }: Hand): Promise<void> => {
  await page.waitForFunction(() => document.activeElement?.closest('[data-cell="rulesText"]') !== null);
};

const offered =
  (from: string, to: string): Change =>
  (text) =>
    text.replace(from, to);

/** Rules text, problems and their fixes, and what a column offers. */
export const meaning: readonly Task[] = [
  {
    title: "rules text is opened for the first time and typed over at once",
    leavesLook: true,
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.press("Control+e", "Control+a");
      await hand.type("{Judgment} Gain {energy($c)}.", "<Control+Enter>");
    },
    expected: inCards(set(1, "rules-text", `"{Judgment} Gain {energy($c)}."`)),
  },
  {
    title: "rules text is appended to at its end",
    act: async (hand) => {
      await hand.at(1, "rules-text");
      await hand.type("<Enter>", "<Control+End>", " Gain {energy($c)}.", "<Control+Enter>");
    },
    expected: inCards(set(1, "rules-text", `"{Judgment} Draw {cards($c)}. Gain {energy($c)}."`)),
  },
  {
    title: "rules text is written with completion and one fix",
    act: async (hand) => {
      const { page } = hand;
      await hand.at(7, "rules-text");
      await hand.press("Enter");
      await editorReady(hand);
      await hand.type("Dra");
      await page.locator(".suggest-widget.visible").getByText("draw").first().waitFor();
      await hand.type("<Enter>", " {cards($c)}.");
      await page.getByRole("list", { name: "Problems of this row" }).getByRole("button", { name: /c: 1/u }).click();
      await page.locator('.rules-editor[data-cell="variables"]').getByText("c").first().waitFor();
      await hand.press("Control+Enter");
    },
    expected: inCards(set(7, "rules-text", `"Draw {cards($c)}."`), set(7, "variables", `"c: 1"`)),
  },
  {
    title: "rules text is left for the sheet, where the next key goes",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.press("Control+e");
      await editorReady(hand);
      await hand.type("<Control+End>", " Then rest.", "<Control+e>", "After rest", "<Enter>");
    },
    expected: inCards(
      set(1, "rules-text", `"{Judgment} Draw {cards($c)}. Then rest."`),
      set(1, "name", `"After rest"`),
    ),
  },
  {
    title: "a misspelt choice is kept, marked and fixed by its fix",
    act: async (hand) => {
      const { page } = hand;
      await hand.at(6, "card-type");
      await hand.type("Evemt", "<Enter>");
      await page.locator('.ag-row[row-index="6"] .ag-cell[col-id="card-type"] .cell-problem').waitFor();
      await hand.press("ArrowUp", "Control+.");
      await page
        .getByRole("dialog", { name: "Problems of this cell" })
        .getByRole("button", { name: /Event/u })
        .first()
        .waitFor();
      await hand.press("Enter");
    },
    expected: inCards(set(6, "card-type", `"Event"`)),
  },
  {
    title: "a choice that is not offered is added to the list from its cell",
    act: async (hand) => {
      await hand.at(1, "rarity");
      await hand.type("Mythic", "<ArrowDown>", "<Enter>");
    },
    expected: inCards(set(1, "rarity", `"Mythic"`), offered(`"Legendary"]\n\n`, `"Legendary", "Mythic"]\n\n`)),
  },
  {
    title: "another program writes another cell while one is typed into",
    act: async (hand) => {
      await hand.at(1, "name");
      await hand.type("Half ");
      hand.folder.write(hand.folder.read().replace(`"${cardName(2)}"`, `"Written outside"`));
      await hand.page.locator('.ag-row[row-index="2"] .ag-cell[col-id="name"]').getByText("Written outside").waitFor();
      await hand.type("a name", "<Enter>");
    },
    expected: inCards(set(1, "name", `"Half a name"`), set(2, "name", `"Written outside"`)),
  },
];

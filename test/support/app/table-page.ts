import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

const card = (name: string, at: number, more: string): string => `[[cards]]
name = "${name}"
id = "5e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e${at}"
energy-cost = 0
${more}
`;

/** Cards of our own that cost nothing, so that a match is short: two that stand and score, two that do something. */
export const tableCards = [
  card("Harbor Watch", 10, 'rules-text = ""\nvariables = ""\ncard-type = "Character"\nsubtype = "Warrior"\nspark = 4'),
  card("Ferry Guide", 11, 'rules-text = ""\nvariables = ""\ncard-type = "Character"\nsubtype = "Guide"\nspark = 3'),
  card("Quiet Letter", 12, 'rules-text = "Draw {cards($c)}."\nvariables = "c: 1"\ncard-type = "Event"'),
  card("Salt Verdict", 13, 'rules-text = "An ally gains +{$s} spark."\nvariables = "s: 2"\ncard-type = "Event"'),
].join("\n");

/** Who plays, by which rules. */
export interface Seating {
  /** By seat, as the dialog names them: `person`, `first`, `search`, … */
  readonly players: readonly [string, string];
  /** The place of the rules in their list. */
  readonly rules?: number;
  readonly seed?: string;
}

/** The match on a page. */
export interface TablePage {
  /** Cards of the side below, and of the side above. */
  readonly hand: () => Locator;
  readonly field: () => Locator;
  readonly enemyField: () => Locator;
  readonly inHand: (name: string) => Locator;
  readonly question: () => Locator;
  /** The place of a number of the side below: in lanes. */
  readonly slot: (number: number) => Locator;
  readonly shown: () => Promise<void>;
  /** Begins a match by the dialog. */
  readonly begin: (seating: Seating) => Promise<void>;
}

export function tableOn(page: Page): TablePage {
  const own = (zone: string): Locator => page.locator(`.board-row[data-own] .zone[data-zone="${zone}"]`);
  const hand = (): Locator => own("hand").locator(".tile");
  const question = (): Locator => page.locator(".prompt-title");
  const shown = async (): Promise<void> => {
    await page.locator(".table").waitFor();
    await expect.poll(() => question().innerText()).toContain("Your turn");
  };
  return {
    hand,
    question,
    shown,
    field: () => own("battlefield").locator(".tile"),
    enemyField: () => page.locator('.board-row:not([data-own]) .zone[data-zone="battlefield"] .tile'),
    inHand: (name) => hand().filter({ hasText: name }).first(),
    slot: (number) => own("battlefield").locator(`[data-slot="${number}"]`),
    begin: async ({ players, rules, seed }) => {
      await page.keyboard.press("Control+Alt+Enter");
      const dialog = page.getByRole("dialog", { name: "Play a match" });
      for (const [seat, player] of players.entries()) {
        await dialog.getByLabel("Played by").nth(seat).selectOption(player);
      }
      if (rules !== undefined) await dialog.getByLabel("Rules").selectOption({ index: rules });
      if (seed !== undefined) await dialog.getByLabel("Seed").fill(seed);
      await dialog.getByRole("button", { name: "Play", exact: true }).click();
      await shown();
    },
  };
}

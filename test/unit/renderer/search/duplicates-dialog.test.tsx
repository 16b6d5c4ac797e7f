// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, placeNow } from "../../../support/page/app.js";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { activeSheet, getApp, openOverlay, sheetKey, visibleRowsOf } from "../../../../renderer/state/index.js";
import { games } from "../../../../shared/games/index.js";
import { aCharacter } from "../../shared/games/dreamtides/invariants/tables.js";

eachOnNewApp();

const texts = ["Draw {cards($c)}.", "Gain {energy($e)}.", "Draw {cards($c)}.", "Banish this character."];
const rows = texts.map((text, at) =>
  aCharacter({
    name: `"Card ${at + 1}"`,
    id: `"00000000-0000-4000-8000-00000000000${at + 1}"`,
    "rules-text": `"${text}"`,
    variables: text.startsWith("Draw") ? `"c: ${at + 1}"` : text.startsWith("Gain") ? '"e: 1"' : '""',
  }),
);

beforeEach(async () => {
  await openApp({ "cards.toml": rows.join("\n") }, { games });
  openOverlay({ kind: "duplicates" });
  await screen.findByRole("dialog");
  await expect.poll(() => within(dialog()).queryAllByRole("button", { name: /^Card/u }).length).toBe(2);
});

const dialog = (): HTMLElement => screen.getByRole("dialog", { name: "Near-duplicates" });
const visible = (): number | undefined => {
  const sheet = activeSheet(getApp());
  return sheet && visibleRowsOf(sheetKey(sheet.ref))?.size;
};

describe("near-duplicates", () => {
  it("are cards that are the same except for their numbers, and are shown in the sheet", async () => {
    const group = within(dialog()).getByRole("region", { name: "Group 1" });
    expect(
      within(group)
        .getAllByRole("button", { name: /^Card/u })
        .map(({ textContent }) => textContent),
    ).toEqual(["Card 1", "Card 3"]);
    await person().click(within(dialog()).getByRole("button", { name: "Show all in the sheet" }));
    await expect.poll(() => getApp().overlay).toBeNull();
    await expect.poll(visible).toBe(2);
  });

  it("lead to the card that is clicked", async () => {
    await person().click(within(dialog()).getByRole("button", { name: "Card 3" }));
    await expect.poll(placeNow).toMatch(/^2 /u);
    expect(visible()).toBeUndefined();
  });
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../../support/page/app.js";
import { expect, it } from "vitest";
import { games } from "../../../../../shared/games/index.js";

eachOnNewApp();

const ability = (amount: number): string => `
  [[cards.abilities]]
  name = "Heal ${amount}"
  ability_type = "triggered"

    [[cards.abilities.alterations]]
    effect = "heal_player"
    target = "owner"
    start_trigger = "on_card_enter_battlefield"
    params = { amount = ${amount} }
`;
const card = (id: string, abilities: number): string =>
  `[[cards]]\ncard_id = "${id}"\nname = "${id}"\ntype = "creature"\n` +
  Array.from({ length: abilities }, (_, at) => ability(at + 1)).join("");

const titles = (): string[] =>
  [...document.getElementsByClassName("ag-header-cell-text")].map(({ textContent }) => textContent);
const rest = (): string[] => [...document.querySelectorAll(".rest-items")].map(({ textContent }) => textContent);

it("a list with more items than columns has one more column, which names them and leads to them", async () => {
  await openApp({ "cards.toml": `${card("many", 8)}\n${card("few", 6)}` }, { games });
  await expect.poll(titles).toContain("…");
  expect(titles().filter((title) => /^Ability|^…/u.test(title))).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((number) => `Ability ${number}`),
    "…",
  ]);
  expect(rest()).toEqual(["on enter: heal owner 7 (+1)", ""]);
  const [cell] = document.querySelectorAll<HTMLElement>(".rest-items");
  if (cell) await person().click(cell);
  await expect
    .poll(() => document.activeElement?.closest("[aria-label]")?.getAttribute("aria-label"))
    .toContain("Ability 7 of 8, Heal 7");
});

it("a list with as many items as columns has no column for more", async () => {
  await openApp({ "cards.toml": card("few", 6) }, { games });
  await expect.poll(titles).toContain("Ability 6");
  expect(titles()).not.toContain("…");
});

// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person, session } from "../../../support/page/app.js";
import { act, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";

eachOnNewApp();

const card = (name: string, cost: number, power: number | ""): string =>
  `[[cards]]\nid = "${name.toLowerCase()}"\nname = "${name}"\ncost = ${cost}\n${power === "" ? "" : `power = ${power}\n`}\n`;
/** Power is twice the cost but for one card, and one card has none. */
const cards = [
  ...Array.from({ length: 12 }, (_, at) => card(`Card ${at}`, at % 4, 2 * (at % 4))),
  card("Giant", 2, 12),
  card("Blank", 1, ""),
].join("");

const open = async (text: string): Promise<HTMLElement> => {
  await openApp({ "cards.toml": text });
  act(() => openOverlay({ kind: "fit" }));
  return screen.findByRole("dialog", { name: "One number against another" });
};
const lines = (): string[] =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .map((row) => [...row.querySelectorAll("th, td")].map(({ textContent }) => textContent).join(" | "));

describe("one number against another", () => {
  it("says which line fits, of how many cards, and names what is off it", async () => {
    const dialog = await open(cards);
    await person().selectOptions(screen.getByLabelText("Number"), "Power");
    await person().selectOptions(screen.getByLabelText("Against"), "Cost");
    // What is said of saving comes after it.
    expect(within(dialog).getAllByRole("status")[0]?.textContent).toMatch(
      /^Power = 2\.\d+ × Cost \+ 0\.\d+\. The line explains \d\d % of the variance\. 13 of 14 cards have both numbers\.$/u,
    );
    expect(lines()[1]).toMatch(/^Giant \| 2 \| 12 \| \d\.\d+ \| ▴ \+\d\.\d+$/u);
    expect(lines()).toHaveLength(2);
    await person().click(screen.getByRole("button", { name: "Giant" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await expect.poll(() => getApp().place.rowKey).not.toBeNull();
  });

  it("takes no number against itself: the two change places", async () => {
    await open(cards);
    await person().selectOptions(screen.getByLabelText("Number"), "Power");
    await person().selectOptions(screen.getByLabelText("Against"), "Cost");
    await person().selectOptions(screen.getByLabelText("Number"), "Cost");
    expect(screen.getByLabelText("Against")).toHaveProperty("value", "power");
    await person().selectOptions(screen.getByLabelText("Against"), "Cost");
    expect(screen.getByLabelText("Number")).toHaveProperty("value", "power");
  });

  it("says why there is no line", async () => {
    await open(card("Ash", 1, 2) + card("Bell", 2, 3));
    screen.getByText(/^A line needs three cards with both numbers/u);
  });

  it("says where the line was in an earlier version, and by how much it moved", async () => {
    const dialog = await open(Array.from({ length: 6 }, (_, at) => card(`Card ${at}`, at, 2 * at)).join(""));
    const { answer } = session;
    let then = (cost: number): number => cost + 1;
    const earlier = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        key: `earlier ${at}`,
        cells: [`c${at}`, `C${at}`, at, then(at)],
      }));
    let rows = earlier(5);
    session.answer = async (name, request) =>
      name === "revision/rows" ? ok({ more: [], rows, commit: "f".repeat(40) }) : answer(name, request);
    await person().selectOptions(screen.getByLabelText("Number"), "Power");
    await person().selectOptions(screen.getByLabelText("Against"), "Cost");
    const choose = (choice: string) => person().selectOptions(screen.getByLabelText("Compare with"), choice);
    await choose("The last commit");
    await within(dialog).findByText(
      "Then: Power = 1 × Cost + 1. 5 of 5 cards had both numbers. Slope +1, intercept −1 since then.",
    );
    within(dialog).getByText("Dashed: the line now. Dotted: the line then.");
    rows = earlier(2);
    await choose("When the folder was opened");
    await within(dialog).findByText(/^Then there was no line: 2 cards had both numbers/u);
    then = (cost) => 2 * cost;
    rows = earlier(4);
    await choose("The last commit");
    await within(dialog).findByText(/The line is the same as then\.$/u);
    await person().selectOptions(screen.getByLabelText("Rows counted"), "On screen (6)");
    expect(within(dialog).queryByText(/^Then/u)).toBeNull();
    within(dialog).getByText("Figures are compared with earlier ones over all rows only.");
  });
});

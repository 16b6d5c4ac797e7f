// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, requestsOf } from "../../../support/page/app.js";
import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  await openApp({ "cards.toml": deck(card("a", { name: "Ash" }), card("b", { name: "Oak" })) });
  act(() => runCommand("row-height"));
});

const dialog = (): HTMLElement | null => screen.queryByRole("dialog", { name: "Row height" });
const heightPx = (row: number): string | undefined => cellAt(row, "name").closest<HTMLElement>(".ag-row")?.style.height;

describe("the dialog of row heights", () => {
  it("has the keyboard in its field, and sets the height of the row by Enter", async () => {
    const other = heightPx(1);
    await person().keyboard("120{Enter}");
    await expect.poll(dialog).toBeNull();
    await expect.poll(() => heightPx(0)).toBe("120px");
    expect(heightPx(1)).toBe(other);
  });

  it("proposes the height that rows have now, in the density that the person chose", async () => {
    const proposed = (): string => screen.getByLabelText<HTMLInputElement>("Height, px").placeholder;
    expect(proposed()).toBe("34 (default)");
    act(() => runCommand("density-compact"));
    await expect.poll(proposed).toBe("28 (default)");
  });

  it("keeps the height on this computer: nothing is written to the file", async () => {
    await person().keyboard("120{Enter}");
    await expect.poll(() => heightPx(0)).toBe("120px");
    expect(requestsOf("metadata/edit")).toEqual([]);
  });

  it("refuses what is not a height, and says which are", async () => {
    const before = heightPx(0);
    await person().keyboard("1{Enter}");
    expect(dialog()?.textContent).toMatch(/A whole number from \d+ to \d+\./u);
    expect(heightPx(0)).toBe(before);
  });

  it("goes back to the usual height where the field is emptied", async () => {
    const usual = heightPx(0);
    await person().keyboard("120{Enter}");
    await expect.poll(() => heightPx(0)).toBe("120px");
    act(() => runCommand("row-height"));
    await person().keyboard("{Control>}a{/Control}{Backspace}{Enter}");
    await expect.poll(() => heightPx(0)).toBe(usual);
  });
});

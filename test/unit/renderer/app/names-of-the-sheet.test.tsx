// @vitest-environment happy-dom
import { eachOnNewApp, openApp } from "../../../support/page/app.js";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

describe("the sheet, for those who cannot see it", () => {
  it("has a heading with its name, and a name for its corner", async () => {
    await openApp({ "cards.toml": deck(card("a", { name: "Ash" })) });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("cards");
    const corner = document.querySelector(".ag-header-cell[col-id='#']");
    expect(corner?.textContent.trim()).toBe("Row numbers");
  });
});

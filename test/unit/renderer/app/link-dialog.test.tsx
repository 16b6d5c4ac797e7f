// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../support/page/page.js";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { LinkDialog } from "../../../../renderer/app/LinkDialog.js";
import { getApp, openOverlay } from "../../../../renderer/state/index.js";

eachOnNewPage();

const address = "https://cards.example/ash";
let opened: MockInstance<typeof window.open>;
beforeEach(() => {
  opened = vi.spyOn(window, "open").mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  opened.mockRestore();
});

/** The question before a link leads out, as it is asked by the page. */
function ask(): void {
  const link = { host: "cards.example", address };
  openOverlay({ kind: "link", link });
  render(<LinkDialog link={link} />);
}

it("a link leads out only after its whole address was seen and confirmed, and the new page learns nothing of ours", async () => {
  ask();
  expect(screen.getByText(address)).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
  expect(opened).not.toHaveBeenCalled();
  await person().click(screen.getByRole("button", { name: "Open in a new tab" }));
  expect(opened.mock.calls).toEqual([[address, "_blank", "noopener,noreferrer"]]);
  expect(getApp().overlay).toBeNull();
});

it("Enter pressed too soon opens nothing", async () => {
  ask();
  await person().keyboard("{Enter}");
  expect(opened).not.toHaveBeenCalled();
  expect(getApp().overlay).toBeNull();
});

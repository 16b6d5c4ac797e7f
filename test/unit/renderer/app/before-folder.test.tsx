// @vitest-environment happy-dom
import "../../../support/page/app.js";
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BeforeTheFolder } from "../../../../renderer/app/BeforeTheFolder.js";
import { setApp } from "../../../../renderer/state/index.js";

it("says what a page waits for before it has a folder: the host, then the folder itself", () => {
  setApp({ workspace: undefined, connection: "connecting" });
  render(<BeforeTheFolder />);
  expect(screen.getByRole("status").textContent).toBe("Connecting…");
  act(() => setApp({ connection: "open" }));
  expect(screen.getByRole("status").textContent).toBe("Opening the folder…");
});

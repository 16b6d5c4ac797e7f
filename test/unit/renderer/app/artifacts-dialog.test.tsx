// @vitest-environment happy-dom
import { answerCalls, eachOnNewPage, person, requestsOf } from "../../../support/page/page.js";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ArtifactsDialog } from "../../../../renderer/app/ArtifactsDialog.js";
import { setApp } from "../../../../renderer/state/index.js";
import type { ArtifactsDifference } from "../../../../shared/bridge/index.js";

eachOnNewPage();

const failed = { file: "cards.toml", table: ["cards"], rowKey: null, id: "x", name: "Ash", column: null };
let found: ArtifactsDifference;
beforeEach(() => {
  found = {
    differences: [
      { file: "cards.ron", text: "Ash costs 3, not 2" },
      { file: "names.rs", text: "Birch is missing" },
      { file: "cards.ron", text: "Cedar is new" },
    ],
    failed: [{ ...failed, message: "no ability reads like this" }],
  };
  answerCalls({
    "artifacts/difference": () => found,
    "artifacts/generate": () => {
      found = { differences: [], failed: found.failed };
      return { written: ["cards.ron", "names.rs"] };
    },
  });
});
afterEach(cleanup);

const status = (): string => screen.getByRole("status").textContent;
const button = (): HTMLElement => screen.getByRole("button", { name: "Regenerate" });

describe("generated files", () => {
  it("are compared file by file, with the cards that are left out and why", async () => {
    render(<ArtifactsDialog />);
    await screen.findByText("Cedar is new");
    const lines = screen.getAllByRole("heading").map((heading) => {
      const section = heading.closest("section");
      return [heading.textContent, section ? within(section).getAllByRole("listitem").length : 0];
    });
    expect(lines.slice(-3).map(([, count]) => count)).toEqual([2, 1, 1]);
    expect(lines.slice(-3, -1).map(([title]) => title)).toEqual(["cards.ron", "names.rs"]);
    expect(screen.getByText("no ability reads like this")).toBeDefined();
    expect(requestsOf("artifacts/generate")).toEqual([]);
  });

  it("are made again on request, and compared again", async () => {
    render(<ArtifactsDialog />);
    await screen.findByText("Cedar is new");
    await person().click(button());
    await expect.poll(() => screen.queryByText("Cedar is new")).toBeNull();
    expect(requestsOf("artifacts/generate")).toHaveLength(1);
    expect(button()).toHaveProperty("disabled", true);
    expect(status()).toContain("up to date");
  });

  it("are compared again when the cards change while it is open", async () => {
    render(<ArtifactsDialog />);
    await screen.findByText("Cedar is new");
    found = { differences: [{ file: "cards.ron", text: "Ash costs 4, not 2" }], failed: [] };
    setApp({ artifacts: { present: ["cards.ron"], stale: ["cards.ron"], failed: 0 } });
    await screen.findByText("Ash costs 4, not 2");
    expect(screen.queryByText("Cedar is new")).toBeNull();
  });
});

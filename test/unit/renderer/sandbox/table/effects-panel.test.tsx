// @vitest-environment happy-dom
import { eachOnNewPage, person } from "../../../../support/page/page.js";
import { render, screen, within } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { EffectsPanel } from "../../../../../renderer/sandbox/table/EffectsPanel.js";
import { effectGroups } from "../../../../../renderer/sandbox/table/effect-groups.js";
import type { TableRequest } from "../../../../../renderer/sandbox/match/protocol.js";
import { getTable, useTable } from "../../../../../renderer/sandbox/match/table-state.js";
import type { ViewEffect } from "../../../../../shared/match/index.js";

// Files share the modules they import: this one loads its own, with what it replaces in them, and leaves none behind.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.resetModules();
});

const asked: TableRequest[] = [];
vi.mock("../../../../../renderer/sandbox/match/table-client.js", () => ({
  askTable: (request: TableRequest) => asked.push(request),
}));

eachOnNewPage();
beforeEach(() => {
  asked.length = 0;
  return () => useTable.setState(useTable.getInitialState(), true);
});

const effect = (id: number, more: Partial<ViewEffect> = {}): ViewEffect => ({
  id,
  card: 10 + id,
  seat: 0,
  title: `Source ${id}`,
  text: `It does ${id}.`,
  variables: [],
  until: "while in play",
  about: [],
  canEnd: false,
  ...more,
});
const effects = [
  effect(1),
  effect(2, { until: "ends when turn 7 begins", canEnd: true, seat: 1, variables: [{ name: "n", value: "20" }] }),
  effect(3),
  effect(4, { until: "ends when turn 7 begins", canEnd: true }),
];
const lines = (): string[] => screen.getAllByRole("treeitem").map(({ textContent }) => textContent);
const line = (name: RegExp): HTMLElement => screen.getByRole("treeitem", { name });

describe("effects that last", () => {
  it("are grouped by how they end, those that go by themselves first", () => {
    const groups = effectGroups(effects).map(({ until, effects: own }) => [until, own.map(({ id }) => id)]);
    expect(groups).toEqual([
      ["ends when turn 7 begins", [2, 4]],
      ["while in play", [1, 3]],
    ]);
  });

  it("are a line each, with source, variables, text and owner", () => {
    render(<EffectsPanel effects={effects} seats={["Alice", "Bob"]} />);
    expect(lines()).toEqual([
      "Ends when turn 7 begins2",
      "Source 2 n = 20It does 2.Bob",
      "Source 4 It does 4.Alice",
      "While in play2",
      "Source 1 It does 1.Alice",
      "Source 3 It does 3.Alice",
    ]);
  });

  it("open, close and are walked through by keys; their cards are marked meanwhile", async () => {
    render(<EffectsPanel effects={effects} seats={["Alice", "Bob"]} />);
    const user = person();
    line(/Ends when/u).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(line(/Source 2/u));
    expect(getTable().named).toEqual([12]);
    expect(line(/Source 2/u).getAttribute("aria-expanded")).toBe("false");
    await user.keyboard("{Enter}");
    expect(line(/Source 2/u).getAttribute("aria-expanded")).toBe("true");
    await user.keyboard("{ArrowLeft}");
    expect(line(/Source 2/u).getAttribute("aria-expanded")).toBe("false");
    await user.keyboard("{ArrowLeft}{ArrowLeft}");
    expect(lines()).toHaveLength(4);
    await user.keyboard("{ArrowRight}");
    expect(lines()).toHaveLength(6);
    await user.keyboard("{End}");
    expect(document.activeElement).toBe(line(/Source 3/u));
  });

  it("are ended by hand where they may be, and the keyboard stays in the list", async () => {
    render(<EffectsPanel effects={effects} seats={["Alice", "Bob"]} />);
    const user = person();
    line(/Source 2/u).focus();
    await user.keyboard("{Delete}");
    await user.click(within(line(/Source 4/u)).getByRole("button", { name: "End Source 4" }));
    line(/Source 1/u).focus();
    await user.keyboard("{Delete}");
    expect(asked.map((request) => request.kind === "edit" && request.edit)).toEqual(
      [2, 4].map((value) => expect.objectContaining({ what: "end-effect", value }) as unknown),
    );
    line(/Source 2/u).focus();
    await user.keyboard("{Delete}");
    expect(document.activeElement).toBe(line(/Source 4/u));
  });
});

// @vitest-environment happy-dom
import { eachOnNewPage, requestsOf } from "../../../support/page/page.js";
import { afterEach, describe, expect, it } from "vitest";
import { changeForm, loadSimulation, useSimulation } from "../../../../renderer/simulation/simulation-state.js";
import { setApp } from "../../../../renderer/state/index.js";

eachOnNewPage();
afterEach(() => changeForm({ baseline: null }));

const baseline = () => useSimulation.getState().form.baseline;
const whatIfs = { run: "r", folder: "/cards", shown: 1, list: [{ id: 1, name: "Cheaper", edits: 1, conflicts: 0 }] };

describe("simulations while a what-if is on screen", () => {
  it("are compared with the current cards, and with nothing once these are back", async () => {
    setApp({ whatIfs });
    await loadSimulation();
    expect(baseline()).toBe("standing");
    expect(requestsOf("simulation/choices")).toEqual([{}]);
    setApp({ whatIfs: { ...whatIfs, shown: null } });
    await loadSimulation();
    expect(baseline()).toBeNull();
  });

  it("are compared as somebody chose", async () => {
    changeForm({ baseline: "opened" });
    setApp({ whatIfs });
    await loadSimulation();
    expect(baseline()).toBe("opened");
  });
});

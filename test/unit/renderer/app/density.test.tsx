// @vitest-environment happy-dom
import { cellAt, eachOnNewApp, openApp, person, placeNow, requestsOf } from "../../../support/page/app.js";
import { beforeEach, expect, it } from "vitest";
import { runCommand } from "../../../../renderer/commands/index.js";
import { act } from "@testing-library/react";
import { activeGrid } from "../../../../renderer/grid/index.js";
import { setApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

beforeEach(async () => {
  setApp({ density: "file" });
  const looks = "[metadata.rows]\ndefault_height = 100\n";
  await openApp({ "cards.toml": `${looks}\n${deck(card("a", { name: "Ash" }), card("b", { name: "Oak" }))}` });
});

const heightPx = (): string | undefined => cellAt(1, "name").closest<HTMLElement>(".ag-row")?.style.height;
const run = (command: string): void => act(() => runCommand(command));

it("rows are as high as the file says, or as dense as the person wants them", async () => {
  expect(heightPx()).toBe("100px");
  for (const [command, height] of [
    ["density-compact", "28px"],
    ["density-comfortable", "86px"],
    ["density-normal", "48px"],
    ["density-file", "100px"],
  ] as const) {
    run(command);
    await expect.poll(heightPx).toBe(height);
  }
});

it("a density writes nothing and leaves the person at their cell", async () => {
  await person().keyboard("{ArrowDown}{ArrowRight}");
  run("density-compact");
  await expect.poll(heightPx).toBe("28px");
  expect(placeNow()).toBe("1 name");
  expect(activeGrid()?.outline.hasKeyboard).toBe(true);
  expect(requestsOf("metadata/edit")).toEqual([]);
});

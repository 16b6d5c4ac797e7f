// @vitest-environment happy-dom
import {
  columnTexts,
  eachOnNewApp,
  eachOnSizedCells,
  openApp,
  person,
  requestsOf,
  session,
  type PageFolder,
} from "../../../support/page/app.js";
import { openFolder } from "../../../support/page/folder.js";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { getApp } from "../../../../renderer/state/index.js";
import { workspaceView } from "../../../../shared/workspace/index.js";

eachOnNewApp();
eachOnSizedCells();

const file = "cards.toml";
const text = '[[cards]]\nname = "Ash"\ncost = 3\n';
const files = { [file]: text };

const onDisk = (folder: PageFolder): string | undefined => folder.world.text(file);
const kept = (): string[] => getApp().notices.flatMap(({ typed }) => (typed === undefined ? [] : [typed]));

it("what is being typed when another page opens another folder is kept in sight, and lands in neither", async () => {
  const one = await openApp(files);
  await person().keyboard("Mend");
  const two = openFolder(files);
  await waitFor(() => expect(kept()).toEqual(["Mend"]));
  await person().keyboard("er");
  await expect.poll(() => columnTexts("name")).toEqual(["Ash"]);
  await person().keyboard("{ArrowRight}");
  await waitFor(() => expect(kept()).toEqual(["Mend\ner"]));
  expect([onDisk(one), onDisk(two)]).toEqual([text, text]);
  expect(requestsOf("cells/draft")).toEqual([]);
});

it("what was sent before this page knew of the other folder is refused, and its text is kept in sight", async () => {
  const one = await openApp(files);
  const publish = session.publish.bind(session);
  // The news of the other folder are on their way.
  session.publish = () => undefined;
  const two = openFolder(files);
  session.publish = publish;
  await person().keyboard("Mend{Enter}");
  await waitFor(() => expect(kept()).toEqual(["Mend"]));
  expect(
    screen.getByText(/^Nothing was done: this was meant for \/cards-\d+, and \/cards-\d+ has been/u),
  ).toBeDefined();
  await expect.poll(() => columnTexts("name")).toEqual(["Ash"]);
  expect([onDisk(one), onDisk(two)]).toEqual([text, text]);
  session.publish("workspace/changed", { workspace: workspaceView(two.world.state) });
  await expect.poll(() => getApp().workspace?.root).toBe(two.world.state.root);
  expect(kept()).toEqual(["Mend"]);
});

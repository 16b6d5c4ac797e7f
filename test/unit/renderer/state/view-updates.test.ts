// @vitest-environment happy-dom
import { closeFolder, openFolder } from "../../../support/page/folder.js";
import { session } from "../../../support/page/session.js";
import { eachOnNewPage } from "../../../support/page/page.js";
import { expect, it } from "vitest";
import { failed, ok } from "../../../../shared/base/index.js";
import { getApp } from "../../../../renderer/state/index.js";
import { workspaceView, type PublishedEvent } from "../../../../shared/workspace/index.js";
import { card, deck, type } from "../../../support/workspace/cards.js";
import type { World } from "../../../support/workspace/world.js";

eachOnNewPage();

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

/** A folder behind the page, and the updates of its view that edits make, none of which the page receives by itself. */
async function begin(): Promise<{ readonly world: World; readonly updates: readonly (() => void)[] }> {
  const { world } = openFolder({ "cards.toml": deck(card("a", { cost: 1 })), "other.toml": deck(card("b", {})) });
  // What the page asks for when a folder opens also brings it the events until then.
  await settled();
  const from = world.events.length;
  for (const cost of ["2", "3", "4"]) type(world, "a", "cost", cost);
  const events = world.events.slice(from).filter((each): each is Update => each.name === "workspace/updated");
  expect(events.length).toBeGreaterThan(2);
  session.calls.length = 0;
  session.answer = (name) =>
    Promise.resolve(
      name === "workspace/get" ? ok(workspaceView(world.state)) : failed({ code: "none", message: name }),
    );
  return {
    world,
    updates: events.map(
      ({ name, payload }) =>
        () =>
          session.publish(name, payload),
    ),
  };
}
type Update = PublishedEvent & { readonly name: "workspace/updated" };

const fetches = (): number => session.calls.filter(({ name }) => name === "workspace/get").length;
const editionNow = (): number | undefined => getApp().workspace?.edition;

it.each<[what: string, order: (all: number) => readonly number[], fetched: number]>([
  ["in their order are taken as they are", (all) => [...Array(all).keys()], 0],
  ["that come twice change nothing the second time", (all) => [...Array(all).keys()].flatMap((at) => [at, at]), 0],
  ["one of which is missed have the view fetched", (all) => [...Array(all).keys()].slice(1), 1],
  ["that come late have it fetched, and bring back nothing old", (all) => [all - 1, 0], 1],
])("updates of the view %s", async (_, order, fetched) => {
  const { world, updates } = await begin();
  for (const at of order(updates.length)) {
    updates[at]?.();
    await settled();
  }
  expect(getApp().workspace).toEqual(workspaceView(world.state));
  expect(fetches()).toBe(fetched);
  closeFolder();
});

it("an update that comes after its folder was closed shows nothing", async () => {
  const { updates } = await begin();
  closeFolder();
  updates[0]?.();
  await settled();
  expect(editionNow()).toBeUndefined();
  expect(fetches()).toBe(0);
});

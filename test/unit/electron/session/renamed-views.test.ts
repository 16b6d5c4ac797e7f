import { renameSync, rmSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { card, cardsFile, Desk, until } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const cards = card("a", 1) + card("b", 2) + card("c", 3);
const name = (file: string): string => JSON.stringify([file, ["cards"]]);
const looks = { sort: [{ column: "cost", descending: true }] };
const view = {
  active: name(cardsFile),
  arrangements: { [name(cardsFile)]: looks, [name("other.toml")]: { sort: [] } },
  savedViews: { [name(cardsFile)]: [{ name: "Cheap" }] },
  theme: "dark",
};

/** A folder with a sheet that a person looks at in a way of their own. */
async function looked(): Promise<void> {
  desk = new Desk({ [cardsFile]: cards, "other.toml": card("x", 9) });
  await desk.open();
  await desk.call("view/get", {});
  await desk.call("view/set", { view });
}

async function restart(): Promise<void> {
  await desk.session.close();
  desk.session = desk.start();
}

const remembered = async () => {
  await desk.open();
  return (await desk.call("view/get", {})).view;
};

describe("how a person looks at the sheets of a file", () => {
  it("is remembered for it over a restart, and nothing else with it", async () => {
    await looked();
    await restart();
    expect(await remembered()).toEqual(view);
  });

  it.each([
    ["as it was", cards],
    ["edited as well", cards.replace("cost = 2", "cost = 7") + card("d", 4)],
  ])("follows it where it was renamed between two runs, %s", async (_how, text) => {
    await looked();
    await desk.session.close();
    rmSync(desk.path(cardsFile));
    desk.write("first.toml", text);
    desk.session = desk.start();
    expect(await remembered()).toMatchObject({
      active: name("first.toml"),
      arrangements: { [name("first.toml")]: looks, [name("other.toml")]: { sort: [] } },
      savedViews: { [name("first.toml")]: [{ name: "Cheap" }] },
      theme: "dark",
    });
  });

  it("follows it where it was edited here before it was renamed, and once only", async () => {
    await looked();
    await desk.type("a", "cost", "8");
    await desk.call("workspace/flush", {});
    await desk.session.close();
    renameSync(desk.path(cardsFile), desk.path("first.toml"));
    desk.session = desk.start();
    await remembered();
    await desk.call("view/set", { view: { arrangements: { [name("first.toml")]: { sort: [] } } } });
    await restart();
    expect((await remembered())["arrangements"]).toEqual({ [name("first.toml")]: { sort: [] } });
  });

  it.each([
    ["two files are as like it", { "one.toml": cards, "two.toml": cards }],
    ["none is like it", { "one.toml": card("p", 1) + card("q", 2) }],
  ])("goes to no other file where %s", async (_where, files) => {
    await looked();
    await desk.session.close();
    rmSync(desk.path(cardsFile));
    for (const [file, text] of Object.entries(files)) desk.write(file, text);
    desk.session = desk.start();
    expect(await remembered()).toEqual(view);
  });

  it("follows it where it is renamed while it is open, and pages hear of it", async () => {
    await looked();
    renameSync(desk.path(cardsFile), desk.path("first.toml"));
    const heard = await until(
      () => desk.payloads("view/renamed"),
      ({ length }) => length > 0,
    );
    expect(heard).toEqual([{ from: cardsFile, to: "first.toml" }]);
    expect((await desk.call("view/get", {})).view).toMatchObject({ arrangements: { [name("first.toml")]: looks } });
  });

  it("comes along with a folder that was moved", async () => {
    desk = new Desk({ [`one/${cardsFile}`]: cards });
    await desk.open(desk.path("one"));
    await desk.call("view/set", { view });
    await desk.session.close();
    renameSync(desk.path("one"), desk.path("two"));
    desk.session = desk.start();
    await desk.open(desk.path("two"));
    expect((await desk.call("view/get", {})).view).toEqual(view);
  });
});

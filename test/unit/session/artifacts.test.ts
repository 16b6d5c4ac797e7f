import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardsFile, Desk, until } from "./desk.js";

const card = (id: string, text: string): string =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\nrules-text = "${text}"\nvariables = "c: 2"\ncard-type = "Event"\n\n`;

let desk: Desk;
beforeEach(() => {
  desk = new Desk({ [cardsFile]: card("a", "Draw {cards($c)}.") + card("b", "Drwa.") });
});
afterEach(() => desk.clear());

const generated = () => desk.path("parsed_abilities.json");
const state = () => desk.call("artifacts/state", {});

describe("the files generated from a workspace", () => {
  it("are nobody's business where nothing was ever generated", async () => {
    await desk.open();
    expect(await state()).toEqual({ present: [], stale: [], failed: 0 });
  });

  it("are made on one call, and what is left out is named with its row", async () => {
    await desk.open();
    expect(await desk.call("artifacts/generate", {})).toEqual({ written: ["parsed_abilities.json"] });
    expect(Object.keys(JSON.parse(readFileSync(generated(), "utf8")) as object)).toEqual(["a"]);
    expect(await state()).toEqual({ present: ["parsed_abilities.json"], stale: [], failed: 1 });
    const [, broken] = await desk.rows();
    expect((await desk.call("artifacts/difference", {})).failed).toMatchObject([
      { file: cardsFile, table: ["cards"], rowKey: broken?.key, id: "b", column: "rules-text" },
    ]);
  });

  it("are not written again when nothing changed", async () => {
    await desk.open();
    await desk.call("artifacts/generate", {});
    expect(await desk.call("artifacts/generate", {})).toEqual({ written: [] });
  });

  it("are told to be stale after an edit, with the difference, and current again when it is taken back", async () => {
    await desk.open();
    await desk.call("artifacts/generate", {});
    await desk.type("a", "variables", "c: 3");
    const told = () => desk.payloads("artifacts/changed").at(-1);
    await until(told, (view) => view?.stale.length === 1);
    expect((await desk.call("artifacts/difference", {})).differences).toEqual([
      {
        file: "parsed_abilities.json",
        text: "Card a (a)[0].Event.effect.Effect.DrawCards.count: disk has 2, now it is 3",
      },
    ]);
    await desk.call("history/undo", {});
    await until(told, (view) => view?.stale.length === 0);
  });

  it("are current whatever their format and the order of their keys", async () => {
    await desk.open();
    await desk.call("artifacts/generate", {});
    writeFileSync(generated(), JSON.stringify(JSON.parse(readFileSync(generated(), "utf8"))));
    expect((await state()).stale).toEqual([]);
  });

  it("that are code are compared and written only where they are there", async () => {
    desk.write("card-lists.toml", '[[card-lists]]\nlist-name = "L"\nlist-type = "T"\ncard-id = "a"\ncopies = 1\n');
    await desk.open();
    await desk.call("artifacts/generate", {});
    expect(existsSync(desk.path("card_lists.rs"))).toBe(false);
    desk.write("card_lists.rs", "old");
    expect((await state()).stale).toEqual(["card_lists.rs"]);
    expect(await desk.call("artifacts/generate", {})).toEqual({ written: ["card_lists.rs"] });
  });

  it("are not made by a session that only looks on", async () => {
    await desk.open();
    const second = desk.start();
    await desk.call("workspace/open", { path: desk.folder }, second);
    const refused = await desk.ask("artifacts/generate", {}, second);
    expect(refused.ok).toBe(false);
    expect(existsSync(generated())).toBe(false);
  });
});

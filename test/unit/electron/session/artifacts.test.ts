import { existsSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cardsFile, cardsSheet, Desk, until } from "./desk.js";

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

  it("are reported as stale after an edit, with the difference, and current again when it is taken back", async () => {
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

  it("are made from what is on screen: a text that is being typed makes them stale, and leaving it current", async () => {
    await desk.open();
    await desk.call("artifacts/generate", {});
    const [row] = await desk.rows();
    const at = { sheet: cardsSheet, rowKey: row?.key ?? "", column: { path: ["variables"] }, seen: "c: 2" };
    const told = () => desk.payloads("artifacts/changed").at(-1);
    await desk.call("cells/draft", { ...at, text: "c: 3" });
    await until(told, (view) => view?.stale.length === 1);
    await desk.call("cells/draft", { ...at, text: null });
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

  it("are left alone where one file of the folder is open: they are made from all of it", async () => {
    desk.write("other.toml", card("c", "Copy it."));
    await desk.open();
    await desk.call("artifacts/generate", {});
    const whole = readFileSync(generated(), "utf8");
    await desk.open(desk.path(cardsFile));
    expect(await state()).toEqual({ present: [], stale: [], failed: 0 });
    expect(await desk.call("artifacts/difference", {})).toEqual({ differences: [], failed: [] });
    expect(await desk.ask("artifacts/generate", {})).toMatchObject({
      ok: false,
      error: { code: "artifacts/one-file" },
    });
    expect(readFileSync(generated(), "utf8")).toBe(whole);
  });

  it("are not made while a file cannot be read, since its cards would be missing or old", async () => {
    desk.write("other.toml", "[[cards]\n");
    await desk.open();
    const refused = await desk.ask("artifacts/generate", {});
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "artifacts/unreadable-source", file: "other.toml", line: 1 },
    });
    expect(existsSync(generated())).toBe(false);
  });

  it("leave out a file that was deleted", async () => {
    desk.write("other.toml", card("c", "Copy it."));
    await desk.open();
    await desk.call("artifacts/generate", {});
    unlinkSync(desk.path("other.toml"));
    await until(state, ({ stale }) => stale.length === 1);
    await desk.call("artifacts/generate", {});
    expect(Object.keys(JSON.parse(readFileSync(generated(), "utf8")) as object)).toEqual(["a"]);
  });

  it("are read again when another program writes or deletes them", async () => {
    await desk.open();
    await desk.call("artifacts/generate", {});
    const made = readFileSync(generated(), "utf8");
    const told = () => desk.payloads("artifacts/changed").at(-1);
    writeFileSync(generated(), made.replace("2", "3"));
    await until(told, (view) => view?.stale.length === 1);
    writeFileSync(generated(), made);
    await until(told, (view) => view?.stale.length === 0);
    unlinkSync(generated());
    await until(told, (view) => view?.present.length === 0);
  });

  it("never hold up an edit: it is answered while they are computed", async () => {
    desk.write("many.toml", Array.from({ length: 2_000 }, (_, at) => card(`m${at}`, "Copy it.")).join(""));
    await desk.open();
    await desk.call("artifacts/generate", {});
    const order: string[] = [];
    const looking = Promise.all([state(), desk.call("artifacts/difference", {})]).then(() => order.push("looked"));
    await desk.type("a", "variables", "c: 3").then(() => order.push("typed"));
    await looking;
    expect(order).toEqual(["typed", "looked"]);
    await until(state, ({ stale }) => stale.length === 1);
  });

  it("are finished with when the folder is closed", async () => {
    await desk.open();
    const writing = desk.ask("artifacts/generate", {});
    await desk.session.close();
    expect((await writing).ok).toBe(true);
    expect(existsSync(generated())).toBe(true);
  });
});

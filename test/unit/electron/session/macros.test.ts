import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { afterEach, expect, it } from "vitest";
import { readMacroFile } from "../../../../shared/macros/index.js";
import { card, cardsFile, Desk } from "./desk.js";

let desk: Desk;
afterEach(() => desk.clear());

const macro = { steps: [{ column: "cost", act: "add" as const, value: "-1" }] };

async function open(): Promise<void> {
  desk = new Desk({ [cardsFile]: card("a", 1) });
  await desk.open();
}

it("a macro is a file of the workspace, which is no sheet, and listed with its text", async () => {
  await open();
  expect((await desk.call("macros/list", {})).macros).toEqual([]);
  expect(readdirSync(desk.folder)).toEqual([cardsFile]);
  const { file } = await desk.call("macros/save", { name: "Weaken by 1", macro });
  expect(file).toBe(".cardwright/macros/Weaken by 1.toml");
  const text = readFileSync(desk.path(file), "utf8");
  expect(readMacroFile(text)).toEqual({ ok: true, value: macro });
  expect((await desk.call("macros/list", {})).macros).toEqual([{ name: "Weaken by 1", file, text }]);
  expect((await desk.open()).sheets).toHaveLength(1);
});

it("a macro that is there is not written over, whatever the letter case", async () => {
  await open();
  const { file } = await desk.call("macros/save", { name: "Weaken", macro });
  writeFileSync(desk.path(file), "# mine\n");
  expect(await desk.ask("macros/save", { name: "weaken", macro })).toMatchObject({ error: { code: "macro/exists" } });
  expect(readFileSync(desk.path(file), "utf8")).toBe("# mine\n");
});

it("names that lead elsewhere are refused", async () => {
  await open();
  for (const name of ["../x", "a/b", ".hidden", "", "x".repeat(90)]) {
    expect(await desk.ask("macros/save", { name, macro })).toMatchObject({ ok: false });
  }
  expect(readdirSync(desk.folder)).toEqual([cardsFile]);
});

it("where the folder is only read, macros are listed, and none is saved", async () => {
  await open();
  const { file } = await desk.call("macros/save", { name: "Weaken", macro });
  const second = desk.start();
  expect((await desk.call("workspace/open", { path: desk.folder }, second)).readOnly).toBeDefined();
  expect(await desk.ask("macros/save", { name: "Other", macro }, second)).toMatchObject({
    error: { code: "workspace/read-only" },
  });
  expect((await desk.call("macros/list", {}, second)).macros.map((each) => each.file)).toEqual([file]);
});

it("a macro is renamed and deleted with the text that was looked at, and never with another one", async () => {
  await open();
  const { file } = await desk.call("macros/save", { name: "Weaken", macro });
  await desk.call("macros/save", { name: "Other", macro });
  const text = readFileSync(desk.path(file), "utf8");
  const stale = { error: { code: "macro/changed" } };
  expect(await desk.ask("macros/rename", { name: "Weaken", seen: "older", to: "Next" })).toMatchObject(stale);
  expect(await desk.ask("macros/rename", { name: "../../cards", seen: card("a", 1), to: "Next" })).toMatchObject(stale);
  expect(await desk.ask("macros/rename", { name: "Weaken", seen: text, to: "oTHER" })).toMatchObject({
    error: { code: "macro/exists" },
  });
  expect(await desk.ask("macros/rename", { name: "Weaken", seen: text, to: "../Next" })).toMatchObject({ ok: false });
  expect(await desk.call("macros/rename", { name: "Weaken", seen: text, to: "Next" })).toEqual({
    file: ".cardwright/macros/Next.toml",
  });
  expect((await desk.call("macros/list", {})).macros.map(({ name }) => name)).toEqual(["Next", "Other"]);
  expect(readFileSync(desk.path(".cardwright/macros/Next.toml"), "utf8")).toBe(text);

  expect(await desk.ask("macros/delete", { name: "../../cards", seen: card("a", 1) })).toMatchObject(stale);
  expect(await desk.ask("macros/delete", { name: "Next", seen: "older" })).toMatchObject({
    error: { code: "file/changed" },
  });
  const second = desk.start();
  await desk.call("workspace/open", { path: desk.folder }, second);
  expect(await desk.ask("macros/delete", { name: "Next", seen: text }, second)).toMatchObject({
    error: { code: "workspace/read-only" },
  });
  await desk.call("macros/delete", { name: "Next", seen: text });
  expect((await desk.call("macros/list", {})).macros.map(({ name }) => name)).toEqual(["Other"]);
  expect(readFileSync(desk.path(cardsFile), "utf8")).toBe(card("a", 1));
});

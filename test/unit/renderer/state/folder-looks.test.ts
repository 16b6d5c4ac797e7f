// @vitest-environment happy-dom
import { closeFolder, openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage, requestsOf, session } from "../../../support/page/page.js";
import { expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { getApp, setApp, sheetKey, showSheet } from "../../../../renderer/state/index.js";
import { rememberedAs, restoreView } from "../../../../renderer/state/view.js";

eachOnNewPage();

const key = sheetKey({ file: "cards.toml", table: ["cards"] });
const noFilter = { join: "all", filters: [] } as const;
const by = (column: string) => ({ [key]: { sort: [{ column, descending: true }], filter: noFilter } });
const looks = { hidden: { cost: true }, widths: { name: 90 }, counted: {}, inSight: {} };

/** Opens a folder with the same file as all others here; the session remembers this of it. */
async function open(
  id: string,
  view: Readonly<Record<string, unknown>>,
  filesOf: (id: string) => Readonly<Record<string, string>> = (id) => ({ "cards.toml": `[[cards]]\nid = "${id}"\n` }),
): Promise<void> {
  openFolder(filesOf(id));
  const { answer } = session;
  session.answer = (name, request) => (name === "view/get" ? Promise.resolve(ok({ view })) : answer(name, request));
  const { length } = requestsOf("sheet/rows");
  await expect.poll(() => requestsOf("sheet/rows").length).toBeGreaterThan(length);
}

it("a folder that opens is looked at as it was before, not as the folder before it", async () => {
  await open("a", {});
  await restoreView();
  setApp({ arrangements: by("name"), columnLooks: { [key]: looks }, putOffRules: ["metadata/range"] });
  await open("b", { arrangements: by("cost"), pivots: 1 });
  expect(getApp()).toMatchObject({ arrangements: by("cost"), columnLooks: {}, pivots: {}, putOffRules: [] });
  expect(getApp().columnLooks).toEqual({});
  // What the session remembers of the folder stays what it was.
  expect(requestsOf("view/set").at(-1)).toMatchObject({ view: { arrangements: by("cost"), columnLooks: {} } });
  closeFolder();
  await expect.poll(() => getApp().arrangements).toEqual({});
  await open("c", { columnLooks: { [key]: looks } });
  expect(getApp()).toMatchObject({ arrangements: {}, columnLooks: { [key]: looks } });
});

const other = sheetKey({ file: "decks.toml", table: ["decks"] });
const pane = { isOpen: true, widthPx: 300 };
const files = (id: string) => ({
  "cards.toml": `[[cards]]\nid = "${id}"\n`,
  "decks.toml": `[[decks]]\nid = "${id}"\n`,
});

it("a folder that opens shows the sheet and panes that it showed before, and says what it had kept", async () => {
  await open("d", {}, files);
  await restoreView();
  showSheet(other);
  const panes = { textPane: pane, facePaneOpen: true, statisticsOpen: true, changesSince: null } as const;
  setApp({ ...panes, rulesPane: { isOpen: false, widthPx: 500 } });
  const view = (requestsOf("view/set").at(-1) as { view: Record<string, unknown> }).view;
  await open("e", { kept: "of e" }, files);
  const usual = { rulesPane: { isOpen: true }, textPane: { isOpen: false }, facePaneOpen: false };
  expect(getApp()).toMatchObject({ ...usual, active: key, statisticsOpen: false, changesSince: "commit" });
  expect(rememberedAs("kept")).toBe("of e");
  await open("d", view, files);
  expect(getApp()).toMatchObject({ ...panes, active: other, rulesPane: { isOpen: false, widthPx: 500 } });
  expect(rememberedAs("kept")).toBeUndefined();
});

it("a folder without the sheet that it showed last begins with its first one", async () => {
  await open("f", {});
  await restoreView();
  await open("g", { active: other });
  expect(getApp().active).toBe(key);
});

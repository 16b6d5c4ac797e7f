// @vitest-environment happy-dom
import { closeFolder, openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage, requestsOf, session } from "../../../support/page/page.js";
import { expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { getApp, setApp, sheetKey } from "../../../../renderer/state/index.js";
import { restoreView } from "../../../../renderer/state/view.js";

eachOnNewPage();

const key = sheetKey({ file: "cards.toml", table: ["cards"] });
const noFilter = { join: "all", filters: [] } as const;
const by = (column: string) => ({ [key]: { sort: [{ column, descending: true }], filter: noFilter } });
const looks = { hidden: { cost: true }, widths: { name: 90 }, counted: {}, inSight: {} };

/** Opens a folder with the same file as all others here; the session remembers this of it. */
async function open(id: string, view: Readonly<Record<string, unknown>>): Promise<void> {
  openFolder({ "cards.toml": `[[cards]]\nid = "${id}"\n` });
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

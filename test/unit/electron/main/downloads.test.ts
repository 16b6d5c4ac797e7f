import type { SaveDialogOptions, Session } from "electron";
import { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import { askWhereToSave } from "../../../../electron/main/downloads.js";

const own = "app://cardwright";

/** Offers a download to the app, as Electron does; `end` tells it how the download ended. */
function offered(initiator: string, url: string, name = "figures.csv") {
  const session = new EventEmitter();
  const failures: string[] = [];
  askWhereToSave(session as unknown as Session, (message) => failures.push(message));
  let options: SaveDialogOptions | undefined;
  let prevented = false;
  const item = Object.assign(new EventEmitter(), {
    getInitiatorOrigin: () => initiator,
    getURL: () => url,
    getFilename: () => name,
    setSaveDialogOptions: (given: SaveDialogOptions) => (options = given),
  });
  session.emit("will-download", { preventDefault: () => (prevented = true) }, item);
  return { options, prevented, failures, end: (state: string) => item.emit("done", {}, state) };
}

describe("a file the page made", () => {
  test.each([
    ["simulation-7.csv", ["csv"]],
    ["simulation-7.json", ["json"]],
    ["notes", undefined],
  ])("%s is asked for by its name, with its kind", (name, extensions) => {
    const { options, prevented } = offered(own, `blob:${own}/1-2-3`, name);
    expect(prevented).toBe(false);
    expect(options?.title).toBe(`Save ${name}`);
    const kinds = options?.filters?.map((filter) => filter.extensions);
    expect(kinds).toEqual(extensions === undefined ? [["*"]] : [extensions, ["*"]]);
  });

  test.each([
    ["completed", []],
    ["cancelled", []],
    ["interrupted", ["figures.csv could not be saved."]],
  ])("that ends as %s", (state, told) => {
    const { failures, end } = offered(own, `blob:${own}/1-2-3`);
    expect(failures).toEqual([]);
    end(state);
    expect(failures).toEqual(told);
  });
});

test.each([
  ["another page's", "https://cards.example", "blob:https://cards.example/1"],
  ["another page's, of our data", "https://cards.example", `blob:${own}/1`],
  ["a frame's of nobody", "null", `blob:${own}/1`],
  ["that no page began", "", `blob:${own}/1`],
  ["from elsewhere", own, "https://cards.example/x.exe"],
  ["a file of our own folder", own, `${own}/index.html`],
  ["data in the address", own, "data:text/csv,a"],
])("a download %s is prevented", (_whose, initiator, url) => {
  const { prevented, options } = offered(initiator, url);
  expect(prevented).toBe(true);
  expect(options).toBeUndefined();
});

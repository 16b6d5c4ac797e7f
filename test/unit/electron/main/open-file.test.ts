import { EventEmitter } from "node:events";
import type { App } from "electron";
import { expect, test, vi } from "vitest";
import { askedFolders } from "../../../../electron/main/open-file.js";

test("the folder that the app is started with is kept, later ones are opened", () => {
  const app = new EventEmitter();
  const asked = askedFolders(app as unknown as Pick<App, "on">);
  expect(asked.first()).toBeUndefined();
  const preventDefault = vi.fn();
  app.emit("open-file", { preventDefault }, "/cards");
  expect(asked.first()).toBe("/cards");
  const opened: string[] = [];
  asked.follow((folder) => opened.push(folder));
  app.emit("open-file", { preventDefault }, "/others");
  expect(opened).toEqual(["/others"]);
  expect(asked.first()).toBe("/cards");
  expect(preventDefault).toHaveBeenCalledTimes(2);
});

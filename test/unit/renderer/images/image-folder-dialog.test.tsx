// @vitest-environment happy-dom
import { eachOnNewApp, openApp, person } from "../../../support/page/app.js";
import { requestsOf, session } from "../../../support/page/session.js";
import { expect, it } from "vitest";
import { failed, ok, type Result } from "../../../../shared/base/index.js";
import { openOverlay } from "../../../../renderer/state/index.js";
import { cardsText } from "../../../support/active-cell/cards.js";

eachOnNewApp();

/** Types a folder and presses Enter before the session has looked into it; it answers then. */
async function quicklyChoose(folder: string, found: Result<unknown>): Promise<void> {
  await openApp({ "cards.toml": cardsText(3) });
  const others = session.answer;
  const looks: (() => void)[] = [];
  session.answer = (name, request) => {
    if (name === "images/look") return new Promise((resolve) => looks.push(() => resolve(found)));
    return name === "images/folder" ? Promise.resolve(ok({})) : others(name, request);
  };
  openOverlay({ kind: "image-folder" });
  await expect.poll(() => document.querySelector("#image-folder-name")).not.toBeNull();
  const user = person();
  await user.type(document.querySelector("#image-folder-name") ?? document.body, `${folder}{Enter}`);
  expect(requestsOf("images/folder")).toEqual([]);
  for (const look of looks) look();
}

it("stores a folder that is confirmed before it was looked into", async () => {
  await quicklyChoose("art", ok({ images: 3, folders: [] }));
  await expect.poll(() => requestsOf("images/folder")).toEqual([{ folder: "art" }]);
});

it("does not store one that turns out not to be there", async () => {
  await quicklyChoose("arts", failed({ code: "images/no-folder", message: "There is no folder arts." }));
  await expect.poll(() => document.querySelector("#image-folder-found")?.textContent).toBe("There is no folder arts.");
  expect(requestsOf("images/folder")).toEqual([]);
});

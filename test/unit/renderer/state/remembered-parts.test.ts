// @vitest-environment happy-dom
import { openFolder } from "../../../support/page/folder.js";
import { eachOnNewPage, session } from "../../../support/page/page.js";
import { beforeEach, expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { recallSettings, settingsOf } from "../../../../renderer/sandbox/launch/settings.js";
import { getApp } from "../../../../renderer/state/index.js";
import { restoreView } from "../../../../renderer/state/view.js";
import { keepText, keptText } from "../../../../renderer/text/beside/kept-texts.js";

eachOnNewPage();

/** Opens a folder of which the session remembers this. */
async function open(root: string, view: Readonly<Record<string, unknown>>): Promise<void> {
  openFolder({ "cards.toml": '[[cards]]\nid = "a"\n' }, { root });
  const { answer } = session;
  session.answer = (name, request) => (name === "view/get" ? Promise.resolve(ok({ view })) : answer(name, request));
  await expect.poll(() => getApp().workspace?.root).toBe(root);
}

/** A page reads what it remembers of its first folder once, which another test of this process may have had it do. */
beforeEach(async () => {
  await open("/begin", {});
  await restoreView();
});

const nameIn = (root: string): string => JSON.stringify([root, "cards.toml"]);
const unsent = (version: string) => ({ version, base: "", changes: [{ from: 0, to: 0, insert: "[" }] });
const typed = (root: string, version: string) => ({ typedTexts: [[nameIn(root), unsent(version)]] });

it("texts that were typed in a folder are there when it opens after another, unless the page keeps newer ones", async () => {
  await open("/first", typed("/first", "one"));
  expect(keptText(nameIn("/first"))).toEqual(unsent("one"));
  await open("/second", typed("/second", "two"));
  expect(keptText(nameIn("/second"))).toEqual(unsent("two"));
  keepText(nameIn("/second"), unsent("three"));
  keepText(nameIn("/first"), undefined);
  await open("/first", typed("/first", "one"));
  expect(keptText(nameIn("/first"))).toBeUndefined();
  expect(keptText(nameIn("/second"))).toEqual(unsent("three"));
});

it("matches are set up as those of their folder were", async () => {
  const playing = (deck: string) => ({
    ...{ players: ["person"], decks: [deck], ruleset: null, options: {}, selectedInHand: true, pace: "normal" },
  });
  const play = (deck: string) => ({ play: { game: "ptg", games: { ptg: playing(deck) } } });
  await open("/third", play("Ember"));
  await recallSettings();
  expect(settingsOf("ptg").decks).toEqual(["Ember"]);
  await open("/fourth", {});
  await recallSettings();
  expect(settingsOf("ptg").decks).toEqual([]);
  await open("/third", play("Tide"));
  await recallSettings();
  expect(settingsOf("ptg").decks).toEqual(["Tide"]);
});

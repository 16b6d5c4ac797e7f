// @vitest-environment happy-dom
import { columnTexts, eachOnNewApp, openApp, session } from "../../../support/page/app.js";
import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../shared/base/index.js";
import { applyOrder, setArrangement } from "../../../../renderer/arrangement/index.js";
import { activeSheet, getApp } from "../../../../renderer/state/index.js";
import { card, deck } from "../../../support/workspace/cards.js";

eachOnNewApp();

it("keeps the rows in their new order while they are fetched again", async () => {
  await openApp({ "cards.toml": deck(card("a", { name: "Oak" }), card("b", { name: "Ash" })) });
  const sheet = activeSheet(getApp());
  if (!sheet) throw new Error("A sheet is open");
  act(() => setArrangement(sheet, { sort: [{ column: "name", descending: false }] }));
  await expect.poll(() => columnTexts("name")).toEqual(["Ash", "Oak"]);
  const answer = session.answer;
  let goOn: () => void = () => undefined;
  const held = new Promise<void>((done) => (goOn = done));
  session.answer = async (call, request) => {
    if (call === "sheet/rows") await held;
    if (call !== "rows/order") return answer(call, request);
    // So many rows moved that they are to be fetched again, which takes a while.
    session.publish("sheet/patch", { sheet: sheet.ref, revision: 2, origin: "edit", change: { kind: "reset" } });
    return ok({ count: 1 });
  };
  const applied = applyOrder(sheet, ["b", "a"]);
  await expect.poll(() => session.calls.some((each) => each.name === "rows/order")).toBe(true);
  await Promise.resolve();
  expect(columnTexts("name")).toEqual(["Ash", "Oak"]);
  expect(getApp().arrangements).not.toEqual({});
  await act(async () => {
    goOn();
    await applied;
  });
  await expect.poll(() => columnTexts("name")).toEqual(["Oak", "Ash"]);
});

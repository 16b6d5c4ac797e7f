import { expect, test } from "vitest";
import { columnTitle, fileTitle, keyTitle } from "../../../../shared/sheet/index.js";

test.each([
  ["is-fast", "Is Fast"],
  ["card-id", "Card ID"],
  ["card-fx", "Card FX"],
  ["image_number", "Image Number"],
  ["ID", "ID"],
  ["image-url", "Image URL"],
  ["UUID", "UUID"],
  ["hp", "HP"],
  ["ui_scale", "UI Scale"],
  ["RULES-TEXT", "Rules Text"],
  ["élan-vital", "Élan Vital"],
  ["double--dash_", "Double Dash"],
  ["cardName", "Card Name"],
  ["effectRules", "Effect Rules"],
  ["cardId", "Card ID"],
  ["imageURL", "Image URL"],
  ["art2Image", "Art2 Image"],
  ["art3D", "Art3d"],
  ["CardName", "Card Name"],
  ["", ""],
  ["--", "--"],
  ["😀-face", "😀 Face"],
])("the key %j is titled %j", (key, title) => {
  expect(keyTitle(key)).toBe(title);
});

test.each([
  [{ path: ["tides"], index: 0 }, "Tides 1"],
  [{ path: ["tides"], index: 3 }, "Tides 4"],
  [{ path: ["stats", "hp"] }, "Stats HP"],
])("%j is titled %j", (id, title) => {
  expect(columnTitle(id)).toBe(title);
});

test.each([
  ["cards.toml", "cards"],
  ["sets/rendered-cards.toml", "rendered-cards"],
  ["Cards.TOML", "Cards"],
  ["v1.cards.toml", "v1.cards"],
])("the sheet of %s is called %s", (file, title) => {
  expect(fileTitle(file)).toBe(title);
});

import { expect, test } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { eachCell, type ColumnType } from "../../../../shared/sheet/index.js";
import { fromWire, type WireValue } from "../../../../shared/toml/index.js";
import { nestedGame } from "../../../support/validate/nested-game.js";

const [sheet] = nestedGame.sheets;
const typeOf = (key: string): ColumnType =>
  sheet?.columns?.find((column) => column.key === key)?.type ?? { kind: "any" };
const cells = (key: string, value: WireValue) =>
  [...eachCell(must(fromWire(value)), typeOf(key), { types: sheet?.types })].map(
    ({ inner, type, schema, around }) =>
      `${inner.join("/")} ${type.kind}${schema ? ` ${schema.key}` : ""}${around ? ` in ${around.inner.join("/")}` : ""}`,
  );

test("parts come depth first, with the table around them", () => {
  expect(
    cells("abilities", [
      { name: "A", alterations: [{ effect: "heal", params: { amount: 1 }, do: [{ effect: "draw" }] }], odd: { x: 1 } },
    ]),
  ).toEqual([
    " rows",
    "0 record",
    "0/name text name in 0",
    "0/alterations rows alterations in 0",
    "0/alterations/0 record in 0",
    "0/alterations/0/effect choice effect in 0/alterations/0",
    "0/alterations/0/params record params in 0/alterations/0",
    "0/alterations/0/params/amount integer amount in 0/alterations/0/params",
    "0/alterations/0/do rows do in 0/alterations/0",
    "0/alterations/0/do/0 record in 0/alterations/0",
    "0/alterations/0/do/0/effect choice effect in 0/alterations/0/do/0",
    "0/odd any in 0",
  ]);
});

test("values of maps have the type of the map", () => {
  expect(cells("mana", { fire: 1, odd: 2 })).toEqual([" map", "fire integer", "odd integer"]);
});

test("members of a case are there only where the choice is made", () => {
  const members = (effect: string): unknown =>
    cells("abilities", [{ alterations: [{ effect, times: 1 }] }]).find((line) => line.includes("times"));
  expect(members("repeat")).toBe("0/alterations/0/times integer times in 0/alterations/0");
  expect(members("draw")).toBe("0/alterations/0/times any in 0/alterations/0");
});

test("a choice may be in the row", () => {
  const type: ColumnType = {
    kind: "record",
    members: [],
    cases: { key: "type", up: 1, of: { spell: [{ key: "speed", type: { kind: "text" }, about: "" }] } },
  };
  const kinds = (text: string) =>
    [...eachCell(must(fromWire({ speed: "x" })), type, { row: () => ({ kind: "string", value: text }) })].map(
      (cell) => cell.type.kind,
    );
  expect(kinds("spell")).toEqual(["record", "text"]);
  expect(kinds("constructor")).toEqual(["record", "any"]);
});
